import {describe, expect, it} from 'vitest';

import {parseReturnTo, signInPath} from './return-to';

describe('the page after signing in', () => {
  it.each([
    '/account/my-orders',
    '/account/my-orders?after=a',
    '/products/optic-white-bundle',
    '/',
  ])('is the one that was asked for when it is of this shop: %s', (path) => {
    expect(parseReturnTo(path)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/account/./login',
    'javascript:alert(1)',
    '/a\nb',
    '',
    null,
    undefined,
    `/${'x'.repeat(600)}`,
  ])('is the account for anything else: %j', (path) => {
    expect(parseReturnTo(path)).toBe('/account');
  });

  it.each([
    '/account/login',
    '/account/login?return_to=/account/login',
    '/account/create-account/student',
  ])('is never a page for signed-out visitors: %s', (path) => {
    expect(parseReturnTo(path)).toBe('/account');
  });

  it('is named in the address of the sign-in page only when it is not the account itself', () => {
    expect(signInPath('/account')).toBe('/account/login');
    expect(signInPath('/account/my-orders?after=x')).toBe(
      '/account/login?return_to=%2Faccount%2Fmy-orders%3Fafter%3Dx',
    );
  });
});
