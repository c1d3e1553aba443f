import {describe, expect, test} from 'vitest';

import type {BundleConfig} from '~/domain/content/content';
import {dollars} from '~/domain/values/money';

import {buildProduct, buildVariant} from '../../../tests/support/catalogue-builders';

import {
  bundleSearch,
  bundleState,
  type BundleView,
  isSlotFull,
  slotStatus,
  toBundleView,
  togglePick,
} from './bundle-builder';

const image = {id: 'x', src: '', alt: '', width: 1, height: 1, format: 'png' as const};
const config: BundleConfig = {
  handle: 'routine',
  title: 'Routine',
  description: 'Brush and paste.',
  image,
  minItems: 3,
  maxItems: 4,
  slots: [
    {title: 'Brush', hint: '', min: 1, max: 1, products: ['brush', 'old-brush', 'missing']},
    {title: 'Paste', hint: '', min: 1, max: 3, products: ['mint', 'gift', 'club']},
    {title: 'Floss', hint: '', min: 0, max: 2, products: ['floss']},
  ],
  discount: {title: 'Routine, 15% off', percentage: 15},
};

const id = (number: number) => `gid://shopify/ProductVariant/${number}`;
const taste = (size: string, flavor: string) => [
  {name: 'Size', value: size},
  {name: 'Flavor', value: flavor},
];
const one = (number: number, cents: number, inStock = true) => ({
  variants: [buildVariant({id: id(number), cents, inStock})],
});
const products = new Map(
  [
    buildProduct({handle: 'brush', title: 'Brush', ...one(1, 799)}),
    buildProduct({handle: 'old-brush', title: 'Old brush', ...one(2, 499)}),
    buildProduct({
      handle: 'mint',
      title: 'Mint paste',
      options: ['Size', 'Flavor'].map((name) => ({name, values: []})),
      variantDefaultIndex: 1,
      variants: [
        buildVariant({id: id(9), cents: 199, selectedOptions: taste('1 oz', 'Mint')}),
        buildVariant({id: id(10), cents: 333, selectedOptions: taste('4 oz', 'Mint')}),
        buildVariant({id: id(11), cents: 650, selectedOptions: taste('4 oz', 'Cherry')}),
        buildVariant({
          id: id(12),
          cents: 900,
          inStock: false,
          availableForSale: false,
          selectedOptions: taste('4 oz', 'Clove'),
        }),
      ],
    }),
    buildProduct({handle: 'gift', tags: ['gift'], ...one(20, 0)}),
    buildProduct({handle: 'club', requiresSellingPlan: true, ...one(21, 999)}),
    buildProduct({handle: 'floss', title: 'Floss', ...one(30, 399)}),
  ].map((product) => [product.handle, product]),
);
const bundle: BundleView = toBundleView(config, products);

