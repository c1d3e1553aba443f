import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright';

import {withBrowser} from './browser';
import {BROWSER_AGENT} from './pages';

export interface PageWeight {
  /** Gzip bytes of the scripts that run before the shopper does anything. */
  before: number;
  /** The same once a pointer has come over a link, and React has taken the page over. */
  interactive: number;
  /** Gzip bytes of the document, its inlined styles included. */
  html: number;
}

const weigh = (bodies: Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, {level: 9}).length, 0);

/** The addresses of the scripts that have run in a page; what is only fetched ahead has not. */
const scriptsRun = (page: Page) =>
  page.evaluate(() => {
    const {react} = document.body.dataset;
    const isHere = window.earlyPresses?.reactIsHere === true;
    const run = performance
      .getEntriesByType('resource')
      .filter(({name}) => new URL(name).pathname.endsWith('.js'))
      .filter(
        (entry) =>
          (react !== undefined && isHere) ||
          (entry as PerformanceResourceTiming).initiatorType === 'script',
      );
    return [...new Set(run.map(({name}) => name))];
  });

/** Opens each page in a fresh browser and weighs what has run, compressed with gzip as a CDN would. */
export function weighPages(origin: string, paths: string[]): Promise<PageWeight[]> {
  const fetched = async (addresses: readonly string[]) =>
    weigh(
      await Promise.all(
        addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
      ),
    );
  return withBrowser(async (browser) => {
    const weights: PageWeight[] = [];
    for (const path of paths) {
      const context = await browser.newContext({userAgent: BROWSER_AGENT});
      const page = await context.newPage();
      const answer = await page.goto(`${origin}${path}`, {waitUntil: 'networkidle'});
      const html = (await answer?.body()) ?? Buffer.alloc(0);
      const before = await scriptsRun(page);
      await page.evaluate(() =>
        document
          .querySelector('header button, header [aria-haspopup]')
          ?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true})),
      );
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(
        () => document.body.dataset.react === undefined || window.earlyPresses?.reactIsHere,
      );
      const interactive = await scriptsRun(page);
      weights.push({
        before: await fetched(before),
        interactive: await fetched(interactive),
        html: weigh([html]),
      });
      await context.close();
    }
    return weights;
  });
}
