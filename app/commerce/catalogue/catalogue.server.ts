import {CacheCustom} from '@shopify/hydrogen';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {Product, ProductSummary} from '~/domain/catalogue/product';
import {type RedirectTable, redirectTable} from '~/domain/request/redirects';

import {
  MORE_PRODUCTS_QUERY,
  MORE_REDIRECTS_QUERY,
  PRODUCT_QUERY,
  SHOP_SNAPSHOT_QUERY,
} from './documents.server';
import {toProduct, toProductSummary} from './product-mapping.server';
import type {ShopSnapshot, SnapshotMemory, SnapshotUse} from './snapshot-memory.server';

export interface CatalogueReader {
  storefront: Storefront;
  env: {CACHE_SECONDS: number; PUBLIC_STORE_DOMAIN: string};
  /** Null reads the catalogue for each request anew. */
  snapshots: SnapshotMemory | null;
  waitUntil: (work: Promise<unknown>) => void;
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
}

/**
 * The read and mapped catalogue, and what is made of it, is used this long before the cached answers are read again: far
 * less than these are old, and long enough to spare a busy shop the work.
 */
export const SNAPSHOT_SECONDS = 15;

/** An answer is used while it is renewed for this many times the time it is fresh, so that no price is of yesterday. */
const STALE_FACTOR = 10;

function freshFor(seconds: number) {
  return seconds === 0
    ? CacheCustom({mode: 'no-store'})
    : CacheCustom({mode: 'public', maxAge: seconds, staleWhileRevalidate: seconds * STALE_FACTOR});
}

/** Answers with errors and no data are faults of the platform, not an empty shop. */
function requireData<T extends object>(answer: T & {errors?: unknown}, field: keyof T): T {
  if (answer[field] === null || answer[field] === undefined) {
    const [first] = Array.isArray(answer.errors) ? (answer.errors as {message?: string}[]) : [];
    throw new PlatformUnavailable(first?.message || `no ${String(field)} in the answer`);
  }
  return answer;
}

/** What the isolate remembers, or a new reading of the platform: one in a request, whoever asks for it. */
function recall(reader: CatalogueReader, usable: SnapshotUse): Promise<ShopSnapshot> {
  const load = () => reader.once('snapshot from the platform', () => readSnapshot(reader));
  const {env, snapshots, waitUntil} = reader;
  if (!snapshots) return load();
  const freshMs = Math.min(env.CACHE_SECONDS, SNAPSHOT_SECONDS) * 1000;
  return snapshots.read({source: env.PUBLIC_STORE_DOMAIN, freshMs, usable, waitUntil, load});
}

/**
 * The catalogue and the redirect table: one call for a shop of up to 75 products (coverage: catalogue-all-products),
 * further pages after that; at most once per request, and shared between requests for `CACHE_SECONDS`. While the
 * platform fails, the last one that this isolate has read stands in for a day.
 */
export function loadShopSnapshot(reader: CatalogueReader): Promise<ShopSnapshot> {
  return reader.once('shop-snapshot', () => recall(reader, 'while-recent'));
}

/**
 * The redirects of the remembered catalogue. Every navigation looks one up, also for a page out of the cache, which must
 * not wait for the platform: a table of any age is used while it is read anew behind the answer, and stays in use while
 * the platform fails. Throws PlatformUnavailable where none was ever read.
 */
export async function loadRedirects(reader: CatalogueReader): Promise<RedirectTable> {
  return (await recall(reader, 'at-any-age')).redirects;
}

async function readSnapshot({storefront, env}: CatalogueReader): Promise<ShopSnapshot> {
  const cache = freshFor(env.CACHE_SECONDS);
  const first = requireData(await storefront.query(SHOP_SNAPSHOT_QUERY, {cache}), 'products');
  const nodes = [...first.products.nodes];
  let page = first.products.pageInfo;
  while (page.hasNextPage && page.endCursor) {
    const more = requireData(
      await storefront.query(MORE_PRODUCTS_QUERY, {variables: {after: page.endCursor}, cache}),
      'products',
    );
    nodes.push(...more.products.nodes);
    page = more.products.pageInfo;
  }
  // Redirects need a scope that a store may withhold; the catalogue must not fail with them.
  const redirects = [...(first.urlRedirects?.nodes ?? [])];
  let redirectPage = first.urlRedirects?.pageInfo;
  while (redirectPage?.hasNextPage && redirectPage.endCursor) {
    const more = await storefront.query(MORE_REDIRECTS_QUERY, {
      variables: {after: redirectPage.endCursor},
      cache,
    });
    redirects.push(...(more.urlRedirects?.nodes ?? []));
    redirectPage = more.urlRedirects?.pageInfo;
  }
  return {
    products: new Map(nodes.map((node) => [node.handle, toProductSummary(node)])),
    redirects: redirectTable(redirects),
  };
}

/** The whole product of a handle; null when the platform knows none. Throws PlatformUnavailable on a fault. */
export function loadProduct(reader: CatalogueReader, handle: string): Promise<Product | null> {
  return reader.once(`product:${handle}`, async () => {
    const answer = await reader.storefront.query(PRODUCT_QUERY, {
      variables: {handle},
      cache: freshFor(Math.min(reader.env.CACHE_SECONDS, 15)),
    });
    if (answer.product) return toProduct(answer.product);
    const errors = (answer as {errors?: {message?: string}[]}).errors;
    if (errors?.length)
      throw new PlatformUnavailable(errors[0]?.message || 'no product in the answer');
    return null;
  });
}

/** Summaries of the given handles in that order; unknown ones are left out. */
export async function loadProductsByHandle(
  reader: CatalogueReader,
  handles: readonly string[],
): Promise<ProductSummary[]> {
  const {products} = await loadShopSnapshot(reader);
  return handles.flatMap((handle) => products.get(handle) ?? []);
}
