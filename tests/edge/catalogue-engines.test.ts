import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import type {ProductRecord} from '../../platform/catalogue/records.ts';
import {loadSeed} from '../../platform/seed/load.ts';
import type {Seed} from '../../platform/seed/seed.ts';
import {withProducts} from '../support/larger-seed';
import {LocalPlatform} from '../support/local-platform';
import {quiet} from '../support/quiet';
import {stubWorkerGlobals} from '../support/worker-globals';
import {coldWorker, type OwnWorker} from '../support/worker-in-process';

/*
 * One contract for both engines that list and search: the worker's own, over a catalogue that it holds, and the platform's, which it asks
 * about a larger one. What is right is worked out here from the goods alone.
 */

const isCopiedGift = ({handle, tags}: ProductRecord) =>
  tags.includes('gift') && /-\d+$/.test(handle);

/** The shop's goods, and copies of them, each published on another day; its gifts are those that its content names. */
function datedSeed(count: number): Seed {
  const seed = withProducts(loadSeed(), count);
  return {
    ...seed,
    products: seed.products
      .filter((product, index) => index < 68 || !isCopiedGift(product))
      .map((product, index) => {
        const day = new Date(Date.UTC(2024, 0, 1 + ((index * 7) % 700))).toISOString();
        return {...product, createdAt: day, publishedAt: day};
      }),
  };
}

const SMALL = datedSeed(68);
const LARGE = datedSeed(1_200);

const ENGINES = [
  ['the worker’s index, 68 products', SMALL, {}],
  ['the platform, 68 products', SMALL, {SNAPSHOT_PRODUCTS: '0'}],
  ['the worker’s index, 1,100 products', LARGE, {SNAPSHOT_PRODUCTS: '2000'}],
  ['the platform, 1,100 products', LARGE, {}],
] as const;

const lowest = ({variants}: ProductRecord) => Math.min(...variants.map(({price}) => price));
const isInStock = ({variants}: ProductRecord) =>
  variants.some(({stock}) => stock === null || stock > 0);
const hasTag = (tag: string) => (product: ProductRecord) => product.tags.includes(tag);
const isBuyable = ({variants}: ProductRecord) =>
  variants.some(({stock, continueSelling}) => stock === null || stock > 0 || continueSelling);
/** Goods, and no gifts that cost nothing. */
const isGoods = (product: ProductRecord) => !(hasTag('gift')(product) && lowest(product) === 0);

interface ListedPage {
  handles: string[];
  total: string;
  next: string | null;
  chips: string[];
  html: string;
}

const decoded = (text: string) => text.replaceAll('&amp;', '&');

function readListing(html: string): ListedPage {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
  return {
    handles: all(/<article data-product="([^"]+)"/g),
    total: />((?:More than )?\d+ products?)</.exec(html)?.[1] ?? '',
    next:
      decoded(/href="([^"]+)"[^>]*><span class="[^"]*">Next page/.exec(html)?.[1] ?? '') || null,
    chips: all(/data-filter-value="([^"]+)"/g),
    html,
  };
}

const sorted = (handles: readonly string[]) => [...handles].sort();

