import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';

import type {SeedCatalogue} from './format.ts';
import {fillBrand, type SeedFile, type SeedProblem} from './seed-file.ts';
import type {SeedDiscount, SeedEntitlement, SeedMenu, SeedMenuItem} from './shop-format.ts';

/** What the demo's content says about goods; read as plain data, where it is there. A merchant's own is the doctor's matter. */
const CONTENT = new URL('../../demo/content/data/', import.meta.url);

const bundlesSchema = z.array(
  z.object({
    handle: z.string(),
    minItems: z.number(),
    slots: z.array(z.object({products: z.array(z.string())})),
    discount: z.object({title: z.string(), percentage: z.number()}).optional(),
  }),
);

const categorySchema = z.object({handle: z.string()});
const categoriesSchema = z.array(
  categorySchema.extend({subCategories: z.array(categorySchema).optional()}),
);

/** The parts of the seed that name others, with their files. */
export interface ShopFiles {
  discounts: SeedFile<SeedDiscount>;
  menus: SeedFile<SeedMenu>;
  redirects: SeedFile<{path: string; target: string}>;
}

/** A list of the content; empty where it is not there or of another form, which the check of the content says. */
function readContent<T>(name: string, schema: z.ZodType<T[]>): {entries: T[]; text: string} {
  const path = new URL(name, CONTENT);
  if (!existsSync(path)) return {entries: [], text: ''};
  const text = fillBrand(readFileSync(path, 'utf8'));
  const result = schema.safeParse(parse(text));
  return {entries: result.success ? result.data : [], text};
}

function entitlements({effect}: SeedDiscount): SeedEntitlement[] {
  if (effect.kind === 'product') return [effect.on];
  return effect.kind === 'buyXGetY' ? [effect.buy.of, effect.get.of] : [];
}

const nameOf = ({code, title}: SeedDiscount) => code ?? title;

function discountProblems(
  {entries, place}: ShopFiles['discounts'],
  products: ReadonlySet<string>,
  collections: ReadonlySet<string>,
): SeedProblem[] {
  return entries.flatMap((discount) =>
    entitlements(discount).flatMap((named) => {
      const unknown = [
        ...named.products.filter((handle) => !products.has(handle)).map((one) => ['product', one]),
        ...named.collections
          .filter((handle) => !collections.has(handle))
          .map((one) => ['collection', one]),
      ];
      return unknown.flatMap(([kind = '', handle = '']): SeedProblem[] => {
        const where = place(nameOf(discount), handle);
        const message = `discount ${nameOf(discount)} names unknown ${kind} ${handle}`;
        return where ? [{...where, message}] : [];
      });
    }),
  );
}

const itemsOf = (items: readonly SeedMenuItem[]): SeedMenuItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.items)]);

function menuProblems(
  {entries, place}: ShopFiles['menus'],
  products: ReadonlySet<string>,
  collections: ReadonlySet<string>,
): SeedProblem[] {
  return entries.flatMap(({handle, items}) =>
    itemsOf(items).flatMap(({url}): SeedProblem[] => {
      const [, kind, name = ''] = /^\/(collections|products)\/([^/?#]+)$/.exec(url) ?? [];
      const known = kind === 'products' ? products : collections;
      if (kind === undefined || name === 'all' || known.has(name)) return [];
      const where = place(handle, url);
      return where ? [{...where, message: `menu ${handle} leads to unknown ${url}`}] : [];
    }),
  );
}

function bundleProblems({entries, place}: ShopFiles['discounts']): SeedProblem[] {
  return readContent('bundles.yaml', bundlesSchema).entries.flatMap((bundle): SeedProblem[] => {
    if (bundle.discount === undefined) return [];
    const {title, percentage} = bundle.discount;
    const discount = entries.find((one) => one.code === undefined && one.title === title);
    const {effect} = discount ?? {};
    if (
      discount?.minimumQuantity !== bundle.minItems ||
      effect?.kind !== 'product' ||
      !('percentage' in effect.value) ||
      effect.value.percentage !== percentage
    ) {
      const where = place(title) ?? {file: 'platform/seed/discounts.yaml', line: 1};
      const promise = `"${title}" (${String(percentage)}% from ${String(bundle.minItems)} on)`;
      const message = `the bundle ${bundle.handle} promises ${promise}, which is no automatic discount`;
      return [{...where, message}];
    }
    const {products} = effect.on;
    const left = bundle.slots.flatMap((slot) => slot.products);
    return [...new Set(left.filter((handle) => !products.includes(handle)))].flatMap((handle) => {
      const where = place(title);
      return where ? [{...where, message: `"${title}" leaves out ${handle}`}] : [];
    });
  });
}

function categoryProblems(collections: ReadonlySet<string>): SeedProblem[] {
  const {entries, text} = readContent('categories.yaml', categoriesSchema);
  return entries
    .flatMap((category) => [category, ...(category.subCategories ?? [])])
    .filter(({handle}) => !collections.has(handle))
    .map(({handle}) => ({
      file: 'demo/content/data/categories.yaml',
      line: 1 + text.split('\n').findIndex((line) => line.includes(`handle: ${handle}`)),
      message: `the category ${handle} has no collection in the seed`,
    }));
}

/**
 * Everything that names a product, a collection or a discount which the seed does not have: its discounts and menus, and the bundles
 * and categories of the demo's content. Products that content names are the business of its own check.
 */
export function findShopProblems(catalogue: SeedCatalogue, files: ShopFiles): SeedProblem[] {
  const products = new Set(catalogue.products.map(({handle}) => handle));
  const collections = new Set(catalogue.collections.map(({handle}) => handle));
  return [
    ...discountProblems(files.discounts, products, collections),
    ...menuProblems(files.menus, products, collections),
    ...bundleProblems(files.discounts),
    ...categoryProblems(collections),
  ];
}
