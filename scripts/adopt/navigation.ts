import {collectionOf, type PlannedTree} from './categories';
import type {Store, StoreMenuItem} from './store';

/** A link as `navigation.yaml` has it. */
interface PlannedLink {
  title: string;
  link: string;
  subCategories?: PlannedLink[];
  needs?: string[];
}

interface PlannedNavigation {
  header: PlannedLink[];
  footer: {title: string; links: PlannedLink[]}[];
  account: PlannedLink[];
}

const ALL_PRODUCTS: PlannedLink = {title: 'All products', link: '/products'};

const ACCOUNT: PlannedLink[] = [
  {title: 'My account', link: '/account'},
  {title: 'My orders', link: '/account/my-orders'},
  {title: 'Subscriptions', link: '/account/manage-subscriptions', needs: ['subscriptions']},
  {title: 'Address book', link: '/account/address-book'},
  {title: 'Contact information', link: '/account/contact-information'},
];

/** Addresses of Shopify's themes that lie elsewhere in this shop. */
const MOVED = new Map([
  ['/collections', '/products'],
  ['/collections/all', '/products'],
  ['/pages/contact', '/contact-us'],
  ['/account', '/account'],
]);

const HELP_CENTER: PlannedLink = {
  title: 'Help & FAQ',
  link: '{helpCenter}',
  needs: ['help-center'],
};

interface Place {
  /** Empty where there is none. */
  helpCenter: string;
  store: Store;
  tree: PlannedTree;
  /** Whether a page of this shop answers a path. */
  hasPath: (path: string) => boolean;
}

/** Where a menu's address leads in this shop: a path of it, another site, or null where nothing answers here. */
export function linkOf(url: string, {store, tree, hasPath}: Place): string | null {
  let address: URL;
  try {
    address = new URL(url, `https://${store.host}`);
  } catch {
    return null;
  }
  if (['mailto:', 'tel:'].includes(address.protocol)) return url;
  const isOwn = address.host === store.host || address.host.endsWith('.myshopify.com');
  if (!isOwn) return address.protocol === 'https:' ? address.href : null;
  const pathname = address.pathname.replace(/(.)\/$/, '$1');
  const category = tree.paths.get(collectionOf(pathname) ?? '');
  if (category !== undefined) return category;
  const moved = MOVED.get(pathname);
  if (moved !== undefined) return moved;
  const isProduct = /^\/products\/([^/]+)$/.exec(pathname)?.[1];
  if (isProduct !== undefined)
    return store.products.some(({handle}) => handle === decodeURIComponent(isProduct))
      ? pathname
      : null;
  return hasPath(pathname) ? `${pathname}${address.search}` : null;
}

/** The links of a menu; what nothing answers is left out, with whatever is below it kept in its place. */
function linksOf(items: readonly StoreMenuItem[], place: Place): PlannedLink[] {
  return items.flatMap(({title, url, items: below}) => {
    const subCategories = linksOf(below, place).map(({title: name, link}) => ({title: name, link}));
    const link = (url === null ? null : linkOf(url, place)) ?? headingLink(title, place);
    if (link === null) return subCategories;
    return [{title, link, ...(subCategories.length > 0 ? {subCategories} : {})}];
  });
}

/** A heading without an address of its own leads to the category that was made of it. */
function headingLink(title: string, {tree}: Place): string | null {
  const category = tree.categories.find(({label, products}) => label === title && !products);
  return category ? `/products/${category.handle}` : null;
}

const categoryLinks = ({categories}: PlannedTree): PlannedLink[] =>
  categories.map(({label, handle, subCategories = []}) => ({
    title: label,
    link: `/products/${handle}`,
    ...(subCategories.length > 0
      ? {
          subCategories: subCategories.map((sub) => ({
            title: sub.label,
            link: `/products/${handle}/${sub.handle}`,
          })),
        }
      : {}),
  }));

const leadsTo = (links: readonly PlannedLink[], path: string) =>
  links.some(({link, subCategories = []}) =>
    [link, ...subCategories.map((sub) => sub.link)].includes(path),
  );

/**
 * Header, footer and account menu of the shop from a store's two menus; without a main menu from its categories. The way to all
 * products and to help is always there.
 */
export function planNavigation(place: Place): PlannedNavigation {
  const {store, tree, helpCenter} = place;
  const header = store.menu ? linksOf(store.menu, place) : categoryLinks(tree);
  const legal = (link: PlannedLink) => link.link.startsWith('/policies/');
  const help: PlannedLink[] = [
    {title: 'Contact us', link: '/contact-us'},
    ...(helpCenter === '' ? [] : [HELP_CENTER]),
    {title: 'Account login', link: '/account/login'},
    {
      title: 'Manage subscriptions',
      link: '/account/manage-subscriptions',
      needs: ['subscriptions'],
    },
  ];
  const rest = linksOf(store.footer ?? [], place).filter(
    ({link}) => link.startsWith('/') === false || !leadsTo(help, link),
  );
  const groups = [
    {
      title: 'Shop',
      links: [
        ...tree.categories.map(({label, handle}) => ({title: label, link: `/products/${handle}`})),
        ALL_PRODUCTS,
      ],
    },
    {title: 'About', links: rest.filter((link) => !legal(link))},
    {title: 'Help', links: help},
    {title: 'Legal', links: rest.filter(legal)},
  ];
  return {
    header: leadsTo(header, '/products') ? header : [...header, ALL_PRODUCTS],
    footer: groups.filter(({links}) => links.length > 0),
    account: ACCOUNT,
  };
}
