import {describe, expect, it} from 'vitest';

import {take} from '../../../../tests/support/step-runner';

import {returnPath, storefrontPassword, unlock} from './storefront-password.server';

type Context = Parameters<typeof storefrontPassword.run>[1];

const contextWith = (password: string | undefined, secret = 'a-secret-of-sixteen-or-more') =>
  ({env: {SESSION_SECRET: secret, STOREFRONT_PASSWORD: password}}) as Context;

/** The `Cookie` header of a visitor who gave this password; null when it was refused. */
async function cookieFor(password: string, given: string): Promise<string | null> {
  const responseHeaders = new Headers();
  if (!(await unlock({...contextWith(password), responseHeaders}, given))) return null;
  return responseHeaders.getSetCookie()[0]?.split(';', 1)[0] ?? null;
}

async function ask(path: string, cookie: string | null, context: Context, init: RequestInit = {}) {
  const headers = cookie === null ? undefined : {Cookie: cookie};
  return take(storefrontPassword, path, {init: {headers, ...init}, context});
}

describe('a shop with a password', () => {
  it('opens to whoever gave it, and tells search engines to stay away', async () => {
    const {passed, headers} = await ask(
      '/cart',
      await cookieFor('mint', 'mint'),
      contextWith('mint'),
    );
    expect(passed).not.toBeNull();
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  it('does not open to another password, nor any longer to one that was changed', async () => {
    expect(await cookieFor('mint', 'Mint')).toBeNull();
    expect(await cookieFor('mint', '')).toBeNull();
    const old = await cookieFor('mint', 'mint');
    expect((await ask('/cart', old, contextWith('lemon'))).passed).toBeNull();
    expect((await ask('/cart', 'storefront_unlock=mint', contextWith('mint'))).passed).toBeNull();
  });

  it.each([
    ['/products?page=2', 'GET', 302, '/password?return_to=%2Fproducts%3Fpage%3D2'],
    ['/cart', 'POST', 303, '/password?return_to=%2Fcart'],
  ])('sends %s by %s to the password page and back', async (path, method, status, location) => {
    const {response} = await ask(path, null, contextWith('mint'), {method});
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });

  it('refuses internal calls, and shows the page that asks', async () => {
    expect((await ask('/api/products', null, contextWith('mint'))).response.status).toBe(401);
    expect((await ask('/password', null, contextWith('mint'))).passed).not.toBeNull();
    expect((await ask('/maintenance', null, contextWith('mint'))).passed).not.toBeNull();
  });
});

describe('a shop without a password', () => {
  it('is open, has no such page, and gives nobody a cookie', async () => {
    expect((await ask('/cart', null, contextWith(undefined))).passed).not.toBeNull();
    const {response} = await ask('/password', null, contextWith(undefined));
    expect(response.headers.get('Location')).toBe('/');
    const responseHeaders = new Headers();
    expect(await unlock({...contextWith(undefined), responseHeaders}, '')).toBe(false);
  });
});

it.each([
  ['/products', '/products'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  ['/password?return_to=/x', '/'],
  [null, '/'],
])('after unlocking, %j leads to %s', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});
