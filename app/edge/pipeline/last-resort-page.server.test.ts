import {describe, expect, it} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';

import {lastResortPage} from './last-resort-page.server';
import {securityHeaders} from './steps/security-headers.server';

const WORDS = {title: 'We will be right back', text: 'Please try again.'};
const HTTPS = new Request('https://shop.example/account/reset/62/a-token');

describe('the page of last resort', () => {
  it('carries every security header that an ordinary page carries', async () => {
    const context = {
      responseHeaders: new Headers(),
      nonce: 'n',
      env: {PUBLIC_STORE_DOMAIN: 'shop.example'},
      requestId: 'r',
      isSecure: true,
    };
    const ordinary = await securityHeaders.run(HTTPS, context as unknown as ShopContext, () =>
      Promise.resolve(new Response('', {headers: {'Content-Type': 'text/html'}})),
    );
    const {headers} = lastResortPage(HTTPS, 500, WORDS);
    const missing = [...ordinary.headers.keys()].filter((name) => !headers.has(name));
    expect(missing).toEqual(['x-request-id']);
    for (const name of ['x-frame-options', 'referrer-policy', 'strict-transport-security']) {
      expect(headers.get(name)).toBe(ordinary.headers.get(name));
    }
  });

  it('runs no script, is in no frame, and says nothing of the address', async () => {
    const page = lastResortPage(HTTPS, 503, WORDS);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(await page.text()).not.toContain('a-token');
  });

  it('promises https to nobody who came without it', () => {
    const {headers} = lastResortPage(new Request('http://localhost:3000/'), 500, WORDS);
    expect(headers.has('Strict-Transport-Security')).toBe(false);
  });
});
