import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, describe, expect, it} from 'vitest';

import {config} from '../../hydrogen.config';
import {expectReadablePage} from '../support/readable-page';
import {useShop} from '../support/shop';

describe.each([
  ['does not answer', {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}],
  [
    'refuses our tokens',
    {PUBLIC_STOREFRONT_API_TOKEN: 'wrong', PRIVATE_STOREFRONT_API_TOKEN: 'wrong'},
  ],
])('a platform that %s', (_, environment) => {
  const shop = useShop({environment});

  it('gives a product page as a readable page with 503 and Retry-After', async () => {
    const response = await shop().fetch('/products/hum-smart-electric-toothbrush');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    await expectReadablePage(response);
  });

  it('still gives the name and the way on of a category', async () => {
    const response = await shop().fetch(`/products/${config.brand.slug}-toothpaste`);
    expect(response.status).toBe(200);
    const text = await expectReadablePage(response);
    expect(text).toContain('Toothpaste');
    expect(text).toContain(`/products/${config.brand.slug}-toothpaste/kids-toothpaste`);
  });

  it('still gives the home page', async () => {
    for (let n = 0; n < 2; n += 1) {
      const home = await shop().fetch('/');
      expect(home.status).toBe(200);
      // A page without its products is nobody's but this visitor's.
      expect(home.headers.get('X-Page-Cache')).toBeNull();
      await expectReadablePage(home);
    }
  });

  it('says when to come back where no page is, as a redirect that cannot be read may be there', async () => {
    const response = await shop().fetch('/no-such-page');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await expectReadablePage(response)).toContain('Go Back to Homepage');
    expect((await shop().fetch('/assets/no-such-file.js')).status).toBe(404);
  });

  it('leaves the shopper the cookie of the cart', async () => {
    const response = await shop().fetch('/cart', {headers: {Cookie: 'cart=c1-known%3Fkey%3Dabc'}});
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith('cart='))).toEqual(
      [],
    );
    await expectReadablePage(response);
  });
});

/** A platform that takes every call and never answers it. */
const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
await once(hanging, 'listening');
afterAll(() => {
  hanging.closeAllConnections();
  hanging.close();
});

describe('a cold worker whose platform hangs', () => {
  const {port} = hanging.address() as AddressInfo;
  const shop = useShop({environment: {PUBLIC_STORE_DOMAIN: `http://127.0.0.1:${port}`}});

  it.each(['/learn/how-to-brush-your-teeth', '/robots.txt', '/returns-and-warranty', '/learn'])(
    'lets %s, which needs nothing of it, not wait for a call’s three seconds',
    async (path) => {
      const start = performance.now();
      const response = await shop().fetch(path);
      await response.text();
      expect(response.status).toBe(200);
      expect(performance.now() - start).toBeLessThan(2_700);
    },
  );
});
