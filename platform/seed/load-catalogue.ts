import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';

import {
  collectionSchema,
  productSchema,
  type SeedCatalogue,
  type SeedProduct,
  sellingPlanGroupSchema,
} from './format.ts';

/** The product files in the order in which their products get their ids. */
const PRODUCT_FILES = [
  'whitening',
  'toothbrushes',
  'toothpaste',
  'bundles',
  'more',
  'gifts',
] as const;

function readYaml<T>(file: string, schema: z.ZodType<T>): T[] {
  const path = new URL(`./catalogue/${file}.yaml`, import.meta.url);
  const entries = z.array(z.unknown()).parse(parse(readFileSync(path, 'utf8')));
  return entries.map((entry, index) => {
    const result = schema.safeParse(entry);
    if (result.success) return result.data;
    const name = z.object({handle: z.string()}).safeParse(entry);
    const where = name.success ? name.data.handle : `entry ${index + 1}`;
    throw new Error(`catalogue/${file}.yaml, ${where}: ${z.prettifyError(result.error)}`);
  });
}

/** Every reference of the catalogue that leads nowhere, as sentences; empty when the catalogue is whole. */
export function findBrokenReferences(catalogue: SeedCatalogue): string[] {
  const faults: string[] = [];
  const handles = new Set<string>();
  const skus = new Map<string, SeedProduct>();
  for (const product of catalogue.products) {
    if (handles.has(product.handle)) faults.push(`${product.handle} is there twice`);
    handles.add(product.handle);
    for (const variant of product.variants) {
      if (skus.has(variant.sku)) faults.push(`SKU ${variant.sku} is there twice`);
      skus.set(variant.sku, product);
    }
  }
  const groups = new Set(catalogue.sellingPlanGroups.map((group) => group.key));
  for (const product of catalogue.products) {
    for (const recommended of product.recommended) {
      if (!handles.has(recommended))
        faults.push(`${product.handle} recommends unknown ${recommended}`);
      if (recommended === product.handle) faults.push(`${product.handle} recommends itself`);
    }
    for (const key of product.sellingPlanGroups) {
      if (!groups.has(key)) faults.push(`${product.handle} names unknown plan group ${key}`);
    }
    for (const component of product.components) {
      const of = skus.get(component.sku);
      if (of === undefined) faults.push(`${product.handle} holds unknown SKU ${component.sku}`);
      else if (of.components.length > 0)
        faults.push(`${product.handle} holds another bundle, ${of.handle}`);
    }
    if (product.alternateVariant !== null && !skus.has(product.alternateVariant.sku)) {
      faults.push(`${product.handle} offers unknown SKU ${product.alternateVariant.sku}`);
    }
  }
  for (const collection of catalogue.collections) {
    const listed = new Set<string>();
    for (const product of collection.products) {
      if (!handles.has(product)) faults.push(`${collection.handle} lists unknown ${product}`);
      if (listed.has(product)) faults.push(`${collection.handle} lists ${product} twice`);
      listed.add(product);
    }
  }
  return faults;
}

let loaded: SeedCatalogue | null = null;

/** Reads and checks the whole catalogue, once; throws with file and product where something is wrong. */
export function loadCatalogue(): SeedCatalogue {
  loaded ??= readCatalogue();
  return loaded;
}

function readCatalogue(): SeedCatalogue {
  const catalogue: SeedCatalogue = {
    products: PRODUCT_FILES.flatMap((file) => readYaml(file, productSchema)),
    collections: readYaml('collections', collectionSchema),
    sellingPlanGroups: readYaml('selling-plans', sellingPlanGroupSchema),
  };
  const faults = findBrokenReferences(catalogue);
  if (faults.length > 0) throw new Error(`The catalogue is broken: ${faults.join('; ')}`);
  return catalogue;
}
