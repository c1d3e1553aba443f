import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

import type {CollectionRecord, ProductRecord} from '../catalogue/records.ts';

import {collectionNumber} from './catalogue-records.ts';
import {pictureRecord} from './csv/pictures.ts';
import {type CsvCatalogue, handleOf, readProductCsv} from './csv/products.ts';
import type {Seed} from './seed.ts';
import {toContents} from './shop-contents.ts';
import {
  blogSchema,
  menuSchema,
  metaobjectSchema,
  pageSchema,
  policySchema,
  redirectSchema,
} from './shop-format.ts';

const text = z.string().trim().min(1);

/** A collection that lists its products, or takes all of a type or with a tag, as Shopify's two kinds do. */
const storeCollectionSchema = z.strictObject({
  handle: text,
  title: text,
  description: z.string().default(''),
  picture: z.url().optional(),
  products: z.array(text).optional(),
  type: text.optional(),
  tag: text.optional(),
  seo: z
    .strictObject({
      title: text.nullable().default(null),
      description: text.nullable().default(null),
    })
    .default({title: null, description: null}),
});

/** What a product export does not hold: the file of `--shop`. Each part may be missing. */
const storeSchema = z.strictObject({
  name: text.default('A store of one’s own'),
  email: z.email().default('hello@shop.example'),
  description: text.nullable().default(null),
  slogan: text.nullable().default(null),
  shortDescription: text.nullable().default(null),
  cover: z.url().optional(),
  collections: z.array(storeCollectionSchema).optional(),
  menus: z.array(menuSchema).default([]),
  pages: z.array(pageSchema).default([]),
  policies: z.array(policySchema).default([]),
  blogs: z.array(blogSchema).default([]),
  metaobjects: z.array(metaobjectSchema).default([]),
  redirects: z.array(redirectSchema).default([]),
});

type StoreCollection = z.output<typeof storeCollectionSchema>;

function isMember({type, tag}: StoreCollection, product: ProductRecord): boolean {
  const has = (tags: readonly string[], wanted: string) =>
    tags.some((one) => one.toLowerCase() === wanted.toLowerCase());
  return (
    (type !== undefined && has([product.productType], type)) ||
    (tag !== undefined && has(product.tags, tag))
  );
}

/** Without a word about collections: those of the column `Collection`, or one for each type of product. */
function foundCollections({products, collections}: CsvCatalogue): StoreCollection[] {
  const seo = {title: null, description: null};
  const base = (title: string) => ({handle: handleOf(title), title, description: '', seo});
  if (collections.size > 0)
    return [...collections].map(([title, handles]) => ({...base(title), products: [...handles]}));
  const types = new Set(products.map(({productType}) => productType).filter((one) => one !== ''));
  return [...types].map((type) => ({...base(type), type}));
}

const pictureAt = (address: string, name: string) => pictureRecord({address, alt: null}, name, 0);

function toCollection(
  collection: StoreCollection,
  products: readonly ProductRecord[],
  faults: string[],
): CollectionRecord {
  const {handle, title, description, seo, picture} = collection;
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const members =
    collection.products?.flatMap((name) => {
      const product = byHandle.get(name);
      if (product === undefined) faults.push(`collection ${handle} lists unknown ${name}`);
      return product ?? [];
    }) ?? products.filter((product) => isMember(collection, product));
  return {
    id: collectionNumber(handle),
    handle,
    title,
    descriptionHtml: description,
    productIds: members.map(({id}) => id),
    image: picture === undefined ? null : pictureAt(picture, handle),
    seo,
    metafields: [],
    updatedAt: '2025-02-01T09:00:00Z',
  };
}

function readStore(file: string | undefined): z.output<typeof storeSchema> {
  if (file === undefined) return storeSchema.parse({});
  const result = storeSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}

function readProducts(file: string): CsvCatalogue {
  try {
    return readProductCsv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Another shop in place of the seed: its goods from Shopify's product export, and the rest from a YAML file where there is one.
 * `faults` are the parts that could not be read and are left out, by file and line.
 */
export function loadForeignSeed(
  productsFile: string,
  storeFile?: string,
): {seed: Seed; faults: string[]} {
  const goods = readProducts(productsFile);
  const faults = goods.faults.map((fault) => `${path.basename(productsFile)}, ${fault}`);
  const store = readStore(storeFile);
  const storeFaults: string[] = [];
  const {name, email, description, slogan, shortDescription, cover} = store;
  const seed: Seed = {
    shop: {
      name,
      email,
      hasSun: false,
      description,
      slogan,
      shortDescription,
      ...(cover === undefined ? {} : {cover: pictureAt(cover, name)}),
    },
    products: goods.products,
    collections: (store.collections ?? foundCollections(goods)).map((collection) =>
      toCollection(collection, goods.products, storeFaults),
    ),
    sellingPlanGroups: [],
    contents: toContents(store),
    redirects: store.redirects,
    discounts: [],
    giftCards: [],
  };
  if (seed.products.length === 0) throw new Error(`${productsFile}: it holds no product`);
  const named = path.basename(storeFile ?? productsFile);
  return {seed, faults: [...faults, ...storeFaults.map((fault) => `${named}, ${fault}`)]};
}
