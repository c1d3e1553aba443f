import {describe, expect, it} from 'vitest';

import type {Money} from '~/domain/values/money';

import {usd} from '../../../tests/support/cart-builders';

import {type LinePrice, linePrice} from './line-price';

/** A line of the cart with its cost given per unit, before discounts and in all, in dollars. */
function costing(cost: {each: number; compareAt?: number; subtotal: number; total: number}) {
  return {
    quantity: 2,
    isNew: false,
    sellingPlan: null as {compareAtPrice: Money | null} | null,
    cost: {
      amountPerQuantity: usd(cost.each),
      compareAtAmountPerQuantity: cost.compareAt === undefined ? null : usd(cost.compareAt),
      subtotalAmount: usd(cost.subtotal),
      totalAmount: usd(cost.total),
    },
  };
}

describe('linePrice', () => {
  it.each<[string, ReturnType<typeof costing>, LinePrice]>([
    [
      'a line that costs what it always does',
      costing({each: 5, subtotal: 10, total: 10}),
      {kind: 'paid', now: usd(10), was: null},
    ],
    [
      'a discounted line',
      costing({each: 5, subtotal: 10, total: 8}),
      {kind: 'paid', now: usd(8), was: usd(10)},
    ],
    [
      'a reduced variant, for all of its units',
      costing({each: 5, compareAt: 7, subtotal: 10, total: 10}),
      {kind: 'paid', now: usd(10), was: usd(14)},
    ],
    [
      'a reduced variant with a discount: one amount is struck',
      costing({each: 5, compareAt: 7, subtotal: 10, total: 8}),
      {kind: 'paid', now: usd(8), was: usd(14)},
    ],
    [
      'a price to compare with that is no higher',
      costing({each: 5, compareAt: 5, subtotal: 10, total: 10}),
      {kind: 'paid', now: usd(10), was: null},
    ],
  ])('says the price of %s', (_what, line, price) => {
    expect(linePrice(line, false)).toEqual(price);
  });

  it('strikes of a line on a plan what its units cost without it, as the product page does', () => {
    const onPlan = (compareAtPrice: Money | null) => ({
      ...costing({each: 4, compareAt: 9, subtotal: 8, total: 8}),
      sellingPlan: {compareAtPrice},
    });
    expect(linePrice(onPlan(usd(5)), false)).toEqual({kind: 'paid', now: usd(8), was: usd(10)});
    expect(linePrice(onPlan(null), false)).toEqual({kind: 'paid', now: usd(8), was: null});
  });

  it('says free for a gift that costs nothing, and the price of one that does', () => {
    expect(linePrice(costing({each: 0, subtotal: 0, total: 0}), true)).toEqual({kind: 'free'});
    expect(linePrice(costing({each: 5, subtotal: 10, total: 10}), true)).toMatchObject({
      kind: 'paid',
    });
  });

  it('calls nothing free that the shopper put there', () => {
    expect(linePrice(costing({each: 0, subtotal: 0, total: 0}), false)).toEqual({
      kind: 'paid',
      now: usd(0),
      was: null,
    });
  });

  it('names no price before the platform has', () => {
    const line = {...costing({each: 5, subtotal: 10, total: 10}), isNew: true};
    expect(linePrice(line, false)).toEqual({kind: 'unknown'});
  });
});
