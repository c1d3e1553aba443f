import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {toShopEnvironment} from '../../scripts/environment';
import {crawl, type CrawledPage} from '../support/crawl';
import {findDemoWords} from '../support/demo-words';
import {gardenSeed} from '../support/garden-store';
import {withProducts} from '../support/larger-seed';
import {LocalPlatform} from '../support/local-platform';
import {quiet} from '../support/quiet';
import {readableOf} from '../support/readable-page';
import {stubWorkerGlobals} from '../support/worker-globals';
import {coldWorker, type OwnWorker} from '../support/worker-in-process';

/* A store of another trade, with more goods than the worker is told to hold: the platform lists and searches them. */

const SETTINGS = toShopEnvironment({PLATFORM_PRODUCTS: 'products.csv'}).worker;
const START = ['/', '/products', '/sitemap.xml', '/search?q=teak', '/collections/all'];
/** The page of a product leads to as many others as it has variants. */
const isWalked = (address: string) => !address.includes('?variant=');

const seed = withProducts(gardenSeed(), 120);
const goods = seed.products.filter(({status}) => status === 'ACTIVE');
const platform = new LocalPlatform(seed);
let worker: OwnWorker;
let pages: CrawledPage[] = [];
let wordsOfTheDemo: (text: string) => string[];

beforeAll(async () => {
  quiet();
  stubWorkerGlobals();
  vi.stubGlobal('fetch', platform.fetch);
  wordsOfTheDemo = await findDemoWords();
  platform.collect(
    'all',
    {title: 'All products'},
    goods.map(({handle}) => handle),
  );
  worker = await coldWorker({SNAPSHOT_PRODUCTS: '60'}, SETTINGS);
  pages = await crawl(worker, START, isWalked);
}, 60_000);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  platform.close();
});

const documents = () => pages.filter(({type, status}) => status === 200 && type.includes('html'));

/** Which filters a listing offers. */
const filtersOf = (html: string) => [
  ...new Set([...html.matchAll(/ data-filter="(\w+)"/g)].map(([, name]) => name)),
];

describe('a large store of another trade, walked over every link', () => {
  it('reaches all of its goods, and none of them by reading the whole catalogue', () => {
    const addresses = new Set(documents().map(({address}) => address));
    expect(goods.length).toBeGreaterThan(100);
    for (const {handle} of goods) expect(addresses).toContain(`/products/${handle}`);
    const asked = new Set(platform.calls.map(({operation}) => operation));
    expect(asked).toContain('PlatformListing');
    expect(asked).not.toContain('MoreProducts');
  });

  it('leads from no page to one that is not there, and answers without a fault', () => {
    const trouble = pages
      .filter(({status}) => status >= 400)
      .map(({address, status, from}) => `${address} on ${from}: ${status}`);
    expect(trouble).toEqual([]);
  });

  it('says no word of the demo, in no text, address, title or description', () => {
    const said = pages.flatMap(({address, body, location}) =>
      wordsOfTheDemo(`${address} ${location ?? ''}\n${readableOf(body)}`).map(
        (word) => `${word} on ${address}`,
      ),
    );
    expect(said).toEqual([]);
  });

  it('filters by what its goods have, and leads from each value to something', async () => {
    const html = await (await worker.fetch('/products')).text();
    expect(filtersOf(html)).toEqual(['form', 'price']);
    const lists = documents().filter(({address}) =>
      /^\/products\?(form|price)=[^&]+$/.test(address),
    );
    expect(lists.length).toBeGreaterThan(5);
    const empty = lists.filter(({body}) => !body.includes('<article data-product='));
    expect(empty.map(({address}) => address)).toEqual([]);
  });

  it('says how many there are, as its collection of everything counts them', async () => {
    expect(await (await worker.fetch('/products')).text()).toContain(`>${goods.length} products<`);
  });

  it('finds and suggests in its own words', async () => {
    const found = await (await worker.fetch('/search?q=teak')).text();
    expect(found).toContain('data-product="teak-slatted-bench"');
    const suggested = await worker.fetch('/api/search/predictive', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({query: 'tea'}),
    });
    expect(JSON.stringify(await suggested.json())).toContain('teak-slatted-bench');
  });
});
