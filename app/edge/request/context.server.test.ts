import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {stubWorkerGlobals} from '../../../tests/support/worker-globals';

import {createShopContext, type ShopContext} from './context.server';
import {sealToken} from './customer-token.server';

const env = {
  PUBLIC_STORE_DOMAIN: 'https://platform.example',
  SESSION_SECRET: 'a-secret-of-sixteen-or-more',
} as ShopContext['env'];
const TOKEN = {accessToken: 'f0e1d2c3b4a5968778695a4b3c2d1e0f', expiresAt: '2099-01-09T12:00:00Z'};

function contextOf(cookie: string | null): ShopContext {
  const headers = cookie === null ? undefined : {Cookie: cookie};
  return createShopContext(new Request('https://shop.example/', {headers}), {
    env,
    waitUntil: () => undefined,
  });
}

beforeEach(stubWorkerGlobals);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the customer of a request', () => {
  it('is the one whose token was sealed here', async () => {
    const context = contextOf(
      `cart=abc; customer_token=${await sealToken(env, TOKEN, Date.now())}; col_exp=x`,
    );
    expect(await context.customerToken()).toBe(TOKEN.accessToken);
  });

  it.each([[null], ['cart=abc'], ['customer_token='], [`customer_token=${TOKEN.accessToken}`]])(
    'is nobody with the cookies %j',
    async (cookie) => {
      expect(await contextOf(cookie).customerToken()).toBeNull();
    },
  );

  it('is the one whose seal opens, whatever stands before it', async () => {
    const sealed = await sealToken(env, TOKEN, Date.now());
    const shadowed = contextOf(`customer_token=; customer_token=forged; customer_token=${sealed}`);
    expect(await shadowed.customerToken()).toBe(TOKEN.accessToken);
    expect(await shadowed.sessions()).toHaveLength(1);
    const guarded = contextOf(`customer_token=forged; __Host-customer_token=${sealed}`);
    expect(await guarded.customerToken()).toBe(TOKEN.accessToken);
  });

  it('is the one of the guarded cookie, whoever another host of the domain would sign in here', async () => {
    const now = Date.now();
    const own = await sealToken(env, TOKEN, now - 60_000);
    const planted = await sealToken(env, {...TOKEN, accessToken: 'of-somebody-else'}, now);
    const context = contextOf(`customer_token=${planted}; __Host-customer_token=${own}`);
    expect(await context.customerToken()).toBe(TOKEN.accessToken);
  });

  it('is opened when it is first asked for, and once', async () => {
    const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
    const context = contextOf(`customer_token=${await sealToken(env, TOKEN, Date.now())}`);
    expect(decrypt).not.toHaveBeenCalled();
    await Promise.all([context.customerToken(), context.customerToken()]);
    await context.customerToken();
    expect(decrypt).toHaveBeenCalledTimes(1);
  });

  it('is forgotten for a page that is rendered for everybody, also when it was known before', async () => {
    const context = contextOf(`customer_token=${await sealToken(env, TOKEN, Date.now())}`);
    await context.customerToken();
    context.forgetCustomer();
    expect(() => context.customerToken()).toThrow('has no customer');
  });
});
