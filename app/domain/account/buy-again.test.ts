import {describe, expect, it} from 'vitest';

import {dollars} from '~/domain/values/money';

import {buyAgain} from './buy-again';
import type {OrderLine, OrderVariant} from './orders';

const VARIANT: OrderVariant = {
  id: 'gid://shopify/ProductVariant/1',
  title: 'Default Title',
  handle: 'total-daily-care-toothpaste',
  image: null,
  price: dollars(500),
  compareAtPrice: null,
  availableForSale: true,
  quantityAvailable: 40,
  requiresSellingPlan: false,
};

function line(quantity: number, variant: Partial<OrderVariant> | null = {}): OrderLine {
  return {
    title: 'Total Daily Care',
    quantity,
    currentQuantity: quantity,
    originalTotalPrice: dollars(500 * quantity),
    discountedTotalPrice: dollars(400 * quantity),
    discounts: dollars(100 * quantity),
    variant: variant && {...VARIANT, ...variant},
  };
}

describe('buying an order again', () => {
  it('takes the lines as they were, without a word when nothing changed', () => {
    expect(buyAgain([line(3)])).toEqual({
      lines: [{title: 'Total Daily Care', quantity: 3, merchandiseId: VARIANT.id}],
      notes: [],
    });
  });

  it('leaves out what is gone, sold out or sold as a subscription only, and says each', () => {
    const {lines, notes} = buyAgain([
      line(1, null),
      line(1, {availableForSale: false, quantityAvailable: 0}),
      line(1, {requiresSellingPlan: true}),
    ]);
    expect(lines).toEqual([]);
    expect(notes).toEqual([
      'Total Daily Care is no longer sold.',
      'Total Daily Care is sold out at the moment.',
      'Total Daily Care is sold as a subscription only. Start one from its page.',
    ]);
  });

  it('says what is dearer by a cent, and is silent about what is cheaper', () => {
    expect(buyAgain([line(2, {price: dollars(501)})]).notes).toEqual([
      'Total Daily Care now costs $5.01. You paid $5.00 before discounts.',
    ]);
    expect(buyAgain([line(2, {price: dollars(499)})]).notes).toEqual([]);
  });

  it.each([
    [10, 10, 0],
    [11, 10, 1],
  ])('of %i units puts %i into the cart', (ordered, bought, notes) => {
    const again = buyAgain([line(ordered)]);
    expect(again.lines[0]?.quantity).toBe(bought);
    expect(again.notes).toHaveLength(notes);
  });

  it('counts the lines of one variant together', () => {
    const again = buyAgain([line(6), line(6)]);
    expect(again.lines).toEqual([expect.objectContaining({quantity: 10})]);
    expect(again.notes[0]).toContain('10 of 12');
  });

  it('says the same thing about two lines once', () => {
    expect(buyAgain([line(1, null), line(2, null)]).notes).toEqual([
      'Total Daily Care is no longer sold.',
    ]);
  });

  it('takes what is left, and any number where stock is not counted or sold on backorder', () => {
    expect(buyAgain([line(5, {quantityAvailable: 2})])).toMatchObject({
      lines: [{quantity: 2}],
      notes: ['Total Daily Care: only 2 of 5 are left.'],
    });
    expect(buyAgain([line(5, {quantityAvailable: null})])).toMatchObject({
      lines: [{quantity: 5}],
      notes: [],
    });
    for (const quantityAvailable of [0, -3]) {
      expect(buyAgain([line(5, {quantityAvailable})])).toMatchObject({
        lines: [{quantity: 5}],
        notes: ['Total Daily Care is out of stock for now and ships later.'],
      });
    }
  });

  it('skips gifts without a word: the cart gives them where they are due', () => {
    expect(buyAgain([line(1, {handle: 'free-gift-1'})])).toEqual({lines: [], notes: []});
  });
});
