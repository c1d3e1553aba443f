import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {config} from '../../hydrogen.config';
import {builtShop} from '../../scripts/build';
import {PROJECT_ROOT} from '../../scripts/environment';
import {useShop} from '../support/shop';

const shop = useShop();

const BROWSER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** The document as a browser gets it, with its opening tags counted: as many elements as it lays out, about. */
async function documentOf(address: string) {
  const answer = await shop().fetch(address, {headers: {'User-Agent': BROWSER_AGENT}});
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    gzip: gzipSync(html, {level: 9}).length,
    elements: [...html.matchAll(/<[a-z][a-z0-9]*[\s>/]/g)].length,
  };
}

/** What pages weigh today, with little room; who needs more has a reason, and writes it in bench/README.md. */
const BUDGETS = [
  ['/', 15_500, 730],
  [`/products/${config.brand.slug}-toothpaste`, 14_200, 740],
  ['/products/total-daily-care-toothpaste', 15_900, 640],
  ['/learn/how-to-brush-your-teeth', 14_900, 520],
  ['/returns-and-warranty', 11_100, 430],
] as const;

describe('a page', () => {
  it.each(BUDGETS)(
    'weighs no more than its budget, compressed and in elements: %s',
    async (address, bytes, elements) => {
      const page = await documentOf(address);
      expect(page.status).toBe(200);
      expect(page.elements).toBeGreaterThan(100);
      expect(page.gzip).toBeLessThan(bytes);
      expect(page.elements).toBeLessThan(elements);
    },
  );

  it.each(BUDGETS.slice(0, 3))(
    'has its data for React apart from the document: %s',
    async (address) => {
      const {html} = await documentOf(address);
      expect(html).toMatch(
        /<script id="page-data" type="application\/json" data-tag="[^"]+"><\/script>/,
      );
      expect(html).not.toContain('loaderData');
    },
  );
});

it('the fonts that a page starts with weigh at most 25 kB together', () => {
  const assets = path.join(PROJECT_ROOT, builtShop().folder, 'client/assets');
  const cut = readdirSync(assets).filter((name) =>
    /^(bricolage|figtree)-[\w-]{8}\.woff2$/.test(name),
  );
  expect(cut).toHaveLength(2);
  const bytes = cut.reduce((sum, name) => sum + readFileSync(path.join(assets, name)).length, 0);
  expect(bytes).toBeLessThan(25_000);
});
