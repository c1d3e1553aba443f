import {describe, expect, it, vi} from 'vitest';

import {config} from '../../hydrogen.config';
import type {ArticleRow, PageRow, PolicyRow} from '../../platform/content/records.ts';
import {findShopCookie} from '../support/browser-tabs';
import {WARES} from '../support/cart-shopper';
import {usePlatformInProcess} from '../support/platform-in-process';
import {coldWorker, dataOf} from '../support/worker-in-process';

const platform = usePlatformInProcess();

/** As it stands in a page. */
const NAME = config.brand.name.replaceAll('&', '&amp;');

const page = (bodyHtml: string): Omit<PageRow, 'id'> => ({
  handle: 'care',
  title: 'Care & use',
  bodyHtml,
  published: true,
  seo: {title: 'How to care for it', description: 'Rinse, dry, repeat.'},
  metafields: [],
  createdAt: '2026-03-01T09:00:00Z',
  updatedAt: '2026-03-02T09:00:00Z',
});

const HOSTILE = [
  '<h1>Care</h1><p onclick="alert(1)">Rinse it.</p><script>alert(2)</script>',
  '<iframe src="https://evil.example"></iframe><a href="javascript:alert(3)">more</a>',
  '<img src="x" onerror="alert(4)"><style>body{display:none}</style><form><input></form>',
  '<table><tr><td>Wide</td></tr></table>',
].join('');

/** The part of a page that its own text makes. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const headOf = (html: string) => /<head>[\s\S]*?<\/head>/.exec(html)?.[0] ?? '';

let hosts = 0;
/** A worker that keeps pages, under a name that no other has. */
const keepingWorker = (variables: Record<string, string> = {}) => {
  hosts += 1;
  return coldWorker({PUBLIC_SITE_URL: `https://kept-${hosts}.example`, ...variables});
};

async function open(address: string) {
  const {fetch, origin} = await coldWorker();
  const response = await fetch(address);
  return {response, html: await response.text(), origin};
}

describe('an address of the platform’s themes', () => {
  const whitening = `/products/${config.brand.slug}-teeth-whitening`;
  it.each([
    ['/collections', '/products', 301],
    ['/collections/all', '/products', 301],
    ['/Collections/All/', '/products', 301],
    ['/collections/all?page=2', '/products?page=2', 301],
    [`/collections/${config.brand.slug}-teeth-whitening`, whitening, 301],
    ['/collections/whitening-treatments', `${whitening}/whitening-treatments`, 301],
    [
      `/collections/anything/products/${WARES.paste}?variant=1`,
      `/products/${WARES.paste}?variant=1`,
      301,
    ],
    ['/collections/vendors?q=brush', '/search?q=brush', 301],
    ['/collections/whitening-treatments/kids', '/collections/whitening-treatments', 301],
    ['/blogs', '/learn', 301],
    ['/blogs/news/tagged/kids', '/blogs/news', 301],
    ['/account/orders', '/account/my-orders', 301],
    ['/account/orders/0123abc', '/account/my-orders', 301],
    ['/account/addresses', '/account/address-book', 301],
    ['/account/register', '/account/create-account', 301],
    ['/account/recover', '/account/reset-password', 301],
    ['/checkout', '/cart/checkout', 301],
    ['/pages/returns-and-warranty', '/returns-and-warranty', 302],
  ])('%s leads to %s', async (address, target, status) => {
    const {response} = await open(address);
    expect([response.status, response.headers.get('Location')]).toEqual([status, target]);
  });

  it.each([
    '/collections/nothing',
    '/pages/nothing',
    '/pages/press-room',
    '/policies/nothing',
    '/blogs/nothing',
    '/blogs/news/nothing',
    '/blogs/news?page=2',
    '/cart/nothing',
    '/cart/1:2:3',
    '/cart/1:0',
  ])(
    '%s is not found where nobody published anything, as a document and as data',
    async (address) => {
      for (const asked of [address, dataOf(address)]) {
        const {response} = await open(asked);
        expect([asked, response.status]).toEqual([asked, 404]);
      }
    },
  );

  it('gives way to the merchant’s own redirect', async () => {
    platform.redirect('/pages/care', '/learn');
    platform.write('page', page('<p>Rinse it.</p>'));
    const {response} = await open('/pages/care');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/learn']);
  });

  it('leads on within the app as well', async () => {
    const {response, html} = await open('/collections/all.data');
    expect(response.status).toBe(202);
    expect(html).toContain('/products');
  });
});

