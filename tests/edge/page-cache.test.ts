import {describe, expect, it} from 'vitest';

import {config} from '../../hydrogen.config';
import {fetchByHost, newHost} from '../support/own-host';
import {type Shop, useShop} from '../support/shop';
import {shopPages} from '../support/shop-pages';

const CRAWLER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const ARM = 'col_exp=first-order-popup.1';
/** In the settings of a page whose visitor is offered something. */
const OFFER = 'firstOrderOffer&quot;:{';

/** The page as everybody gets it: without the nonce of its one answer. */
function withoutNonce(html: string): string {
  const [, nonce] = /nonce="([^"]+)"/.exec(html) ?? [];
  return nonce === undefined ? html : html.replaceAll(nonce, '');
}

interface Person {
  /** The cookies of somebody who is signed in, has a cart, declined a gift and came by an ad. */
  cookies: string;
  /** What no public page may hold. */
  secrets: string[];
}

async function person(shop: Shop, handle: string, click: string): Promise<Person> {
  const {api, url} = shop;
  const [customer, cart] = [await api.createCustomer(), await api.createCart([{handle}])];
  const login = await shop.fetch('/account/login', {
    method: 'POST',
    body: new URLSearchParams({email: customer.email, password: customer.password}),
    headers: {Origin: url, Cookie: cart.cookie},
  });
  expect(login.status).toBe(303);
  const kept = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((pair) => !pair.startsWith('col_exp='));
  const cookies = [
    ARM,
    cart.cookie,
    ...kept,
    'cart_units=7',
    'decline_gift_over_50=true',
    `cp_impact_attribution=${click}`,
  ].join('; ');
  const account = await shop.fetch('/account/contact-information', {headers: {Cookie: cookies}});
  expect(await account.text(), 'the session is a real one').toContain(customer.email);
  const token = kept.find((pair) => pair.startsWith('customer_token='))?.split('=')[1] ?? '';
  const [cartId = ''] = cart.cookie.replace('cart=', '').split(/%3F|\?/);
  return {
    cookies,
    secrets: [customer.email, customer.accessToken, token, cartId, click, 'Ada'],
  };
}

