import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {dollars} from './money';
import {explainTotal, type TotalParts} from './total';

const NOTHING: Omit<TotalParts, 'total' | 'sure'> = {
  shipping: null,
  shippingDiscount: dollars(0),
  tax: null,
  duty: null,
};

const read = (total: number, sure: number, parts: Partial<typeof NOTHING> = {}) =>
  explainTotal({total: dollars(total), sure, ...NOTHING, ...parts});

describe('a total in its parts', () => {
  it('is the goods alone while nobody knows more', () => {
    expect(read(999, 999)).toMatchObject({shipping: null, rest: dollars(0)});
  });

  it('holds the delivery beside the goods', () => {
    expect(read(1494, 999, {shipping: dollars(495)})).toMatchObject({
      shipping: dollars(495),
      rest: dollars(0),
    });
  });

  it.each([
    ['before', 495],
    ['after', 0],
  ])('takes a discount off a delivery that is told %s it', (_when, told) => {
    expect(read(999, 999, {shipping: dollars(told), shippingDiscount: dollars(495)})).toMatchObject(
      {shipping: dollars(495), shippingDiscount: dollars(495), rest: dollars(0)},
    );
  });

  it('takes nothing off a delivery that is not in the total', () => {
    expect(read(999, 999, {shippingDiscount: dollars(495)})).toMatchObject({
      shippingDiscount: dollars(0),
      rest: dollars(0),
    });
  });

  it.each([
    ['on top of the prices', 1570, false],
    ['in the prices', 1494, true],
  ])('tells tax %s', (_where, total, isTaxIncluded) => {
    expect(read(total, 999, {shipping: dollars(495), tax: dollars(76)})).toMatchObject({
      isTaxIncluded,
      rest: dollars(0),
    });
  });

  it('tells duty from tax', () => {
    const parts = {tax: dollars(76), duty: dollars(30)};
    expect(read(1105, 999, parts)).toMatchObject({isTaxIncluded: false, isDutyIncluded: false});
    expect(read(1075, 999, parts)).toMatchObject({isTaxIncluded: false, isDutyIncluded: true});
    expect(read(999, 999, parts)).toMatchObject({isTaxIncluded: true, isDutyIncluded: true});
  });

  it.each([
    ['more', 1570, 76],
    ['less', 1400, -94],
  ])('leaves over what is %s than everything that was named', (_what, total, rest) => {
    expect(read(total, 999, {shipping: dollars(495)}).rest).toEqual(dollars(rest));
  });

  it('adds up to the cent whatever a platform answers', () => {
    const cents = fc.integer({min: 0, max: 20_000});
    const maybe = fc.option(cents.map(dollars));
    fc.assert(
      fc.property(
        fc.record({
          total: cents.map(dollars),
          sure: cents,
          shipping: maybe,
          shippingDiscount: cents.map(dollars),
          tax: maybe,
          duty: maybe,
        }),
        (parts) => {
          const {shipping, shippingDiscount, isTaxIncluded, isDutyIncluded, rest} =
            explainTotal(parts);
          const sum =
            parts.sure +
            (shipping?.amount ?? 0) -
            shippingDiscount.amount +
            (isTaxIncluded ? 0 : (parts.tax?.amount ?? 0)) +
            (isDutyIncluded ? 0 : (parts.duty?.amount ?? 0)) +
            rest.amount;
          expect(sum).toBe(parts.total.amount);
        },
      ),
    );
  });
});