describe('a bundle', () => {
  test('offers what the shop sells once, neither gifts nor plan-only nor vanished products', () => {
    expect(bundle.slots.map((slot) => slot.products.map(({handle}) => handle))).toEqual([
      ['brush', 'old-brush'],
      ['mint'],
      ['floss'],
    ]);
  });

  test('takes one size of a product, the one it comes in by default, and names what is left to choose', () => {
    expect(
      bundle.slots[1]?.products[0]?.variants.map(({number, label}) => [number, label]),
    ).toEqual([
      ['10', 'Mint'],
      ['11', 'Cherry'],
      ['12', 'Clove'],
    ]);
    expect(bundle.slots[0]?.products[0]?.variants.map(({label}) => label)).toEqual(['']);
  });

  test.each([
    ['nothing', [], ['Brush: choose 1 more', 'Paste: choose 1 more']],
    ['a brush', ['1'], ['Paste: choose 1 more']],
    ['a brush and a paste', ['1', '10'], ['Choose 1 more of anything']],
    ['enough', ['1', '10', '30'], []],
    ['as much as it holds', ['1', '10', '11', '30'], []],
    ['two brushes', ['1', '2', '10'], ['Brush: take away 1']],
    ['strangers', ['1', '10', '30', '999', '__proto__'], []],
    ['one thing twice', ['1', '10', '10'], ['Choose 1 more of anything']],
  ])('with %s says what is missing', (_, picks, missing) => {
    expect(bundleState(bundle, picks).missing).toEqual(missing);
  });

  test('is counted in the currency of its goods, also while nothing is in it, and in whole ones where there is no smaller part', () => {
    const yen = (amount: number) => ({amount: amount * 100, currencyCode: 'JPY'});
    const inYen = toBundleView(
      config,
      new Map(
        [...products].map(([handle, product]) => [
          handle,
          {
            ...product,
            priceRange: {min: yen(0), max: yen(0)},
            variants: product.variants.map((variant) => ({
              ...variant,
              price: yen(variant.price.amount),
            })),
          },
        ]),
      ),
    );
    expect(bundleState(inYen, [])).toMatchObject({subtotal: yen(0), total: yen(0)});
    // 15 percent of 799, 333 and 399 yen, each rounded: 120 + 50 + 60.
    expect(bundleState(inYen, ['1', '10', '30'])).toMatchObject({
      subtotal: yen(1531),
      saving: yen(230),
      total: yen(1301),
    });
  });

  test('costs the sum of its parts, less the discount per line from the minimum on', () => {
    expect(bundleState(bundle, ['1', '10'])).toMatchObject({
      subtotal: dollars(1132),
      saving: dollars(0),
      total: dollars(1132),
    });
    // 15 percent of 7.99, 3.33 and 3.99, each rounded: 1.20 + 0.50 + 0.60.
    expect(bundleState(bundle, ['1', '10', '30'])).toMatchObject({
      subtotal: dollars(1531),
      saving: dollars(230),
      total: dollars(1301),
    });
  });

  test('takes what is sold although there is none, and says that it ships later', () => {
    const owed = buildVariant({id: id(1), cents: 500, inStock: false, quantityAvailable: -1});
    const later = toBundleView(
      config,
      new Map([...products].map(([handle, product]) => [handle, {...product, variants: [owed]}])),
    );
    const variants = later.slots.flatMap((slot) => slot.products.flatMap((one) => one.variants));
    expect(variants.every(({isSold, shipsLater}) => isSold && shipsLater)).toBe(true);
    expect(bundleState(later, ['1']).soldOut).toEqual([]);
    expect(bundleState(later, ['1']).items).not.toHaveLength(0);
  });

  test('leaves out what is sold out, and says so', () => {
    const state = bundleState(bundle, ['1', '12', '30']);
    expect(state.soldOut).toEqual(['Mint paste, Clove']);
    expect(state.items.map(({variant}) => variant.number)).toEqual(['1', '30']);
  });

  test('takes a pick away when it is pressed again, and replaces the one of a slot of one', () => {
    expect(togglePick(bundle, ['1', '10'], '10')).toEqual(['1']);
    expect(togglePick(bundle, ['1', '10'], '2')).toEqual(['10', '2']);
    expect(togglePick(bundle, ['1', '10'], '11')).toEqual(['1', '10', '11']);
    expect(togglePick(bundle, ['1'], '999')).toEqual(['1']);
  });

  test('takes no more than a slot and the whole of it hold', () => {
    const full = bundleState(bundle, ['1', '10', '11', '30']);
    expect([0, 1, 2].map((slot) => isSlotFull(bundle, full, slot))).toEqual([false, true, true]);
    const open = bundleState(bundle, ['10']);
    expect([0, 1, 2].map((slot) => isSlotFull(bundle, open, slot))).toEqual([false, false, false]);
  });

  test.each([
    [{min: 1, max: 1}, 0, {done: false, text: 'Choose 1'}],
    [{min: 0, max: 2}, 0, {done: false, text: 'Choose up to 2'}],
    [{min: 2, max: 3}, 1, {done: false, text: 'Choose 2 to 3'}],
    [{min: 2, max: 3}, 2, {done: true, text: '2 chosen'}],
    [{min: 0, max: 2}, 1, {done: true, text: '1 chosen'}],
  ])(
    'says of a slot of %o with %i in it what it takes, or that it has enough',
    (slot, count, status) => {
      expect(slotStatus(slot, count)).toEqual(status);
    },
  );

  test('has an address to share', () => {
    expect(bundleSearch('routine', ['1', '10'])).toBe('?bundle=routine&pick=1&pick=10');
  });
});
