import {afterEach, describe, expect, it, vi} from 'vitest';

import {exchange} from '../../scripts/fuzz/exchange';
import {expectReadablePage} from '../support/readable-page';
import {useShop} from '../support/shop';
import {stubWorkerGlobals} from '../support/worker-globals';
import {coldWorker} from '../support/worker-in-process';

describe('what the shop refuses', () => {
  const shop = useShop({environment: {PUBLIC_SITE_URL: 'https://www.shop.example'}});

  it.each([
    ['/products%0A', 404],
    ['/learn/a%0D%0Ab', 404],
    ['/%E0%A4%A', 400],
    ['/%5C%5C', 404],
  ])('%s wears the shop’s clothes: its own page with %i', async (path, status) => {
    const response = await shop().fetch(path);
    expect(response.status).toBe(status);
    const text = await expectReadablePage(response);
    expect(text).toContain('Go Back to Homepage');
    expect(response.headers.get('Content-Security-Policy')).not.toBeNull();
  });

  it.each(['GET', 'HEAD'])('%s with a body is refused, and the shop goes on', async (method) => {
    const {status, text} = await exchange(shop().url, {
      method,
      target: '/products',
      headers: {'Content-Type': 'text/plain', 'Content-Length': '5'},
      body: 'a=b&c',
    });
    expect([status, text]).toEqual([
      400,
      method === 'HEAD' ? '' : 'A page is asked for without a body.',
    ]);
    expect((await shop().fetch('/robots.txt')).status).toBe(200);
  });

  it.each(['/account/address-book', '/api/search/trending', '/products.data'])(
    'a read of %s that says that it has no body is a read',
    async (target) => {
      const headers = {'Content-Length': '0'};
      const {status} = await exchange(shop().url, {method: 'GET', target, headers, body: ''});
      expect(status).toBeLessThan(400);
    },
  );

  it('HEAD for the data of a page runs no action', async () => {
    const headers = {Origin: 'a b'};
    const target = '/account/logout.data';
    const asked = await exchange(shop().url, {method: 'HEAD', target, headers, body: null});
    const read = await exchange(shop().url, {method: 'GET', target, headers, body: null});
    expect([asked.status, asked.bytes]).toEqual([read.status, 0]);
    expect(asked.headers.getSetCookie().join()).not.toContain('customer_token');
  });

  it.each(['OPTIONS', 'PROPFIND'])('%s is no way to ask the shop', async (method) => {
    for (const accept of ['*/*', 'text/html']) {
      const {
        status,
        headers: sent,
        text,
      } = await exchange(shop().url, {
        method,
        target: '/products',
        headers: {Accept: accept},
        body: null,
      });
      expect([status, sent.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
      expect(sent.get('Access-Control-Allow-Origin')).toBeNull();
      expect(text.includes('Go Back to Homepage')).toBe(accept === 'text/html');
    }
  });

  it('an address that is too long for any header is answered with a short page', async () => {
    const answer = await exchange(shop().url, {
      method: 'GET',
      target: `/ACCOUNT?q=${'%3C'.repeat(7_000)}`,
      headers: {},
      body: null,
    });
    expect(answer.status).toBe(414);
    expect(answer.bytes).toBeLessThan(100_000);
  });

  it('a category that a guard hides says its path, as data too', async () => {
    const response = await shop().fetch('/products/no-such-category.data');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page Not Found: /products/no-such-category');
  });

  it('a file that is not there costs a line of text', async () => {
    const response = await shop().fetch('/assets/old-1a2b3c.js');
    expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
  });

  it('a form of the address that PUBLIC_SITE_URL names is taken behind a proxy that ends TLS', async () => {
    const response = await shop().fetch('/account/login', {
      method: 'POST',
      body: new URLSearchParams({email: 'ada@example.com', password: 'wrong-password'}),
      headers: {Origin: 'https://www.shop.example'},
    });
    expect(response.status).toBeLessThan(403);
  });

  it.each(['/Returns/', '/returns/', '/RETURNS'])(
    'the redirect of %s takes one hop',
    async (path) => {
      const response = await shop().fetch(path);
      expect([response.status, response.headers.get('Location')]).toEqual([
        301,
        '/returns-and-warranty',
      ]);
    },
  );

  it.each(['/Account/My-Orders/', '/account/my-orders', '/ACCOUNT/my-orders'])(
    'a guarded page is two hops away at most, the sign-in included: %s',
    async (path) => {
      const hops: string[] = [];
      for (let next: string | null = path; next !== null && hops.length < 5;) {
        const response: Response = await shop().fetch(next);
        next = response.headers.get('Location');
        if (next !== null) hops.push(next);
      }
      expect(hops.length).toBeLessThanOrEqual(2);
      expect(hops.at(-1)).toMatch(/^\/account\/login/);
    },
  );
});

describe.each([
  ['what another site posts', 403, {Origin: 'https://evil.example'}, 'came from another website'],
  ['a body that no form has', 413, {}, 'too large'],
])('%s', (_, status, headers: Record<string, string>, words) => {
  /** In one process: where a body is left unread, a connection may end before its answer is read. */
  const post = async (path: string, accept: string) => {
    stubWorkerGlobals();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nobody is asked for it')));
    return (await coldWorker()).fetch(path, {
      method: 'POST',
      body: new URLSearchParams({note: 'a'.repeat(status === 413 ? 300_000 : 1)}),
      headers: {Accept: accept, ...headers},
    });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(['/account/login', '/cart', '/contact-us-email', '/no-such-page', '/'])(
    'to %s is refused with the shop’s own page and a way on',
    async (path) => {
      const response = await post(path, 'text/html,*/*;q=0.8');
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Security-Policy')).not.toBeNull();
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual([]);
      const text = await expectReadablePage(response);
      expect(text).toContain(words);
      expect(text).toContain('Go Back to Homepage');
    },
  );

  it('is refused in JSON where a script posts it, and as data where the app does', async () => {
    for (const [path, accept] of [
      ['/cart', 'application/json'],
      ['/api/search', '*/*'],
    ] as const) {
      const response = await post(path, accept);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({message: expect.stringContaining(words)});
    }
    const data = await post('/account/login.data', '*/*');
    expect([data.status, data.headers.get('X-Remix-Response')]).toEqual([status, 'yes']);
    expect(await data.text()).toContain(words);
  });
});