describe('a page of the store', () => {
  it('has its text, title, description and canonical address, and a row in the sitemap', async () => {
    platform.write('page', page('<p>Rinse it.</p>'));
    const {response, html, origin} = await open('/pages/care?utm_source=mail');
    expect(response.status).toBe(200);
    expect(mainOf(html)).toMatch(/<h1[^>]*>Care &amp; use<\/h1>/);
    expect(mainOf(html)).toContain('<p>Rinse it.</p>');
    const head = headOf(html);
    expect(head).toContain(`<title>How to care for it | ${NAME}</title>`);
    expect(head).toContain('content="Rinse, dry, repeat."');
    expect(head).toContain(`<link rel="canonical" href="${origin}/pages/care"`);
    const {html: sitemap} = await open('/sitemap.xml');
    expect(sitemap).toMatch(/\/pages\/care<\/loc><lastmod>2026-03-02</);
  });

  it('shows nothing of it that runs, loads or frames', async () => {
    platform.write('page', page(HOSTILE));
    platform.write<PolicyRow>('policy', {handle: 'refund-policy', title: 'Refunds', body: HOSTILE});
    platform.write<ArticleRow>('article', {
      ...platform.content<ArticleRow>('article', 'news/meet-hum'),
      contentHtml: HOSTILE,
    });
    for (const address of ['/pages/care', '/policies/refund-policy', '/blogs/news/meet-hum']) {
      const main = mainOf((await open(address)).html);
      expect(main).toContain('<p>Rinse it.</p>');
      expect(main).toContain('<h2>Care</h2>');
      expect(main).toMatch(/<div class="table-scroll"[^>]*tabindex="0"><table>/);
      expect(main).not.toMatch(/alert|iframe|javascript:|onerror|<style|<form|<input/);
    }
  });

  it('costs a cold worker one call more than a page of the repository, and a warm one none', async () => {
    const count = async (address: string) => {
      const {fetch, settle} = await keepingWorker();
      platform.calls.length = 0;
      await fetch(address);
      await settle();
      const cold = platform.calls.length;
      await fetch(address);
      await settle();
      return {cold, warm: platform.calls.length - cold};
    };
    const own = await count('/returns-and-warranty');
    for (const address of [
      '/pages/about',
      '/policies/refund-policy',
      '/blogs/news',
      '/blogs/news/meet-hum',
    ])
      expect([address, await count(address)]).toEqual([address, {cold: own.cold + 1, warm: 0}]);
  });

  it('is shown as it was last while the platform is away', async () => {
    const {fetch, settle} = await keepingWorker({CACHE_SECONDS: '1'});
    const before = await (await fetch('/pages/about')).text();
    await settle();
    platform.fault = () => 'bad-gateway';
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const response = await fetch('/pages/about');
    expect(response.status).toBe(200);
    expect(mainOf(await response.text())).toBe(mainOf(before));
  });

  it.each([
    ['/policies/refund-policy', '/returns-and-warranty'],
    ['/policies/privacy-policy', '/app-privacy'],
    ['/policies/terms-of-service', '/app-terms-of-service'],
    ['/pages/contact', '/contact-us'],
  ])('%s gives way to %s of the repository during an outage', async (address, own) => {
    platform.fault = ({operation}) => (operation.startsWith('Store') ? 'bad-gateway' : null);
    const {response} = await open(address);
    expect([response.status, response.headers.get('Location')]).toEqual([302, own]);
  });

  it('does not count as gone while the platform does not answer', async () => {
    platform.fault = ({operation}) => (operation.startsWith('Store') ? 'bad-gateway' : null);
    for (const address of ['/pages/about', '/blogs/news', '/collections/frontpage']) {
      const {response} = await open(address);
      expect([address, response.status]).toEqual([address, 503]);
      expect(response.headers.get('Retry-After')).toBe('60');
    }
  });
});

