import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, usd} from '../../../tests/support/cart-builders';

import type {DiscountAllocation} from './cart';
import {refusedCodeMessage} from './code-refusal';

const AUTOMATIC: DiscountAllocation = {
  kind: 'automatic',
  title: 'Whitening routine, 15% off',
  discountedAmount: usd(3),
  targetType: 'LINE_ITEM',
  percentage: 15,
};
const plain = buildCart([buildLine()]);
const saving = buildCart([buildLine({discountAllocations: [AUTOMATIC]})]);
const warn = (...codes: string[]) => codes.map((code) => ({code, message: '', target: ''}));

describe('a code that does not apply', () => {
  it('is told in the specified words alone where nobody knows more', () => {
    expect(refusedCodeMessage(plain, [])).toBe('Invalid discount code');
    expect(refusedCodeMessage(plain, warn('DISCOUNT_NOT_FOUND'))).toBe('Invalid discount code');
    expect(refusedCodeMessage(saving, warn('DISCOUNT_NOT_FOUND'))).toBe('Invalid discount code');
  });

  it('and is beaten by an automatic discount is told which one, after the specified words', () => {
    expect(refusedCodeMessage(saving, warn('DISCOUNT_CODE_NOT_HONOURED'))).toBe(
      'Invalid discount code. It does not go together with “Whitening routine, 15% off”, which saves you more.',
    );
  });

  it('may be beaten where the platform does not say why', () => {
    expect(refusedCodeMessage(saving, [])).toBe(
      'Invalid discount code. A code that does not go together with “Whitening routine, 15% off”, which your cart has already, does not apply.',
    );
  });

  it.each([
    ['DISCOUNT_CURRENTLY_INACTIVE', 'It is not running at the moment.'],
    ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Your cart has not reached the amount that it asks for.'],
    ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'It is for customers who are signed in.'],
  ])('%s is said in words', (code, words) => {
    expect(refusedCodeMessage(plain, warn(code, 'MERCHANDISE_NOT_ENOUGH_STOCK'))).toBe(
      `Invalid discount code. ${words}`,
    );
  });

  it('has no reason of another code', () => {
    expect(
      refusedCodeMessage(plain, warn('DISCOUNT_CURRENTLY_INACTIVE', 'DISCOUNT_NOT_FOUND')),
    ).toBe('Invalid discount code');
  });
});
