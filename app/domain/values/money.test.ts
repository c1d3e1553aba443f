import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {dollars, formatMoney, isOnSale, parseCents, remainder, sum, times} from './money';

const fromText = (decimal: string) => dollars(parseCents(decimal) ?? NaN);

describe('parseCents', () => {
  it.each([
    ['25.0', 2500],
    ['19.99', 1999],
    ['0.1', 10],
    ['5', 500],
    ['1234567.891', 123456789],
    ['0.005', 1],
    ['0.004', 0],
    ['-3.5', -350],
    ['-0.001', 0],
  ])('reads %s as %i cents', (decimal, cents) => {
    expect(parseCents(decimal)).toBe(cents);
  });

  it.each(['', 'free', 'NaN', '1,50', '1e3', '.', '--1', 'Infinity'])(
    'refuses %j, which is no decimal',
    (text) => {
      expect(parseCents(text)).toBeNull();
    },
  );

  it('reads back every amount that it can write', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1e11}), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(parseCents(text)).toBe(cents);
      }),
    );
  });
});

describe('formatting', () => {
  it.each([
    ['5', '$5.00'],
    ['5.5', '$5.50'],
    ['0', '$0.00'],
    ['1234567.891', '$1,234,567.89'],
    ['-12.3', '-$12.30'],
    ['1000', '$1,000.00'],
  ])('shows %j as %s', (value, text) => {
    expect(formatMoney(fromText(value))).toBe(text);
  });

  it('names a currency that is not the dollar', () => {
    expect(formatMoney({amount: 1250, currencyCode: 'CAD'})).toBe('CAD 12.50');
  });

  it('agrees with the platform’s own US formatter', () => {
    const intl = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
    fc.assert(
      fc.property(fc.integer({min: -1e9, max: 1e9}), (cents) => {
        expect(formatMoney(dollars(cents))).toBe(intl.format(cents / 100));
      }),
    );
  });
});

describe('sums and comparisons', () => {
  it('adds 19.99 three times to $59.97, without binary dust', () => {
    const price = fromText('19.99');
    expect(formatMoney(sum([price, price, price]))).toBe('$59.97');
    expect(formatMoney(times(price, 3))).toBe('$59.97');
    expect(formatMoney(remainder(dollars(2500), fromText('24.99')))).toBe('$0.01');
  });

  it.each([
    ['100.0', '90.0', true],
    ['14.99', '9.99', true],
    ['9.99', '9.99', false],
    ['0.0', '5', false],
  ])('strikes %s beside %s: %s', (compareAt, price, struck) => {
    expect(isOnSale(fromText(price), fromText(compareAt))).toBe(struck);
  });

  it('strikes nothing when there is no compare-at price', () => {
    expect(isOnSale(dollars(500), null)).toBe(false);
  });
});

describe('an amount of another currency', () => {
  it.each([
    [{amount: 123450, currencyCode: 'EUR'}, 'EUR 1,234.50'],
    [{amount: 123400, currencyCode: 'JPY'}, 'JPY 1,234'],
    [{amount: -500000, currencyCode: 'KRW'}, '-KRW 5,000'],
    [{amount: 2500, currencyCode: 'USD'}, '$25.00'],
  ])('%j reads %s', (money, text) => {
    expect(formatMoney(money)).toBe(text);
  });

  it.each([
    ['1234', 123400],
    ['1234.0', 123400],
    ['25', 2500],
  ])('is read from the whole number %s', (decimal, cents) => {
    expect(parseCents(decimal)).toBe(cents);
  });
});
