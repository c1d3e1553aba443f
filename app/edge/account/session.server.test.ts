import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';
import {sealToken} from '~/edge/request/customer-token.server';

import {SECRETS, useCartShopper} from '../../../tests/support/cart-shopper';
import {take} from '../../../tests/support/step-runner';

import {privateAccount} from './private-account.server';
import {signOut} from './refresh.server';
import {endSession, startSession} from './session.server';

const TOKEN = {accessToken: 'f0e1d2c3b4a5968778695a4b3c2d1e0f', expiresAt: '2099-01-09T12:00:00Z'};
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const openContext = (isSecure = true) =>
  ({
    env: SECRETS,
    responseHeaders: new Headers(),
    isSecure,
  }) as unknown as ShopContext;

const shopping = useCartShopper();

describe('the session in the browser', () => {
  it('ends a week after its last use and is out of reach of scripts and other sites', async () => {
    const context = openContext();
    await startSession(context, TOKEN);
    const [token = '', ...others] = context.responseHeaders.getSetCookie();
    expect(token).toMatch(
      /^__Host-customer_token=[\w-]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    const end = Date.parse(/Expires=([^;]+)/.exec(token)?.[1] ?? '');
    expect(Math.abs(end - Date.now() - 7 * DAY)).toBeLessThan(MINUTE);
    expect(others).toEqual([
      expect.stringMatching(
        /^__Host-was_signed_in=1; Max-Age=31536000; Path=\/; HttpOnly; Secure; /,
      ),
    ]);
  });

  it('ends with its token where that is earlier', async () => {
    const context = openContext();
    const expiresAt = new Date(Date.now() + DAY).toUTCString();
    await startSession(context, {...TOKEN, expiresAt});
    expect(context.responseHeaders.getSetCookie()[0]).toContain(`; Expires=${expiresAt};`);
  });

  it('is kept over plain http too', async () => {
    const context = openContext(false);
    await startSession(context, TOKEN);
    for (const cookie of context.responseHeaders.getSetCookie()) {
      expect(cookie).toMatch(/^(customer_token|was_signed_in)=/);
      expect(cookie).not.toContain('Secure');
    }
  });

  it('takes the provider cookie along when it ends, under every name', () => {
    const context = openContext();
    endSession(new Request('https://shop.example/account/logout'), context);
    const cleared = context.responseHeaders.getSetCookie();
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-customer_token',
      'customer_token',
      '__Host-was_signed_in',
      'was_signed_in',
      'og_auth',
    ]);
    for (const cookie of cleared) expect(cookie).toContain('Max-Age=0');
  });

  it('stays under the 4096 bytes of a cookie with the longest token', async () => {
    const context = openContext();
    await startSession(context, {...TOKEN, accessToken: 'f'.repeat(1024)});
    for (const cookie of context.responseHeaders.getSetCookie()) {
      expect(cookie.length).toBeLessThan(4096);
    }
  });
});

describe('a session in use', () => {
  /** The cookies of an answer to somebody whose session was used so long ago. */
  async function answerTo(
    minutesAgo: number,
    during: (context: ShopContext) => unknown = (context) => context.customerToken(),
  ): Promise<string[]> {
    const shopper = shopping();
    const sealed = await sealToken(SECRETS, TOKEN, Date.now() - minutesAgo * MINUTE);
    shopper.cookies.set('customer_token', sealed);
    const context = shopper.open(shopper.request('/account'));
    await during(context);
    await take(privateAccount, '/account', {context});
    return context.responseHeaders.getSetCookie().map((cookie) => cookie.split('=', 1)[0] ?? '');
  }

  it('is written down anew every few minutes, and not with every answer', async () => {
    expect(await answerTo(6)).toEqual(['__Host-customer_token']);
    expect(await answerTo(4)).toEqual([]);
  });

  it('is over after a week without a visit', async () => {
    expect(await answerTo(7 * 24 * 60 + 1)).toEqual([]);
  });

  it('is not opened for an answer that asked nobody who they are', async () => {
    expect(await answerTo(60, () => undefined)).toEqual([]);
  });

  it('does not come back with the answer that ended it, nor take the place of a new one', async () => {
    const end = async (context: ShopContext) => {
      await context.customerToken();
      endSession(new Request('https://shop.example/account/logout'), context);
    };
    expect((await answerTo(60, end)).filter((name) => name.includes('token'))).toHaveLength(2);
    const begin = async (context: ShopContext) => {
      await context.customerToken();
      await startSession(context, TOKEN);
    };
    expect((await answerTo(60, begin)).filter((name) => name.includes('token'))).toHaveLength(1);
  });
});

it('signing out revokes every token that came along and opens, and clears them all', async () => {
  const shopper = shopping();
  const seals = await Promise.all(
    ['one', 'two'].map((accessToken) => sealToken(SECRETS, {...TOKEN, accessToken}, Date.now())),
  );
  const request = new Request('https://www.shop.example/account/logout', {
    method: 'POST',
    headers: {
      Cookie: ['forged', ...seals].map((value) => `customer_token=${value}`).join('; '),
    },
  });
  const context = shopper.open(request);
  await signOut(request, context);
  const revoked = shopper.platform.calls
    .filter(({name}) => name === 'customerAccessTokenDelete')
    .map(({variables}) => variables.customerAccessToken);
  expect(revoked.sort()).toEqual(['one', 'two']);
  const cleared = context.responseHeaders.getSetCookie();
  expect(cleared).toContainEqual(expect.stringMatching(/^customer_token=;.*Domain=shop\.example/));
});
