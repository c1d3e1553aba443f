import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {isOnSale} from '~/domain/values/money';

import {buildCart, buildLine, usd} from '../../../tests/support/cart-builders';

import type {Cart, DiscountAllocation} from './cart';
import {type CartTotals, cartTotals, formatTotalRow} from './totals';

const off = (discountedAmount: number) => ({
  discountedAmount: usd(discountedAmount),
  targetType: 'LINE_ITEM' as const,
  percentage: null,
});
const automatic: DiscountAllocation = {kind: 'automatic', title: 'Morning 30', ...off(2.4)};
const custom: DiscountAllocation = {kind: 'custom', title: 'Team price', ...off(1)};
const code = (amount: number, name = 'SAVE'): DiscountAllocation => ({
  kind: 'code',
  code: name,
  ...off(amount),
});
const shippingCode = (amount: number): DiscountAllocation => ({
  ...code(amount, 'FREESHIP'),
  targetType: 'SHIPPING_LINE',
  percentage: 100,
});

const told = ({rows, total}: CartTotals) => [
  ...rows.map((row) => `${row.name}: ${formatTotalRow(row)}`),
  `${total.name}: ${String(total.amount.amount)}`,
];

/** A cart of 9.99 of goods. */
function cartOf(total: number, options: Partial<Cart> = {}, cost: Partial<Cart['cost']> = {}) {
  const cart = buildCart([buildLine({price: 9.99})], options);
  return {...cart, cost: {...cart.cost, totalAmount: usd(total), ...cost}};
}

describe('the foot of the cart', () => {
  it('names automatic, code and custom discounts with their amounts', () => {
    const line = buildLine({price: 8, compareAt: 10, discountAllocations: [automatic, custom]});
    const cart = buildCart([line], {discountAllocations: [code(0.37), code(0.13)]});
    const {takenOffLines, rows} = cartTotals(cart);
    expect(takenOffLines.map(({name, amount}) => [name, amount.amount])).toEqual([
      ['Morning 30', 240],
      ['Team price', 100],
    ]);
    expect(rows[1]).toMatchObject({kind: 'discount', name: 'SAVE', amount: usd(-0.5)});
    expect(isOnSale(line.cost.amountPerQuantity, line.cost.compareAtAmountPerQuantity)).toBe(true);
  });

  it('leaves out shares of nothing, as the buy side of a two-for-one carries', () => {
    const {rows} = cartTotals(buildCart([], {discountAllocations: [code(0)]}));
    expect(rows.map(({kind}) => kind)).toEqual(['subtotal']);
  });

  it('says that taxes and shipping are still to come while neither is in the total', () => {
    const totals = cartTotals(cartOf(9.99));
    expect(told(totals)).toEqual(['Subtotal: $9.99', 'Estimated total: 999']);
    expect(totals.outlook).toBe('Taxes and shipping are worked out at checkout.');
  });

  it('has a row for the shipping that a customer with a saved address has in the total', () => {
    const totals = cartTotals(cartOf(14.94, {shipping: usd(4.95)}));
    expect(told(totals)).toEqual([
      'Subtotal: $9.99',
      'Estimated shipping: $4.95',
      'Estimated total: 1494',
    ]);
    expect(totals.outlook).toBe('Taxes are worked out at checkout.');
  });

  it('calls a delivery that costs nothing free', () => {
    expect(told(cartTotals(cartOf(9.99, {shipping: usd(0)})))).toContain(
      'Estimated shipping: Free',
    );
  });

  it('shows what a code takes off the delivery, and no amount before there is a delivery', () => {
    const discountAllocations = [shippingCode(4.95)];
    expect(told(cartTotals(cartOf(9.99, {shipping: usd(4.95), discountAllocations})))).toEqual([
      'Subtotal: $9.99',
      'Estimated shipping: $4.95',
      'FREESHIP: -$4.95',
      'Estimated total: 999',
    ]);
    expect(told(cartTotals(cartOf(9.99, {discountAllocations})))).toEqual([
      'Subtotal: $9.99',
      'FREESHIP: Free shipping',
      'Estimated total: 999',
    ]);
  });

  it('has rows for tax and duty that the total holds', () => {
    const totals = cartTotals(
      cartOf(
        16,
        {shipping: usd(4.95)},
        {totalTaxAmount: usd(0.76), totalDutyAmount: usd(0.3), totalDutyAmountEstimated: false},
      ),
    );
    expect(told(totals)).toEqual([
      'Subtotal: $9.99',
      'Estimated shipping: $4.95',
      'Estimated tax: $0.76',
      'Duty: $0.30',
      'Estimated total: 1600',
    ]);
    expect(totals.outlook).toBe('You see the final amounts at checkout.');
  });

  it('tells tax that the prices hold already, and does not count it', () => {
    const {rows} = cartTotals(cartOf(9.99, {}, {totalTaxAmount: usd(0.76)}));
    expect(rows[1]).toEqual({
      kind: 'tax',
      name: 'Estimated tax, included above',
      amount: usd(0.76),
      isCounted: false,
    });
  });

  it.each([
    ['an estimate without any name', cartOf(15.3), 'Estimated shipping and taxes: $5.31'],
    ['one beside the shipping', cartOf(15.3, {shipping: usd(4.95)}), 'Estimated taxes: $0.36'],
    [
      'one beside shipping and tax',
      cartOf(15.3, {shipping: usd(4.95)}, {totalTaxAmount: usd(0.3)}),
      'Other charges: $0.06',
    ],
    ['a reduction nobody names', cartOf(8), 'Other reductions: -$1.99'],
  ])('has a row for %s', (_name, cart, row) => {
    expect(told(cartTotals(cart))).toContain(row);
  });

  it('shows what gift cards pay', () => {
    const giftCards = [
      {lastCharacters: 'K7Q2', amountUsed: usd(5)},
      {lastCharacters: 'NONE', amountUsed: usd(0)},
    ];
    expect(told(cartTotals(cartOf(9.94, {shipping: usd(4.95), giftCards})))).toEqual([
      'Subtotal: $9.99',
      'Estimated shipping: $4.95',
      'Gift card K7Q2: -$5.00',
      'Estimated total: 994',
    ]);
  });

  it('adds up to the total, to the cent, whatever the platform answers', () => {
    const amount = fc.integer({min: 0, max: 9_999}).map((cents) => usd(cents / 100));
    const maybe = fc.option(amount);
    const allocation = fc
      .tuple(fc.constantFrom('A', 'B', 'C'), fc.boolean(), amount)
      .map(([name, isShipping, {amount: cents}]): DiscountAllocation =>
        isShipping ? shippingCode(cents / 100) : code(cents / 100, name),
      );
    fc.assert(
      fc.property(
        fc.record({
          totalAmount: amount,
          subtotalAmount: amount,
          totalTaxAmount: maybe,
          totalDutyAmount: maybe,
        }),
        fc.record({
          shipping: maybe,
          discountAllocations: fc.array(allocation, {maxLength: 5}),
          giftCards: fc.array(fc.record({lastCharacters: fc.constant('X'), amountUsed: amount}), {
            maxLength: 2,
          }),
        }),
        (cost, options) => {
          const cart = buildCart([buildLine()], options);
          const {rows, total} = cartTotals({...cart, cost: {...cart.cost, ...cost}});
          const sum = rows
            .filter(({isCounted}) => isCounted)
            .reduce((cents, row) => cents + row.amount.amount, 0);
          expect(sum).toBe(total.amount.amount);
        },
      ),
    );
  });
});