describe('a store that withholds its contents', () => {
  it('has the pages of the repository, and no row in the sitemap for those that it hides', async () => {
    platform.withhold('unauthenticated_read_content');
    expect((await open('/pages/about')).response.status).toBe(404);
    expect((await open('/blogs/news')).response.status).toBe(404);
    expect((await open('/pages/contact')).response.headers.get('Location')).toBe('/contact-us');
    expect((await open('/policies/refund-policy')).response.status).toBe(200);
    const {html, response} = await open('/sitemap.xml');
    expect(response.status).toBe(200);
    expect(html).not.toMatch(/\/(pages|blogs)\//);
    expect(html).toContain('/policies/refund-policy');
  });
});

describe('a blog of the store', () => {
  it('lists its articles, the newest first, and each has a page with author, day and neighbours', async () => {
    const {html} = await open('/blogs/news');
    const links = [...mainOf(html).matchAll(/href="(\/blogs\/news\/[^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual([
      '/blogs/news/first-tooth',
      '/blogs/news/stains-explained',
      '/blogs/news/meet-hum',
    ]);
    const {html: article, origin} = await open('/blogs/news/meet-hum');
    expect(mainOf(article)).toContain('Maya Lindqvist · February 10, 2025');
    expect(mainOf(article)).toContain('More from News');
    expect(mainOf(article)).not.toContain('href="/blogs/news/meet-hum"');
    expect(article).toContain(`"url":"${origin}/blogs/news/meet-hum"`);
    expect(headOf(article)).toContain(`<link rel="canonical" href="${origin}/blogs/news/meet-hum"`);
  });
});

describe('a collection of the store', () => {
  it('that is no category has a page with its goods, words, picture and filters', async () => {
    const seo = {title: 'Gifts for two', description: 'Twice the care.'};
    platform.collect('for-two', {title: 'For two', descriptionHtml: '<p>Two of each.</p>', seo}, [
      WARES.paste,
      WARES.kit,
    ]);
    const {response, html, origin} = await open('/collections/for-two');
    expect(response.status).toBe(200);
    expect(mainOf(html)).toMatch(/<h1[^>]*>For two<\/h1>/);
    expect(mainOf(html)).toContain('Two of each.');
    for (const handle of [WARES.paste, WARES.kit])
      expect(mainOf(html)).toContain(`/products/${handle}`);
    expect(headOf(html)).toContain(`<title>Gifts for two | ${NAME}</title>`);
    expect(headOf(html)).toContain('content="Twice the care."');
    expect(headOf(html)).toContain(`href="${origin}/collections/for-two"`);
    const {html: sitemap} = await open('/sitemap.xml');
    expect(sitemap).toContain('/collections/for-two<');
    expect(sitemap).not.toContain('/collections/whitening-treatments<');
  });
});

describe('a link to a cart', () => {
  const numberOf = (handle: string) => platform.variantId(handle).split('/').at(-1) ?? '';
  const cartOf = (cookies: ReadonlyMap<string, string>) =>
    platform.lines(findShopCookie(cookies, 'cart'));

  it('leads an empty cart to the checkout with its goods, ten of each at most', async () => {
    const {fetch, cookies} = await coldWorker();
    const link = `/cart/${numberOf(WARES.paste)}:2,${numberOf(WARES.brush)}:99`;
    const {status, headers} = await fetch(link);
    expect([status, headers.get('Location')]).toEqual([303, '/cart/checkout']);
    const held = (await cartOf(cookies)).map(({merchandiseId, quantity}) => [
      merchandiseId,
      quantity,
    ]);
    expect(held).toEqual(
      expect.arrayContaining([
        [platform.variantId(WARES.paste), 2],
        [platform.variantId(WARES.brush), 10],
      ]),
    );
  });

  it('leaves a filled cart as it is, and goes to a checkout of its own', async () => {
    const {fetch, cookies} = await coldWorker();
    await fetch(`/cart/${numberOf(WARES.paste)}:1`);
    const {status, headers} = await fetch(`/cart/${numberOf(WARES.brush)}:1`);
    expect(status).toBe(303);
    expect(headers.get('Location')).toMatch(/\/cart\/c\//);
    expect((await cartOf(cookies)).map(({merchandiseId}) => merchandiseId)).toEqual([
      platform.variantId(WARES.paste),
    ]);
  });

  it('with storefront=true puts them into the cart', async () => {
    const {fetch, cookies} = await coldWorker();
    await fetch(`/cart/${numberOf(WARES.paste)}:1`);
    const {status, headers} = await fetch(`/cart/${numberOf(WARES.brush)}:1?storefront=true`);
    expect([status, headers.get('Location')]).toEqual([303, '/cart']);
    expect(await cartOf(cookies)).toHaveLength(2);
  });

  it('takes a discount code along', async () => {
    const {fetch, cookies} = await coldWorker();
    const first = await fetch(`/cart/${numberOf(WARES.paste)}:1?discount=WELCOME10`);
    expect(first.headers.get('Location')).toBe(`/cart/${numberOf(WARES.paste)}:1`);
    await fetch(first.headers.get('Location') ?? '');
    const html = await (await fetch('/cart')).text();
    expect(cookies.size).toBeGreaterThan(0);
    expect(html).toContain('WELCOME10');
  });

  it.each([
    ['a picture on another page', {'Sec-Fetch-Dest': 'image'}],
    ['a guess of the browser', {'Sec-Purpose': 'prefetch;prerender'}],
    [
      'a crawler',
      {'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'},
    ],
  ])('does nothing for %s', async (_who, headers) => {
    const {fetch, cookies} = await coldWorker();
    const response = await fetch(`/cart/${numberOf(WARES.paste)}:1`, {headers});
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/cart']);
    expect(platform.cartCalls).toEqual([]);
    expect(findShopCookie(cookies, 'cart')).toBeUndefined();
  });

  it('of what is sold out, or is a gift, leads to the cart', async () => {
    platform.setStock(WARES.brush, 0);
    for (const handle of [WARES.brush, WARES.sunscreen]) {
      const {fetch} = await coldWorker();
      const {headers} = await fetch(`/cart/${numberOf(handle)}:1`);
      expect(headers.get('Location')).toBe('/cart');
    }
  });
});
