import {describe, expect, it} from 'vitest';

import {buildCart, buildLine} from '../../../tests/support/cart-builders';

import {joinWarnings} from './stock';

const line = buildLine({quantity: 3});
const few = {code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 3 left', target: line.id};
const noCode = {code: 'DISCOUNT_NOT_FOUND', message: 'No such code', target: 'cart'};
const cart = buildCart([line]);

describe('the warnings of the calls of one change', () => {
  it('keep what an earlier call cut while the line is as that call left it', () => {
    expect(joinWarnings({cart, warnings: [few]}, {cart, warnings: []})).toEqual([few]);
  });

  it('say once what two calls said', () => {
    expect(joinWarnings({cart, warnings: [few]}, {cart, warnings: [few]})).toEqual([few]);
  });

  it('forget what was said of a line that a later call removed or changed', () => {
    const changed = buildCart([{...line, quantity: 2}]);
    expect(joinWarnings({cart, warnings: [few]}, {cart: changed, warnings: []})).toEqual([]);
    expect(joinWarnings({cart, warnings: [few]}, {cart: buildCart(), warnings: []})).toEqual([]);
  });

  it('forget what was said of a code once the codes are others', () => {
    const coded = buildCart([line], {discountCodes: [{code: 'NOPE', applicable: false}]});
    expect(joinWarnings({cart: coded, warnings: [noCode]}, {cart: coded, warnings: []})).toEqual([
      noCode,
    ]);
    expect(joinWarnings({cart: coded, warnings: [noCode]}, {cart, warnings: []})).toEqual([]);
  });
});
