import {loadPlatformListing} from '~/commerce/catalogue/platform-listing.server';
import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import {loadStoreCollection} from '~/commerce/content/store-texts.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {textOf} from '~/content/strings.server';
import {
  isFiltered,
  listCatalogue,
  type Listing,
  LISTING_PAGE_SIZE,
  type ListingQuery,
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
  flattenCategories,
  type NavigationLink,
  PRODUCTS_PATH,
} from '~/domain/content/navigation';
import type {StoreContent, StorePicture} from '~/domain/content/store-content';
import type {ShopContext} from '~/edge/request/context.server';
import {movedTo, notFound, orUnavailable} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

import {config} from '../../../hydrogen.config';

import {productSegments} from './category-guard.server';
import {loadShopOffer, type ShopOffer} from './shop-offer.server';
import {asShown, loadShopProducts} from './shop-products.server';
import {findStoreContent, loadCategories} from './store-content.server';

/** What a listing is of: all products, a category of the content, or a collection of the store. */
interface ListingSubject {
  heading: string;
  /** Null for a collection of which the merchant says nothing. */
  description: string | null;
  path: string;
  crumbs: {label: string; to?: string}[];
  /** The merchant's own; null without one. */
  picture: StorePicture | null;
  /** What the merchant says to search engines, where it is not what the page says. */
  seo?: {title: string; description: string};
}

/** The subject with the handles of its products, in the merchant's order; null lists every product. */
type Listed = ListingSubject & {products: readonly string[] | null; category: Category | null};

interface ListingPage extends ListingSubject {
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
const HOME_CRUMB = {label: 'Home', to: '/'};

function neighboursOf(
  category: Category | null,
  current: string,
  {offer, categories}: {offer: ShopOffer; categories: readonly Category[]},
): ListingPage['neighbours'] {
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
  return [first, ...others.filter(({link}) => offer.leadsOn(link))].map((link) => ({
    ...link,
    current: link.link === current,
  }));
}

function crumbsOf(category: Category | null, categories: readonly Category[]) {
  if (category === null) return [HOME_CRUMB, {label: 'All products'}];
  const parent = categories.find(({handle}) => handle === category.parentCategory);
  return [
    HOME_CRUMB,
    ...(parent ? [{label: parent.label, to: categoryPath(parent)}] : []),
    {label: category.label},
  ];
}

/** What is listed: the handles of a list, or what the platform knows as a collection; neither lists every product. */
type Source = Pick<Listed, 'products' | 'category'> & {collection: string | null};

/** A list of the content that a large store was asked for is worked out here, as every list of a smaller one. */
async function listWhole(
  context: ShopContext,
  {products: handles}: Source,
  query: ListingQuery,
): Promise<Listing<ProductSummary>> {
  const products = await loadShopProducts(context, handles ?? []);
  const listed =
    handles === null
      ? [...products.values()]
      : handles.flatMap((handle) => products.get(handle) ?? []);
  return listCatalogue(
    listed.filter((product) => !isUnlisted(product)),
    query,
  );
}

/** The listing, of a large store by the platform's own engine (coverage: catalogue-large); null while the platform does not answer. */
async function loadListed(
  context: ShopContext,
  source: Source,
  query: ListingQuery,
): Promise<Listing<ProductSummary> | null> {
  try {
    const {asked} = await loadShopSnapshot(context);
    const isRead = source.products?.every((handle) => asked?.has(handle)) ?? false;
    if (asked === null || isRead) return await listWhole(context, source, query);
    const collection = source.collection ?? source.category?.handle ?? null;
    const listing = await loadPlatformListing(context, collection, query);
    // A category of the content is no collection of every store.
    if (!listing) return source.products && (await listWhole(context, source, query));
    return {...listing, products: await asShown(context, listing.products)};
  } catch (fault) {
    if (!(fault instanceof PlatformUnavailable)) throw fault;
    console.error(`[${context.requestId}] No products for the listing: ${fault.message}`);
    return null;
  }
}

/** All products, a category or a subcategory. The guard has refused every other address below `/products`. */
function ownSubject(
  url: URL,
  {offer, categories}: {offer: ShopOffer; categories: readonly Category[]},
  store: StoreContent | null,
): Listed {
  const segments = productSegments(url);
  const category = findCategory(categories, segments);
  if (category === null && segments.length > 0) throw notFound(pagePath(url));
  const path = category === null ? PRODUCTS_PATH : categoryPath(category);
  if (!offer.leadsOn(path)) throw notFound(path);
  const heading = category?.heading ?? ALL_PRODUCTS;
  const description =
    category?.description ??
    offer.inTrade(textOf('trade.allProducts'), `Everything that ${config.brand.name} sells.`);
  const texts = category ? store?.collections.get(category.handle) : undefined;
  return {
    heading,
    description,
    path,
    crumbs: crumbsOf(category, categories),
    picture: texts?.image ?? null,
    ...(texts
      ? {seo: {title: texts.seoTitle || heading, description: texts.seoDescription || description}}
      : {}),
    products: category?.products ?? null,
    category,
  };
}

/**
 * A collection of the store under its own address (coverage: catalogue-collections). One that is a category of the content, and has
 * goods there, leads to the category's page.
 */
async function collectionSubject(
  context: ShopContext,
  handle: string,
  {offer, categories}: {offer: ShopOffer; categories: readonly Category[]},
): Promise<Listed> {
  const path = `/collections/${encodeURIComponent(handle)}`;
  const category = flattenCategories(categories).find((one) => one.handle === handle);
  if (category && offer.leadsOn(categoryPath(category))) throw movedTo(categoryPath(category), 301);
  const {asked} = await orUnavailable(loadShopSnapshot(context));
  const collection = await orUnavailable(
    loadStoreCollection(context, handle, {isWhole: asked === null}),
  );
  if (!collection) throw notFound(path);
  const {title, seoTitle, seoDescription, description, image, products} = collection;
  return {
    heading: title,
    description: description || null,
    path,
    crumbs: [HOME_CRUMB, {label: title}],
    picture: image,
    seo: {title: seoTitle, description: seoDescription},
    products: asked === null ? products : null,
    category: null,
  };
}

/** The page of `/products`, a category, a subcategory or a collection of the store. */
export async function loadListingPage(
  request: Request,
  context: ShopContext,
  /** Handle of a collection, where the address names one. */
  collection?: string,
): Promise<ListingPage> {
  const url = new URL(request.url);
  const [offer, categories, store] = await Promise.all([
    loadShopOffer(context),
    loadCategories(context),
    findStoreContent(context),
  ]);
  const shop = {offer, categories};
  const {
    products: handles,
    category,
    ...subject
  } = collection === undefined
    ? ownSubject(url, shop, store)
    : await collectionSubject(context, collection, shop);
  const {path, crumbs} = subject;
  const query = parseListingQuery(url.searchParams);
  const source = {products: handles, category, collection: collection ?? null};
  const listed = await loadListed(context, source, query);
  const listing = listed && toListingView(path, listed);
  const site = {brand: config.brand.name, origin: context.siteOrigin};

  context.structuredData.push(breadcrumbList(site, crumbs));
  if (listing) {
    context.structuredData.push(
      itemList(site, listing.cards, (listing.page - 1) * LISTING_PAGE_SIZE + 1),
    );
  }
  return {
    ...subject,
    neighbours: neighboursOf(category, path, shop),
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
