import {describe, expect, it} from 'vitest';

import {isVariantInStock, knownStock, shipsLater} from './product';

describe('stock', () => {
  it.each([
    [
      'tracked and left',
      {availableForSale: true, currentlyNotInStock: false, quantityAvailable: 1},
      1,
      true,
    ],
    [
      'tracked and gone',
      {availableForSale: false, currentlyNotInStock: false, quantityAvailable: 0},
      0,
      false,
    ],
    [
      'sold on when gone',
      {availableForSale: true, currentlyNotInStock: true, quantityAvailable: -2},
      -2,
      false,
    ],
    [
      'not tracked',
      {availableForSale: true, currentlyNotInStock: false, quantityAvailable: 0},
      null,
      true,
    ],
    [
      'withheld by its scope',
      {availableForSale: true, currentlyNotInStock: false, quantityAvailable: null},
      null,
      true,
    ],
    [
      'withheld and sold on when gone',
      {availableForSale: true, currentlyNotInStock: true, quantityAvailable: null},
      0,
      false,
    ],
    [
      'withheld and not for sale',
      {availableForSale: false, currentlyNotInStock: false, quantityAvailable: null},
      null,
      false,
    ],
  ])('that is %s', (_name, variant, known, inStock) => {
    const quantityAvailable = knownStock(variant);
    expect(quantityAvailable).toBe(known);
    expect(isVariantInStock({...variant, quantityAvailable})).toBe(inStock);
  });
});

describe('what ships later', () => {
  it.each([
    ['none left and sold on', true, 0, true],
    ['owed and sold on', true, -2, true],
    ['one left', true, 1, false],
    ['not counted', true, null, false],
    ['sold out', false, 0, false],
  ])('%s: %s, %j is %s', (_name, availableForSale, quantityAvailable, later) => {
    expect(shipsLater({availableForSale, quantityAvailable})).toBe(later);
  });
});