async function publicPaths(shop: Shop): Promise<string[]> {
  const sitemap = await (await shop.fetch('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  expect(paths.length).toBeGreaterThan(80);
  for (const {path} of shopPages.publicRoutes)
    expect(path.includes(':') || paths.includes(path), path).toBe(true);
  return [
    ...paths,
    '/products?benefit=whitening&sort=price-low',
    '/products/create-your-bundle?bundle=whitening-routine',
    '/learn?page=2',
  ];
}

function dataAddress(path: string): string {
  const [page = '', query] = path.split('?');
  return `${page === '/' ? '/_root' : page}.data${query === undefined ? '' : `?${query}`}`;
}

/** Runs the work for all, a few at a time. */
async function forAll<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const next = async (): Promise<void> => {
    const one = left.shift();
    if (one === undefined) return;
    await work(one);
    await next();
  };
  await Promise.all([next(), next(), next(), next()]);
}

async function read(shop: Shop, address: string, cookies: string, holder: Person[]) {
  const response = await shop.fetch(address, {headers: {Cookie: cookies}});
  const text = await response.text();
  expect(response.headers.getSetCookie(), address).toEqual([]);
  for (const {secrets} of holder) {
    for (const secret of secrets)
      expect(text.includes(secret), `${secret} in ${address}`).toBe(false);
  }
  return {text: withoutNonce(text), state: response.headers.get('X-Page-Cache')};
}

/** With a parameter that no page knows, every answer is rendered, with the session of the one who asked at hand. */
function rendered(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}probe=1`;
}

describe('what is rendered for everybody', () => {
  const shop = useShop();

  it('is the same on every public page for two signed-in shoppers, as document and as data', async () => {
    const people = [
      await person(shop(), 'total-daily-care-toothpaste', 'secret-click-1'),
      await person(shop(), 'kids-strawberry-toothpaste', 'secret-click-2'),
    ];
    const addresses = (await publicPaths(shop())).flatMap((path) => [path, dataAddress(path)]);
    await forAll(addresses, async (address) => {
      const texts = [];
      for (const {cookies} of people) {
        const {text, state} = await read(shop(), rendered(address), cookies, people);
        expect(state, address).toBeNull();
        texts.push(text);
      }
      expect(new Set(texts).size, address).toBe(1);
      expect(texts[0]?.length, address).toBeGreaterThan(100);
    });
  }, 60_000);
});

describe('what is stored for everybody', () => {
  const shop = useShop();
  /** The shop by a host of the test's own, where nothing is stored yet. */
  const fresh = () => ({...shop(), fetch: fetchByHost(shop(), newHost())});

  it('holds nothing of the signed-in shopper for whom it was rendered', async () => {
    const ann = await person(shop(), 'total-daily-care-toothpaste', 'secret-click-1');
    const own = fresh();
    await forAll(await publicPaths(shop()), async (address) => {
      const hers = await read(own, address, ann.cookies, [ann]);
      const everybodys = await read(own, address, ARM, [ann]);
      expect([hers.state, everybodys.state], address).toEqual(['miss', 'hit']);
      expect(everybodys.text === hers.text, address).toBe(true);
    });
  }, 60_000);

  it('comes with a nonce of its own', async () => {
    const nonceOf = async () => {
      const response = await shop().fetch('/learn', {headers: {Cookie: ARM}});
      const html = await response.text();
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? [];
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      expect(html.split(nonce).length).toBeGreaterThan(2);
      return {nonce, state: response.headers.get('X-Page-Cache')};
    };
    const [first, second] = [await nonceOf(), await nonceOf()];
    expect(second.state).toBe('hit');
    expect(second.nonce).not.toBe(first.nonce);
  });

  it('is kept for each experiment arm, and an arm that does not exist makes no entry', async () => {
    const page = async (arm: string) => {
      const response = await shop().fetch('/', {
        headers: {Cookie: `col_exp=first-order-popup.${arm}`},
      });
      return {state: response.headers.get('X-Page-Cache'), html: await response.text()};
    };
    for (let n = 0; n < 2; n += 1) {
      expect((await page('0')).html).not.toContain(OFFER);
      expect((await page('1')).html).toContain(OFFER);
    }
    // Drawn anew, and then somebody else's arm.
    expect(await page('77')).toMatchObject({state: 'hit'});
  });

  it('answers fifty requests at once of two visitors with their own arm each', async () => {
    const answers = await Promise.all(
      Array.from({length: 50}, async (_, index) => {
        const arm = String(index % 2);
        const response = await shop().fetch('/', {
          headers: {Cookie: `col_exp=first-order-popup.${arm}`},
        });
        return {arm, shows: (await response.text()).includes(OFFER)};
      }),
    );
    for (const {arm, shows} of answers) expect(shows).toBe(arm === '1');
  });

  it('sets the cookie of a new visitor and of nobody else', async () => {
    const first = await shop().fetch('/products');
    const known = await shop().fetch('/products', {headers: {Cookie: ARM}});
    expect(first.headers.getSetCookie()).toHaveLength(1);
    expect(known.headers.getSetCookie()).toEqual([]);
    expect(known.headers.get('X-Page-Cache')).toBe('hit');
  });
});

describe('somebody who wants to put something into the cache', () => {
  const shop = useShop();

  /** Asks by a host name, under which pages are stored apart from those of every other. */
  const by =
    (host: string) =>
    async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
      const ask = fetchByHost(shop(), host);
      const response = await ask(address, {method, headers: {Cookie: ARM, ...headers}});
      return {
        status: response.status,
        state: response.headers.get('X-Page-Cache'),
        caching: response.headers.get('Cache-Control'),
        text: withoutNonce(await response.text()),
      };
    };

  it('finds the data of a stored page by the tag of its document, and those of a private page in the document', async () => {
    const get = by(newHost());
    const page = await get('/products');
    const [, tag = ''] = /data-tag="([^"]+)"/.exec(page.text) ?? [];
    expect(page.text).not.toContain('loaderData');
    const data = await get('/products', {'X-Page-Data': tag});
    expect(data.text).toContain('loaderData');
    expect(data.caching).toBe('no-store');
    const others = await get('/products', {'X-Page-Data': 'another'});
    expect([others.status, others.text]).toEqual([204, '']);
    const cart = await get('/cart', {'X-Page-Data': tag});
    expect(cart.text).toMatch(/<script id="page-data"[^>]*>.*loaderData/s);
  });

  it('finds that crawlers and people get pages of their own, whoever came first', async () => {
    const get = by(newHost());
    const asCrawler = {'User-Agent': CRAWLER_AGENT};
    const scripts = (text: string) => text.includes('react-scripts');
    for (const [path, first, second] of [
      ['/products', asCrawler, {}],
      ['/', {}, asCrawler],
    ] as const) {
      const [one, two] = [await get(path, first), await get(path, second)];
      expect([one.state, two.state]).toEqual(['miss', 'miss']);
      expect(scripts(one.text)).toBe(first !== asCrawler);
      expect(scripts(two.text)).toBe(second !== asCrawler);
    }
    expect((await get('/products')).text).toContain('react-scripts');
    expect((await get('/', asCrawler)).text).not.toContain('react-scripts');
  });

  it.each([
    ['an authorization', {Authorization: 'Bearer secret'}],
    ['another host by the side', {'X-Forwarded-Host': 'evil.example', 'X-Host': 'evil.example'}],
    ['another path by the side', {'X-Original-URL': '/account', 'X-Rewrite-URL': '/account'}],
    ['another scheme', {'X-Forwarded-Proto': 'http', 'X-Forwarded-Scheme': 'nothttps'}],
    ['another language', {'Accept-Language': 'de'}],
    ['another type', {Accept: 'application/json'}],
    ['a part of it', {Range: 'bytes=0-9'}],
    ['another method by the side', {'X-HTTP-Method-Override': 'POST'}],
  ])('gets the same page for %s', async (_, headers) => {
    const get = by(newHost());
    const path = `/products/${config.brand.slug}-toothpaste?sort=name`;
    const poisoned = await get(path, headers);
    const after = await get(path);
    expect([poisoned.status, after.status, after.state]).toEqual([200, 200, 'hit']);
    expect(poisoned.text).toBe(after.text);
    expect(after.text).not.toContain('evil.example');
  });

  it('reaches only those who come by the same false host', async () => {
    const [evil, honest] = [newHost(), newHost()];
    expect((await by(evil)('/contact-us')).text).toContain(evil);
    const page = await by(honest)('/contact-us');
    expect(page.state).toBe('miss');
    expect(page.text).not.toContain(evil);
  });

  it('is not answered by a name that is not the shop’s', async () => {
    const page = await by('shop.example.evil.test')('/contact-us');
    expect([page.status, page.state]).toEqual([421, null]);
  });

  it.each(['/l%65arn', '/learn/', '//learn', '/Learn'])(
    'makes no page of %s, which is another spelling',
    async (path) => {
      const ask = fetchByHost(shop(), newHost());
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/learn']);
    },
  );

  it.each(['/learn/.data', '/l%65arn.data', '/Learn.data'])(
    'makes no data of %s, which is another spelling',
    async (path) => {
      const answer = await fetchByHost(shop(), newHost())(path);
      expect([answer.status, answer.headers.get('X-Page-Cache')]).toEqual([202, null]);
      expect(await answer.text()).toContain('"redirect","/learn"');
    },
  );

  it('makes no entries by the noise of queries', async () => {
    const get = by(newHost());
    const plain = await get('/learn');
    for (const noise of ['utm_source=a', 'gclid=1', 'fbclid=2', '_gl=3', 'im_ref=c', 'exp=x.9']) {
      expect(await get(`/learn?${noise}`)).toMatchObject({state: 'hit', text: plain.text});
    }
    expect((await get('/learn?cb=1')).state).toBeNull();
  });

  it('finds that filters, orders, pages and variants are kept, and what does not exist is not', async () => {
    const get = by(newHost());
    const [variant] =
      /variant=\d+/.exec((await get('/products/hum-kids-smart-toothbrush')).text) ?? [];
    for (const known of [
      '/products?benefit=whitening&sort=price-low',
      '/products?form=bundle&page=1',
      `/products/hum-kids-smart-toothbrush?${variant ?? 'no variant'}`,
      '/whitening-product-quiz?who=adult&goal=stains',
      '/products.data?_routes=all-products',
    ]) {
      const [first, second] = [await get(known), await get(known)];
      expect([known, first.state, second.state]).toEqual([known, 'miss', 'hit']);
    }
    for (const unknown of [
      '/products?benefit=immortality',
      '/products?form=nothing',
      '/products?page=99',
      '/products?variant=1',
      '/products/hum-kids-smart-toothbrush?variant=1',
      '/products/hum-kids-smart-toothbrush?sort=name',
      '/whitening-product-quiz?who=nobody',
      '/products.data?_routes=subcategory',
      '/products.data?_routes=made-up',
    ]) {
      const [first, second] = [await get(unknown), await get(unknown)];
      expect([unknown, first.status, first.state, second.state]).toEqual([
        unknown,
        200,
        null,
        null,
      ]);
    }
  });

  it('cannot store a missing page, a redirect or a page of the visitor’s own', async () => {
    const get = by(newHost());
    for (const [path, status] of [
      ['/products/no-such-thing', 404],
      ['/learn/no-such-article', 404],
      ['/learn?topic=no-such-topic', 404],
      ['/maintenance', 302],
      ['/cart', 200],
      ['/search?q=mint', 200],
      ['/account/login', 200],
      ['/privacy-receipt', 200],
    ] as const) {
      for (let n = 0; n < 2; n += 1) {
        expect([path, (await get(path)).status]).toEqual([path, status]);
        expect((await get(path)).state, path).toBeNull();
      }
    }
  });

  it('gets no body for HEAD, and leaves the whole page to the next', async () => {
    const get = by(newHost());
    const head = await get('/app-privacy', {}, 'HEAD');
    const page = await get('/app-privacy');
    expect([head.status, head.text, page.state]).toEqual([200, '', 'hit']);
    expect(page.text).toContain('</html>');
  });

  it('cannot have data answered with a document, or the other way round', async () => {
    const get = by(newHost());
    const [document, data] = [await get('/learn'), await get('/learn.data')];
    expect(document.text).toMatch(/^<!doctype html>/i);
    expect(data.text).toMatch(/^\[/);
    expect((await get('/learn.data')).state).toBe('hit');
  });

  it('leaves nothing to caches between here and the visitor', async () => {
    const get = by(newHost());
    for (const path of ['/', '/products', '/learn.data', '/products?benefit=immortality']) {
      expect((await get(path)).caching, path).toMatch(/^(private, no-cache|no-store)$/);
    }
  });
});
