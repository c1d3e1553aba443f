import {describe, expect, test} from 'vitest';

import {dollars} from '~/domain/values/money';

import {
  buildPlanGroup,
  buildProduct,
  buildVariant,
} from '../../../tests/support/catalogue-builders';

import {planPrice, planSavingPercentage} from './plan-price';
import {isUnlisted, toProductCard} from './product-card';

const soldOut = {inStock: false, availableForSale: false, quantityAvailable: 0};

describe('a card', () => {
  test('adds the one variant of a product without choices', () => {
    expect(toProductCard(buildProduct()).action).toEqual({
      kind: 'add',
      variantId: 'gid://shopify/ProductVariant/1',
    });
  });

  test.each([
    ['several variants', {variants: [buildVariant({id: 'a'}), buildVariant({id: 'b'})]}],
    ['a plan to choose', {requiresSellingPlan: true, sellingPlanGroups: [buildPlanGroup()]}],
  ])('leads to the page of a product with %s', (_, fields) => {
    expect(toProductCard(buildProduct(fields)).action).toEqual({kind: 'choose'});
  });

  test('adds nothing when every variant is sold out, and chooses while one is left', () => {
    const gone = buildVariant({id: 'a', ...soldOut});
    expect(toProductCard(buildProduct({variants: [gone]})).action).toEqual({kind: 'soldOut'});
    expect(
      toProductCard(buildProduct({variants: [gone, buildVariant({id: 'b', ...soldOut})]})).action,
    ).toEqual({kind: 'soldOut'});
    expect(toProductCard(buildProduct({variants: [gone, buildVariant({id: 'b'})]})).action).toEqual(
      {kind: 'choose'},
    );
  });

  test('adds what is sold although there is none, and says that it ships later', () => {
    const owed = {inStock: false, quantityAvailable: -2};
    expect(toProductCard(buildProduct({variants: [buildVariant(owed)]}))).toMatchObject({
      action: {kind: 'add'},
      shipsLater: true,
    });
    const mixed = [buildVariant({id: 'a', ...owed}), buildVariant({id: 'b'})];
    expect(toProductCard(buildProduct({variants: mixed}))).toMatchObject({
      action: {kind: 'choose'},
      shipsLater: false,
    });
  });

  test('leads to the page where the variants that were read are sold out and others are not', () => {
    const gone = buildVariant({id: 'a', ...soldOut});
    const product = buildProduct({variants: [gone], availableForSale: true, hasMoreVariants: true});
    expect(toProductCard(product)).toMatchObject({action: {kind: 'choose'}, shipsLater: false});
    const only = buildProduct({hasMoreVariants: true});
    expect(toProductCard(only).action).toEqual({kind: 'choose'});
  });

  test('says "from" only where variants cost differently', () => {
    const one = buildProduct({variants: [buildVariant({cents: 500}), buildVariant({cents: 500})]});
    const two = buildProduct({variants: [buildVariant({cents: 900}), buildVariant({cents: 500})]});
    expect(toProductCard(one)).toMatchObject({price: dollars(500), priceVaries: false});
    expect(toProductCard(two)).toMatchObject({price: dollars(500), priceVaries: true});
  });

  test('strikes a price only of the variant whose price it shows', () => {
    const single = buildVariant({cents: 2499});
    const pair = buildVariant({cents: 4499, compareAtPrice: dollars(4998)});
    expect(toProductCard(buildProduct({variants: [single, pair]})).compareAt).toBeNull();
    const reduced = buildVariant({cents: 2499, compareAtPrice: dollars(2999)});
    expect(toProductCard(buildProduct({variants: [reduced, pair]})).compareAt).toEqual(
      dollars(2999),
    );
    const same = buildVariant({cents: 999, compareAtPrice: dollars(999)});
    expect(toProductCard(buildProduct({variants: [same]})).compareAt).toBeNull();
  });

  test('of a product that is sold on plans only shows the price of its cheapest plan', () => {
    const club = buildProduct({
      variants: [buildVariant({cents: 1499})],
      requiresSellingPlan: true,
      sellingPlanGroups: [
        {
          ...buildPlanGroup(),
          sellingPlans: [
            {
              id: 'gid://shopify/SellingPlan/9',
              name: 'Club',
              description: null,
              recurringDeliveries: true,
              checkoutCharge: {kind: 'percentage', percentage: 100},
              options: [],
              priceAdjustments: [{kind: 'fixedPrice', price: dollars(999), orderCount: null}],
            },
          ],
        },
      ],
    });
    expect(toProductCard(club)).toMatchObject({
      price: dollars(999),
      compareAt: dollars(1499),
      planOnly: true,
      planSaving: null,
    });
  });

  test('names what a plan saves, and its benefits in the order of the shop', () => {
    const card = toProductCard(
      buildProduct({
        tags: ['freshening', 'whitening', 'kids'],
        sellingPlanGroups: [buildPlanGroup(10), buildPlanGroup(15)],
      }),
    );
    expect(card).toMatchObject({
      planSaving: 15,
      benefits: ['whitening', 'freshening'],
      backdrop: 'bg-peach',
    });
  });
});

describe('the price on a plan', () => {
  test.each([
    [
      '15 percent, and half a cent comes off as a whole one',
      {kind: 'percentage', percentage: 15, orderCount: null},
      850,
      722,
    ],
    ['a fixed amount off', {kind: 'fixedAmount', amount: dollars(200), orderCount: null}, 850, 650],
    ['never below zero', {kind: 'fixedAmount', amount: dollars(900), orderCount: null}, 850, 0],
    ['a fixed price', {kind: 'fixedPrice', price: dollars(999), orderCount: null}, 850, 999],
  ] as const)('%s', (_, adjustment, cents, expected) => {
    expect(planPrice(dollars(cents), {priceAdjustments: [adjustment]})).toEqual(dollars(expected));
  });

  test('without an adjustment is the price itself, and saves nothing', () => {
    expect(planPrice(dollars(850), {priceAdjustments: []})).toEqual(dollars(850));
    expect(planSavingPercentage([])).toBeNull();
  });
});

test.each([
  ['a free gift', {tags: ['Gift'], cents: 0}, true],
  ['what is sold as a present', {tags: ['gift'], cents: 2900}, false],
  ['a free sample', {tags: [], cents: 0}, false],
])('of %s the shop lists what is sold', (_name, {tags, cents}, unlisted) => {
  const price = {amount: cents, currencyCode: 'USD'};
  expect(isUnlisted({tags, priceRange: {min: price, max: price}})).toBe(unlisted);
});
