import {describe, expect, it} from 'vitest';

import {dollars} from '~/domain/values/money';

import {
  financialStatus,
  formatDiscountValue,
  formatOrderDate,
  fulfillmentStatus,
  isCanceled,
  parseOrderSlug,
  totalDiscount,
} from './orders';

describe('the financial status', () => {
  it.each([
    ['AUTHORIZED', 'authorized'],
    ['PAID', 'paid'],
    ['PARTIALLY_PAID', 'partially paid'],
    ['PARTIALLY_REFUNDED', 'partially refunded'],
    ['PENDING', 'pending'],
    ['REFUNDED', 'pending'],
    ['VOIDED', 'voided'],
    [null, 'pending'],
    ['NEW_VALUE', 'pending'],
    ['constructor', 'pending'],
  ])('%s is displayed as %s, with what it means', (status, label) => {
    const text = financialStatus(status);
    expect(text.label).toBe(label);
    expect(text.meaning).not.toBe('');
  });
});

describe('the fulfillment status', () => {
  it.each([
    ['FULFILLED', 'fulfilled'],
    ['IN_PROGRESS', 'in progress'],
    ['ON_HOLD', 'on hold'],
    ['OPEN', 'open'],
    ['PARTIALLY_FULFILLED', 'partially fulfilled'],
    ['PENDING_FULFILLMENT', 'pending fulfillment'],
    ['RESTOCKED', 'restocked'],
    ['SCHEDULED', 'scheduled'],
    ['UNFULFILLED', 'unfulfilled'],
    [null, 'unfulfilled'],
    ['NEW_VALUE', 'unfulfilled'],
    ['constructor', 'unfulfilled'],
  ])('%s is displayed as %s, with what it means', (status, label) => {
    const text = fulfillmentStatus(status);
    expect(text.label).toBe(label);
    expect(text.meaning).not.toBe('');
  });
});

describe('an order', () => {
  it('is canceled when canceledAt is set', () => {
    expect(isCanceled({canceledAt: '2026-01-01T00:00:00Z'})).toBe(true);
    expect(isCanceled({canceledAt: null})).toBe(false);
  });

  it.each([
    ['2026-01-01T03:30:00Z', 'December 31, 2025'],
    ['2026-01-01T05:00:00Z', 'January 1, 2026'],
    ['2026-07-01T03:59:59Z', 'June 30, 2026'],
    ['no date', 'no date'],
  ])('of %s is dated %s, in the shop’s own time zone', (instant, shown) => {
    expect(formatOrderDate(instant)).toBe(shown);
  });

  it.each([
    ['1001', '1001'],
    ['#1001', '1001'],
    ['', null],
    ['abc', null],
    ['1001a', null],
    ['gid://shopify/Order/1', null],
    [undefined, null],
  ])('has a page at %j', (slug, number) => {
    expect(parseOrderSlug(slug)).toBe(number);
  });
});

describe('a discount of an order', () => {
  const lineTarget = {targetType: 'LINE_ITEM'};
  it.each([
    [{...lineTarget, value: {kind: 'percentage', percentage: 15}}, '15% off'],
    [{...lineTarget, value: {kind: 'percentage', percentage: 12.5}}, '12.5% off'],
    [{...lineTarget, value: {kind: 'amount', amount: dollars(500)}}, '$5.00 off'],
    [{targetType: 'SHIPPING_LINE', value: {kind: 'percentage', percentage: 100}}, 'Free shipping'],
    [
      {targetType: 'SHIPPING_LINE', value: {kind: 'percentage', percentage: 50}},
      '50% off shipping',
    ],
    [
      {targetType: 'SHIPPING_LINE', value: {kind: 'amount', amount: dollars(250)}},
      '$2.50 off shipping',
    ],
  ] as const)('%j reads %s', (discount, text) => {
    expect(formatDiscountValue(discount)).toBe(text);
  });

  it('is the sum of what lines and shipping got, in whole cents', () => {
    const line = {
      title: '',
      quantity: 1,
      currentQuantity: 1,
      originalTotalPrice: dollars(999),
      discountedTotalPrice: dollars(849),
      variant: null,
    };
    const lines = [
      {...line, discounts: dollars(150)},
      {...line, discounts: dollars(33)},
    ];
    expect(totalDiscount({lines, shippingDiscount: dollars(499)})).toEqual(dollars(682));
  });
});
