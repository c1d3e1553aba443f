import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber} from '../graphql/gid.ts';

import {isAvailable} from './catalogue.ts';
import type {ProductRecord} from './records.ts';
import {byBestSelling, findVisibleProduct, visibleProducts} from './visible.ts';

const MOST_RECOMMENDED = 10;

/** Products a merchant named as going with this one (`details.recommended`). */
function complementary(product: ProductRecord, context: RequestContext): ProductRecord[] {
  const field = product.metafields.find(
    (one) => one.namespace === 'details' && one.key === 'recommended',
  );
  if (field === undefined) return [];
  const ids = JSON.parse(field.value) as string[];
  return ids.flatMap((id) => {
    const number = findGidNumber(id, 'Product');
    const found = findVisibleProduct(
      context,
      number === null ? undefined : context.services.catalogue.product(number),
    );
    return found === null ? [] : [found];
  });
}

/** Products that share collections, tags and type, the likest first. */
function related(product: ProductRecord, context: RequestContext): ProductRecord[] {
  const {catalogue} = context.services;
  const collections = new Set(catalogue.collectionsOf(product.id).map((one) => one.id));
  const tags = new Set(product.tags);
  const likeness = (other: ProductRecord) =>
    3 * catalogue.collectionsOf(other.id).filter((one) => collections.has(one.id)).length +
    other.tags.filter((tag) => tags.has(tag)).length +
    (other.productType === product.productType ? 2 : 0);
  return byBestSelling(context, visibleProducts(context))
    .map((other) => ({other, likeness: other.id === product.id ? 0 : likeness(other)}))
    .filter((entry) => entry.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .map((entry) => entry.other);
}

/** At most ten, never the product itself, those in stock first (§4.8). */
export function recommendations(
  product: ProductRecord,
  intent: string,
  context: RequestContext,
): ProductRecord[] {
  const found =
    intent === 'COMPLEMENTARY' ? complementary(product, context) : related(product, context);
  const others = found.filter((other) => other.id !== product.id);
  const inStock = (other: ProductRecord) =>
    other.variants.some((variant) => isAvailable(context.services.catalogue, variant));
  return [...others.filter(inStock), ...others.filter((other) => !inStock(other))].slice(
    0,
    MOST_RECOMMENDED,
  );
}
