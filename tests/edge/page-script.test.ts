import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {PROJECT_ROOT} from '../../scripts/environment';
import {weighFeatures} from '../support/feature-weight';
import {useShop} from '../support/shop';

/** What these features may add to the first load, gzip. */
const FIRST_LOAD_LIMIT = 15_000;

const shop = useShop();

const assets = path.join(PROJECT_ROOT, 'dist/client/assets');

/** Gzip bytes of each script that a page loads before it is idle: what its document names, and what that imports. */
async function firstScripts(address: string): Promise<Map<string, number>> {
  const html = await (await shop().fetch(address)).text();
  const files = new Map<string, number>();
  const follow = (name: string): void => {
    if (files.has(name)) return;
    const code = readFileSync(path.join(assets, name), 'utf8');
    files.set(name, gzipSync(code, {level: 9}).length);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      follow(imported ?? '');
  };
  for (const [, name] of html.matchAll(/"\/assets\/([^"/]+\.js)"/g)) follow(name ?? '');
  return files;
}

const total = (files: Map<string, number>) =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0);

describe('the scripts that a page loads before it is idle', () => {
  it('are at most 3 kB and no React on pages that only link on', async () => {
    for (const address of ['/learn', '/returns-and-warranty']) {
      const files = await firstScripts(address);
      expect([...files.keys()].filter((name) => /^(framework|entry\.client)-/.test(name))).toEqual(
        [],
      );
      expect(total(files)).toBeGreaterThan(500);
      expect(total(files)).toBeLessThan(3_072);
    }
  });

  // bench/README.md has the weights of today; who needs more room has a reason, and writes it there.
  it.each([
    ['/', 106_000],
    ['/products/brightwell-toothpaste', 106_500],
    ['/products/total-daily-care-toothpaste', 111_500],
  ])('stay within their budget at %s', async (address, limit) => {
    const files = await firstScripts(address);
    expect([...files.keys()].some((name) => name.startsWith('framework-'))).toBe(true);
    expect(total(files)).toBeLessThan(limit);
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
