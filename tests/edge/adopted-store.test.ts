import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {AdoptedClone} from '../support/adopted-clone';
import {findDemoWords} from '../support/demo-words';
import {gardenSeed} from '../support/garden-store';
import {quiet} from '../support/quiet';
import {readableOf} from '../support/readable-page';
import {stubWorkerGlobals} from '../support/worker-globals';

let platform: RunningPlatform;
let clone: AdoptedClone;
let visit: (address: string) => Promise<Response>;
/** What was found over every link and sitemap row, by its address: what it answered, and where it was found. */
const found = new Map<string, {status: number; from: string; body: string}>();
let wordsOfTheDemo: (text: string) => string[];
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
  platform = await startPlatform({test: true, seed: gardenSeed()});
  clone = new AdoptedClone({url: platform.url, tokens: platform.services.tokens});
  await clone.make();
  await clone.expect('adopt', '--yes', '--email', 'hello@fernhill.example', '--slug', 'x');
  wordsOfTheDemo = await findDemoWords();
  await clone.expect('build', '--if-needed');
  visit = await clone.open();
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
    found.set(address, {status: response.status, from, body});
    if (response.headers.get('Content-Type')?.includes('html') === true)
      waiting.push(...linksOf(body).map((link) => [link, address] as [string, string]));
  }
}, 400_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await platform.stop();
});

/** What the doctor finds in it: services that nobody set up, */
const SERVICES = ['mail', 'subscriptions', 'chat', 'tags'];
/** what the store itself lacks, */
const OF_THE_STORE = [
  'policies',
  'pictures',
  'descriptions',
  'variants',
  'many-pictures',
  'selling-plans',
  'collections',
  // The gift of its own promotion has a price.
  'gifts',
];
/** and what its merchant has not replaced yet. */
const OWN_WORDS = ['content', 'icon'];

/** The drawing of the demo's wordmark. */
const SUN = 'M4 18.5a10 10 0 0 1 20 0Z';

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
  it('is content without a problem, and the doctor lists only what a machine cannot know', async () => {
    expect(await clone.expect('check', 'content')).toContain('1 passed, 0 failed');
    const {findings} = JSON.parse(await clone.expect('doctor', '--json')) as {
      findings: {level: string; check: string; text: string}[];
    };
    const left = findings.filter(({level}) => level !== 'ok');
    expect(left.map(({check}) => check).sort()).toEqual(
      [...SERVICES, ...OF_THE_STORE, ...OWN_WORDS].sort(),
    );
    expect(JSON.stringify(left)).not.toMatch(/brightwell|toothbrush/i);
  });

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

  it('says no word of the demo, nor its name or its mark, on any page', () => {
    const said = [...found].flatMap(([address, {body}]) => {
      const text = readableOf(body);
      const words = [...wordsOfTheDemo(text), ...(/brightwell/i.test(text) ? ['its name'] : [])];
      return words.length === 0 ? [] : [`${address}: ${words.join(', ')}`];
    });
    expect(said).toEqual([]);
    expect(home).not.toContain(SUN);
    expect(home).toContain('<span>Fernhill Garden</span>');
    expect(home).toContain('<title>Things that may stay outside');
  });

  it('greets with its own words and goods, and shows no section that is empty', () => {
    expect(home).toContain('Things that may stay outside.');
    expect(home).toContain('Shop benches');
    expect(home).toContain('/products/teak-slatted-bench');
    expect(home).not.toMatch(/<ul[^>]*><\/ul>/);
  });
});
