import {expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {privateAccount} from './private-account.server';

const CACHING = 'public, max-age=60';

/** The `Cache-Control` that an answer leaves with, made behind the step with CACHING. */
async function cachingOf(path: string, init: ResponseInit = {}): Promise<string | null> {
  const response = await privateAccount.run(
    new Request(`https://shop.example${path}`),
    {askedForCustomer: () => false} as ShopContext,
    () => Promise.resolve(new Response('page', {...init, headers: {'Cache-Control': CACHING}})),
  );
  expect(await response.text()).toBe('page');
  expect(response.status).toBe(init.status ?? 200);
  return response.headers.get('Cache-Control');
}

it.each(['/account', '/account/my-orders.data', '/Account/login', '/account/no-such-page'])(
  'nobody keeps the account page %s',
  async (path) => {
    expect(await cachingOf(path)).toBe('no-store');
  },
);

it('nobody keeps what an account page answers when it fails', async () => {
  expect(await cachingOf('/account/my-orders', {status: 503})).toBe('no-store');
});

it.each(['/', '/accounts', '/learn/account', '/api/shopper'])(
  'the caching of %s stays as it was',
  async (path) => {
    expect(await cachingOf(path)).toBe(CACHING);
  },
);
