import type {z} from 'zod';

import {
  collectionSchema,
  productSchema,
  type SeedCatalogue,
  type SeedProduct,
  sellingPlanGroupSchema,
} from './format.ts';
import {readSeedFile, SEED, type SeedFile, type SeedProblem} from './seed-file.ts';

/** The product files in the order in which their products get their ids. */
const PRODUCT_FILES = [
  'whitening',
  'toothbrushes',
  'toothpaste',
  'bundles',
  'more',
  'gifts',
] as const;

/** A name that leads nowhere, and the entry that it stands in. */
interface BrokenReference {
  owner: string;
  word: string;
  message: string;
}

/** Every reference of the catalogue that leads nowhere; empty when the catalogue is whole. */
export function findBrokenReferences(catalogue: SeedCatalogue): BrokenReference[] {
  const faults: BrokenReference[] = [];
  const handles = new Set<string>();
  const skus = new Map<string, SeedProduct>();
  const report = (owner: string, word: string, message: string) => {
    faults.push({owner, word, message: `${owner} ${message}`});
  };
  for (const product of catalogue.products) {
    const {handle} = product;
    if (handles.has(handle)) report(handle, handle, 'is there twice');
    handles.add(handle);
    for (const {sku} of product.variants) {
      if (skus.has(sku)) report(handle, sku, `has the SKU ${sku}, which is there twice`);
      skus.set(sku, product);
    }
  }
  const groups = new Set(catalogue.sellingPlanGroups.map((group) => group.key));
  for (const {handle, ...product} of catalogue.products) {
    for (const recommended of product.recommended) {
      if (!handles.has(recommended))
        report(handle, recommended, `recommends unknown ${recommended}`);
      if (recommended === handle) report(handle, recommended, 'recommends itself');
    }
    for (const key of product.sellingPlanGroups) {
      if (!groups.has(key)) report(handle, key, `names unknown plan group ${key}`);
    }
    for (const {sku} of product.components) {
      const of = skus.get(sku);
      if (of === undefined) report(handle, sku, `holds unknown SKU ${sku}`);
      else if (of.components.length > 0) report(handle, sku, `holds another bundle, ${of.handle}`);
    }
    const alternate = product.alternateVariant?.sku;
    if (alternate !== undefined && !skus.has(alternate))
      report(handle, alternate, `offers unknown SKU ${alternate}`);
  }
  for (const {handle, products} of catalogue.collections) {
    products.forEach((product, at) => {
      if (!handles.has(product)) report(handle, product, `lists unknown ${product}`);
      if (products.indexOf(product) < at) report(handle, product, `lists ${product} twice`);
    });
  }
  return faults;
}

/** The catalogue without its references that lead nowhere, as a store has it that takes a product away. */
function withoutBroken(catalogue: SeedCatalogue): SeedCatalogue {
  const products = catalogue.products.filter(
    ({handle}, at, all) => all.findIndex((other) => other.handle === handle) === at,
  );
  const handles = new Set(products.map(({handle}) => handle));
  const skus = new Set(products.flatMap(({variants}) => variants.map(({sku}) => sku)));
  const groups = new Set(catalogue.sellingPlanGroups.map(({key}) => key));
  return {
    ...catalogue,
    products: products.map((product) => ({
      ...product,
      recommended: product.recommended.filter((handle) => handles.has(handle)),
      sellingPlanGroups: product.sellingPlanGroups.filter((key) => groups.has(key)),
      components: product.components.filter(({sku}) => skus.has(sku)),
      alternateVariant:
        product.alternateVariant && skus.has(product.alternateVariant.sku)
          ? product.alternateVariant
          : null,
    })),
    collections: catalogue.collections.map((collection) => ({
      ...collection,
      products: [...new Set(collection.products)].filter((handle) => handles.has(handle)),
    })),
  };
}

/** The catalogue as it can be sold, and what is wrong in its files. Throws where a file is not of its form. */
export function readCatalogue(directory: URL = SEED): {
  catalogue: SeedCatalogue;
  problems: SeedProblem[];
} {
  const files: SeedFile<unknown>[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>): T[] => {
    const file = readSeedFile(`catalogue/${name}`, schema, directory);
    files.push(file);
    return file.entries;
  };
  const whole: SeedCatalogue = {
    products: PRODUCT_FILES.flatMap((name) => read(name, productSchema)),
    collections: read('collections', collectionSchema),
    sellingPlanGroups: read('selling-plans', sellingPlanGroupSchema),
  };
  const problems = findBrokenReferences(whole).flatMap(({owner, word, message}): SeedProblem[] => {
    const places = files.flatMap((file) => file.place(owner, word) ?? []);
    return places.slice(0, 1).map((place) => ({...place, message}));
  });
  return {catalogue: withoutBroken(whole), problems};
}

let loaded: SeedCatalogue | null = null;

/** Reads the whole catalogue, once. */
export function loadCatalogue(): SeedCatalogue {
  loaded ??= readCatalogue().catalogue;
  return loaded;
}
