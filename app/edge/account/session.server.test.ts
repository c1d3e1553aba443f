import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {endSession, startSession} from './session.server';

const TOKEN = {accessToken: 'f0e1d2c3b4a5968778695a4b3c2d1e0f', expiresAt: '2099-01-09T12:00:00Z'};

const openContext = () =>
  ({
    env: {SESSION_SECRET: 'a-secret-of-sixteen-or-more'},
    responseHeaders: new Headers(),
  }) as unknown as ShopContext;

describe('the session in the browser', () => {
  it('ends with the token and is out of reach of scripts and other sites', async () => {
    const context = openContext();
    await startSession(context, TOKEN);
    const [token = '', ...others] = context.responseHeaders.getSetCookie();
    expect(token).toMatch(
      /^customer_token=[\w-]+; Path=\/; Expires=Fri, 09 Jan 2099 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(others).toEqual([
      expect.stringMatching(/^was_signed_in=1; Max-Age=31536000; Path=\/; HttpOnly; Secure; /),
    ]);
  });

  it('takes the provider cookie along when it ends', () => {
    const context = openContext();
    endSession(context);
    const cleared = context.responseHeaders.getSetCookie();
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual([
      'customer_token',
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
