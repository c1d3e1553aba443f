import {describe, expect, it} from 'vitest';

import {isOnSale} from '~/domain/values/money';

import {buildCart, buildLine, usd} from '../../../tests/support/cart-builders';

import type {DiscountAllocation} from './cart';
import {cartTotals, checkDiscountCode, mergeDiscountCodes, withoutDiscountCode} from './discounts';

describe('mergeDiscountCodes', () => {
  it.each([
    [['A'], 'B', ['B', 'A']],
    [[], ' save10 ', ['save10']],
    [['save10', 'B'], 'SAVE10', ['SAVE10', 'B']],
    [['A', 'a', 'B'], 'C', ['C', 'A', 'B']],
    [['A'], '  ', ['A']],
  ])('%j with %j sends %j (cases C069, C071)', (current, entered, sent) => {
    expect(mergeDiscountCodes(current, entered)).toEqual(sent);
  });
});

describe('checkDiscountCode', () => {
  const cart = (...discountCodes: {code: string; applicable: boolean}[]) => ({discountCodes});
  it('accepts an entered code that comes first and applies, whatever its case', () => {
    expect(
      checkDiscountCode(cart({code: 'B', applicable: true}, {code: 'A', applicable: false}), 'b')
        .ok,
    ).toBe(true);
  });
  it.each([
    ['is marked not applicable (case C067)', cart({code: 'B', applicable: false})],
    ['is absent', cart()],
    ['is not the first', cart({code: 'A', applicable: true}, {code: 'B', applicable: true})],
  ])('refuses a code that %s', (_name, answered) => {
    expect(checkDiscountCode(answered, 'B')).toEqual({ok: false, message: 'Invalid discount code'});
  });
});

it('removes a code without regard to case', () => {
  expect(withoutDiscountCode(['Save10', 'B'], 'SAVE10')).toEqual(['B']);
});

describe('cartTotals', () => {
  const off = (discountedAmount: number) => ({
    discountedAmount: usd(discountedAmount),
    targetType: 'LINE_ITEM' as const,
    percentage: null,
  });
  const automatic: DiscountAllocation = {kind: 'automatic', title: 'Morning 30', ...off(2.4)};
  const custom: DiscountAllocation = {kind: 'custom', title: 'Team price', ...off(1)};
  const code = (amount: number): DiscountAllocation => ({
    kind: 'code',
    code: 'SAVE',
    ...off(amount),
  });
  const line = buildLine({price: 8, compareAt: 10, discountAllocations: [automatic, custom]});
  const cart = buildCart([line], {discountAllocations: [code(0.37), code(0.13)]});

  it('names automatic, code and custom discounts with their amounts (case C075)', () => {
    const {lineDiscounts, orderDiscounts} = cartTotals(cart);
    expect(lineDiscounts.map(({name, amount}) => [name, amount.amount])).toEqual([
      ['Morning 30', 240],
      ['Team price', 100],
    ]);
    expect(orderDiscounts.map(({name, amount}) => [name, amount.amount])).toEqual([['SAVE', 50]]);
    expect(isOnSale(line.cost.amountPerQuantity, line.cost.compareAtAmountPerQuantity)).toBe(true);
  });

  it('leaves out shares of nothing, as the buy side of a two-for-one carries', () => {
    expect(cartTotals(buildCart([], {discountAllocations: [code(0)]})).orderDiscounts).toEqual([]);
  });

  it('shows the platform’s own amounts and its estimated flags', () => {
    const taxed = buildCart([line]);
    taxed.cost.totalTaxAmount = usd(0.5);
    taxed.cost.totalTaxAmountEstimated = false;
    expect(cartTotals(taxed)).toMatchObject({
      subtotal: usd(4.6),
      total: usd(4.6),
      estimated: true,
      tax: {amount: usd(0.5), estimated: false},
      duty: null,
    });
  });
});
