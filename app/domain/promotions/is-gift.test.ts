import {describe, expect, it} from 'vitest';

import {
  buildLine,
  buildPlan,
  buildThresholdPromotion,
  usd,
} from '../../../tests/support/cart-builders';

import {giftUnits, isFreeGiftHandle, isGift, isGiftLine} from './is-gift';

const FIVE = [
  'free-gift-1',
  'uv-restore-mini',
  'next-generation-whitening-pen',
  'overnight-whitening-pen',
  'kids-manual-toothbrush-2-pack',
];
const sample = buildThresholdPromotion(50, {handle: 'sample'});

describe('what a gift is', () => {
  it.each(FIVE)('%s is one, whatever it costs and whether a promotion names it', (handle) => {
    expect(isFreeGiftHandle(handle)).toBe(true);
    expect(isGift(handle, usd(0), [])).toBe(true);
    expect(isGift(handle, usd(8), [])).toBe(true);
  });

  it('anything else is one while it costs nothing and a promotion gives it', () => {
    expect(isGift('sample', usd(0), [sample])).toBe(true);
    expect(isGift('sample', usd(0.01), [sample])).toBe(false);
    expect(isGift('sample', usd(0), [])).toBe(false);
    expect(isGift('woven-floss-mint', usd(0), [sample])).toBe(false);
    expect(isFreeGiftHandle('sample')).toBe(false);
  });

  it('a line is one by its product and its variant’s own price, not by what a discount leaves of it', () => {
    expect(isGiftLine(buildLine({handle: 'sample', price: 0}), [sample])).toBe(true);
    const bought = buildLine({handle: 'sample', price: 4});
    bought.cost.totalAmount = usd(0);
    expect(isGiftLine(bought, [sample])).toBe(false);
  });

  it('its units count over all lines that stand as it: those on a plan do not', () => {
    const gift = {
      id: 'gid://shopify/ProductVariant/sample',
      title: 'Sample',
      availableForSale: true,
      quantityAvailable: null,
      price: usd(0),
    };
    const lines = [
      buildLine({handle: 'sample', quantity: 2}),
      buildLine({handle: 'sample', quantity: 3, attributes: [{key: 'a', value: 'b'}]}),
      buildLine({handle: 'sample', quantity: 4, plan: buildPlan()}),
      buildLine({handle: 'other', quantity: 5}),
    ];
    expect(giftUnits(lines, gift)).toBe(5);
  });
});
