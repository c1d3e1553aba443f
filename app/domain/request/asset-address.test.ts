import {expect, it} from 'vitest';

import {assetAddress, findAssetOrigin} from './asset-address';

it.each([
  ['/', '/favicon.svg'],
  ['/shop/', '/shop/favicon.svg'],
  ['https://cdn.example/build/7', 'https://cdn.example/build/7/favicon.svg'],
  ['https://cdn.example/build/7/', 'https://cdn.example/build/7/favicon.svg'],
])('a build for %s has its icon at %s', (base, address) => {
  expect(assetAddress(base, 'favicon.svg')).toBe(address);
});

it('names the origin of a build whose files lie elsewhere, and none where they are the shop’s own', () => {
  expect(findAssetOrigin('https://cdn.example/build/7/')).toBe('https://cdn.example');
  expect(findAssetOrigin('/')).toBeNull();
  expect(findAssetOrigin('/shop/')).toBeNull();
});
