import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {categories} from '~/content/categories.server';
import {textOf} from '~/content/strings.server';
import {
  isFiltered,
  listCatalogue,
  LISTING_PAGE_SIZE,
  parseListingQuery,
  showsAllAsked,
} from '~/domain/catalogue/listing';
import {type ListingView, toListingView} from '~/domain/catalogue/listing-view';
import type {ProductSummary} from '~/domain/catalogue/product';
import {isUnlisted} from '~/domain/catalogue/product-card';
import {breadcrumbList, itemList} from '~/domain/catalogue/structured-data';
import {
  type Category,
  categoryPath,
  findCategory,
  type NavigationLink,
  PRODUCTS_PATH,
} from '~/domain/content/navigation';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

import {config} from '../../../hydrogen.config';

import {productSegments} from './category-guard.server';
import {loadShopOffer, type ShopOffer} from './shop-offer.server';
import {loadShopProducts} from './shop-products.server';

interface ListingPage {
  heading: string;
  description: string;
  path: string;
  crumbs: {label: string; to?: string}[];
  /** The main category and its subcategories, or all main categories: the way to the neighbours. */
  neighbours: {title: string; link: string; current: boolean}[];
  /** Null while the platform does not answer: the page still says what it is and where to go. */
  listing: ListingView | null;
  /** True for one of the endless combinations of filters, which search engines shall not keep. */
  filtered: boolean;
  /** True when the page may be kept for others who ask the same. */
  keepable: boolean;
  texts: {
    emptyHeading: string;
    emptyText: string;
    clear: string;
    outageHeading: string;
    outage: string;
  };
}

/** The link label of `/products` (coverage: page-all-products). */
const ALL_PRODUCTS = 'All Products';

function neighboursOf(category: Category | null, offer: ShopOffer): ListingPage['neighbours'] {
  const main =
    category === null
      ? null
      : (categories.find(({handle}) => handle === (category.parentCategory ?? category.handle)) ??
        null);
  const hasOwn = main !== null && main.subCategories.length > 0;
  const first: NavigationLink = !hasOwn
    ? {title: 'All products', link: PRODUCTS_PATH}
    : {title: `All ${main.label.toLowerCase()}`, link: categoryPath(main)};
  const others = (hasOwn ? main.subCategories : categories).map((entry) => ({
    title: entry.label,
    link: categoryPath(entry),
  }));
  const current = category === null ? PRODUCTS_PATH : categoryPath(category);
  return [first, ...others.filter(({link}) => offer.leadsOn(link))].map((link) => ({
    ...link,
    current: link.link === current,
  }));
}

function crumbsOf(category: Category | null) {
  const home = {label: 'Home', to: '/'};
  if (category === null) return [home, {label: 'All products'}];
  const parent = categories.find(({handle}) => handle === category.parentCategory);
  return [
    home,
    ...(parent ? [{label: parent.label, to: categoryPath(parent)}] : []),
    {label: category.label},
  ];
}

async function loadListed(
  context: ShopContext,
  category: Category | null,
): Promise<ProductSummary[] | null> {
  try {
    const products = await loadShopProducts(context);
    const listed =
      category === null
        ? [...products.values()]
        : category.products.flatMap((handle) => products.get(handle) ?? []);
    return listed.filter((product) => !isUnlisted(product));
  } catch (fault) {
    if (!(fault instanceof PlatformUnavailable)) throw fault;
    console.error(`[${context.requestId}] No products for the listing: ${fault.message}`);
    return null;
  }
}

/** The page of `/products`, a category or a subcategory. The guard has refused every other address. */
export async function loadListingPage(
  request: Request,
  context: ShopContext,
): Promise<ListingPage> {
  const url = new URL(request.url);
  const segments = productSegments(url);
  const category = findCategory(categories, segments);
  if (category === null && segments.length > 0) throw notFound(pagePath(url));

  const path = category === null ? PRODUCTS_PATH : categoryPath(category);
  const offer = await loadShopOffer(context);
  if (!offer.leadsOn(path)) throw notFound(path);
  const query = parseListingQuery(url.searchParams);
  const products = await loadListed(context, category);
  const listed = products === null ? null : listCatalogue(products, query);
  const listing = listed && toListingView(path, listed);
  const crumbs = crumbsOf(category);
  const site = {brand: config.brand.name, origin: context.siteOrigin};

  context.structuredData.push(breadcrumbList(site, crumbs));
  if (listing) {
    context.structuredData.push(
      itemList(site, listing.cards, (listing.page - 1) * LISTING_PAGE_SIZE + 1),
    );
  }
  return {
    heading: category?.heading ?? ALL_PRODUCTS,
    description:
      category?.description ??
      (categories.some(({products: handles}) => offer.sellsAny(handles))
        ? `Everything ${config.brand.name} makes: brushes, pastes, whitening and what goes between the teeth.`
        : `Everything that ${config.brand.name} sells.`),
    path,
    crumbs,
    neighbours: neighboursOf(category, offer),
    listing,
    keepable: listed !== null && showsAllAsked(listed, url.searchParams),
    filtered: isFiltered(query) || query.sort !== 'featured',
    texts: {
      emptyHeading: textOf('category.emptyHeading'),
      emptyText: textOf('category.emptyText'),
      clear: textOf('category.clearFilters'),
      outageHeading: textOf('outage.heading'),
      outage: textOf('outage.text'),
    },
  };
}
