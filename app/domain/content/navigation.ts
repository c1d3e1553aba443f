import type {Need} from './promises';
import type {CollectionTexts} from './store-content';

/**
 * Navigation link (coverage: content-navigation). `link` is a path of this site, or an absolute https, mailto or tel
 * address.
 */
export interface NavigationLink {
  title: string;
  link: string;
  subCategories?: NavigationLink[];
  /** Content alone: it is there while all of this is true of the shop. */
  needs?: Need[];
}

export interface FooterGroup {
  title: string;
  links: NavigationLink[];
}

export interface Navigation {
  header: NavigationLink[];
  footer: FooterGroup[];
  /** The links of the account menu, for a signed-in customer. */
  account: NavigationLink[];
}

/**
 * The navigation without links to pages that are closed at the moment (a campaign that has not begun or has ended, a category
 * without goods): nothing leads to a page that is not there. A group that is left without links goes too.
 */
export function openNavigation(
  navigation: Navigation,
  isClosed: (link: NavigationLink) => boolean,
): Navigation {
  const open = (links: readonly NavigationLink[]): NavigationLink[] =>
    links
      .filter((link) => !isClosed(link))
      .map(({title, link, subCategories}) =>
        subCategories ? {title, link, subCategories: open(subCategories)} : {title, link},
      );
  return {
    header: open(navigation.header),
    footer: navigation.footer
      .map(({title, links}) => ({title, links: open(links)}))
      .filter(({links}) => links.length > 0),
    account: open(navigation.account),
  };
}

/** Category (coverage: page-categories). A main category lists the products of all its subcategories. */
export interface Category {
  handle: string;
  /** What menus and crumbs call it: "Whitening". */
  label: string;
  /** The heading of its page: "Teeth whitening". */
  heading: string;
  /** One line under the heading, also its description for search engines. */
  description: string;
  /** Handle of the main category above it; null for a main category. */
  parentCategory: string | null;
  /** Product handles in the merchant's order. */
  products: string[];
  subCategories: Category[];
}

export const PRODUCTS_PATH = '/products';

/** True when a link leaves this site or opens another program (mail, phone). */
export function isExternalLink(link: string): boolean {
  return !link.startsWith('/');
}

/**
 * The canonical path of a category: `/products/<category>` or `/products/<category>/<subcategory>`
 * (coverage: page-categories).
 */
export function categoryPath({handle, parentCategory}: Category): string {
  return [PRODUCTS_PATH, parentCategory, handle].filter((part) => part !== null).join('/');
}

/** The path of a product's page (`/products/{slug}`; coverage: page-products). */
export function productPath(handle: string): string {
  return `${PRODUCTS_PATH}/${handle}`;
}

/**
 * Finds the category that the segments after `/products` name, already decoded. Null for an unknown
 * segment, a subcategory under the wrong parent, or more than two segments (decisions.md: those are 404).
 */
export function findCategory(
  categories: readonly Category[],
  segments: readonly string[],
): Category | null {
  const [first, second, ...rest] = segments;
  if (rest.length > 0) return null;
  const main = categories.find(({handle}) => handle === first) ?? null;
  if (main === null || second === undefined) return main;
  return main.subCategories.find(({handle}) => handle === second) ?? null;
}

/** Every category of the tree, each main category before its subcategories. */
export function flattenCategories(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...category.subCategories]);
}

/**
 * The trail to a product: its first main category in the tree, and the subcategory of it that lists the
 * product. Empty for a product that no category lists.
 */
export function categoriesOfProduct(
  categories: readonly Category[],
  productHandle: string,
): Category[] {
  for (const main of categories) {
    const sub = main.subCategories.find(({products}) => products.includes(productHandle));
    if (sub) return [main, sub];
    if (main.products.includes(productHandle)) return [main];
  }
  return [];
}

/**
 * The categories in the words of the store's collections of the same handle: what it calls them, and its description where there is
 * one. Which there are, what is in them and where they stand in the tree is as it was.
 */
export function withCollectionTexts(
  categories: readonly Category[],
  collections: ReadonlyMap<string, Pick<CollectionTexts, 'title' | 'description'>>,
): Category[] {
  return categories.map((category) => {
    const texts = collections.get(category.handle);
    const subCategories = withCollectionTexts(category.subCategories, collections);
    if (!texts) return {...category, subCategories};
    const {title, description} = texts;
    return {
      ...category,
      label: title,
      heading: title,
      description: description || category.description,
      subCategories,
    };
  });
}
