import type {
  ProductByHandleQuery,
  VariantAllocationFieldsFragment,
  VariantFieldsFragment,
} from 'storefrontapi.generated';

import {type CodedError, isDenied} from '~/commerce/platform-client/denied-fields.server';
import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import {readWholeList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {Product, SelectedOption, Variant} from '~/domain/catalogue/product';
import {type RedirectTable, redirectTable} from '~/domain/request/redirects';

import {type CatalogueReader, recall} from './catalogue-reader.server';
import {MORE_VARIANTS_QUERY, PRODUCT_QUERY, REDIRECTS_QUERY} from './documents.server';
import {toFurtherVariant, toProduct} from './product-mapping.server';

/**
 * The merchant's redirects (platform `urlRedirects`), ready for look-ups. Every navigation looks one up, also for a page
 * out of the cache, which must not wait for the platform: a table of any age is used while it is read anew behind the
 * answer, and stays in use while the platform fails. A store that withholds its redirects has none. Throws
 * PlatformUnavailable where none was ever read.
 */
export function loadRedirects(reader: CatalogueReader): Promise<RedirectTable> {
  return reader.once('redirect-table', () =>
    recall(reader, reader.redirectTables, {
      usable: 'at-any-age',
      read: () => readRedirects(reader),
    }),
  );
}

async function readRedirects({storefront, env}: CatalogueReader): Promise<RedirectTable> {
  const cache = freshFor(env.CACHE_SECONDS);
  const readPage = (after: string | null) =>
    storefront.query(REDIRECTS_QUERY, {variables: {after}, cache});
  const first = await readPage(null);
  const errors: CodedError[] = first.errors ?? [];
  if (errors.length > 0 && errors.every(isDenied)) return redirectTable([]);
  requireNoErrors(first);
  return redirectTable(
    await readWholeList(first.urlRedirects, async (after) => {
      const more = await readPage(after);
      return {page: more.urlRedirects, errors: more.errors};
    }),
  );
}

/** A page of a product with more variants than this reads the one that it shows, and what is made from the platform's own list. */
const MOST_VARIANTS = 250;

/** The product of a handle with the first ten variants, and all of its pictures and plans: one call, two where it has many plans. */
async function readProduct({storefront, env}: CatalogueReader, handle: string) {
  const cache = freshFor(Math.min(env.CACHE_SECONDS, 15));
  const ask = async (first: {groups?: number; plans?: number}) => {
    const answer = await storefront.query(PRODUCT_QUERY, {
      variables: {handle, id: NONE, ...first},
      cache,
    });
    requireNoErrors(answer);
    return answer.product;
  };
  const product = await ask({});
  const groups = product?.sellingPlanGroups;
  const hasMorePlans =
    groups?.pageInfo.hasNextPage === true ||
    groups?.nodes.some(({sellingPlans}) => sellingPlans.pageInfo.hasNextPage) === true;
  return hasMorePlans ? ask({groups: ALL, plans: ALL}) : product;
}

/** An id that is not asked for: the platform refuses an empty one all the same. */
const NONE = 'gid://shopify/ProductVariant/1';

/** As many as the platform gives in one call. */
const ALL = 250;

/**
 * The whole product of a handle, with all its variants: one call for ten of them, one more for each further 250
 * (coverage: catalogue-variants-all). Null when the platform knows none; throws PlatformUnavailable on a fault, also of
 * a further page.
 */
export function loadProduct(reader: CatalogueReader, handle: string): Promise<Product | null> {
  return reader.once(`product:${handle}`, async () => {
    const product = await reader.once(`product-start:${handle}`, () => readProduct(reader, handle));
    return product ? readVariants(reader, handle, product) : null;
  });
}

/**
 * The product of a handle as its page needs it: whole up to 250 variants, and beyond that with the first ten and all combinations
 * that are made (coverage: catalogue-variants-encoded). `loadVariant` reads the one that is shown.
 */
export function loadShownProduct(reader: CatalogueReader, handle: string): Promise<Product | null> {
  return reader.once(`shown-product:${handle}`, async () => {
    const product = await reader.once(`product-start:${handle}`, () => readProduct(reader, handle));
    if (!product) return null;
    if ((product.variantsCount?.count ?? 0) <= MOST_VARIANTS || !product.encodedVariantExistence)
      return readVariants(reader, handle, product);
    return toProduct(product, {
      variants: [...product.variants.nodes],
      allocations: product.allocations.nodes,
      isWhole: false,
    });
  });
}

async function readVariants(
  {storefront, env}: CatalogueReader,
  handle: string,
  product: NonNullable<ProductByHandleQuery['product']>,
): Promise<Product> {
  const cache = freshFor(Math.min(env.CACHE_SECONDS, 15));
  const allocations: VariantAllocationFieldsFragment[] = [...product.allocations.nodes];
  const variants = await readWholeList<VariantFieldsFragment>(product.variants, async (after) => {
    const more = await storefront.query(MORE_VARIANTS_QUERY, {variables: {handle, after}, cache});
    const page = more.product?.variants;
    allocations.push(...(page?.nodes ?? []));
    return {page, errors: more.errors};
  });
  return toProduct(product, {variants, allocations, isWhole: true});
}

/** One variant of a product, by its id or by all of its values; null where the product has no such variant. */
export async function loadVariant(
  {storefront, env}: CatalogueReader,
  product: Product,
  wanted: {id: string} | {values: SelectedOption[]},
): Promise<Variant | null> {
  const {handle} = product;
  const answer = await storefront.query(PRODUCT_QUERY, {
    variables:
      'id' in wanted
        ? {handle, id: wanted.id, byId: true}
        : {handle, id: NONE, values: wanted.values, byValues: true},
    cache: freshFor(Math.min(env.CACHE_SECONDS, 15)),
  });
  requireNoErrors(answer);
  const {named} = answer;
  const byId = named && 'product' in named && named.product.handle === handle ? named : null;
  const variant = byId ?? answer.product?.chosen;
  return variant ? toFurtherVariant(product, variant) : null;
}
