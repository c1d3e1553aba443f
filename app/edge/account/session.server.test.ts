import {describe, expect, it} from 'vitest';

import {refuseForeignPosts} from '~/edge/pipeline/refuse-foreign-posts.server';
import {runPipeline} from '~/edge/pipeline/run-pipeline.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findCustomerToken} from '~/edge/request/customer-token.server';

import {customerSession, endSession, openToken, sealToken, startSession} from './session.server';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const TOKEN = {accessToken: 'f0e1d2c3b4a5968778695a4b3c2d1e0f', expiresAt: '2099-01-09T12:00:00Z'};

function contextWith(secret = 'a-secret-of-sixteen-or-more'): ShopContext {
  return {
    env: {SESSION_SECRET: secret},
    responseHeaders: new Headers(),
    siteOrigin: 'https://shop.example',
  } as unknown as ShopContext;
}

/** What the code behind the steps gets to see of a request. */
async function seenBehind(
  request: Request,
  context = contextWith(),
): Promise<{token: string | null; cookies: string | null; response: Response}> {
  let token: string | null = null;
  let cookies: string | null = null;
  const response = await runPipeline(
    [refuseForeignPosts, customerSession],
    request,
    context,
    (seen) => {
      token = findCustomerToken(seen);
      cookies = seen.headers.get('Cookie');
      return Promise.resolve(
        new Response('page', {headers: {'Cache-Control': 'public, max-age=60'}}),
      );
    },
  );
  return {token, cookies, response};
}

describe('the sealed customer token', () => {
  it('opens to what was sealed, and shows nothing of it', async () => {
    const sealed = await sealToken(contextWith(), TOKEN);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(sealed).not.toContain(TOKEN.accessToken);
    expect(await openToken(contextWith(), sealed, NOW)).toBe(TOKEN.accessToken);
  });

  it('opens until its token ends, and not from then on (spec §4)', async () => {
    const end = Date.parse(TOKEN.expiresAt);
    const sealed = await sealToken(contextWith(), TOKEN);
    expect(await openToken(contextWith(), sealed, end - 1)).toBe(TOKEN.accessToken);
    expect(await openToken(contextWith(), sealed, end)).toBeNull();
  });

  it('does not open when a character was changed, or under another secret', async () => {
    const sealed = await sealToken(contextWith(), TOKEN);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await openToken(contextWith(), changed, NOW)).toBeNull();
    expect(await openToken(contextWith('another-secret-of-sixteen'), sealed, NOW)).toBeNull();
  });

  it.each(['', 'null', TOKEN.accessToken, '%%%', 'x'.repeat(5000)])(
    'is nothing when it was not made here: %j',
    async (sealed) => {
      expect(await openToken(contextWith(), sealed, NOW)).toBeNull();
    },
  );

  it('opens with the older of two secrets while they rotate', async () => {
    const sealed = await sealToken(contextWith('the-older-secret-of-the-two'), TOKEN);
    const rotating = contextWith('the-newer-secret-of-the-two, the-older-secret-of-the-two');
    expect(await openToken(rotating, sealed, NOW)).toBe(TOKEN.accessToken);
  });

  it('stays under the 4096 bytes of a cookie with the longest token (case C208)', async () => {
    const context = contextWith();
    await startSession(context, {...TOKEN, accessToken: 'f'.repeat(1024)});
    for (const cookie of context.responseHeaders.getSetCookie()) {
      expect(cookie.length).toBeLessThan(4096);
    }
  });
});

describe('the session in the browser', () => {
  it('ends with the token and is out of reach of scripts and other sites', async () => {
    const context = contextWith();
    await startSession(context, TOKEN);
    const [token = '', sign = ''] = context.responseHeaders.getSetCookie();
    expect(token).toMatch(
      /^customer_token=[\w-]+; Path=\/; Expires=Fri, 09 Jan 2099 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(sign).toBe(
      'signed_in=1; Path=/; Expires=Fri, 09 Jan 2099 12:00:00 GMT; Secure; SameSite=Lax',
    );
  });

  it('takes the provider cookie along when it ends (spec §4)', () => {
    const context = contextWith();
    endSession(context);
    const cleared = context.responseHeaders.getSetCookie();
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual([
      'customer_token',
      'signed_in',
      'og_auth',
    ]);
    for (const cookie of cleared) expect(cookie).toContain('Max-Age=0');
  });
});

describe('a request on its way in', () => {
  it('carries the opened token in place of the seal, and its other cookies as they were', async () => {
    const sealed = await sealToken(contextWith(), TOKEN);
    const seen = await seenBehind(
      new Request('https://shop.example/', {
        headers: {Cookie: `cart=abc; customer_token=${sealed}; col_exp=x`},
      }),
    );
    expect(seen.token).toBe(TOKEN.accessToken);
    expect(seen.cookies).toContain('cart=abc; col_exp=x');
  });

  it('has no customer when it brings a token that was not sealed here', async () => {
    const seen = await seenBehind(
      new Request('https://shop.example/', {
        headers: {Cookie: `customer_token=${TOKEN.accessToken}`},
      }),
    );
    expect(seen).toMatchObject({token: null, cookies: null});
  });

  it('gets account pages that nobody keeps, and leaves the others as they are', async () => {
    const account = await seenBehind(new Request('https://shop.example/account/my-orders.data'));
    expect(account.response.headers.get('Cache-Control')).toBe('no-store');
    const home = await seenBehind(new Request('https://shop.example/'));
    expect(home.response.headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it.each([
    [{Origin: 'https://evil.example'}, 403],
    [{Origin: 'null'}, 403],
    [{'Sec-Fetch-Site': 'cross-site'}, 403],
    [{Origin: 'https://shop.example'}, 200],
    [{}, 200],
  ] as [Record<string, string>, number][])(
    'posted with %j is answered %i',
    async (headers, status) => {
      const {response} = await seenBehind(
        new Request('https://shop.example/account/logout', {method: 'POST', headers}),
      );
      expect(response.status).toBe(status);
    },
  );
});
