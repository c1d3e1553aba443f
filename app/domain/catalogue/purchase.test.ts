import {describe, expect, it} from 'vitest';

import {initialPlan, offeredPlans, purchaseOf} from './purchase';

const MONTHLY = {id: 'plan/1', cadence: 'every month', recurring: true, charge: null};
const YEARLY = {id: 'plan/2', cadence: 'every year', recurring: true, charge: null};
const PRODUCT = {plans: [MONTHLY, YEARLY]};
const VARIANT = {
  price: 1000,
  compareAt: null,
  planPrices: [{price: 900, full: 1000}, null],
  stock: 'in' as const,
  most: 10,
};
const once = {planId: null, quantity: 1};

it('offers a variant on the plans that name a price for it', () => {
  expect(offeredPlans(PRODUCT, VARIANT)).toEqual([
    {...MONTHLY, price: 900, full: 1000, dueNow: null},
  ]);
  expect(offeredPlans(PRODUCT, {planPrices: []})).toEqual([]);
});

it.each([
  ['half of it', {kind: 'percentage', percentage: 50}, 450],
  ['an amount', {kind: 'amount', amount: {amount: 250, currencyCode: 'USD'}}, 250],
  ['nothing yet', {kind: 'percentage', percentage: 0}, 0],
  ['more than it costs', {kind: 'amount', amount: {amount: 5000, currencyCode: 'USD'}}, null],
  ['all of it', {kind: 'percentage', percentage: 100}, null],
] as const)('of a plan that charges %s at checkout says so', (_, charge, dueNow) => {
  const plans = [{...MONTHLY, charge}];
  expect(offeredPlans({plans}, VARIANT)[0]?.dueNow).toBe(dueNow);
});

it('begins with the first plan only where nothing is sold once', () => {
  expect(initialPlan({...PRODUCT, planOnly: true})).toBe(MONTHLY.id);
  expect(initialPlan({...PRODUCT, planOnly: false})).toBeNull();
  expect(initialPlan({plans: [], planOnly: true})).toBeNull();
});

describe('purchaseOf', () => {
  it('buys once at the variant’s price, and strikes a higher one', () => {
    expect(purchaseOf(PRODUCT, VARIANT, once)).toMatchObject({
      plan: null,
      price: 1000,
      full: null,
    });
    const reduced = {...VARIANT, compareAt: 1200};
    expect(purchaseOf(PRODUCT, reduced, once)).toMatchObject({price: 1000, full: 1200});
    const same = {...VARIANT, compareAt: 1000};
    expect(purchaseOf(PRODUCT, same, once).full).toBeNull();
  });

  it('buys on a plan at the plan’s price, beside what it costs once', () => {
    const reduced = {...VARIANT, compareAt: 1200};
    expect(purchaseOf(PRODUCT, reduced, {planId: MONTHLY.id, quantity: 1})).toMatchObject({
      plan: {...MONTHLY, price: 900},
      price: 900,
      full: 1000,
    });
  });

  it.each([YEARLY.id, 'plan/unknown'])('buys once where the variant has no plan %s', (planId) => {
    expect(purchaseOf(PRODUCT, VARIANT, {planId, quantity: 1})).toMatchObject({
      plan: null,
      price: 1000,
    });
  });

  it('takes at least one and at most what an order can take', () => {
    const quantity = (wanted: number, most = 10) =>
      purchaseOf(PRODUCT, {...VARIANT, most}, {planId: null, quantity: wanted}).quantity;
    expect([quantity(0), quantity(4), quantity(4, 3), quantity(40)]).toEqual([1, 4, 3, 10]);
  });

  it('is sold out with the variant, and still names one unit', () => {
    const gone = {...VARIANT, stock: 'out' as const, most: 0};
    expect(purchaseOf(PRODUCT, gone, once)).toMatchObject({soldOut: true, quantity: 1});
  });
});
