import {describe, expect, it} from 'vitest';

import {buildCart, buildLine, buildPlan} from '../../../tests/support/cart-builders';

import type {CartLine} from './cart';
import {formatVariant, keyOf, lineKey, sortLines} from './lines';
import {parseQuantity} from './quantity';

describe('identity of a line', () => {
  const base = {
    merchandiseId: 'v',
    sellingPlanId: null,
    attributes: [
      {key: 'a', value: '1'},
      {key: 'b', value: '2'},
    ],
  };
  it('is the same whatever the order of attributes, the last value of a key counting', () => {
    expect(
      lineKey({
        ...base,
        attributes: [
          {key: 'b', value: '2'},
          {key: 'a', value: '1'},
        ],
      }),
    ).toBe(lineKey(base));
    expect(lineKey({...base, attributes: [{key: 'a', value: '0'}, ...base.attributes]})).toBe(
      lineKey(base),
    );
  });
  it.each([
    ['another variant', {...base, merchandiseId: 'w'}],
    ['a plan', {...base, sellingPlanId: 'p'}],
    ['another attribute value', {...base, attributes: [{key: 'a', value: '1'}]}],
  ])('differs with %s', (_name, other) => {
    expect(lineKey(other)).not.toBe(lineKey(base));
  });
  it('tells the plan line of a variant from its one-time line', () => {
    expect(keyOf(buildLine({plan: buildPlan()}))).not.toBe(keyOf(buildLine()));
  });
});

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    [' 7 ', 7],
    [0, 0],
    ['0', 0],
    [10, 10],
  ])('reads %j as %i', (value, quantity) => {
    expect(parseQuantity(value)).toBe(quantity);
  });
  it.each([
    -1,
    '-1',
    1.5,
    '1.5',
    null,
    undefined,
    '',
    'two',
    NaN,
    Infinity,
    '1e3',
    ['2'],
    true,
    1e300,
  ])('refuses %j', (value) => {
    expect(parseQuantity(value)).toBeNull();
  });
});

describe('line order', () => {
  const isGift = ({merchandise}: CartLine) => merchandise.product.handle === 'gift';

  it('puts gifts last and sorts the rest by title', () => {
    const titles = [
      ['gift', 'A gift'],
      ['b-brush', 'brush 10'],
      ['a-brush', 'Brush 9'],
      ['zed', 'Zed'],
    ];
    const lines = titles.map(([handle, title]) => buildLine({handle, title}));
    expect(sortLines(lines, isGift).map(({merchandise}) => merchandise.product.handle)).toEqual([
      'a-brush',
      'b-brush',
      'zed',
      'gift',
    ]);
  });

  it('is stable: sorting twice changes nothing, and a one-time line stands before its plan line', () => {
    const plan = buildLine({id: 'plan', title: 'Paste', plan: buildPlan()});
    const once = buildLine({id: 'once', title: 'Paste'});
    const sorted = sortLines(buildCart([plan, once]).lines, isGift);
    expect(sorted.map(({id}) => id)).toEqual(['once', 'plan']);
    expect(sortLines(sorted, isGift)).toEqual(sorted);
  });
});

describe('formatVariant', () => {
  it('names the options, and nothing for a product without any', () => {
    expect(
      formatVariant({
        title: 'Coral / 2',
        selectedOptions: [
          {name: 'Color', value: 'Coral'},
          {name: 'Size', value: '2'},
        ],
      }),
    ).toBe('Color: Coral, Size: 2');
    expect(
      formatVariant({
        title: 'Default Title',
        selectedOptions: [{name: 'Title', value: 'Default Title'}],
      }),
    ).toBe('');
  });
});
