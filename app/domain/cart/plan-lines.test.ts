import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {formatCadence} from '~/domain/catalogue/plan-cadence';

import {buildCart, buildLine, buildPlan, usd} from '../../../tests/support/cart-builders';

import {
  cadenceSummary,
  formatCadenceSummary,
  planSwitch,
  withoutSubscriptionAttributes,
} from './plan-lines';

describe('planSwitch', () => {
  const attributes = [
    {key: 'engraving', value: 'Mia'},
    {key: 'subscription_frequency', value: '1'},
    {key: '_ordergroove_offer', value: 'x'},
  ];
  const line = buildLine({id: 'l', handle: 'paste', quantity: 4, attributes});

  it('removes the line and adds it with the plan, its quantity, and no subscription attributes', () => {
    expect(planSwitch(line, 'monthly')).toEqual({
      removeLineId: 'l',
      add: {
        merchandiseId: line.merchandise.id,
        quantity: 4,
        sellingPlanId: 'monthly',
        attributes: [{key: 'engraving', value: 'Mia'}],
      },
      restore: {merchandiseId: line.merchandise.id, quantity: 4, sellingPlanId: null, attributes},
    });
  });

  it('goes back to one-time by adding without a plan', () => {
    const onPlan = buildLine({id: 'l', plan: buildPlan()});
    expect(planSwitch(onPlan, null)?.add.sellingPlanId).toBeNull();
  });

  it('has nothing to do when the line has that plan', () => {
    const onPlan = buildLine({plan: buildPlan({id: 'monthly'})});
    expect(planSwitch(onPlan, 'monthly')).toBeNull();
    expect(planSwitch(line, null)).toBeNull();
  });

  it('adds ten units of a line that another client filled beyond that, and restores it as it was', () => {
    const full = {...line, quantity: 14};
    expect(planSwitch(full, 'monthly')).toMatchObject({
      add: {quantity: 10},
      restore: {quantity: 14},
    });
  });

  it('keeps the quantity of any lawful line', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 10}), (quantity) => {
        expect(planSwitch({...line, quantity}, 'monthly')?.add.quantity).toBe(quantity);
      }),
    );
  });
});

it.each([
  'subscription',
  'Subscription Frequency',
  '_subscription-id',
  'og_offer',
  'ordergroove:x',
])('the attribute %s belongs to a subscription', (key) => {
  expect(withoutSubscriptionAttributes([{key, value: 'x'}])).toEqual([]);
});
it.each(['ogre', 'gift_subscription_for', 'note', '_bundle'])(
  'the attribute %s does not',
  (key) => {
    expect(withoutSubscriptionAttributes([{key, value: 'x'}])).toHaveLength(1);
  },
);

describe('formatCadence', () => {
  it.each([
    ['1 month', 'every month'],
    ['2 months', 'every 2 months'],
    ['Every 6 weeks', 'every 6 weeks'],
    ['Monthly', 'every month'],
  ])('reads %s as %s', (value, text) => {
    expect(formatCadence({name: 'Plan', options: [{name: 'Delivery every', value}]})).toBe(text);
  });
  it('falls back to the plan’s name', () => {
    expect(formatCadence({name: 'The club', options: []})).toBe('The club');
  });
});

describe('cadenceSummary', () => {
  it('says what is due today and what comes later, by cadence', () => {
    const cart = buildCart([
      buildLine({price: 16.8}),
      buildLine({id: 'p', quantity: 2, plan: buildPlan()}),
    ]);
    const summary = cadenceSummary(cart);
    expect(summary && formatCadenceSummary(summary)).toBe(
      'Today $31.20, then $14.40 every 2 months.',
    );
  });

  it('adds deliveries of one cadence and lists the others', () => {
    const monthly = buildPlan({
      id: 'm',
      perDeliveryPrice: usd(5),
      options: [{name: 'Delivery every', value: '1 month'}],
    });
    const cart = buildCart([
      buildLine({id: '1', plan: buildPlan()}),
      buildLine({id: '2', plan: buildPlan({id: 'other'})}),
      buildLine({id: '3', plan: monthly}),
    ]);
    expect(cadenceSummary(cart)?.recurring).toEqual([
      {amount: usd(14.4), cadence: 'every 2 months'},
      {amount: usd(5), cadence: 'every month'},
    ]);
  });

  it('leaves balances that are due later out of today', () => {
    const cart = buildCart([buildLine({plan: buildPlan({perDeliveryPrice: usd(40)})})]);
    cart.cost.checkoutChargeAmount = usd(10);
    expect(cadenceSummary(cart)?.today).toEqual(usd(10));
  });

  it('is null without a subscription', () => {
    expect(cadenceSummary(buildCart([buildLine()]))).toBeNull();
  });
});
