import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {config} from '../../hydrogen.config';
import {builtShop} from '../../scripts/build';
import {PROJECT_ROOT} from '../../scripts/environment';
import {weighFeatures} from '../support/feature-weight';
import {useShop} from '../support/shop';

/** What these features may add to the first load, gzip. */
const FIRST_LOAD_LIMIT = 15_000;

/** What may run on a page before the shopper does anything, gzip. */
const INTENT_LIMIT = 12_288;

const shop = useShop();

const assets = path.join(PROJECT_ROOT, builtShop().folder, 'client/assets');

type Weights = Map<string, number>;

/** Gzip bytes of scripts and of what they import, each once. */
function weigh(names: Iterable<string>): Weights {
  const files: Weights = new Map();
  const follow = (name: string): void => {
    if (files.has(name)) return;
    const code = readFileSync(path.join(assets, name), 'utf8');
    files.set(name, gzipSync(code, {level: 9}).length);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      follow(imported ?? '');
  };
  for (const name of names) follow(name);
  return files;
}

/** The scripts that a page names: its page script, and React's, which wait for a sign of intent. */
async function namedScripts(address: string): Promise<{own: string[]; react: string[]}> {
  const html = await (await shop().fetch(address)).text();
  const names = [...html.matchAll(/"\/assets\/([^"/]+\.js)"/g)].map(([, name]) => name ?? '');
  const isOwn = (name: string) => name.startsWith('page-');
  return {own: names.filter(isOwn), react: names.filter((name) => !isOwn(name))};
}

/** What runs when the browser is idle, for a new visitor, who is asked. */
const idleScripts = () =>
  readdirSync(assets).filter((name) => /^(visitor|consent-banner)\.client-.*\.js$/.test(name));

const total = (files: Weights) => [...files.values()].reduce((sum, bytes) => sum + bytes, 0);

const isReact = (name: string) => /^(framework|shell|entry\.client)-/.test(name);

describe('the scripts of a page', () => {
  it.each([
    '/',
    `/products/${config.brand.slug}-toothpaste`,
    '/products/total-daily-care-toothpaste',
    '/search?q=mint',
    '/cart',
    '/learn',
    '/returns-and-warranty',
  ])('that run before the shopper does anything are at most 12 kB and no React: %s', async (at) => {
    const {own} = await namedScripts(at);
    const files = weigh([...own, ...idleScripts()]);
    expect([...files.keys()].filter(isReact)).toEqual([]);
    expect([...files.keys()].some((name) => name.startsWith('visitor.client-'))).toBe(true);
    expect(total(files)).toBeGreaterThan(5_000);
    expect(total(files)).toBeLessThan(INTENT_LIMIT);
  });

  it('are none of React’s on pages that only link on', async () => {
    for (const address of ['/learn', '/returns-and-warranty'])
      expect((await namedScripts(address)).react).toEqual([]);
  });

  // Together with 3 kB of page script these were the budgets of pages that ran React at once. bench/README.md has the weights of today; who needs more room has a reason, and writes it there.
  it.each([
    ['/', 84_500],
    [`/products/${config.brand.slug}-toothpaste`, 85_300],
    ['/products/total-daily-care-toothpaste', 90_700],
  ])('that come on top with React stay within their budget: %s', async (address, limit) => {
    const {own, react} = await namedScripts(address);
    const all = weigh([...own, ...react]);
    expect([...all.keys()].filter(isReact)).toHaveLength(3);
    expect(total(all) - total(weigh(own))).toBeLessThan(limit);
  });
});

describe('the scripts of the features around the shop', () => {
  it('add less than 15 kB to the first load, and more than that only later', async () => {
    const {firstLoad, later} = await weighFeatures();
    expect(firstLoad).toBeGreaterThan(1_000);
    expect(firstLoad).toBeLessThan(FIRST_LOAD_LIMIT);
    expect(later.map(({name}) => name)).toEqual(
      expect.arrayContaining(['visitor.client', 'shopify-analytics.client']),
    );
  }, 60_000);

  it('hold the developers’ analytics panel in no build for visitors', () => {
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const holding = (text: string) =>
      scripts.filter((name) => readFileSync(path.join(assets, name), 'utf8').includes(text));
    // What the panel shows comes from the data layer, which is there; the panel and its schema are not.
    expect(holding('virtual_page_view').length).toBeGreaterThan(0);
    expect(holding('analytics-panel')).toEqual([]);
    expect(holding('is not the sum of its items')).toEqual([]);
  });
});
