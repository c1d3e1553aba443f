import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {toCartFields} from '~/domain/cart/change/change-fields';

import {toShopEnvironment} from '../../scripts/environment';
import {addOf} from '../support/cart-wishes';
import {crawl, type CrawledPage} from '../support/crawl';
import {findDemoWords} from '../support/demo-words';
import {gardenSeed} from '../support/garden-store';
import {LocalPlatform} from '../support/local-platform';
import {quiet} from '../support/quiet';
import {readableOf} from '../support/readable-page';
import {stubWorkerGlobals} from '../support/worker-globals';
import {coldWorker, dataOf, type OwnWorker} from '../support/worker-in-process';

/** From where a visitor and a search engine begin; the rest is found by its links. */
const START = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/products',
  '/products?sort=price-ascending',
  '/search',
  '/search?q=teak',
  '/search?q=nothing+of+the+kind',
  '/cart',
  '/contact-us',
  '/account/login',
  '/account/create-account',
  '/collections/all',
  '/collections/tables-and-chairs',
  '/pages/our-workshop',
  '/policies/refund-policy',
  '/blogs/journal',
];

/** As `npm start -- --products` has them. */
const SETTINGS = toShopEnvironment({PLATFORM_PRODUCTS: 'products.csv'}).worker;

const seed = gardenSeed();
const platform = new LocalPlatform(seed);
let worker: OwnWorker;
let pages: CrawledPage[] = [];
let wordsOfTheDemo: (text: string) => string[];

beforeAll(async () => {
  quiet();
  stubWorkerGlobals();
  vi.stubGlobal('fetch', platform.fetch);
  wordsOfTheDemo = await findDemoWords();
  worker = await coldWorker({}, SETTINGS);
  pages = await crawl(worker, START);
}, 60_000);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  platform.close();
});

const documents = () => pages.filter(({type, status}) => status === 200 && type.includes('html'));
const bodyOf = (address: string) => pages.find((page) => page.address === address)?.body ?? '';

describe('a store of another trade, walked over every link', () => {
  it('has all of its goods, collections, pages, policies and articles', () => {
    const addresses = new Set(documents().map(({address}) => address));
    const active = seed.products.filter(({status}) => status === 'ACTIVE');
    expect(active.length).toBeGreaterThan(20);
    for (const {handle} of active) expect(addresses).toContain(`/products/${handle}`);
    for (const address of START.slice(-4)) expect(addresses).toContain(address);
    expect(addresses).toContain('/blogs/journal/oiling-in-spring');
    expect(documents().length).toBeGreaterThan(100);
  });

  it('leads from no page to one that is not there, and answers without a fault', () => {
    const trouble = pages
      .filter(({status}) => status >= 400)
      .map(({address, status, from}) => `${address} on ${from}: ${status}`);
    expect(trouble).toEqual([]);
  });

  it('redirects to pages that are there', () => {
    const moved = pages.filter(({location}) => location !== null);
    expect(moved.map(({address}) => address)).toContain('/account');
    for (const {status} of moved) expect([301, 302, 303, 307, 308]).toContain(status);
  });

  it('says no word of the demo, in no text, address, title or description', () => {
    const said = pages.flatMap(({address, body, location}) =>
      wordsOfTheDemo(`${address} ${location ?? ''}\n${readableOf(body)}`).map(
        (word) => `${word} on ${address}`,
      ),
    );
    expect(said).toEqual([]);
  });

  it('knows the words of the demo', () => {
    expect(wordsOfTheDemo('Call (800) 555-0142 about our Whitening pen')).toEqual([
      'whitening pen',
      '(800) 555-0142',
      'Whitening',
    ]);
  });

  it('has a heading, a title and a description on each page', () => {
    for (const {address, body} of documents()) {
      expect(body.match(/<h1\b/g), address).toHaveLength(1);
      expect(/<title>\s*[^<\s]/.test(body), address).toBe(true);
      expect(body, address).toMatch(/<meta name="description" content="[^"]{3,}"/);
    }
  });

  it('has no empty list, no heading over nothing and no picture without an address', () => {
    for (const {address, body} of documents()) {
      const html = body.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
      const [empty] = /<(ul|ol|dl|nav|tbody)\b[^>]*>\s*<\/\1>/.exec(html) ?? [];
      expect(empty, address).toBeUndefined();
      expect(html, address).not.toMatch(/<h([2-6])\b[^>]*>[^<]*<\/h\1>\s*<\/(section|nav|aside)>/);
      expect(html, address).not.toMatch(/<h[1-6]\b[^>]*>\s*<\/h/);
      expect(html, address).not.toMatch(/<img\b[^>]*\bsrc=""/);
      expect(html, address).not.toMatch(/\b(undefined|null|NaN|\[object)\b(?=[^<>]*<)/);
    }
  });

  it('shows pictures that are there', async () => {
    const found = new Set<string>();
    for (const {body} of documents())
      for (const [, source = ''] of body.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g))
        found.add(source.replaceAll('&amp;', '&'));
    const ofTheStore = [...found].filter((source) => source.includes('/images/stand-ins/'));
    expect(ofTheStore.length).toBeGreaterThan(20);
    for (const source of ofTheStore.slice(0, 5))
      expect((await platform.browse(source, {method: 'HEAD'})).status, source).toBe(200);
  }, 60_000);
});

