import type {
  ImageRecord,
  OptionRecord,
  ProductRecord,
  ProductStatus,
  VariantRecord,
} from '../../catalogue/records.ts';
import {stableNumber} from '../../store/ids.ts';
import {productNumber} from '../catalogue-records.ts';

import {CellFault, centsOf, numberOf, sellsOn, truthOf} from './cells.ts';
import type {CsvRow} from './columns.ts';
import {metafieldsOf} from './metafields.ts';
import {picturesOf} from './pictures.ts';
import {readCsvRows} from './rows.ts';

/** Shopify's own bound. */
const MOST_VARIANTS = 2048;
const INSTANT = '2025-02-01T09:00:00Z';

export interface CsvCatalogue {
  products: ProductRecord[];
  /** By title, from the column `Collection`: handles of the products that join it. */
  collections: ReadonlyMap<string, readonly string[]>;
  /** What was left out, each with its line. */
  faults: string[];
}

/** `Café chair, 2 seats` → `cafe-chair-2-seats`, as Shopify makes a handle from a title; letters of any script stay. */
export function handleOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The rows of each product, in the order of the file; a row without handle and title belongs to the product above it. */
function groupByHandle(rows: readonly CsvRow[], faults: string[]): Map<string, CsvRow[]> {
  const groups = new Map<string, CsvRow[]>();
  let last: string | null = null;
  for (const row of rows) {
    const {title} = row.cells;
    const given: string | null =
      row.cells.handle.toLowerCase() || (title === '' ? last : handleOf(title));
    if (given === null || given === '' || /[\s/?#]/.test(given)) {
      faults.push(`line ${row.line}: "${row.cells.handle}" is no handle of a product`);
      continue;
    }
    last = given;
    groups.set(given, [...(groups.get(given) ?? []), row]);
  }
  return groups;
}

const NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;
const VALUES = ['option1Value', 'option2Value', 'option3Value'] as const;

/** The first row describes the product and is a variant; of the others those with a value, the rest are pictures. */
const isVariant = (row: CsvRow, index: number) => index === 0 || row.cells.option1Value !== '';

function variantOf(
  row: CsvRow,
  handle: string,
  names: readonly string[],
  byAddress: ReadonlyMap<string, ImageRecord>,
): VariantRecord {
  const values = names.map((_, place) => row.cells[VALUES[place] ?? 'option1Value']);
  const missing = names.find((_, place) => values[place] === '');
  if (missing !== undefined && (names.length > 1 || missing !== 'Title'))
    throw new CellFault(`it has no value of ${missing}`);
  const optionValues = values.map((value) => value || 'Default Title');
  const price = centsOf(row, 'price');
  if (price === null) throw new CellFault('it has no price');
  const quantity = numberOf(row, 'quantity');
  return {
    id: stableNumber('variant', JSON.stringify([handle, ...optionValues])),
    productId: productNumber(handle),
    position: 0,
    sku: row.cells.sku || null,
    barcode: row.cells.barcode || null,
    title: optionValues.join(' / '),
    optionValues,
    price,
    // Exports write 0 where there is none.
    compareAtPrice: centsOf(row, 'compareAtPrice') || null,
    // Without a tracker nobody counts.
    stock: row.cells.tracker === '' ? null : quantity,
    continueSelling: sellsOn(row),
    image: byAddress.get(row.cells.variantImage) ?? null,
    weight: Math.max(0, numberOf(row, 'grams') ?? 0),
    requiresShipping: truthOf(row, 'requiresShipping', true),
    taxable: truthOf(row, 'taxable', true),
    quantityRule: {minimum: 1, maximum: null, increment: 1},
    components: [],
    metafields: metafieldsOf('variant', [row]),
  };
}

function variantsOf(
  rows: readonly CsvRow[],
  handle: string,
  names: readonly string[],
  byAddress: ReadonlyMap<string, ImageRecord>,
  faults: string[],
): VariantRecord[] {
  const variants = new Map<string, VariantRecord>();
  for (const row of rows.filter(isVariant)) {
    try {
      const variant = variantOf(row, handle, names, byAddress);
      if (variants.has(variant.title)) throw new CellFault(`${variant.title} is there twice`);
      if (variants.size === MOST_VARIANTS)
        throw new CellFault(`a product has at most ${MOST_VARIANTS} variants`);
      variants.set(variant.title, {...variant, position: variants.size + 1});
    } catch (fault) {
      if (!(fault instanceof CellFault)) throw fault;
      faults.push(`line ${row.line}: ${fault.message}; the variant of ${handle} is left out`);
    }
  }
  return [...variants.values()];
}

function optionsOf(
  handle: string,
  names: readonly string[],
  variants: readonly VariantRecord[],
): OptionRecord[] {
  return names.map((name, place) => ({
    id: stableNumber('option', `${handle}/${name}`),
    name,
    values: [...new Set(variants.map(({optionValues}) => optionValues[place] ?? ''))].map(
      (value) => ({
        id: stableNumber('optionValue', `${handle}/${name}/${value}`),
        name: value,
        swatch: null,
      }),
    ),
  }));
}

function statusOf(row: CsvRow): ProductStatus {
  const status = row.cells.status.toLowerCase();
  if (status === 'archived') return 'ARCHIVED';
  if (status !== '' && status !== 'active' && status !== 'draft' && status !== 'unlisted')
    throw new CellFault(`status is "${row.cells.status}"`);
  // Whoever asks the storefront's channel sees neither what is unpublished nor, in lists, what is unlisted.
  return (status === '' || status === 'active') && truthOf(row, 'published', true)
    ? 'ACTIVE'
    : 'DRAFT';
}

function productOf(handle: string, rows: readonly CsvRow[], faults: string[]): ProductRecord {
  const [first] = rows;
  if (first === undefined || first.cells.title === '') throw new CellFault('it has no title');
  const {cells} = first;
  const named = NAMES.map((field) => cells[field]).filter((name) => name !== '');
  const optionNames = named.length === 0 ? ['Title'] : named;
  const {images, byAddress} = picturesOf(handle, rows, faults);
  const variants = variantsOf(rows, handle, optionNames, byAddress, faults);
  if (variants.length === 0) throw new CellFault('none of its variants can be read');
  return {
    id: productNumber(handle),
    handle,
    title: cells.title,
    descriptionHtml: cells.description,
    productType: cells.type,
    vendor: cells.vendor,
    status: statusOf(first),
    tags: cells.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
      .sort(),
    seo: {title: cells.seoTitle || null, description: cells.seoDescription || null},
    options: optionsOf(handle, optionNames, variants),
    variants,
    images,
    sellingPlanGroupIds: [],
    requiresSellingPlan: false,
    isGiftCard: truthOf(first, 'giftCard', false),
    onlineStore: true,
    metafields: metafieldsOf('product', rows),
    createdAt: INSTANT,
    publishedAt: INSTANT,
    updatedAt: INSTANT,
  };
}

/**
 * Reads Shopify's product export: the products with their variants and pictures. What cannot be read (a line, a variant, a
 * picture, a product without any) is left out and named by its line; the rest is there.
 */
export function readProductCsv(text: string): CsvCatalogue {
  const {rows, faults} = readCsvRows(text);
  const products: ProductRecord[] = [];
  const collections = new Map<string, string[]>();
  for (const [handle, own] of groupByHandle(rows, faults)) {
    try {
      products.push(productOf(handle, own, faults));
      const collection = own[0]?.cells.collection ?? '';
      if (collection !== '')
        collections.set(collection, [...(collections.get(collection) ?? []), handle]);
    } catch (fault) {
      if (!(fault instanceof CellFault)) throw fault;
      faults.push(`line ${own[0]?.line ?? 0}: ${fault.message}; ${handle} is left out`);
    }
  }
  const lineOf = (fault: string) => Number(/\d+/.exec(fault)?.[0]);
  return {products, collections, faults: faults.sort((a, b) => lineOf(a) - lineOf(b))};
}
