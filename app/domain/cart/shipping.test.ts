import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {dollars} from '~/domain/values/money';

import {buildCart, buildLine, buildPlan, usd} from '../../../tests/support/cart-builders';

import type {DiscountAllocation} from './cart';
import {formatFreeShipping, freeShipping} from './shipping';

const allocation = (
  targetType: DiscountAllocation['targetType'],
  percentage: number | null,
): DiscountAllocation => ({
  kind: 'code',
  code: 'SHIP',
  targetType,
  percentage,
  discountedAmount: usd(0),
});

describe('freeShipping', () => {
  it.each([
    ['SHIPPING_LINE', 100, true],
    ['SHIPPING_LINE', 50, false],
    ['LINE_ITEM', 100, false],
    ['SHIPPING_LINE', null, false],
  ] as const)('a discount on %s of %s percent: free %s', (target, percentage, free) => {
    const cart = buildCart([buildLine({price: 5})], {
      discountAllocations: [allocation(target, percentage)],
    });
    expect(freeShipping(cart).free).toBe(free);
  });

  it('reads a shipping discount from a line’s allocations alike', () => {
    const line = buildLine({price: 5, discountAllocations: [allocation('SHIPPING_LINE', 100)]});
    expect(freeShipping(buildCart([line])).reason).toBe('discount');
  });

  it.each([['cart_free_shipping'], ['Cart_Free_Shipping']])('the tag %s ships free', (tag) => {
    expect(freeShipping(buildCart([buildLine({price: 5, tags: [tag]})])).reason).toBe('tag');
  });

  it('any subscription line ships free', () => {
    expect(freeShipping(buildCart([buildLine({price: 5, plan: buildPlan()})])).reason).toBe(
      'subscription',
    );
  });

  it('a line of quantity 0 grants nothing', () => {
    const gone = [
      buildLine({quantity: 0, plan: buildPlan()}),
      buildLine({quantity: 0, tags: ['cart_free_shipping']}),
    ];
    expect(freeShipping(buildCart(gone)).free).toBe(false);
  });

  it.each([
    [24.99, false, 0.01],
    [25, true, 0],
    [25.01, true, 0],
    [12.34, false, 12.66],
    [0.01, false, 24.99],
  ])('a subtotal of %d: free %s, %d to go', (subtotal, free, missing) => {
    const status = freeShipping(buildCart([buildLine({price: subtotal})]));
    expect(status.free).toBe(free);
    expect(status.remainder).toEqual(usd(missing));
  });

  it('adds up to the threshold with the displayed subtotal, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 2499}), (cents) => {
        const cart = buildCart([buildLine({price: cents / 100})]);
        const {remainder, progress} = freeShipping(cart);
        expect((remainder?.amount ?? 0) + cart.cost.subtotalAmount.amount).toBe(2500);
        expect(progress).toBeCloseTo(cents / 2500);
      }),
    );
  });

  it('says how much is missing', () => {
    expect(formatFreeShipping(freeShipping(buildCart([buildLine({price: 24.99})])), true)).toBe(
      'You are $0.01 away from free shipping.',
    );
  });

  it('promises neither threshold nor subscription where the shop does not', () => {
    const says = (cart: Parameters<typeof freeShipping>[0]) =>
      formatFreeShipping(freeShipping(cart), false);
    expect(says(buildCart([buildLine({price: 10})]))).toBeNull();
    expect(says(buildCart([buildLine({price: 40})]))).toBeNull();
    expect(says(buildCart([buildLine({price: 10, plan: buildPlan()})]))).toBeNull();
    const tagged = buildCart([buildLine({price: 10, tags: ['cart_free_shipping']})]);
    expect(says(tagged)).toBe('An item in your cart ships everything free.');
  });

  it('promises nothing of a threshold in dollars to a cart in another currency', () => {
    const inYen = (amount: number) => {
      const cart = buildCart([buildLine({price: 5})]);
      cart.cost.subtotalAmount = {amount, currencyCode: 'JPY'};
      return cart;
    };
    for (const amount of [100, 2500, 250000]) {
      const status = freeShipping(inYen(amount));
      expect(status).toEqual({free: false, reason: null, progress: 0, remainder: null});
      expect(formatFreeShipping(status, true)).toBeNull();
    }
    const subscribed = {...inYen(100), lines: [buildLine({price: 5, plan: buildPlan()})]};
    expect(freeShipping(subscribed).reason).toBe('subscription');
  });

  it('an empty cart is at the start of the way', () => {
    expect(freeShipping(buildCart([]))).toEqual({
      free: false,
      reason: null,
      progress: 0,
      remainder: dollars(2500),
    });
  });
});
