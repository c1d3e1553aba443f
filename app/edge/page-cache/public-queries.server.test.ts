import {describe, expect, it} from 'vitest';

import {publicQuery} from '~/domain/request/public-query';
import type {RouteHandle} from '~/domain/request/route-handle';

import {publicQueryValues} from './public-queries.server';

function isStorable(declared: RouteHandle['public'], text: string): boolean {
  const values = publicQueryValues(declared) ?? {};
  return publicQuery(new URLSearchParams(text), values, {isData: false}).storable;
}

describe('what a public page reads', () => {
  it('is nothing for a page that is not public, and no parameter for one that says `true`', () => {
    expect(publicQueryValues(undefined)).toBeNull();
    expect(publicQueryValues(true)).toEqual({});
  });

  it.each([
    ['listing', 'benefit=whitening&sort=price-low&page=2'],
    ['listing', 'audience=kids&price=under-10'],
    ['variant', 'variant=1'],
    ['variant', 'color=Sea+green&size=3.4+oz&flavor=Mint'],
    ['bundle', 'bundle=whitening-routine'],
    ['articles', 'topic=whitening&page=2'],
    ['quiz', 'who=adult&goal=stains'],
  ] as const)('is, for %s, such as %s', (name, text) => {
    expect(isStorable(name, text)).toBe(true);
  });

  it.each([
    ['listing', 'sort=cheap'],
    ['listing', 'page=0'],
    ['listing', 'variant=1'],
    ['variant', 'variant=x'],
    ['variant', 'sort=name'],
    ['bundle', 'bundle=no-such-bundle'],
    ['articles', 'benefit=whitening'],
    ['quiz', 'who=nobody'],
    ['quiz', 'constructor=x'],
    [true, 'page=2'],
  ] as const)('is, for %s, not %s', (name, text) => {
    expect(isStorable(name, text)).toBe(false);
  });
});
