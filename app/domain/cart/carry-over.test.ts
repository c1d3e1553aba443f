import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, buildPlan, usd} from '../../../tests/support/cart-builders';

import {carryOver, holdsTheSame} from './carry-over';

describe('what a cart becomes in a fresh one', () => {
  it('has its lines with plans and attributes, its codes, note and attributes', () => {
    const cart = buildCart(
      [
        buildLine({variant: 'a', quantity: 2, attributes: [{key: 'engraving', value: 'Ada'}]}),
        buildLine({variant: 'b', plan: buildPlan(), attributes: [{key: 'empty', value: null}]}),
      ],
      {
        note: 'Ring twice',
        attributes: [{key: 'k', value: null}],
        discountCodes: [
          {code: 'A', applicable: true},
          {code: 'B', applicable: false},
        ],
      },
    );
    expect(carryOver(cart)).toEqual({
      lines: [
        {
          merchandiseId: 'gid://shopify/ProductVariant/a',
          quantity: 2,
          sellingPlanId: null,
          attributes: [{key: 'engraving', value: 'Ada'}],
        },
        {
          merchandiseId: 'gid://shopify/ProductVariant/b',
          quantity: 1,
          sellingPlanId: buildPlan().id,
          attributes: [{key: 'empty', value: null}],
        },
      ],
      attributes: [{key: 'k', value: ''}],
      discountCodes: ['A', 'B'],
      note: 'Ring twice',
    });
  });

  it('has no line of a product that is sold out, which holds nothing', () => {
    expect(carryOver(buildCart([buildLine({quantity: 0})]))?.lines).toEqual([]);
  });

  it('is nothing where gift cards pay: only their owner knows their codes', () => {
    const giftCards = [{lastCharacters: '1234', amountUsed: usd(5)}];
    expect(carryOver(buildCart([buildLine()], {giftCards}))).toBeNull();
  });
});

describe('two carts', () => {
  const one = buildLine({id: '1', variant: 'a', quantity: 3});
  it.each([
    ['in other lines', [buildLine({id: '9', variant: 'a', quantity: 3})], true],
    [
      'that the platform split',
      [
        buildLine({id: '8', variant: 'a', quantity: 1}),
        buildLine({id: '9', variant: 'a', quantity: 2}),
      ],
      true,
    ],
    ['beside a line of nothing', [one, buildLine({variant: 'b', quantity: 0})], true],
    ['but for a unit', [buildLine({variant: 'a', quantity: 2})], false],
    ['on a plan', [buildLine({variant: 'a', quantity: 3, plan: buildPlan()})], false],
    ['and more', [one, buildLine({variant: 'b'})], false],
    ['in nothing', [], false],
  ])('hold the same %s: %s', (_, lines, same) => {
    expect(holdsTheSame({lines: [one]}, {lines})).toBe(same);
    expect(holdsTheSame({lines}, {lines: [one]})).toBe(same);
  });
});
