import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';

import type {SeedCatalogue} from './format.ts';
import type {SeedDiscount, SeedEntitlement} from './shop-format.ts';

/** What the demo's content says about goods; read as plain data, where it is there. A merchant's own is the doctor's matter. */
const CONTENT = new URL('../../demo/content/data/', import.meta.url);

const promotionsSchema = z.array(
  z.object({
    id: z.string(),
    handle: z.string(),
    associatedProduct: z.union([z.string(), z.array(z.string())]).optional(),
    cartProductLinkHandle: z.string().optional(),
  }),
);

const bundlesSchema = z.array(
  z.object({
    handle: z.string(),
    minItems: z.number(),
    slots: z.array(z.object({products: z.array(z.string())})),
    discount: z.object({title: z.string(), percentage: z.number()}).optional(),
  }),
);

const categorySchema = z.object({
  handle: z.string(),
  products: z.array(z.string()).optional(),
});
const categoriesSchema = z.array(
  categorySchema.extend({subCategories: z.array(categorySchema).optional()}),
);

function readContent<T>(file: string, schema: z.ZodType<T>, faults: string[]): T | null {
  const path = new URL(file, CONTENT);
  if (!existsSync(path)) return null;
  const result = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  faults.push(
    `demo/content/data/${file} is not of the expected form: ${z.prettifyError(result.error)}`,
  );
  return null;
}

function entitlements({effect}: SeedDiscount): SeedEntitlement[] {
  if (effect.kind === 'product') return [effect.on];
  return effect.kind === 'buyXGetY' ? [effect.buy.of, effect.get.of] : [];
}

/**
 * Everything that names a product, collection or discount which the seed does not have, as
 * sentences: discounts, and the promotions, bundles and categories of the storefront's content.
 * @param brand the slug that content writes as `{brand}`
 */
export function findSeedFaults(
  catalogue: SeedCatalogue,
  discounts: readonly SeedDiscount[],
  brand = 'brightwell',
): string[] {
  const faults: string[] = [];
  const products = new Set(catalogue.products.map((product) => product.handle));
  const skus = new Set(catalogue.products.flatMap((one) => one.variants.map(({sku}) => sku)));
  const collections = new Set(catalogue.collections.map((collection) => collection.handle));
  const needProduct = (handle: string, who: string) => {
    if (!products.has(handle)) faults.push(`${who} names unknown product ${handle}`);
  };
  const needCollection = (handle: string, who: string) => {
    const name = handle.replace('{brand}', brand);
    if (!collections.has(name)) faults.push(`${who} names unknown collection ${name}`);
  };

  for (const discount of discounts) {
    for (const entitlement of entitlements(discount)) {
      for (const handle of entitlement.products) needProduct(handle, `discount ${discount.title}`);
      for (const handle of entitlement.collections) {
        needCollection(handle, `discount ${discount.title}`);
      }
    }
  }
  for (const promotion of readContent('promotions.yaml', promotionsSchema, faults) ?? []) {
    const who = `promotion ${promotion.id}`;
    needProduct(promotion.handle, who);
    if (promotion.cartProductLinkHandle !== undefined) {
      needProduct(promotion.cartProductLinkHandle, who);
    }
    for (const associated of [promotion.associatedProduct ?? []].flat()) {
      if (!skus.has(associated)) needProduct(associated, who);
    }
  }
  for (const bundle of readContent('bundles.yaml', bundlesSchema, faults) ?? []) {
    const who = `bundle ${bundle.handle}`;
    for (const slot of bundle.slots) for (const handle of slot.products) needProduct(handle, who);
    if (bundle.discount === undefined) continue;
    const {title, percentage} = bundle.discount;
    const discount = discounts.find((one) => one.code === undefined && one.title === title);
    if (
      discount === undefined ||
      discount.effect.kind !== 'product' ||
      !('percentage' in discount.effect.value) ||
      discount.effect.value.percentage !== percentage ||
      discount.minimumQuantity !== bundle.minItems
    ) {
      faults.push(`${who} promises "${title}" (${percentage}%), which is no automatic discount`);
      continue;
    }
    const {on} = discount.effect;
    for (const handle of new Set(bundle.slots.flatMap((slot) => slot.products))) {
      if (!on.products.includes(handle)) faults.push(`discount "${title}" leaves out ${handle}`);
    }
  }
  for (const category of readContent('categories.yaml', categoriesSchema, faults) ?? []) {
    for (const one of [category, ...(category.subCategories ?? [])]) {
      needCollection(one.handle, `category ${one.handle}`);
      for (const handle of one.products ?? []) needProduct(handle, `category ${one.handle}`);
    }
  }
  return faults;
}
