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
export function relevance(
  fields: readonly SearchField[],
  {words, prefixLast}: SearchWords,
): number {
  if (words.length === 0) return 0;
  const tokenized = fields.map(({text, weight}) => ({words: wordsOf(text), weight}));
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

/** Word → place of each product in the list that has it → how much the best field with it counts. */
type WordIndex = ReadonlyMap<string, ReadonlyMap<number, number>>;

function indexWords(
  products: readonly ProductRecord[],
  fields: readonly SearchableField[],
): WordIndex {
  const index = new Map<string, Map<number, number>>();
  for (const [place, product] of products.entries()) {
    for (const {text, weight} of productFields(product, fields)) {
      for (const word of wordsOf(text)) {
        const places = index.get(word) ?? new Map<number, number>();
        if (places.size === 0) index.set(word, places);
        places.set(place, Math.max(places.get(place) ?? 0, weight));
      }
    }
  }
  return index;
}

/** By the list of products and the fields: made with the first search, as a store of thousands would be gone through with every one. */
const indexes = new WeakMap<readonly ProductRecord[], Map<string, WordIndex>>();

function indexOf(products: readonly ProductRecord[], fields: readonly SearchableField[]) {
  const known = indexes.get(products) ?? new Map<string, WordIndex>();
  indexes.set(products, known);
  const key = [...fields].sort().join();
  const index = known.get(key) ?? indexWords(products, fields);
  known.set(key, index);
  return index;
}

/** What a word finds: whole words count twice; as the beginning of one where that is wanted. */
function placesOf(index: WordIndex, word: string, isPrefix: boolean): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const add = (places: ReadonlyMap<number, number>, factor: number) => {
    for (const [place, weight] of places)
      found.set(place, Math.max(found.get(place) ?? 0, weight * factor));
  };
  if (isPrefix)
    for (const [known, places] of index)
      if (known !== word && known.startsWith(word)) add(places, 1);
  add(index.get(word) ?? new Map<number, number>(), 2);
  return found;
}

/**
 * Products of a list with every word in these of their fields, the most relevant first; equals in the list's order. The list must be
 * the same array for as long as its products say the same.
 */
export function searchProducts(
  products: readonly ProductRecord[],
  fields: readonly SearchableField[],
  {words, prefixLast}: SearchWords,
): {product: ProductRecord; score: number}[] {
  const index = indexOf(products, fields);
  const found = words.map((word, at) =>
    placesOf(index, word, prefixLast && at === words.length - 1),
  );
  return [...(found[0] ?? new Map<number, number>()).keys()]
    .sort((a, b) => a - b)
    .flatMap((place) => {
      const product = products[place];
      const scores = found.map((places) => places.get(place) ?? 0);
      if (product === undefined || scores.includes(0)) return [];
      return [{product, score: scores.reduce((sum, score) => sum + score, 0)}];
    })
    .sort((a, b) => b.score - a.score);
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
