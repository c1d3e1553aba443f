import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, usd} from '../../../tests/support/cart-builders';

import type {DiscountAllocation} from './cart';
import {
  formatCodeStanding,
  refusedCodeMessage,
  unknownCodeMessage,
  unknownCodes,
  unknownCodeWarning,
} from './code-refusal';

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

describe('a code on the cart', () => {
  const withCodes = (...codes: [code: string, applicable: boolean][]) =>
    buildCart([], {discountCodes: codes.map(([code, applicable]) => ({code, applicable}))});
  const one = withCodes(['GOOD', true], ['IDLE', false]);

  it('does not exist where the platform says so of every code that does nothing', () => {
    expect(unknownCodes(one, warn('DISCOUNT_NOT_FOUND'))).toEqual(['IDLE']);
    const two = withCodes(['A', false], ['B', false]);
    expect(unknownCodes(two, warn('DISCOUNT_NOT_FOUND', 'DISCOUNT_NOT_FOUND'))).toEqual(['A', 'B']);
    expect(unknownCodes(two, warn('DISCOUNT_NOT_FOUND', 'DISCOUNT_CURRENTLY_INACTIVE'))).toEqual(
      [],
    );
    expect(unknownCodes(one, [])).toEqual([]);
  });

  it('that does not exist is refused in the specified words', () => {
    expect(unknownCodeMessage([unknownCodeWarning('NOPE', 'c1')])).toBe(
      'Invalid discount code: NOPE',
    );
    expect(unknownCodeMessage(warn('MERCHANDISE_OUT_OF_STOCK'))).toBeNull();
  });

  it.each([
    ['says nothing where it applies', true, [], null],
    [
      'is for other items where that is the reason',
      false,
      ['DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
      'not on these items',
    ],
    ['does not apply where nobody says why', false, [], 'does not apply now'],
    [
      'does not apply for any other reason',
      false,
      ['DISCOUNT_CURRENTLY_INACTIVE'],
      'does not apply now',
    ],
  ])('%s', (_name, applicable, reasons, standing) => {
    const cart = withCodes(['CODE', applicable]);
    expect(formatCodeStanding({code: 'CODE', applicable}, cart, warn(...reasons))).toBe(standing);
  });

  it('is not said to be for other items where another one may be', () => {
    const cart = withCodes(['A', false], ['B', false]);
    const reasons = warn('DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'DISCOUNT_CURRENTLY_INACTIVE');
    expect(formatCodeStanding({code: 'A', applicable: false}, cart, reasons)).toBe(
      'does not apply now',
    );
  });
});
