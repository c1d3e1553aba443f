import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {apiAddress, askWith} from '../../scripts/doctor/store';
import {toShopEnvironment} from '../../scripts/environment';
import {buildAdopted, openAdopted} from '../support/adopted-shop';
import {gardenSeed} from '../support/garden-store';
import {LocalPlatform} from '../support/local-platform';
import {quiet} from '../support/quiet';
import {stubWorkerGlobals} from '../support/worker-globals';

const platform = new LocalPlatform(gardenSeed());
let visit: (address: string) => Promise<Response>;
/** What was found over every link and sitemap row, by its address: what it answered, and where it was found. */
const found = new Map<string, {status: number; from: string}>();
let home = '';
let sitemap: string[] = [];

const START = [
  '/',
  '/products',
  '/cart',
  '/search?q=oak',
  '/contact-us',
  '/account/login',
  '/lost',
];

/** Paths that a page leads to, without the endless filters of listings. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, link = '']) => link);
  return links.filter((link) => !link.includes('?') && !link.startsWith('//'));
}

beforeAll(async () => {
  quiet();
  stubWorkerGlobals();
  vi.stubGlobal('fetch', platform.fetch);
  const {worker} = toShopEnvironment({});
  const token = worker['PUBLIC_STOREFRONT_API_TOKEN'] ?? '';
  await buildAdopted(askWith(apiAddress(worker), {'X-Shopify-Storefront-Access-Token': token}));
  visit = await openAdopted();
  home = await (await visit('/')).text();
  const map = await (await visit('/sitemap.xml')).text();
  sitemap = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, row = '']) => new URL(row).pathname);
  const waiting: [address: string, from: string][] = [
    ...START.map((address) => [address, 'the start'] as [string, string]),
    ...sitemap.map((address) => [address, 'the sitemap'] as [string, string]),
  ];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [address, from] = next;
    if (found.has(address)) continue;
    const response = await visit(address);
    const body = await response.text();
    found.set(address, {status: response.status, from});
    if (response.headers.get('Content-Type')?.includes('html') === true)
      waiting.push(...linksOf(body).map((link) => [link, address] as [string, string]));
  }
}, 240_000);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  platform.close();
});

/** What the demo has and this store has not. */
const OFF = [
  '/learn',
  '/learn/whitening-basics',
  '/total',
  '/opticobsessed',
  '/hum-smart-toothbrush-app',
  '/app-privacy',
  '/returns-and-warranty',
  '/whitening-product-quiz',
  '/products/create-your-bundle',
  '/products/brightwell-teeth-whitening',
];

describe('a store of another trade that was adopted', () => {
  it('leads from its pages and its sitemap to pages that are there', () => {
    const dead = [...found]
      .filter(([address, {status}]) => status >= 400 && address !== '/lost')
      .map(([address, {status, from}]) => `${address} on ${from}: ${status}`);
    expect(dead).toEqual([]);
    expect(found.size).toBeGreaterThan(40);
  });

  it('has its own categories, goods, pages and policies in menus and sitemap', () => {
    const menu = linksOf(home);
    for (const link of [
      '/products/garden-benches',
      '/products/planters-and-beds/pots',
      '/pages/our-workshop',
      '/policies/refund-policy',
      '/blogs/journal',
    ])
      expect(menu).toContain(link);
    expect(sitemap).toContain('/products/garden-benches');
    expect(sitemap).toContain('/products/tables-and-chairs/dining-sets');
    expect(sitemap).toContain('/products/teak-slatted-bench');
  });

  it.each(OFF)('%s is off: no page, no link, no row of the sitemap', async (address) => {
    expect((await visit(address)).status).toBe(404);
    expect(found.has(address)).toBe(false);
    expect(sitemap).not.toContain(address);
  });

  it('greets with its own words and goods, and shows no section that is empty', () => {
    expect(home).toContain('Things that may stay outside.');
    expect(home).toContain('Shop benches');
    expect(home).toContain('/products/teak-slatted-bench');
    expect(home).not.toMatch(/<ul[^>]*><\/ul>/);
  });
});
