import type {ProductSummaryFieldsFragment, ShopSnapshotQuery} from 'storefrontapi.generated';

import type {CodedError} from '~/commerce/platform-client/denied-fields.server';
import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import {readList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {ProductSummary} from '~/domain/catalogue/product';

import {type CatalogueReader, recall, type SnapshotReader} from './catalogue-reader.server';
import {MORE_PRODUCTS_QUERY, productsDocument, SHOP_SNAPSHOT_QUERY} from './documents.server';
import {toProductSummary} from './product-mapping.server';
import type {ShopSnapshot} from './snapshot-memory.server';

/**
 * The catalogue: one call for a shop of up to 75 products (coverage: catalogue-all-products), further pages after that; at
 * most once per request, and shared between requests for `CACHE_SECONDS`. It is whole or refused. While the platform
 * fails, the last one that this isolate has read stands in for a day.
 *
 * Of a store with more than `SNAPSHOT_PRODUCTS` it is the first page and what the content names (coverage: catalogue-large).
 */
export function loadShopSnapshot(reader: SnapshotReader): Promise<ShopSnapshot> {
  return reader.once('shop-snapshot', () =>
    recall(reader, reader.snapshots, {usable: 'while-recent', read: () => readSnapshot(reader)}),
  );
}

/** As many as the platform gives in one call. */
const ONE_CALL = 250;

/** More handles than this are asked for by no page; what is beyond is taken for unknown. */
const MOST_HANDLES = 4 * ONE_CALL;

type Nodes = readonly ProductSummaryFieldsFragment[];

const byHandle = (nodes: Nodes) =>
  new Map(nodes.map((node) => [node.handle, toProductSummary(node)] as const));

/**
 * The products of these handles by handle; those that the platform does not know are left out. Where the catalogue is not read whole, one
 * call for each 250 that are missing of it.
 */
export async function loadNamedProducts(
  reader: SnapshotReader,
  handles: readonly string[],
): Promise<ShopSnapshot['products']> {
  const {products, asked} = await loadShopSnapshot(reader);
  if (asked === null) return products;
  const missing = [...new Set(handles)].filter((handle) => !asked.has(handle)).sort();
  if (missing.length === 0) return products;
  const read = await reader.once(`products:${missing.join()}`, () => readProducts(reader, missing));
  return new Map([...products, ...byHandle(read)]);
}

async function readProducts(
  {storefront, env}: CatalogueReader,
  handles: readonly string[],
): Promise<Nodes> {
  const wanted = handles.slice(0, MOST_HANDLES);
  const calls = Array.from({length: Math.ceil(wanted.length / ONE_CALL)}, async (_, call) => {
    const share = wanted.slice(call * ONE_CALL, (call + 1) * ONE_CALL);
    const {errors, ...products} = await storefront.query<
      Record<string, ProductSummaryFieldsFragment | null>
    >(productsDocument(share.length), {
      variables: Object.fromEntries(share.map((handle, index) => [`h${index}`, handle])),
      cache: freshFor(env.CACHE_SECONDS),
    });
    requireNoErrors({errors});
    return Object.values(products).flatMap((product) => product ?? []);
  });
  return (await Promise.all(calls)).flat();
}

/** That the platform does not say how large it is, is no reason to do without its products. */
function requireProducts(answer: ShopSnapshotQuery & {errors?: unknown}): void {
  const errors = [(answer.errors ?? []) as CodedError | CodedError[]].flat();
  requireNoErrors({errors: errors.filter(({path}) => path?.[0] !== 'sitemap')});
}

async function readSnapshot(reader: SnapshotReader): Promise<ShopSnapshot> {
  const {storefront, env, namedProducts} = reader;
  const cache = freshFor(env.CACHE_SECONDS);
  const first = await storefront.query(SHOP_SNAPSHOT_QUERY, {cache});
  requireProducts(first);
  // A page of the sitemap is one of 250 products, the last one alone may have fewer.
  const atLeast = ((first.sitemap?.pagesCount?.count ?? 1) - 1) * ONE_CALL;
  const isLarge = atLeast >= env.SNAPSHOT_PRODUCTS;
  const {nodes, isWhole} = await readList(
    first.products,
    async (after) => {
      const more = await storefront.query(MORE_PRODUCTS_QUERY, {variables: {after}, cache});
      return {page: more.products, errors: more.errors};
    },
    isLarge ? 0 : env.SNAPSHOT_PRODUCTS,
  );
  const products: Map<string, ProductSummary> = byHandle(nodes);
  if (isWhole && !isLarge) return {products, asked: null};
  const named = namedProducts.slice(0, ONE_CALL);
  const missing = named.filter((handle) => !products.has(handle));
  if (missing.length > 0)
    for (const [handle, product] of byHandle(await readProducts(reader, missing)))
      products.set(handle, product);
  return {products, asked: new Set([...products.keys(), ...named])};
}
