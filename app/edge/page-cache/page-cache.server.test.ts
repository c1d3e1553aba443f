import {describe, expect, it, vi} from 'vitest';

import type {ShopContext} from '~/edge/request/context.server';
import {pageDataElement} from '~/edge/request/page-data.server';

import {buildPages} from '../../../tests/support/route-table';

import {EntryLedger} from './entry-ledger.server';
import {BoundedMemory} from './memory.server';
import {pageCache} from './page-cache.server';
import type {PageStore} from './page-shelf.server';
import type {StoredPage} from './stored-page.server';

const PAGES = buildPages({
  '': {public: true},
  products: {public: 'listing'},
  learn: {public: 'articles'},
  'contact-us': {public: true},
  'whitening-product-quiz': {public: 'quiz'},
  cart: undefined,
  '*': undefined,
});

function memoryStore() {
  const entries = new Map<string, Response>();
  const store: PageStore = {
    match: (key) => Promise.resolve(entries.get(key)?.clone()),
    put: (key, response) => {
      entries.set(key, response);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(entries.delete(key)),
  };
  return {entries, store};
}

let visits = 0;

/** One edge location with its cache; `at` is the clock. */
function location(options: {cacheSeconds?: number; sharedStore?: PageStore} = {}) {
  const {entries, store} = memoryStore();
  const clock = {at: 1_000_000};
  const step = pageCache({
    memory: {
      pages: new BoundedMemory<StoredPage>(1_000_000),
      ledger: new EntryLedger({perPath: 20, overall: 30}),
    },
    renewing: new Map(),
    openStore: () => Promise.resolve(options.sharedStore ?? store),
    now: () => clock.at,
  });
  const behind: Promise<unknown>[] = [];
  const render = vi.fn((request: Request, nonce: string) =>
    Promise.resolve(
      new Response(
        `<p nonce="${nonce}">é ${new URL(request.url).search} 😀</p><i nonce="${nonce}"></i>`,
        {
          headers: {'Content-Type': 'text/html'},
        },
      ),
    ),
  );
  async function visit(
    path: string,
    over: Partial<ShopContext> = {},
    init: RequestInit & {host?: string} = {},
  ) {
    const nonce = String((visits += 1)).padStart(32, 'a');
    const context = {
      env: {CACHE_SECONDS: options.cacheSeconds ?? 60, PUBLIC_SITE_HOSTS: ['shop.example']},
      nonce,
      requestId: 'r',
      buildId: 'b1',
      siteOrigin: 'https://shop.example',
      assignments: [],
      moment: {at: 0, isPreview: false},
      isCrawler: false,
      pages: PAGES,
      responseHeaders: new Headers(),
      waitUntil: (work: Promise<unknown>) => behind.push(work),
      forgetCustomer: () => undefined,
      ...over,
    } as unknown as ShopContext;
    const request = new Request(`https://${init.host ?? 'shop.example'}${path}`, init);
    const response = await step.run(request, context, (replaced) =>
      render(replaced ?? request, nonce),
    );
    return {
      response,
      nonce,
      text: response.status === 304 ? '' : await response.text(),
      state: response.headers.get('X-Page-Cache'),
    };
  }
  const settle = async () => {
    await Promise.all(behind.splice(0));
  };
  return {visit, render, clock, entries, store, settle};
}

describe('the page cache', () => {
  it('renders a public page once and answers each visitor with a nonce of their own', async () => {
    const edge = location();
    const first = await edge.visit('/learn');
    await edge.settle();
    const second = await edge.visit('/learn?utm_source=m&gclid=1');
    expect([first.state, second.state]).toEqual(['miss', 'hit']);
    expect(edge.render).toHaveBeenCalledTimes(1);
    expect(first.text).toContain(`nonce="${first.nonce}"`);
    expect(second.text).toContain(`nonce="${second.nonce}"`);
    expect(second.text).not.toContain(first.nonce);
    expect(second.text).toBe(first.text.replaceAll(first.nonce, second.nonce));
    expect(second.response.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('keeps nothing of what an editor sees of another day, and shows them nothing of what is kept', async () => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    const another = {moment: {at: 0, isPreview: true}};
    const seen = [await edge.visit('/learn', another), await edge.visit('/learn', another)];
    expect(seen.map(({response}) => response.headers.get('Cache-Control'))).toEqual([
      'no-store',
      'no-store',
    ]);
    await edge.settle();
    expect((await edge.visit('/learn')).state).toBe('hit');
    expect(edge.render).toHaveBeenCalledTimes(3);
  });

  it('renders from the address alone: no cookie, language or agent reaches the page', async () => {
    const edge = location();
    await edge.visit(
      '/learn',
      {},
      {
        headers: {
          Cookie: 'customer_token=x',
          'Accept-Language': 'de',
          'User-Agent': 'Phone',
          Accept: 'application/json',
          Authorization: 'Bearer x',
          Range: 'bytes=0-9',
          'X-Forwarded-Host': 'evil.example',
          'X-Original-URL': '/account',
        },
      },
    );
    const [request] = edge.render.mock.calls[0] ?? [];
    expect([...(request?.headers ?? ['none'])]).toEqual([]);
  });

  it('forgets the customer before it renders a page, and leaves personal pages theirs', async () => {
    const edge = location();
    const happened: string[] = [];
    const over: Partial<ShopContext> = {
      forgetCustomer: () => happened.push('forgotten'),
      customerToken: () => {
        happened.push('asked');
        return Promise.resolve('token');
      },
    };
    edge.render.mockImplementation(() => {
      happened.push('rendered');
      return Promise.resolve(new Response('page', {headers: {'Content-Type': 'text/html'}}));
    });
    await edge.visit('/learn', over);
    await edge.settle();
    await edge.visit('/learn', over);
    await edge.visit('/cart', over);
    expect(happened).toEqual(['forgotten', 'rendered', 'rendered']);
  });

  it('leaves pages that may be personal to the application, with their cookies', async () => {
    const edge = location();
    const visit = await edge.visit('/cart', {}, {headers: {Cookie: 'cart=x'}});
    expect(visit.state).toBeNull();
    expect(edge.render.mock.calls[0]?.[0].headers.get('Cookie')).toBe('cart=x');
    expect(edge.entries.size).toBe(0);
  });

  it.each([
    ['experiment arms', {assignments: [{experimentId: 'e', variantIndex: 1}]}],
    ['builds', {buildId: 'b2'}],
    ['crawlers and browsers', {isCrawler: true}],
    ['origins', {siteOrigin: 'https://shop.example:8443'}],
  ])('keeps %s apart', async (_, over) => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    expect((await edge.visit('/learn', over)).state).toBe('miss');
    expect((await edge.visit('/learn')).state).toBe('hit');
  });

  it('renders a page for its visitor alone who asks by a name that is not the shop’s', async () => {
    const edge = location();
    const host = 'evil.example';
    const visit = await edge.visit('/learn', {siteOrigin: `https://${host}`}, {host});
    await edge.settle();
    expect([visit.response.status, visit.state, edge.entries.size]).toEqual([200, null, 0]);
  });

  it('keeps one page for all names where the shop’s address is configured, rendered under that', async () => {
    const edge = location();
    const env = {CACHE_SECONDS: 60, PUBLIC_SITE_URL: 'https://shop.example'} as ShopContext['env'];
    await edge.visit('/learn', {env}, {host: 'evil.example'});
    await edge.settle();
    expect((await edge.visit('/learn', {env}, {host: 'other.example'})).state).toBe('hit');
    expect(edge.render.mock.calls.map(([{url}]) => url)).toEqual(['https://shop.example/learn']);
  });

  it('keeps the queries apart that a page shows', async () => {
    const edge = location();
    await edge.visit('/products?sort=name');
    await edge.settle();
    expect((await edge.visit('/products')).state).toBe('miss');
    expect((await edge.visit('/products?utm_source=x&sort=name')).state).toBe('hit');
  });

  it.each([
    '/products?foo=bar',
    '/products?Color=Ink',
    '/learn?benefit=whitening',
    '/?sort=name',
    '/learn.data?_routes=contact-us',
    '/learn.data?_routes=root%2Croot',
    '/learn.data?_routes=root%2Cx1',
    '/learn?_routes=root',
    '/whitening-product-quiz?goal=nonsense',
  ])('renders %s for its visitor alone', async (address) => {
    const edge = location();
    const visit = await edge.visit(address);
    await edge.settle();
    expect([visit.response.status, edge.entries.size]).toEqual([200, 0]);
  });

  it.each(['/Learn.data', '/learn/', '//learn', '/l%65arn', '/learn/.data', '/.data'])(
    'gives the spelling %s of a path no entry of its own',
    async (address) => {
      const edge = location();
      const visit = await edge.visit(address);
      await edge.settle();
      expect([visit.state, edge.entries.size]).toEqual([null, 0]);
    },
  );

  it.each([
    '/learn.data?_routes=learn',
    '/learn.data?_routes=root%2Clearn',
    '/whitening-product-quiz?goal=stains',
    '/products?benefit=whitening&benefit=freshening&sort=name&page=2',
  ])('keeps %s for everybody', async (address) => {
    const edge = location();
    await edge.visit(address);
    await edge.settle();
    expect((await edge.visit(address)).state).toBe('hit');
  });

  it('stores nothing while caching is off', async () => {
    const off = location({cacheSeconds: 0});
    await off.visit('/learn');
    await off.settle();
    expect(off.entries.size).toBe(0);
  });

  it.each([
    ['an error', new Response('x', {status: 500})],
    ['a missing page', new Response('x', {status: 404})],
    ['a redirect', new Response(null, {status: 302, headers: {Location: '/x'}})],
    ['an answer with a cookie', new Response('x', {headers: {'Set-Cookie': 'a=b'}})],
    ['an answer that forbids it', new Response('x', {headers: {'Cache-Control': 'no-store'}})],
  ])('never stores %s', async (_, answer) => {
    const edge = location();
    edge.render.mockResolvedValue(answer.clone());
    await edge.visit('/learn');
    await edge.settle();
    expect(edge.entries.size).toBe(0);
  });

  it('never stores a page whose rendering left a cookie for the visitor', async () => {
    const edge = location();
    const responseHeaders = new Headers();
    edge.render.mockImplementation(() => {
      responseHeaders.append('Set-Cookie', 'a=b');
      return Promise.resolve(new Response('x'));
    });
    await edge.visit('/learn', {responseHeaders});
    await edge.settle();
    expect(edge.entries.size).toBe(0);
  });

  it('keeps no page from which a fault of the platform took something, and rather shows the whole one of before', async () => {
    const edge = location();
    const whole = await edge.visit('/learn');
    await edge.settle();
    const part = {isIncomplete: true};
    edge.render.mockImplementation(() => Promise.resolve(new Response('no products')));
    edge.clock.at += 60_000;
    expect((await edge.visit('/learn', part)).state).toBe('stale');
    await edge.settle();
    edge.clock.at += 600_000;
    const later = await edge.visit('/learn', part);
    expect([later.state, later.text.length]).toEqual(['stale-if-error', whole.text.length]);
    expect((await edge.visit('/contact-us', part)).text).toBe('no products');
    await edge.settle();
    expect(edge.entries.size).toBe(1);
  });

  it('answers an older page at once and renews it once behind the answer', async () => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    edge.clock.at += 60_000;
    const [stale, also] = [await edge.visit('/learn'), await edge.visit('/learn')];
    expect([stale.state, also.state]).toEqual(['stale', 'stale']);
    await edge.settle();
    expect(edge.render).toHaveBeenCalledTimes(2);
    expect((await edge.visit('/learn')).state).toBe('hit');
  });

  it('does not answer with a page of yesterday, unless rendering fails', async () => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    edge.clock.at += 600_000;
    edge.render.mockResolvedValueOnce(new Response('down', {status: 503}));
    expect(await edge.visit('/learn')).toMatchObject({state: 'stale-if-error'});
    expect((await edge.visit('/learn')).state).toBe('miss');
  });

  it('answers with the stored page where rendering throws, and throws where there is none', async () => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    edge.clock.at += 600_000;
    edge.render.mockRejectedValue(new Error('down'));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(await edge.visit('/learn')).toMatchObject({state: 'stale-if-error'});
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    await expect(edge.visit('/contact-us')).rejects.toThrow('down');
  });

  it('keeps the stored page when renewing fails', async () => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    edge.clock.at += 60_000;
    edge.render.mockResolvedValueOnce(new Response('down', {status: 503}));
    await edge.visit('/learn');
    await edge.settle();
    const next = await edge.visit('/learn');
    expect([next.state, next.response.status]).toEqual(['stale', 200]);
  });

  it('forgets a page that is gone when it is renewed', async () => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    edge.clock.at += 60_000;
    edge.render.mockImplementation(() => Promise.resolve(new Response('gone', {status: 404})));
    expect((await edge.visit('/learn')).state).toBe('stale');
    await edge.settle();
    expect((await edge.visit('/learn')).response.status).toBe(404);
  });

  it('shares pages between isolates through the cache of the location', async () => {
    const one = location();
    await one.visit('/learn');
    await one.settle();
    const two = location({sharedStore: one.store});
    const visit = await two.visit('/learn');
    expect(visit.state).toBe('hit');
    expect(visit.text).toContain(`nonce="${visit.nonce}"`);
    expect(two.render).not.toHaveBeenCalled();
  });

  it('answers data with a tag, and 304 to whoever has it', async () => {
    const edge = location();
    edge.render.mockImplementation(() => Promise.resolve(new Response('[1]')));
    const first = await edge.visit('/learn.data');
    const tag = first.response.headers.get('ETag') ?? '';
    const again = await edge.visit('/learn.data', {}, {headers: {'If-None-Match': tag}});
    expect([first.response.status, again.response.status]).toEqual([200, 304]);
  });

  it('lets a browser use what it prefetched without asking again', async () => {
    const edge = location();
    const visit = await edge.visit('/learn.data', {}, {headers: {'Sec-Purpose': 'prefetch'}});
    expect(visit.response.headers.get('Cache-Control')).toBe('private, max-age=30');
  });

  it('keeps so many pages of one path at most, those that were used last', async () => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    for (let page = 1; page <= 50; page += 1) {
      await edge.visit(`/products?page=${page}`);
      await edge.settle();
      await edge.visit('/products?page=1');
    }
    expect(edge.entries.size).toBe(21);
    for (const kept of ['/learn', '/products?page=1', '/products?page=50']) {
      expect([kept, (await edge.visit(kept)).state]).toEqual([kept, 'hit']);
    }
    expect((await edge.visit('/products?page=2')).state).toBe('miss');
  });

  it('keeps so many pages at most, whatever their paths', async () => {
    const edge = location();
    const arms = (variantIndex: number) => ({assignments: [{experimentId: 'e', variantIndex}]});
    for (let arm = 0; arm < 15; arm += 1) {
      for (const path of ['/learn', '/products', '/', '/contact-us']) {
        await edge.visit(path, arms(arm));
        await edge.settle();
      }
    }
    expect(edge.entries.size).toBe(30);
    expect((await edge.visit('/learn', arms(14))).state).toBe('hit');
    expect((await edge.visit('/learn', arms(0))).state).toBe('miss');
  });

  it('answers HEAD without a body', async () => {
    const edge = location();
    await edge.visit('/learn');
    const head = await edge.visit('/learn', {}, {method: 'HEAD'});
    expect([head.state, head.text]).toEqual(['hit', '']);
  });
});

