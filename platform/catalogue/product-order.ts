import type {ProductRecord} from './records.ts';

/** The price a list is ordered by: the lowest variant's (§4.2). */
export function lowestPrice(product: ProductRecord): number {
  return Math.min(...product.variants.map((variant) => variant.price));
}

type Comparison = (a: ProductRecord, b: ProductRecord) => number;

const byId: Comparison = (a, b) => a.id - b.id;
const byText =
  (text: (product: ProductRecord) => string): Comparison =>
  (a, b) =>
    text(a).localeCompare(text(b), 'en');

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  ID: byId,
  PRICE: (a, b) => lowestPrice(a) - lowestPrice(b),
  TITLE: byText((product) => product.title),
  VENDOR: byText((product) => product.vendor),
  PRODUCT_TYPE: byText((product) => product.productType),
  CREATED_AT: byText((product) => product.createdAt),
  CREATED: byText((product) => product.createdAt),
  UPDATED_AT: byText((product) => product.updatedAt),
};

/**
 * Orders products by a sort key; equal ones by id. A key without a comparison of its own
 * (`MANUAL`, `COLLECTION_DEFAULT`, `BEST_SELLING`, `RELEVANCE`) keeps the order given.
 */
export function orderProducts(
  products: readonly ProductRecord[],
  sortKey: string,
): readonly ProductRecord[] {
  const comparison = COMPARISONS[sortKey];
  if (comparison === undefined) return products;
  return [...products].sort((a, b) => comparison(a, b) || byId(a, b));
}
