import {expect, it} from 'vitest';

import {dollars} from '~/domain/values/money';

import {shownOrderLines} from './order-lines';
import type {OrderLine} from './orders';

function line(handle: string | null, cents = 500): OrderLine {
  return {
    title: handle ?? 'Gone',
    quantity: 1,
    currentQuantity: 1,
    originalTotalPrice: dollars(cents),
    discountedTotalPrice: dollars(cents),
    discounts: dollars(0),
    variant:
      handle === null
        ? null
        : {
            id: `gid://shopify/ProductVariant/${handle}`,
            title: 'Default Title',
            handle,
            image: null,
            price: dollars(cents),
            compareAtPrice: null,
            availableForSale: true,
            quantityAvailable: null,
            requiresSellingPlan: false,
          },
  };
}

const costing = (amount: number) => {
  const price = {amount, currencyCode: 'USD'};
  return {min: price, max: price};
};
const products = new Map([
  ['paste', {tags: [], priceRange: costing(500)}],
  ['pouch', {tags: ['gift'], priceRange: costing(0)}],
  ['gift-box', {tags: ['gift'], priceRange: costing(2900)}],
  ['free-gift-1', {tags: ['gift'], priceRange: costing(0)}],
  ['sample', {tags: [], priceRange: costing(0)}],
]);
const promotions = [{handle: 'sample'}];

it.each([
  ['a product', 'paste', 500, '/products/paste', false],
  ['a free-gift item', 'free-gift-1', 0, null, true],
  ['what stands in no list', 'pouch', 900, null, true],
  ['what is sold to be given to somebody', 'gift-box', 2900, '/products/gift-box', false],
  ['what a promotion gives, which costs nothing', 'sample', 0, '/products/sample', true],
  ['a product that was taken out of the shop', 'vanished', 500, null, false],
  ['a variant that was deleted', null, 500, null, false],
])(
  '%s of an order leads to its page where there is one, and is named where it was a gift',
  (_name, handle, cents, path, isGift) => {
    expect(shownOrderLines([line(handle, cents)], products, promotions)).toMatchObject([
      {path, isGift},
    ]);
  },
);

it('a line of an order keeps its link while the catalogue cannot be read, but for the free-gift items', () => {
  expect(
    shownOrderLines([line('paste'), line('free-gift-1', 0)], null, promotions).map(
      ({path}) => path,
    ),
  ).toEqual(['/products/paste', null]);
});