describe('the head of the home page, before anybody wrote one', () => {
  it('is what the store says of itself, with its cover', () => {
    const home = bodyOf('/');
    expect(home).toMatch(/<h1[^>]*>Things that may stay outside\.<\/h1>/);
    expect(home).toContain('Garden furniture, planters and tools from a family workshop.');
    expect(home).toMatch(/<img[^>]*src="[^"]*\/images\/stand-ins\/fernhill-garden-1-/);
    expect(home).toMatch(/<title>Things that may stay outside/);
    expect(home).toMatch(/property="og:image" content="[^"]*fernhill-garden-1-/);
  });

  it('is the shop’s name and all products while the store does not answer', async () => {
    const away = await coldWorker({}, SETTINGS);
    platform.fault = ({operation}) => (operation === 'StoreContent' ? 'bad-gateway' : null);
    const home = await (await away.fetch('/')).text();
    platform.heal();
    expect(home).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(home).not.toContain('Things that may stay outside.');
    expect(home).toContain('href="/products"');
  });
});

describe('what another trade’s goods have, and lack', () => {
  it('a product of forty variants offers each of them by an address', () => {
    const bench = seed.products.find(({handle}) => handle === 'teak-slatted-bench');
    expect(bench?.variants).toHaveLength(40);
    const [bare] = [bodyOf('/products/teak-slatted-bench')];
    for (const value of ['120 cm', '240 cm', 'Undyed', 'Stripe']) expect(bare).toContain(value);
    const walked = documents().filter(({address}) =>
      address.startsWith('/products/teak-slatted-bench?variant='),
    );
    expect(walked.length).toBeGreaterThan(35);
    const stripe = bench?.variants.at(-1);
    const page = documents().find(({address}) => address.endsWith(`?variant=${stripe?.id ?? ''}`));
    expect(page?.body).toContain('$609');
  });

  it('a product without pictures has a quiet place for one, and no gallery', () => {
    const html = bodyOf('/products/galvanised-watering-can');
    expect(html).toMatch(/class="no-picture /);
    expect(html).not.toMatch(/Pictures of|id="picture-1"/);
  });

  it('a list of products without benefits leaves no room for them', () => {
    const cards = bodyOf('/products').match(/<article\b[\s\S]*?<\/article>/g) ?? [];
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter((card) => /<p\b[^>]*><\/p>/.test(card))).toEqual([]);
  });

  it('a product without a description has a page all the same', () => {
    expect(bodyOf('/products/slate-plant-markers')).toContain('Slate plant markers</h1>');
  });

  it('what is sold on without stock says so, and what is not is sold out', () => {
    expect(bodyOf('/products/adirondack-chair')).toContain('ships later');
    expect(bodyOf('/products/rope-hammock-chair')).toContain('Sold out');
  });

  it('lies in the cart at its whole-dollar price, and in the suggestions as nothing of the demo', async () => {
    const visitor = await coldWorker({}, SETTINGS);
    const body = new URLSearchParams(toCartFields(addOf(platform.variantId('bistro-table'), 2)));
    await visitor.fetch('/cart', {method: 'POST', body, headers: {Accept: 'application/json'}});
    for (const address of ['/cart', dataOf('/cart'), '/api/shopper', '/api/cart-suggestions']) {
      const text = readableOf(await (await visitor.fetch(address)).text());
      expect(wordsOfTheDemo(text), address).toEqual([]);
    }
    expect(await (await visitor.fetch('/cart')).text()).toContain('$240');
  });

  it('is searched for in its own words', async () => {
    const trending = await (await worker.fetch('/api/search/trending')).text();
    expect(wordsOfTheDemo(trending)).toEqual([]);
    const found = await (
      await worker.fetch('/api/search/predictive', {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({query: 'teak'}),
      })
    ).json();
    expect(found).toMatchObject({articles: []});
    expect(JSON.stringify(found)).toContain('teak-slatted-bench');
  });

  it.each(['/learn', '/learn/how-to-floss', '/total', '/student', '/whitening-product-quiz'])(
    '%s, of the demo, is not there',
    async (address) => {
      const page = await worker.fetch(address);
      expect(page.status).toBe(404);
      expect((await worker.fetch(dataOf(address))).status).toBe(404);
    },
  );

  it('a page that is not there speaks of nothing that the shop does not have', async () => {
    const html = await (await worker.fetch('/no-such-page')).text();
    expect(wordsOfTheDemo(readableOf(html))).toEqual([]);
    expect(html).toContain('We got distracted and lost this page.');
  });

  it('says how to reach the shop without a telephone or an address of the demo', async () => {
    const html = await (await worker.fetch('/contact-us')).text();
    expect(html).toContain('Answer one of our mails');
    expect(html).not.toMatch(/href="(tel|mailto):/);
    expect((await worker.fetch('/.well-known/security.txt')).status).toBe(404);
    const form = await worker.fetch('/contact-us-email');
    expect([form.status, form.headers.get('Location')]).toEqual([302, '/contact-us']);
  });
});
