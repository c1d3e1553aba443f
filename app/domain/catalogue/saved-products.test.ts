import {expect, test} from 'vitest';

import {parseSavedProducts, toggleSaved} from './saved-products';

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
  const saved = toggleSaved(['tube'], 'pen');
  expect(saved).toEqual(['pen', 'tube']);
  expect(toggleSaved(saved, 'pen')).toEqual(['tube']);
});

test('the fifty-first saved product pushes out the oldest', () => {
  const fifty = Array.from({length: 50}, (_, index) => `product-${index}`);
  const saved = toggleSaved(fifty, 'newest');
  expect(saved).toHaveLength(50);
  expect(saved[0]).toBe('newest');
  expect(saved).not.toContain('product-49');
});
