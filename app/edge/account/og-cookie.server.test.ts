import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {answerProviderCookie, refreshProviderCookie} from './og-cookie.server';
import {openProvider} from './subscriptions-provider.server';

/** The context of a session whose customer the platform names by this id. */
const contextOf = (id: string) =>
  ({
    env: {SUBSCRIPTIONS_HASH_KEY: 'a-key', PUBLIC_STORE_DOMAIN: 'http://localhost:1'},
    requestId: 'r1',
    isSecure: true,
    responseHeaders: new Headers(),
    isSignedIn: () => Promise.resolve(true),
    sessions: () => Promise.resolve([{token: 'token', end: 1, seenAt: null, hosted: null}]),
    once: (_: string, load: () => unknown) => load(),
    storefront: {
      CacheNone: () => undefined,
      query: () => Promise.resolve({customer: {id, firstName: 'Ada', tags: []}}),
    },
  }) as unknown as ShopContext;

const ask = (init: RequestInit = {}) =>
  new Request('https://shop.example/api/og-cookie', {
    method: 'POST',
    body: '{}',
    ...init,
    headers: {'Content-Type': 'application/json', ...init.headers},
  });

describe('the subscription provider’s cookie', () => {
  it('is signed for the customer’s number', async () => {
    const context = contextOf('gid://shopify/Customer/62');
    const answer = await answerProviderCookie(ask(), context);
    expect(await answer.json()).toEqual({value: expect.stringMatching(/^62\|\d+\|.+=$/) as string});
    expect(context.responseHeaders.getSetCookie()).toHaveLength(1);
  });

  it('is never signed for nobody: an id that cannot be read is no customer', async () => {
    const context = contextOf('gid://shopify/Customer/');
    expect((await answerProviderCookie(ask(), context)).status).toBe(503);
    await refreshProviderCookie(ask(), context, '');
    expect(context.responseHeaders.getSetCookie()).toEqual([]);
    expect(await openProvider(context, '')).toBeNull();
  });

  it.each([
    ['is set where there is none', '', true],
    ['takes the place of another customer’s', 'og_auth=7%7C1%7Cx', true],
    ['takes the place of one whose number only begins like theirs', 'og_auth=620%7C1%7Cx', true],
    ['is left alone where it is theirs', 'og_auth=62%7C1%7Cx', false],
  ])('%s', async (_, cookie, isSet) => {
    const context = contextOf('gid://shopify/Customer/62');
    await refreshProviderCookie(ask({headers: {Cookie: cookie}}), context, '62');
    const set = context.responseHeaders.getSetCookie().at(-1);
    if (isSet) expect(set).toMatch(/^og_auth=62%7C\d+%7C[^;]+; Max-Age=7200; Path=\/; Secure/);
    else expect(set).toBeUndefined();
  });

  it('takes the place of another customer’s wherever that was set', async () => {
    const context = contextOf('gid://shopify/Customer/62');
    const request = ask({headers: {Cookie: 'og_auth=7%7C1%7Cx; og_auth=62%7C1%7Cx'}});
    await refreshProviderCookie(request, context, '62');
    const cookies = context.responseHeaders.getSetCookie();
    expect(cookies.at(-1)).toMatch(/^og_auth=62/);
    expect(cookies.filter((cookie) => cookie.startsWith('og_auth=;')).length).toBeGreaterThan(1);
  });
});
