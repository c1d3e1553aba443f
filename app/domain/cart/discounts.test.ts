import {describe, expect, it} from 'vitest';

import {checkDiscountCode, mergeDiscountCodes, withoutDiscountCode} from './discounts';

describe('mergeDiscountCodes', () => {
  it.each([
    [['A'], 'B', ['B', 'A']],
    [[], ' save10 ', ['save10']],
    [['save10', 'B'], 'SAVE10', ['SAVE10', 'B']],
    [['A', 'a', 'B'], 'C', ['C', 'A', 'B']],
    [['A'], '  ', ['A']],
  ])('%j with %j sends %j', (current, entered, sent) => {
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
    ['is marked not applicable', cart({code: 'B', applicable: false})],
    ['is absent', cart()],
    ['is not the first', cart({code: 'A', applicable: true}, {code: 'B', applicable: true})],
  ])('refuses a code that %s', (_name, answered) => {
    expect(checkDiscountCode(answered, 'B')).toEqual({ok: false, message: 'Invalid discount code'});
  });
});

it('removes a code without regard to case', () => {
  expect(withoutDiscountCode(['Save10', 'B'], 'SAVE10')).toEqual(['B']);
});
