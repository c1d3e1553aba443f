import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';

import type {DiscountRecord, Entitlement} from '../discounts/records.ts';
import {stableNumber} from '../store/ids.ts';

import {collectionNumber, productNumber, toCatalogueRecords} from './catalogue-records.ts';
import {findSeedFaults} from './check.ts';
import {loadCatalogue} from './load-catalogue.ts';
import type {Seed, ShopRecord} from './seed.ts';
import {toContents} from './shop-contents.ts';
import {
  blogSchema,
  discountSchema,
  giftCardSchema,
  menuSchema,
  metaobjectSchema,
  pageSchema,
  policySchema,
  redirectSchema,
  type SeedDiscount,
  type SeedEntitlement,
} from './shop-format.ts';

const SHOP: ShopRecord = {
  name: 'Brightwell',
  email: 'hello@brightwell.example',
  description: 'Toothpaste, toothbrushes and teeth whitening, made kind and easy.',
  slogan: 'A brighter smile, two minutes at a time.',
  shortDescription: 'Oral care for the whole house.',
};

function readYaml<T>(file: string, schema: z.ZodType<T>): T[] {
  const path = new URL(`./${file}.yaml`, import.meta.url);
  const entries = z.array(z.unknown()).parse(parse(readFileSync(path, 'utf8')));
  return entries.map((entry, index) => {
    const result = schema.safeParse(entry);
    if (result.success) return result.data;
    throw new Error(`seed/${file}.yaml, entry ${index + 1}: ${z.prettifyError(result.error)}`);
  });
}

function toEntitlement({products, collections}: SeedEntitlement): Entitlement {
  return {
    all: false,
    productIds: products.map(productNumber),
    collectionIds: collections.map(collectionNumber),
  };
}

function toEffect(effect: SeedDiscount['effect']): DiscountRecord['effect'] {
  const toValue = (value: {percentage: number} | {amount: number}) =>
    'percentage' in value
      ? ({type: 'percentage', percentage: value.percentage} as const)
      : ({type: 'amount', cents: value.amount} as const);
  switch (effect.kind) {
    case 'order':
    case 'shipping':
      return {kind: effect.kind, value: toValue(effect.value)};
    case 'product':
      return {
        kind: 'product',
        value: toValue(effect.value),
        entitled: toEntitlement(effect.on),
        once: effect.once,
      };
    case 'buyXGetY':
      return {
        kind: 'buyXGetY',
        buys: {quantity: effect.buy.quantity, entitled: toEntitlement(effect.buy.of)},
        gets: {
          quantity: effect.get.quantity,
          entitled: toEntitlement(effect.get.of),
          percentage: effect.get.percentage,
        },
        usesPerOrder: effect.usesPerOrder,
      };
  }
}

/** A discount as a merchant wrote it, as the record that the platform stores. */
function toDiscountRecord(discount: SeedDiscount): DiscountRecord {
  const combines = new Set(discount.combinesWith);
  return {
    id: stableNumber('discount', discount.code ?? discount.title),
    code: discount.code ?? null,
    title: discount.title,
    effect: toEffect(discount.effect),
    minimumSubtotal: discount.minimumSubtotal,
    minimumQuantity: discount.minimumQuantity,
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
    active: discount.active,
    usageLimit: discount.usageLimit,
    oncePerCustomer: discount.oncePerCustomer,
    customerTags: discount.customerTags,
    purchaseType: discount.purchaseType,
    combinesWith: {
      order: combines.has('order'),
      product: combines.has('product'),
      shipping: combines.has('shipping'),
    },
  };
}

/** Reads the shop's seed; throws with the list of everything that is wrong in it. */
export function loadSeed(): Seed {
  const catalogue = loadCatalogue();
  const discounts = readYaml('discounts', discountSchema);
  const redirects = readYaml('redirects', redirectSchema);
  const faults = findSeedFaults(catalogue, discounts);
  if (faults.length > 0) {
    throw new Error(`the seed is not whole:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  return {
    ...toCatalogueRecords(catalogue),
    shop: SHOP,
    contents: toContents({
      pages: readYaml('pages', pageSchema),
      policies: readYaml('policies', policySchema),
      blogs: readYaml('blogs', blogSchema),
      menus: readYaml('menus', menuSchema),
      metaobjects: readYaml('metaobjects', metaobjectSchema),
    }),
    redirects,
    discounts: discounts.map((discount) => ({
      record: toDiscountRecord(discount),
      uses: discount.uses,
    })),
    giftCards: readYaml('gift-cards', giftCardSchema),
  };
}
