import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import {loadSitemapProducts} from '~/commerce/catalogue/sitemap-products.server';
import {loadStoreAddresses} from '~/commerce/content/store-addresses.server';
import {allArticles} from '~/content/articles.server';
import {findCampaign} from '~/content/campaigns.server';
import {categories} from '~/content/categories.server';
import {contentPages, findPage} from '~/content/pages.server';
import {isUnlisted} from '~/domain/catalogue/product-card';
import {categoryPath, flattenCategories, productPath} from '~/domain/content/navigation';
import {type SitemapEntry, sitemapIndexXml, sitemapXml} from '~/domain/content/sitemap';
import {CAMPAIGNS_PATH} from '~/domain/content/store-campaign';
import {loadShopOffer, type ShopOffer} from '~/edge/catalogue/shop-offer.server';
import type {ShopContext} from '~/edge/request/context.server';
import type {PublicRoute} from '~/edge/request/page-table.server';
import {orUnavailable} from '~/edge/request/refusals.server';

async function productEntries(context: ShopContext): Promise<SitemapEntry[]> {
  const {products} = await orUnavailable(loadShopSnapshot(context));
  return [...products.values()]
    .filter((product) => !isUnlisted(product))
    .map(({handle}) => ({path: productPath(handle)}));
}

/** The pages of the shop, with these of its products. */
async function allEntries(
  context: ShopContext,
  offer: ShopOffer,
  products: readonly SitemapEntry[],
): Promise<SitemapEntry[]> {
  return [
    ...fixedEntries(context),
    ...flattenCategories(categories).map((category) => ({path: categoryPath(category)})),
    ...products,
    ...allArticles.map(({slug, updated}) => ({
      path: `/learn/${encodeURIComponent(slug)}`,
      updated,
    })),
    ...[...offer.campaigns.keys()]
      .filter((path) => path.startsWith(`${CAMPAIGNS_PATH}/`))
      .map((path) => ({path})),
    ...(await storeEntries(context, offer)),
  ];
}

/** The part of a large store's sitemap that holds everything but the products. */
const OTHER_PAGES = 'pages';

/**
 * The sitemap of a large store (coverage: catalogue-large): an index of parts, each of which one call answers. What is no part is the
 * index.
 */
async function partEntries(
  context: ShopContext,
  offer: ShopOffer,
  part: string | null,
): Promise<SitemapEntry[] | string> {
  if (part === OTHER_PAGES) return allEntries(context, offer, []);
  const page = /^[1-9]\d{0,3}$/.test(part ?? '') ? Number(part) : null;
  const {pages, products} = await orUnavailable(loadSitemapProducts(context, page ?? 1));
  if (page === null) {
    const parts = Array.from({length: pages}, (_, index) => String(index + 1));
    return sitemapIndexXml(context.siteOrigin, [OTHER_PAGES, ...parts]);
  }
  return products.map(({handle, updated}) => ({path: productPath(handle), updated}));
}

/** What the merchant wrote in the store; a collection that is a category of the content has its page there. */
async function storeEntries(context: ShopContext, offer: ShopOffer): Promise<SitemapEntry[]> {
  const moved = new Set(
    flattenCategories(categories)
      .filter((category) => offer.leadsOn(categoryPath(category)))
      .map(({handle}) => `/collections/${handle}`),
  );
  const addresses = await orUnavailable(loadStoreAddresses(context));
  return addresses.filter(({path}) => !moved.has(path));
}

/** Whether the content has the text of a page that is made of one. */
function hasText({path, written}: PublicRoute): boolean {
  const slug = path.slice(1);
  if (written === 'campaign') return findCampaign(slug) !== null;
  return written !== 'page' || findPage(slug) !== null;
}

/** The pages whose address is written out in the route table; legal pages know when they were changed. */
function fixedEntries({pages}: ShopContext): SitemapEntry[] {
  return pages.publicRoutes
    .filter((route) => !route.path.includes(':') && hasText(route))
    .map(({path}) => ({
      path,
      updated: contentPages().find(({slug}) => path === `/${slug}`)?.updated,
    }));
}

/**
 * Every page of the shop that its route declares public, and that there is something to see on. Without its products it is
 * no sitemap: a crawler would take what is missing for gone, so that it is refused and asked for again.
 */
export async function loadSitemap(context: ShopContext, part: string | null): Promise<string> {
  const offer = await loadShopOffer(context);
  const {asked} = await orUnavailable(loadShopSnapshot(context));
  const entries =
    asked === null
      ? await allEntries(context, offer, await productEntries(context))
      : await partEntries(context, offer, part);
  if (typeof entries === 'string') return entries;
  const isWritten = ({path}: SitemapEntry) =>
    offer.keeps(['terms']) || !contentPages().some(({slug}) => path === `/${slug}`);
  const isPublic = (entry: SitemapEntry) =>
    context.pages.find(new URL(entry.path, context.siteOrigin))?.public !== undefined &&
    isWritten(entry) &&
    offer.leadsOn(entry.path);
  return sitemapXml(context.siteOrigin, entries.filter(isPublic));
}
