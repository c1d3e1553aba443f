import {beforeEach, describe, expect, it, vi} from 'vitest';

import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {RedirectTable} from '~/domain/request/redirects';
import type {ShopContext} from '~/edge/request/context.server';

import {answerRedirect} from '../redirect-answer.server';

import {redirectLookup} from './redirects.server';

const FRESH_SECONDS = 15;

/** A shop with one redirect, one isolate in front of it, and a clock. */
function setUp({cacheSeconds = 60} = {}) {
  const shop = {path: '/old', target: '/learn', fails: false, answers: true, delay: 0, readings: 0};
  const clock = {at: 1_000_000};
  const snapshots = new SnapshotMemory(() => clock.at);
  const redirectTables = new SnapshotMemory<RedirectTable>(() => clock.at);
  const behind: Promise<unknown>[] = [];

  function contextOf(): ShopContext {
    const remembered = new Map<string, Promise<unknown>>();
    return {
      env: {
        CACHE_SECONDS: cacheSeconds,
        PUBLIC_STORE_DOMAIN: 'shop.example',
        SNAPSHOT_PRODUCTS: 1_000,
      },
      requestId: 'r',
      snapshots,
      redirectTables,
      pages: {
        find: ({pathname}: URL) => ({
          params: pathname === '/learn' ? {} : {'*': pathname.slice(1)},
        }),
      },
      waitUntil: (work: Promise<unknown>) => behind.push(work),
      once: (key: string, load: () => Promise<unknown>) => {
        const known = remembered.get(key) ?? load();
        remembered.set(key, known);
        return known;
      },
      responseHeaders: new Headers(),
      storefront: {
        query: () => {
          shop.readings += 1;
          if (shop.fails) return Promise.reject(new PlatformUnavailable('no answer'));
          if (!shop.answers) return new Promise(() => undefined);
          const pageInfo = {hasNextPage: false, endCursor: null};
          const answer = {
            products: {nodes: [], pageInfo},
            urlRedirects: {nodes: [{path: shop.path, target: shop.target}], pageInfo},
          };
          if (shop.delay === 0) return Promise.resolve(answer);
          return new Promise((resolve) => {
            setTimeout(() => resolve(answer), shop.delay);
          });
        },
      },
    } as unknown as ShopContext;
  }

  /** What a visitor of the address is answered, where this stands behind the look-up. */
  const answer = (address: string, behind = () => new Response('the page')) =>
    redirectLookup.run(new Request(`https://shop.example${address}`), contextOf(), () =>
      Promise.resolve(behind()),
    );

  /** Where a visitor of the address is sent, or the page. */
  async function visit(address: string, init: RequestInit = {}, context = contextOf()) {
    const request = new Request(`https://shop.example${address}`, init);
    const response = await redirectLookup.run(request, context, () =>
      Promise.resolve(new Response('the page')),
    );
    return response.headers.get('Location') ?? (await response.text());
  }

  return {
    shop,
    answer,
    visit,
    contextOf,
    at: (seconds: number) => {
      clock.at = 1_000_000 + seconds * 1000;
    },
    settle: () => Promise.all(behind.splice(0)),
  };
}

beforeEach(() => {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => spoken.mockRestore();
});

