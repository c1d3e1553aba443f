import {
  comparesFlag,
  comparesInstant,
  comparesNumber,
  equalsText,
  holdsWords,
  type SearchMatcher,
} from '../search/syntax.ts';

import {type Catalogue, isAvailable} from './catalogue.ts';
import {plainText} from './plain-text.ts';
import type {CollectionRecord, ProductRecord} from './records.ts';

/** The text that a bare word is looked for in. */
function searchableText(product: ProductRecord): string {
  return [
    product.title,
    product.productType,
    product.vendor,
    ...product.tags,
    ...product.variants.flatMap((variant) => [variant.title, variant.sku ?? '']),
  ].join(' ');
}

const hasTag = (product: ProductRecord, tag: string, prefix: boolean) =>
  product.tags.some((one) => {
    const [left, right] = [one.toLowerCase(), tag.toLowerCase()];
    return prefix ? left.startsWith(right) : left === right;
  });

/** Filters of `products(query:)` (§4.2). */
export function productMatcher(catalogue: Catalogue): SearchMatcher<ProductRecord> {
  return {
    fields: {
      available_for_sale: (product, term) =>
        comparesFlag(
          product.variants.some((variant) => isAvailable(catalogue, variant)),
          term,
        ),
      created_at: (product, term) => comparesInstant(product.createdAt, term),
      updated_at: (product, term) => comparesInstant(product.updatedAt, term),
      product_type: (product, term) => equalsText(product.productType, term),
      vendor: (product, term) => equalsText(product.vendor, term),
      tag: (product, {value, prefix}) => hasTag(product, value, prefix),
      tag_not: (product, {value, prefix}) => !hasTag(product, value, prefix),
      title: (product, term) => holdsWords(product.title, term),
      handle: (product, term) => equalsText(product.handle, term),
      id: (product, term) => String(product.id) === term.value,
      'variants.price': (product, term) =>
        product.variants.some((variant) => comparesNumber(variant.price / 100, term)),
    },
    word: (product, term) =>
      holdsWords(`${searchableText(product)} ${plainText(product.descriptionHtml)}`, term),
  };
}

/** Filters of `collections(query:)` (§4.8). */
export const collectionMatcher: SearchMatcher<CollectionRecord> = {
  fields: {
    title: (collection, term) => holdsWords(collection.title, term),
    handle: (collection, term) => equalsText(collection.handle, term),
    collection_type: (_collection, term) => equalsText('custom', term),
    updated_at: (collection, term) => comparesInstant(collection.updatedAt, term),
  },
  word: (collection, term) => holdsWords(collection.title, term),
};
