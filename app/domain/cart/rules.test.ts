import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, usd} from '../../../tests/support/cart-builders';

import {mergeAttributes, sameAttributes} from './attributes';
import {buyNow} from './buy-now';
import type {CartWarning} from './cart';
import {newWarnings, stockMessage} from './stock';
import {TOP_PICK_DEFAULTS, topPick} from './top-pick';

describe('mergeAttributes', () => {
  const current = [
    {key: 'gift_note', value: 'x'},
    {key: 'cp_impact_attribution', value: 'y'},
  ];
  it.each([null, ''])('removes a key set to %j, and sends the rest', (value) => {
    expect(mergeAttributes(current, {cp_impact_attribution: value})).toEqual([
      {key: 'gift_note', value: 'x'},
    ]);
  });
  it('sets a value in place and appends a new key', () => {
    expect(mergeAttributes(current, {gift_note: 'z', seen: '1'})).toEqual([
      {key: 'gift_note', value: 'z'},
      {key: 'cp_impact_attribution', value: 'y'},
      {key: 'seen', value: '1'},
    ]);
  });
  it('tells a merge that changed nothing', () => {
    expect(sameAttributes(current, mergeAttributes(current, {gift_note: 'x'}))).toBe(true);
    expect(sameAttributes(current, mergeAttributes(current, {gift_note: null}))).toBe(false);
  });
});

describe('buyNow', () => {
  const request = {merchandiseId: 'v', quantity: 2, sellingPlanId: null, attributes: []};
  it('uses the stored cart when nothing else is in it, so that the product is there on return', () => {
    expect(buyNow(null, [request])).toEqual({kind: 'stored-cart', lines: [request]});
    expect(buyNow(buildCart([buildLine({quantity: 0})]), [request]).kind).toBe('stored-cart');
  });
  it('leaves a filled cart as it is and takes codes and attributes along', () => {
    const cart = buildCart([buildLine()], {
      attributes: [{key: 'cp_impact_attribution', value: 'c1'}],
      discountCodes: [{code: 'SAVE', applicable: true}],
    });
    expect(buyNow(cart, [request])).toEqual({
      kind: 'own-cart',
      input: {
        lines: [request],
        attributes: [{key: 'cp_impact_attribution', value: 'c1'}],
        discountCodes: ['SAVE'],
      },
    });
  });
});

describe('stock in words', () => {
  const line = buildLine({id: 'l', quantity: 3});
  const warning: CartWarning = {
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message: 'Only 3 items were added to your cart due to availability.',
    target: 'l',
  };
  it('explains a line that was cut to what is left', () => {
    expect(stockMessage(line, [warning])).toBe('Only 3 are left, so your cart holds those.');
    expect(stockMessage(buildLine({id: 'l'}), [warning])).toContain('Only 1 is left');
  });
  it('says nothing of other lines and unknown codes', () => {
    expect(stockMessage(buildLine({id: 'other'}), [warning])).toBeNull();
    expect(stockMessage(line, [{...warning, code: 'SOMETHING_NEW'}])).toBeNull();
  });
  it('explains a line of quantity 0 even without a warning, as on a plain read', () => {
    expect(stockMessage(buildLine({quantity: 0}), [])).toContain('Sold out');
  });
  it('says of what is sold although there is none that it ships later', () => {
    expect(stockMessage(buildLine({available: -2}), [])).toContain('ships later');
    expect(stockMessage(buildLine({available: 3}), [])).toBeNull();
  });
  it('does not take a repeated warning for news', () => {
    const other = {...warning, target: 'm'};
    expect(newWarnings([warning], [warning, other])).toEqual([other]);
  });
});

describe('topPick', () => {
  const stock = new Map([
    ['hum-replacement-heads-4-pack', true],
    ['companion', true],
    ['second', true],
    [TOP_PICK_DEFAULTS[0], true],
    [TOP_PICK_DEFAULTS[1], true],
  ]);
  const recommended = new Map([
    ['dear', ['gone', 'companion', 'second']],
    ['cheap', ['second']],
  ]);
  const find = (handle: string) =>
    stock.has(handle) || recommended.has(handle)
      ? {
          product: handle,
          inStock: stock.get(handle) ?? false,
          recommended: recommended.get(handle) ?? [],
        }
      : null;
  const isGift = (handle: string) => handle === 'free-gift-1';
  const pick = (...lines: Parameters<typeof buildLine>[0][]) =>
    topPick(buildCart(lines.map((line) => buildLine(line))), find, isGift);

  it('takes the fixed companion of a cart product first', () => {
    expect(pick({handle: 'dear', price: 200}, {handle: 'hum-smart-electric-toothbrush'})).toBe(
      'hum-replacement-heads-4-pack',
    );
  });
  it('else the first recommended product in stock of the dearest line, compared as numbers', () => {
    expect(pick({handle: 'cheap', price: 90}, {handle: 'dear', price: 100})).toBe('companion');
  });
  it('else a default, and never what is in the cart already', () => {
    expect(pick({handle: 'plain'})).toBe(TOP_PICK_DEFAULTS[0]);
    expect(pick({handle: TOP_PICK_DEFAULTS[0]})).toBe(TOP_PICK_DEFAULTS[1]);
    expect(pick({handle: 'dear', price: 9}, {handle: 'companion'})).toBe('second');
  });
  it('suggests nothing to an empty cart, or one with gifts alone', () => {
    expect(pick()).toBeNull();
    expect(pick({handle: 'free-gift-1', price: 0})).toBeNull();
  });
  it('suggests nothing when nothing is in stock', () => {
    expect(topPick(buildCart([buildLine({price: usd(1).amount})]), () => null, isGift)).toBeNull();
  });
});
