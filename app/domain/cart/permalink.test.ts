import {expect, it} from 'vitest';

import {parsePermalink} from './permalink';

const line = (number: string, quantity: number) => ({
  merchandiseId: `gid://shopify/ProductVariant/${number}`,
  quantity,
  sellingPlanId: null,
  attributes: [],
});

it.each([
  ['1:1', [line('1', 1)]],
  ['1:2,3:4', [line('1', 2), line('3', 4)]],
  ['1:2,3:4,1:1', [line('1', 3), line('3', 4)]],
  ['1:99', [line('1', 10)]],
  ['1:0,2:1', [line('2', 1)]],
])('the link %s names each variant once, with ten units at most', (text, lines) => {
  expect(parsePermalink(text)).toEqual(lines);
});

it.each([
  '',
  '1',
  '1:',
  ':1',
  '1:0',
  '1:2:3',
  '1:1,',
  '1:-1',
  'a:1',
  Array.from({length: 26}, (_, number) => `${number + 1}:1`).join(','),
])('%j is no link to a cart', (text) => {
  expect(parsePermalink(text)).toBeNull();
});
