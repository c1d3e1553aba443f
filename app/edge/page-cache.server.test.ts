import {describe, expect, it, vi} from 'vitest';
import type {ShopContext} from './context.server';
import {BoundedMemory, type StoredPage} from './page-cache-memory.server';
import {pageCache, type PageStore} from './page-cache.server';

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
    memory: new BoundedMemory<StoredPage>(1_000_000),
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
  async function visit(path: string, over: Partial<ShopContext> = {}, init: RequestInit = {}) {
    const nonce = String((visits += 1)).padStart(32, 'a');
    const context = {
      env: {CACHE_SECONDS: options.cacheSeconds ?? 60},
      nonce,
      requestId: 'r',
      buildId: 'b1',
      siteOrigin: 'https://shop.example',
      assignments: [],
      isCrawler: false,
      responseHeaders: new Headers(),
      waitUntil: (work: Promise<unknown>) => behind.push(work),
      ...over,
    } as unknown as ShopContext;
    const request = new Request(`https://shop.example${path}`, init);
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

  it('renders from the address alone: no cookie, language or agent reaches the page', async () => {
    const edge = location();
    await edge.visit(
      '/learn',
      {},
      {
        headers: {Cookie: 'customer_token=x', 'Accept-Language': 'de', 'User-Agent': 'Phone'},
      },
    );
    const [request] = edge.render.mock.calls[0] ?? [];
    expect(request?.headers.get('Cookie')).toBeNull();
    expect(request?.headers.get('Accept-Language')).toBeNull();
    expect(request?.headers.get('User-Agent')).toBeNull();
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
    ['origins', {siteOrigin: 'https://preview.example'}],
  ])('keeps %s apart', async (_, over) => {
    const edge = location();
    await edge.visit('/learn');
    await edge.settle();
    expect((await edge.visit('/learn', over)).state).toBe('miss');
    expect((await edge.visit('/learn')).state).toBe('hit');
  });

  it('keeps the queries apart that a page shows', async () => {
    const edge = location();
    await edge.visit('/products?sort=price');
    await edge.settle();
    expect((await edge.visit('/products')).state).toBe('miss');
    expect((await edge.visit('/products?utm_source=x&sort=price')).state).toBe('hit');
  });

  it('stores neither a page of an unknown query nor anything while caching is off', async () => {
    const edge = location();
    await edge.visit('/products?foo=bar');
    await edge.settle();
    expect(edge.entries.size).toBe(0);
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
    edge.render.mockResolvedValue(new Response('gone', {status: 404}));
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

  it('answers HEAD without a body', async () => {
    const edge = location();
    await edge.visit('/learn');
    const head = await edge.visit('/learn', {}, {method: 'HEAD'});
    expect([head.state, head.text]).toEqual(['hit', '']);
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
