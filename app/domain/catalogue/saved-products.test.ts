import {expect, test} from 'vitest';

import {parseSavedProducts, withSaved} from './saved-products';

test.each([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['no list', '{"a":1}', []],
  ['a list', '["pen","tube"]', ['pen', 'tube']],
  ['doubles and strangers', '["pen","pen",3,null,"<b>","__proto__"]', ['pen']],
])('a stored list of %s is read as what it holds', (_, stored, expected) => {
  expect(parseSavedProducts(stored)).toEqual(expected);
});

test('pressing the heart saves a product first in the list, pressing it again takes it away', () => {
  const saved = withSaved(['tube'], 'pen', true);
  expect(saved).toEqual(['pen', 'tube']);
  expect(withSaved(saved, 'pen', false)).toEqual(['tube']);
});

test('the fifty-first saved product pushes out the oldest', () => {
  const fifty = Array.from({length: 50}, (_, index) => `product-${index}`);
  const saved = withSaved(fifty, 'newest', true);
  expect(saved).toHaveLength(50);
  expect(saved[0]).toBe('newest');
  expect(saved).not.toContain('product-49');
});

test('a product that is saved already is saved once, and one that is gone is taken away again without harm', () => {
  expect(withSaved(['tube', 'pen'], 'pen', true)).toEqual(['pen', 'tube']);
  expect(withSaved(['tube'], 'pen', false)).toEqual(['tube']);
});