describe('the redirect lookup', () => {
  it('sends a reader on with the query, and asks the platform once for all of them', async () => {
    const {visit, shop} = setUp();
    expect(await visit('/old?utm_source=m')).toBe('/learn?utm_source=m');
    expect(await visit('/other')).toBe('the page');
    expect(shop.readings).toBe(1);
  });

  it('does not pass on which routes’ data the client wants', async () => {
    const {visit} = setUp();
    expect(await visit('/old.data?_routes=root')).toContain('"/learn"');
  });

  it.each([
    ['a form', '/old', {method: 'POST'}],
    ['an internal call', '/api/old', {}],
    ['a file of the build', '/assets/old', {}],
  ])('asks nobody about %s', async (_, address, init) => {
    const {visit, shop} = setUp();
    expect(await visit(address, init)).toBe('the page');
    expect(shop.readings).toBe(0);
  });

  it('asks nobody about what is refused', async () => {
    const {visit, shop, contextOf} = setUp();
    const refusal = {status: 403, message: 'No, thank you.'};
    expect(await visit('/__not-found', {}, {...contextOf(), refusal})).toBe('the page');
    expect(shop.readings).toBe(0);
  });

  it('uses an old table while it is read anew behind the answer', async () => {
    const {visit, shop, at, settle} = setUp();
    await visit('/old');
    shop.target = '/products';
    at(FRESH_SECONDS);
    expect(await visit('/old')).toBe('/learn');
    await settle();
    expect(await visit('/old')).toBe('/products');
    expect(shop.readings).toBe(2);
  });

  it('lets no page out of the cache wait for the platform, also after a quiet time', async () => {
    const {visit, shop, at} = setUp();
    await visit('/old');
    at(3600);
    shop.answers = false;
    expect(await visit('/old')).toBe('/learn');
  });

  it('keeps the last table while the platform fails, however long', async () => {
    const {visit, shop, at, settle} = setUp();
    await visit('/old');
    shop.fails = true;
    for (const seconds of [FRESH_SECONDS, 3600, 3 * 86_400]) {
      at(seconds);
      expect(await visit('/old')).toBe('/learn');
      await settle();
    }
  });

  it('serves the page while no table was ever read, and remembers no fault as "no redirects"', async () => {
    const {visit, shop} = setUp();
    shop.fails = true;
    expect(await visit('/old')).toBe('the page');
    shop.fails = false;
    expect(await visit('/old')).toBe('/learn');
  });

  it('reads the table once in a request, and the catalogue is none of its business', async () => {
    for (const cacheSeconds of [0, 60]) {
      const {visit, shop, contextOf} = setUp({cacheSeconds});
      const context = contextOf();
      await visit('/other', {}, context);
      await visit('/other', {}, context);
      expect(shop.readings).toBe(1);
      await loadShopSnapshot(context);
      expect(shop.readings).toBe(2);
    }
  });

  it('lets a page that exists wait no longer than a moment for the first table', async () => {
    vi.useFakeTimers();
    try {
      const {visit, shop} = setUp();
      shop.answers = false;
      const visited = visit('/learn');
      await vi.advanceTimersByTimeAsync(300);
      expect(await visited).toBe('the page');
    } finally {
      vi.useRealTimers();
    }
  });

  const NO_PAGE = () =>
    new Response('Page Not Found', {status: 404, headers: {'Content-Type': 'text/html'}});

  it.each(['/old', '/old.data', '/learn'])(
    'says of %s, which no page has, when to come back while the table cannot be read, and never that there is nothing',
    async (address) => {
      const {answer, shop} = setUp();
      shop.fails = true;
      const refusedFor = async (behind = NO_PAGE) => {
        const {status, headers} = await answer(address, behind);
        return [status, headers.get('Retry-After'), headers.get('Cache-Control')];
      };
      expect(await refusedFor()).toEqual([503, '60', 'no-store']);
      shop.fails = false;
      const {status} = await answer(address, NO_PAGE);
      expect(status).toBe(address === '/learn' ? 404 : address === '/old' ? 301 : 202);
    },
  );

  it('tells the internal call as well that nobody can say, and not that there is none', async () => {
    const {contextOf, shop} = setUp();
    const ask = () =>
      answerRedirect(new Request('https://shop.example/api/redirect?path=/old'), contextOf());
    shop.fails = true;
    const {status, headers} = await ask();
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
    shop.fails = false;
    expect(await (await ask()).json()).toMatchObject({redirect: {location: '/learn'}});
  });

  it('leaves a missing file its line of text while the table cannot be read', async () => {
    const {answer, shop} = setUp();
    shop.fails = true;
    const headers = {'Content-Type': 'text/plain; charset=utf-8'};
    const line = () => new Response('Not Found', {status: 404, headers});
    expect((await answer('/old.png', line)).status).toBe(404);
  });

  it('waits for the table where a route finds no page, and leads on', async () => {
    vi.useFakeTimers();
    try {
      const {answer, shop} = setUp();
      shop.delay = 1_000;
      Object.assign(shop, {path: '/learn', target: '/products'});
      const visited = answer('/learn', NO_PAGE);
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await visited).headers.get('Location')).toBe('/products');
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits for the table where there is no page', async () => {
    vi.useFakeTimers();
    try {
      const {visit, shop} = setUp();
      shop.delay = 1_000;
      const visited = visit('/old');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await visited).toBe('/learn');
    } finally {
      vi.useRealTimers();
    }
  });

  it('remembers nothing where nothing may be stored', async () => {
    const {visit, shop} = setUp({cacheSeconds: 0});
    await visit('/old');
    shop.target = '/products';
    expect(await visit('/old')).toBe('/products');
  });
});