describe('the data of a page', () => {
  const askWith = (tag: string) => ({headers: {'X-Page-Data': tag}});

  it('stands apart from the document, which says by which tag it is asked for, in every isolate', async () => {
    const one = location();
    const withData = (data: string) => (request: Request, nonce: string) =>
      Promise.resolve(
        new Response(
          `<p nonce="${nonce}">${new URL(request.url).pathname} é</p>${pageDataElement(data)}`,
          {headers: {'Content-Type': 'text/html'}},
        ),
      );
    one.render.mockImplementation(withData('["ünique"]'));
    const page = await one.visit('/learn');
    await one.settle();
    expect(page.text).not.toContain('ünique');
    const [, tag = ''] = /data-tag="([^"]+)"/.exec(page.text) ?? [];
    const two = location({sharedStore: one.store});
    for (const edge of [one, two]) {
      const data = await edge.visit('/learn?utm_source=m', {}, askWith(tag));
      expect(data.text).toBe('["ünique"]');
      expect(data.response.headers.get('X-Page-Data')).toBe(tag);
      expect(data.response.headers.get('Content-Type')).toContain('text/plain');
      const again = await edge.visit('/learn');
      expect(again.text).toBe(page.text.replaceAll(page.nonce, again.nonce));
    }
    expect(two.render).not.toHaveBeenCalled();

    // The page has become another one since: that one's data are none of the document's.
    const three = location();
    three.render.mockImplementation(withData('["another"]'));
    const changed = await three.visit('/learn', {}, askWith(tag));
    expect([changed.response.status, changed.text]).toEqual([204, '']);
    expect(changed.response.headers.get('X-Page-Data')).toBeNull();
  });
});

describe('the memory of an isolate', () => {
  it('is bounded, and forgets what was not used longest', () => {
    const memory = new BoundedMemory<string>(80);
    for (let n = 0; n < 8; n += 1) memory.set(`k${n}`, 'v', 10);
    memory.get('k0');
    memory.set('k8', 'v', 10);
    expect([memory.get('k0'), memory.get('k1'), memory.weight]).toEqual(['v', undefined, 80]);
  });

  it('takes nothing that would push everything else out', () => {
    const memory = new BoundedMemory<string>(80);
    memory.set('big', 'v', 11);
    expect(memory.get('big')).toBeUndefined();
  });
});
