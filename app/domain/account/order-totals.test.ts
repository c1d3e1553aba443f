import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {dollars} from '~/domain/values/money';

import {orderTotalRows} from './order-totals';

type Amounts = Parameters<typeof orderTotalRows>[0];

const order = (totalPrice: number, amounts: Partial<Amounts> = {}): Amounts => ({
  subtotalPrice: dollars(5000),
  totalPrice: dollars(totalPrice),
  totalShippingPrice: dollars(495),
  totalTax: dollars(300),
  totalDuties: null,
  shippingDiscount: dollars(0),
  ...amounts,
});
const told = (amounts: Amounts) =>
  orderTotalRows(amounts).map(({name, amount}) => `${name} ${String(amount.amount)}`);

describe('the rows of an order', () => {
  it('are its subtotal, shipping and tax', () => {
    expect(told(order(5795))).toEqual(['Subtotal 5000', 'Shipping 495', 'Tax 300']);
  });

  it('tell what a discount took off the shipping, whether the platform gives the price before or after it', () => {
    const shippingDiscount = dollars(495);
    const rows = ['Subtotal 5000', 'Shipping 495', 'Shipping discount -495', 'Tax 300'];
    expect(told(order(5300, {shippingDiscount}))).toEqual(rows);
    expect(told(order(5300, {shippingDiscount, totalShippingPrice: dollars(0)}))).toEqual(rows);
  });

  it('name the duties that were charged, and tax that the prices hold', () => {
    expect(told(order(5695, {totalDuties: dollars(200)}))).toEqual([
      'Subtotal 5000',
      'Shipping 495',
      'Tax, included above 300',
      'Duty 200',
    ]);
  });

  it('leave nothing of the total unsaid', () => {
    expect(told(order(5800))).toContain('Other charges 5');
    expect(told(order(4000))).toContain('Other reductions -1795');
    expect(told(order(5795, {subtotalPrice: null}))[0]).toBe('Subtotal 5000');
  });

  it('add up to the total, to the cent, whatever the platform answers', () => {
    const cents = fc.integer({min: 0, max: 20_000}).map(dollars);
    const maybe = fc.option(cents);
    fc.assert(
      fc.property(
        fc.record({
          subtotalPrice: maybe,
          totalPrice: cents,
          totalShippingPrice: cents,
          totalTax: maybe,
          totalDuties: maybe,
          shippingDiscount: cents,
        }),
        (amounts) => {
          const sum = orderTotalRows(amounts)
            .filter(({isCounted}) => isCounted)
            .reduce((total, {amount}) => total + amount.amount, 0);
          expect(sum).toBe(amounts.totalPrice.amount);
        },
      ),
    );
  });
});
