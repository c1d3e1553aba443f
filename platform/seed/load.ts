import type {z} from 'zod';

import {config} from '../../hydrogen.config.ts';
import type {DiscountRecord, Entitlement} from '../discounts/records.ts';
import {stableNumber} from '../store/ids.ts';

import {collectionNumber, productNumber, toCatalogueRecords} from './catalogue-records.ts';
import {findShopProblems, type ShopFiles} from './check.ts';
import {readCatalogue} from './load-catalogue.ts';
import type {Seed, ShopRecord} from './seed.ts';
import {formatSeedProblem, readSeedFile, SEED} from './seed-file.ts';
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
  name: config.brand.name,
  email: `hello@${config.brand.slug}.example`,
  hasSun: true,
  description: 'Toothpaste, toothbrushes and teeth whitening, made kind and easy.',
  slogan: 'A brighter smile, two minutes at a time.',
  shortDescription: 'Oral care for the whole house.',
};

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

export function readShopFiles(directory: URL): ShopFiles {
  return {
    discounts: readSeedFile('discounts', discountSchema, directory),
    menus: readSeedFile('menus', menuSchema, directory),
    redirects: readSeedFile('redirects', redirectSchema, directory),
  };
}

/**
 * Reads the shop's seed. What names something that is not there is left out, as a store does that takes a product away, and reported
 * with file and line; throws where a file is not of its form.
 */
export function loadSeed(
  report: (problem: string) => void = () => undefined,
  directory: URL = SEED,
): Seed {
  const {catalogue, problems} = readCatalogue(directory);
  const files = readShopFiles(directory);
  for (const problem of [...problems, ...findShopProblems(catalogue, files)])
    report(formatSeedProblem(problem));
  const read = <T>(name: string, schema: z.ZodType<T>) =>
    readSeedFile(name, schema, directory).entries;
  return {
    ...toCatalogueRecords(catalogue),
    shop: SHOP,
    contents: toContents({
      pages: read('pages', pageSchema),
      policies: read('policies', policySchema),
      blogs: read('blogs', blogSchema),
      menus: files.menus.entries,
      metaobjects: read('metaobjects', metaobjectSchema),
    }),
    redirects: files.redirects.entries,
    discounts: files.discounts.entries.map((discount) => ({
      record: toDiscountRecord(discount),
      uses: discount.uses,
    })),
    giftCards: read('gift-cards', giftCardSchema),
  };
}
