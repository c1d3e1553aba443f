import type {OwnedMetafield} from './metafields.ts';

/**
 * The columns of Shopify's product CSV that the platform reads, by what they hold. Each has the name of the exports up to 2024
 * and the newer one; letters' case is not looked at. Metafields have columns of their own names (metafields.ts). Others (cost, tax
 * codes, prices of further markets) are left alone.
 */
export const CSV_COLUMNS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'description'],
  vendor: ['vendor'],
  type: ['type'],
  tags: ['tags'],
  /** For imports alone: the collection that the product joins. */
  collection: ['collection'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
} as const;

export type CsvField = keyof typeof CSV_COLUMNS;

/** One line of the file: what its columns hold, without blanks around it, and where it begins. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<CsvField, string>>;
  /** What it has in the columns of metafields. */
  metafields: readonly OwnedMetafield[];
}
