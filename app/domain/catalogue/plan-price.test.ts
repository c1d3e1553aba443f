import {describe, expect, it} from 'vitest';

import {dollars} from '~/domain/values/money';

import {planPrice} from './plan-price';
import type {SellingPlan} from './product';

const on = (adjustment: SellingPlan['priceAdjustments'][number]) => ({
  priceAdjustments: [adjustment],
});
const percent = (percentage: number) => on({orderCount: null, kind: 'percentage', percentage});

describe('the price on a plan', () => {
  it.each([
    // 15 % of 34.90 is 5.235: the platform takes 5.24 off.
    [3490, 15, 2966],
    [999, 15, 849],
    [1000, 15, 850],
    [1050, 5, 997],
    [1, 50, 0],
    [1999, 0, 1999],
    [1999, 100, 0],
  ])(
    'of %i cents with %i percent off is %i cents, as the platform rounds it',
    (cents, off, left) => {
      expect(planPrice(dollars(cents), percent(off)).amount).toBe(left);
    },
  );

  it('is never below zero, whatever is taken off', () => {
    const plan = on({orderCount: null, kind: 'fixedAmount', amount: dollars(1500)});
    expect(planPrice(dollars(1000), plan)).toEqual(dollars(0));
  });

  it('is the fixed price of a plan that names one, and the plain one of a plan that changes none', () => {
    const plan = on({orderCount: null, kind: 'fixedPrice', price: dollars(700)});
    expect(planPrice(dollars(1000), plan)).toEqual(dollars(700));
    expect(planPrice(dollars(1000), {priceAdjustments: []})).toEqual(dollars(1000));
  });
});
