import {describe, expect, test} from 'vitest';

import type {VariantView} from './product-view';
import {
  choiceNotes,
  type Choosable,
  choosesKnownValues,
  chosenVariant,
  optionChoices,
  variantSearch,
  variantWords,
} from './variant-choice';

function variant(
  number: string,
  values: number[],
  stock: VariantView['stock'] = 'in',
): VariantView {
  return {
    number,
    values,
    price: 799,
    compareAt: null,
    planPrices: [],
    stock,
    left: null,
    most: 10,
    image: null,
    ingredients: null,
  };
}

/** Sizes 1 oz and 4 oz in mint, cherry and clove; 4 oz is not made in cherry, 1 oz mint is sold out, clove is gone. */
const paste: Choosable = {
  options: [
    {name: 'Size', values: ['1 oz', '4 oz'].map((name) => ({name, swatch: null}))},
    {name: 'Flavor', values: ['Mint', 'Cherry', 'Clove'].map((name) => ({name, swatch: null}))},
  ],
  variants: [variant('11', [0, 0], 'out'), variant('12', [0, 1]), variant('21', [1, 0])],
  defaultVariant: 2,
};

function chosen(search: string, product = paste) {
  const {index, impossible} = chosenVariant(product, new URLSearchParams(search));
  return [product.variants[index]?.number, impossible];
}

describe('the variant an address shows', () => {
  test.each([
    ['the default', '', '21', null],
    ['a variant by its number', 'variant=12', '12', null],
    ['a sold-out variant by its number', 'variant=11', '11', null],
    ['the default for an unknown number', 'variant=99', '21', null],
    ['the number before the options', 'variant=12&Size=4 oz', '12', null],
    ['the variant of all options', 'Size=1 oz&Flavor=Mint', '11', null],
    ['options in any case', 'size=1 OZ&FLAVOR=cherry', '12', null],
    ['the nearest in stock for one option', 'Size=1 oz', '12', null],
    ['the default for unknown values and names', 'Size=9 oz&Colour=Red&fbclid=1', '21', null],
    ['nothing of Object', '__proto__=1&constructor=2', '21', null],
  ])('is %s', (_, search, number, impossible) => {
    expect(chosen(search)).toEqual([number, impossible]);
  });

  test('is the nearest one, and says so, for a combination that is not made', () => {
    expect(chosen('Size=4 oz&Flavor=Cherry')).toEqual(['12', ['4 oz', 'Cherry']]);
  });

  test('is one in stock before one that ships later, and that one before one that is sold out', () => {
    const with2 = (first: VariantView['stock'], second: VariantView['stock']): Choosable => ({
      ...paste,
      variants: [variant('11', [0, 0], first), variant('12', [0, 1], second)],
      defaultVariant: 0,
    });
    expect(chosen('', with2('later', 'in'))[0]).toBe('12');
    expect(chosen('', with2('out', 'later'))[0]).toBe('12');
    expect(chosen('', with2('later', 'out'))[0]).toBe('11');
    expect(chosen('Size=1 oz', with2('later', 'few'))[0]).toBe('12');
    const [, flavors] = optionChoices(with2('in', 'later'), 0);
    expect(flavors?.values.map(({state}) => state)).toEqual(['available', 'available', 'missing']);
  });

  test('is the first in stock when the default is sold out, and the default when all are', () => {
    expect(chosen('', {...paste, defaultVariant: 0})[0]).toBe('12');
    const gone = paste.variants.map((entry) => ({...entry, stock: 'out' as const}));
    expect(chosen('', {...paste, variants: gone})[0]).toBe('21');
  });

  test('is the first when the default points nowhere', () => {
    expect(chosen('', {options: [], variants: [variant('1', [])], defaultVariant: 7})[0]).toBe('1');
  });
});

describe('an address that asks for what the product has', () => {
  test.each([
    ['', true],
    ['variant=12', true],
    ['Size=1 oz&flavor=MINT', true],
    // Not made together, but known: the page says so.
    ['Size=4 oz&Flavor=Cherry', true],
    ['variant=99', false],
    ['Size=9 oz', false],
    ['sort=name', false],
    ['constructor=2', false],
  ])('%s: %s', (search, expected) => {
    expect(choosesKnownValues(paste, new URLSearchParams(search))).toBe(expected);
  });
});

describe('what can be chosen', () => {
  const choices = (index: number) =>
    optionChoices(paste, index).map(({name, value, values}) => [
      name,
      value,
      ...values.map((entry) => [entry.name, entry.state, entry.target, ...entry.changes]),
    ]);

  test('each value leads to the variant that differs in nothing else, or says what changes with it', () => {
    expect(choices(2)).toEqual([
      ['Size', '4 oz', ['1 oz', 'soldOut', '11'], ['4 oz', 'available', '21']],
      [
        'Flavor',
        'Mint',
        ['Mint', 'available', '21'],
        ['Cherry', 'missing', '12', '1 oz'],
        ['Clove', 'missing', null],
      ],
    ]);
  });

  test('what is not simply there is explained', () => {
    const [size, flavor] = optionChoices(paste, 2);
    expect(size && choiceNotes(size)).toEqual(['Sold out: 1 oz']);
    expect(flavor && choiceNotes(flavor)).toEqual([
      'Cherry comes in 1 oz only',
      'Clove is not made',
    ]);
  });
});

test('choosing a variant keeps every parameter but the options it settles', () => {
  const search = variantSearch(paste, new URLSearchParams('utm_source=ad&size=1 oz&exp=a.1'), '21');
  expect(search).toBe('?utm_source=ad&exp=a.1&variant=21');
});

test('a variant is called by its values, as in the cart', () => {
  expect(variantWords(paste, variant('21', [1, 0]))).toBe('4 oz / Mint');
  expect(variantWords({options: []}, variant('1', []))).toBe('');
});
