import {type Catalogue, isAvailable} from '../catalogue/catalogue.ts';
import {plainText} from '../catalogue/plain-text.ts';
import type {ProductRecord} from '../catalogue/records.ts';

import {wordsOf} from './syntax.ts';

/** What of a thing is searched, and how much a hit in it counts. */
export interface SearchField {
  text: string;
  weight: number;
}

export interface SearchWords {
  words: readonly string[];
  /** Whether the last word may be the beginning of one. */
  prefixLast: boolean;
}

export function readSearchWords(query: string, prefixLast: boolean): SearchWords {
  return {words: wordsOf(query), prefixLast};
}

/** Relevance of a thing: 0 unless every word is found in it; better fields and whole words count more. */
export function relevance(fields: readonly SearchField[], words: SearchWords): number {
  return relevanceOf(
    fields.map(({text, weight}) => ({words: wordsOf(text), weight})),
    words,
  );
}

interface WordField {
  words: readonly string[];
  weight: number;
}

function relevanceOf(tokenized: readonly WordField[], {words, prefixLast}: SearchWords): number {
  if (words.length === 0) return 0;
  let score = 0;
  for (const [index, word] of words.entries()) {
    const prefix = prefixLast && index === words.length - 1;
    let best = 0;
    for (const field of tokenized) {
      if (field.words.includes(word)) best = Math.max(best, field.weight * 2);
      else if (prefix && field.words.some((one) => one.startsWith(word))) {
        best = Math.max(best, field.weight);
      }
    }
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

export type SearchableField =
  | 'AUTHOR'
  | 'BODY'
  | 'PRODUCT_TYPE'
  | 'TAG'
  | 'TITLE'
  | 'VARIANTS_BARCODE'
  | 'VARIANTS_SKU'
  | 'VARIANTS_TITLE'
  | 'VENDOR';

export const ALL_FIELDS: readonly SearchableField[] = [
  'BODY',
  'PRODUCT_TYPE',
  'TAG',
  'TITLE',
  'VARIANTS_BARCODE',
  'VARIANTS_SKU',
  'VARIANTS_TITLE',
  'VENDOR',
];

/** Fields of predictive search unless it is told others (§5.2). */
export const PREDICTIVE_FIELDS: readonly SearchableField[] = [
  'TITLE',
  'PRODUCT_TYPE',
  'VARIANTS_TITLE',
  'VENDOR',
];

function productFields(product: ProductRecord, fields: readonly SearchableField[]): SearchField[] {
  const texts: Record<SearchableField, () => SearchField> = {
    TITLE: () => ({text: product.title, weight: 10}),
    PRODUCT_TYPE: () => ({text: product.productType, weight: 5}),
    VENDOR: () => ({text: product.vendor, weight: 2}),
    TAG: () => ({text: product.tags.join(' '), weight: 4}),
    VARIANTS_TITLE: () => ({
      text: product.variants.map((variant) => variant.title).join(' '),
      weight: 4,
    }),
    VARIANTS_SKU: () => ({
      text: product.variants.map((variant) => variant.sku ?? '').join(' '),
      weight: 6,
    }),
    VARIANTS_BARCODE: () => ({
      text: product.variants.map((variant) => variant.barcode ?? '').join(' '),
      weight: 6,
    }),
    BODY: () => ({text: plainText(product.descriptionHtml), weight: 1}),
    AUTHOR: () => ({text: '', weight: 0}),
  };
  return fields.map((field) => texts[field]());
}

/** The words of each field of a product, taken apart once: a store of thousands is gone through with every search. */
const wordsOfProducts = new WeakMap<ProductRecord, Map<SearchableField, WordField>>();

/** Relevance of a product by these of its fields. */
export function productRelevance(
  product: ProductRecord,
  fields: readonly SearchableField[],
  words: SearchWords,
): number {
  const known = wordsOfProducts.get(product) ?? new Map<SearchableField, WordField>();
  wordsOfProducts.set(product, known);
  const tokenized = fields.flatMap((field) => {
    const kept = known.get(field);
    if (kept) return [kept];
    return productFields(product, [field]).map(({text, weight}) => {
      const read = {words: wordsOf(text), weight};
      known.set(field, read);
      return read;
    });
  });
  return relevanceOf(tokenized, words);
}

export type UnavailableProducts = 'SHOW' | 'HIDE' | 'LAST';

/** Shows, drops or puts last what is sold out; the order is kept otherwise (§5.1). */
export function placeUnavailable<T>(
  items: readonly T[],
  productOf: (item: T) => ProductRecord | null,
  rule: UnavailableProducts,
  catalogue: Catalogue,
): T[] {
  if (rule === 'SHOW') return [...items];
  const buyable = (item: T) => {
    const product = productOf(item);
    return product === null || product.variants.some((variant) => isAvailable(catalogue, variant));
  };
  const available = items.filter(buyable);
  return rule === 'HIDE' ? available : [...available, ...items.filter((item) => !buyable(item))];
}