describe.each(ENGINES)('%s', (_, seed, variables) => {
  const goods = seed.products.filter(isGoods).sort((a, b) => a.id - b.id);
  const byHandle = new Map(seed.products.map((product) => [product.handle, product]));
  const productOf = (handle: string) => {
    const product = byHandle.get(handle);
    if (!product) throw new Error(`There is no ${handle}`);
    return product;
  };
  const platform = new LocalPlatform(seed);
  let worker: OwnWorker;
  beforeAll(async () => {
    quiet();
    stubWorkerGlobals();
    vi.stubGlobal('fetch', platform.fetch);
    worker = await coldWorker(variables);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    platform.close();
  });

  async function list(address: string): Promise<ListedPage> {
    const response = await worker.fetch(address);
    expect([address, response.status]).toEqual([address, 200]);
    return readListing(await response.text());
  }

  /** All handles of a listing, by its own links from page to page; at most so many pages. */
  async function walk(address: string, most = 60): Promise<string[]> {
    const handles: string[] = [];
    let next: string | null = address;
    for (let page = 0; next !== null && page < most; page += 1) {
      const listed: ListedPage = await list(next);
      handles.push(...listed.handles);
      next = listed.next;
    }
    return handles;
  }

  /** What matches, of the goods. */
  const matching = (fits: (product: ProductRecord) => boolean) =>
    sorted(goods.filter(fits).map(({handle}) => handle));

  it('reaches all goods, 24 a page, each once and no gift', async () => {
    const {handles, next, total} = await list('/products');
    expect(handles).toHaveLength(24);
    expect(next).toBe('/products?page=2');
    expect([`${goods.length} products`, 'More than 24 products']).toContain(total);
    expect(sorted(await walk('/products'))).toEqual(matching(() => true));
  });

  it('lists what can be bought before what is sold out, in the merchant’s order', async () => {
    const handles = await walk('/products');
    const firstSoldOut = handles.findIndex((handle) => !isBuyable(productOf(handle)));
    expect(firstSoldOut).toBeGreaterThan(0);
    const [buyable, soldOut] = [handles.slice(0, firstSoldOut), handles.slice(firstSoldOut)];
    expect(sorted(soldOut)).toEqual(matching((product) => !isBuyable(product)));
    expect(buyable.filter((handle) => isInStock(productOf(handle)))).toEqual(
      goods.filter(isInStock).map(({handle}) => handle),
    );
  });

  it.each([
    ['benefit=whitening', hasTag('whitening')],
    [
      'benefit=freshening&benefit=sensitivity',
      (product: ProductRecord) => hasTag('freshening')(product) || hasTag('sensitivity')(product),
    ],
    ['audience=kids', (product: ProductRecord) => hasTag('kids')(product)],
    [
      'benefit=whitening&audience=adults',
      (product: ProductRecord) => hasTag('whitening')(product) && hasTag('adults')(product),
    ],
    ['form=bundle', hasTag('bundle')],
    ['form=toothpaste', (product: ProductRecord) => product.productType === 'Toothpaste'],
    [
      'form=bundle&form=mouthwash&benefit=freshening',
      (product: ProductRecord) =>
        hasTag('freshening')(product) &&
        (hasTag('bundle')(product) || product.productType === 'Mouthwash'),
    ],
    ['price=under-10', (product: ProductRecord) => lowest(product) < 1000],
    [
      'price=10-to-25&audience=student',
      (product: ProductRecord) =>
        lowest(product) >= 1000 && lowest(product) < 2500 && hasTag('student')(product),
    ],
    ['price=25-to-50&price=over-50', (product: ProductRecord) => lowest(product) >= 2500],
  ])('filters by %s', async (query, fits) => {
    // On plans alone the price is a plan's, which the platform does not filter by.
    const counts = (handle: string) =>
      !query.includes('price') || !productOf(handle).requiresSellingPlan;
    const expected = matching(fits).filter(counts);
    const handles = (await walk(`/products?${query}`, 3)).filter(counts);
    expect(expected.length).toBeGreaterThan(0);
    if (expected.length <= 48) expect(sorted(handles)).toEqual(expected);
    expect(new Set(handles).size).toBeGreaterThanOrEqual(Math.min(70, expected.length));
    for (const handle of handles) expect(expected).toContain(handle);
  });

  it('offers the same values of the same filters, and leads from each to something', async () => {
    const {chips} = await list('/products');
    expect(chips.slice(0, 7)).toEqual([
      'whitening',
      'sensitivity',
      'plaque_removal',
      'freshening',
      'adults',
      'kids',
      'student',
    ]);
    const forms = goods.map(({productType, tags}) =>
      tags.includes('bundle')
        ? 'bundle'
        : productType
            .toLowerCase()
            .replace(/['’]/g, '')
            .replace(/[^a-z0-9]+/g, '-'),
    );
    expect(sorted(chips.slice(7, -4))).toEqual(sorted([...new Set(forms)]));
    expect(chips.slice(-4)).toEqual(['under-10', '10-to-25', '25-to-50', 'over-50']);
    for (const form of new Set(forms))
      expect((await list(`/products?form=${form}`)).handles, form).not.toEqual([]);
  });

  it.each([
    ['price-low', lowest],
    ['price-high', (product: ProductRecord) => -lowest(product)],
    ['newest', (product: ProductRecord) => -Date.parse(product.publishedAt)],
  ])('sorts by %s', async (sort, key) => {
    // On plans alone the price is a plan's, by which the platform does not sort.
    const sortable = goods.filter(({requiresSellingPlan}) => !requiresSellingPlan);
    const values = (await walk(`/products?sort=${sort}`, 2))
      .map(productOf)
      .filter(({requiresSellingPlan}) => !requiresSellingPlan)
      .map(key);
    expect(values.length).toBeGreaterThanOrEqual(47);
    const ordered = sortable.map(key).sort((a, b) => a - b);
    expect(values).toEqual(ordered.slice(0, values.length));
  });

  it('sorts by name', async () => {
    const titles = (await walk('/products?sort=name', 3)).map(
      (handle) => byHandle.get(handle)?.title.toLowerCase() ?? '',
    );
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('a page beyond the last is the last, and says where it is', async () => {
    const {handles, next, html} = await list('/products?page=900');
    const last = Math.ceil(goods.length / 24);
    expect(handles).toHaveLength(goods.length - (last - 1) * 24);
    expect(next).toBeNull();
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>(<span[^>]*>Page </span>)?${last}<`));
  });

  it('a filter that nothing has lists nothing, and leads back to everything', async () => {
    const {handles, total, html} = await list('/products?form=no-such-form&sort=name');
    expect([handles, total]).toEqual([[], '0 products']);
    expect(html).toContain('href="/products?sort=name"');
  });

  it('a category of the content lists the merchant’s goods with counts', async () => {
    const {handles, total, html} = await list('/products/brightwell-teeth-whitening');
    expect(total).toBe('17 products');
    expect(handles).toHaveLength(17);
    expect(html).toMatch(/data-filter-value="sensitivity"[\s\S]{0,400}?<span[^>]*>\d+</);
  });

  it('finds by a word, by the beginning of one, and nothing where there is nothing; sold-out goods last', async () => {
    for (const typed of ['toothpaste', 'toothpas', 'mint gel']) {
      const {handles} = await list(`/search?q=${encodeURIComponent(typed)}`);
      expect(handles.length, typed).toBeGreaterThan(0);
      expect(handles.length, typed).toBeLessThanOrEqual(24);
      const [word = ''] = typed.split(' ');
      const texts = handles.slice(0, 3).map((handle) => {
        return JSON.stringify(productOf(handle)).toLowerCase();
      });
      expect(
        texts.every((text) => text.includes(word)),
        typed,
      ).toBe(true);
      expect(handles.every((handle) => isGoods(productOf(handle)))).toBe(true);
    }
    expect((await list('/search?q=zzzzqq')).handles).toEqual([]);
  });

  it('suggests six at most, as the shopper types', async () => {
    const suggest = async (query: string) => {
      const response = await worker.fetch('/api/search/predictive', {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({query}),
      });
      return (await response.json<{products: {handle: string}[]}>()).products;
    };
    const found = await suggest('whitening to');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(6);
    for (const {handle} of found)
      expect(JSON.stringify(productOf(handle)).toLowerCase()).toContain('whiten');
    expect(await suggest('zzzzqq')).toEqual([]);
  });

  it('a product has its page, an unknown one none, and a gift none', async () => {
    const {handle, title} = productOf(goods.at(-1)?.handle ?? '');
    const page = await (await worker.fetch(`/products/${handle}`)).text();
    expect(page).toContain(`${title.replaceAll("'", '&#x27;')}</h1>`);
    expect((await worker.fetch('/products/no-such-product')).status).toBe(404);
    expect((await worker.fetch('/products/free-gift-1')).status).toBe(404);
  });

  it('has each of its goods in the sitemap once, part by part where it is large', async () => {
    const read = async (address: string) => (await worker.fetch(address)).text();
    const locations = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    const first = await read('/sitemap.xml');
    const maps = first.includes('<sitemapindex')
      ? await Promise.all(locations(first).map((url) => read(url.slice(worker.origin.length))))
      : [first];
    const paths = maps.flatMap(locations).map((url) => url.slice(worker.origin.length));
    const products = paths.filter((path) => byHandle.has(path.slice('/products/'.length)));
    expect(sorted(products)).toEqual(
      sorted(
        seed.products
          .filter(({handle}) => byHandle.has(handle))
          .filter(isGoods)
          .map(({handle}) => `/products/${handle}`),
      ),
    );
    expect(paths).toContain('/products/brightwell-toothpaste');
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('a large store whose merchant has a collection of everything, and filters for it', () => {
  const goods = LARGE.products.filter(isGoods).sort((a, b) => a.id - b.id);
  const everything = goods.map(({handle}) => handle);
  const platform = new LocalPlatform(LARGE);
  let worker: OwnWorker;
  beforeAll(async () => {
    quiet();
    stubWorkerGlobals();
    vi.stubGlobal('fetch', platform.fetch);
    for (const handle of ['all', 'everything']) platform.collect(handle, {}, everything);
    platform.offerFilters('tag', 'productType');
    worker = await coldWorker();
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    platform.close();
  });

  const list = async (address: string) => readListing(await (await worker.fetch(address)).text());
  const countOf = ({html}: ListedPage, value: string) =>
    Number(
      new RegExp(`data-filter-value="${value}"[^>]*>[^<]*<span[^>]*>(\\d+)<`).exec(html)?.[1] ??
        NaN,
    );
  const countBy = (fits: (product: ProductRecord) => boolean) => goods.filter(fits).length;
  const isType = (type: string) => (product: ProductRecord) => product.productType === type;

  it.each(['/products', '/collections/everything'])(
    'counts all of them and each value on %s',
    async (path) => {
      const listed = await list(path);
      expect(listed.total).toBe(`${goods.length} products`);
      expect(listed.handles).toHaveLength(24);
      for (const tag of ['whitening', 'sensitivity', 'adults', 'student', 'bundle'])
        expect([tag, countOf(listed, tag)]).toEqual([tag, countBy(hasTag(tag))]);
      expect(countOf(listed, 'mouthwash')).toBe(countBy(isType('Mouthwash')));
    },
  );

  it('counts what is left where something is chosen', async () => {
    const whitening = await list('/products?benefit=whitening');
    expect(whitening.total).toBe(`${countBy(hasTag('whitening'))} products`);
    expect(countOf(whitening, 'toothpaste')).toBe(
      countBy((product) => hasTag('whitening')(product) && isType('Toothpaste')(product)),
    );
  });

  it('has as many pages as that makes, in either order', async () => {
    const last = Math.ceil(goods.length / 24);
    for (const query of ['', 'sort=price-low&']) {
      const {handles, next} = await list(`/collections/everything?${query}page=${last}`);
      expect(handles).toHaveLength(goods.length - (last - 1) * 24);
      expect(next).toBeNull();
    }
    const {html} = await list('/collections/everything');
    expect(html).toContain(`href="/collections/everything?page=${last}"`);
  });

  it('offers in a collection the tags of one facet at a time, and lists what has them', async () => {
    const {handles, chips, total} = await list('/collections/everything?benefit=whitening');
    expect(total).toBe(`${countBy(hasTag('whitening'))} products`);
    expect(chips).toContain('sensitivity');
    expect(chips).not.toContain('kids');
    expect(chips).toContain('toothpaste');
    const tagged = goods.filter(hasTag('whitening')).map(({handle}) => handle);
    expect(handles).toHaveLength(24);
    for (const handle of handles) expect(tagged).toContain(handle);
  });

  it('asks what it has of each facet in the same call for all of its listings, which is kept', async () => {
    worker = await coldWorker();
    platform.calls.length = 0;
    for (const query of ['', '?benefit=whitening', '?form=toothpaste', '?sort=price-low'])
      await list(`/products${query}`);
    const askedOf = (name: string) =>
      platform.calls
        .filter(({operation}) => operation === name)
        .map(({variables}) => JSON.stringify(variables));
    expect(new Set(askedOf('ShopFacets')).size).toBe(1);
    expect(new Set(askedOf('PlatformListing')).size).toBe(4);
    expect(askedOf('PlatformListing')).toHaveLength(4);
  });

  it('takes no count that is less than what is shown', async () => {
    platform.collect('all', {}, everything.slice(0, 30));
    worker = await coldWorker();
    expect((await list('/products')).total).toBe('30 products');
    expect((await list('/products?page=2')).total).toBe('More than 48 products');
    expect((await list('/products?page=2')).next).toBe('/products?page=3');
  });
});
