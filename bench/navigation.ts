import type {Browser} from 'playwright';

import {config} from '../hydrogen.config';

import {withBrowser} from './browser';
import {BROWSER_AGENT} from './pages';
import {median} from './percentile';
import {type MeasuredShop, withShops} from './shops';
import {printTable} from './table';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** How long a finger stays down. */
const PRESS_MS = 60;
const CATEGORY = `/products/${config.brand.slug}-toothpaste`;
/** A product's own link in a list of ours, and in one of the template's. */
const PRODUCT_LINK = 'main h3 a, main h2 a, main a.product-item';

interface Followed {
  /** Milliseconds from the press until the next page's heading is painted. */
  heading: number;
  /** Milliseconds to the next frame, the longest of the events of the press. */
  feedback: number;
  /** Whether the document stayed. */
  soft: boolean;
}

/**
 * Runs in every document, as text: see paint.ts. Notes when another heading than the one that was left is painted, by the
 * machine's clock: a new document has one of its own.
 */
const WATCH = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries())
      if (interactionId > 0) longest = Math.max(longest, duration);
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
  window.headingPainted = 0;
  const look = () => {
    const left = sessionStorage.getItem('bench:left');
    const heading = document.querySelector('h1')?.textContent;
    if (left === null || !heading || heading === left) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => { headingPainted = Date.now(); }));
  };
  look();
`;

/** Follows the first product of a category by a press, and waits for its heading. */
async function follow(browser: Browser, url: string): Promise<Followed> {
  const context = await browser.newContext({
    userAgent: BROWSER_AGENT,
    viewport: {width: 412, height: 823},
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.goto(url, {waitUntil: 'networkidle'});
    const link = page.locator(`${PRODUCT_LINK} >> visible=true`).first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(`
      sessionStorage.setItem('bench:left', document.querySelector('h1')?.textContent ?? '');
      window.stayed = true;
      addEventListener('click', () => sessionStorage.setItem('bench:pressed', Date.now()), {capture: true, once: true});
    `);
    await link.click({noWaitAfter: true, delay: PRESS_MS});
    const shown = await page.waitForFunction(() => {
      const painted = Number((window as {headingPainted?: number}).headingPainted ?? 0);
      return painted > 0 && painted - Number(sessionStorage.getItem('bench:pressed'));
    });
    const heading = Number(await shown.jsonValue());
    const soft = Boolean(await page.evaluate('window.stayed === true'));
    await page.waitForTimeout(500);
    return {heading, soft, feedback: Number(await page.evaluate('window.longest'))};
  } finally {
    await context.close();
  }
}

/** From a category to a product by a press on a slowed processor, with the shops in alternation. */
await withShops({}, async (shops) => {
  const runs = new Map<MeasuredShop, Followed[]>(shops.map((shop) => [shop, []]));
  await withBrowser(async (browser) => {
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [shop, followed] of runs) {
        const seen = await follow(browser, shop.running.url + shop.address(CATEGORY));
        if (round > 0) followed.push(seen);
      }
  });
  printTable(
    `From a category to a product by a press (processor ÷ ${SLOWDOWN}, median of ${ROUNDS})`,
    [...runs].map(([{name}, followed]) => ({
      shop: name,
      'heading painted, ms': median(followed.map(({heading}) => heading)).toFixed(0),
      'feedback of the press, ms': median(followed.map(({feedback}) => feedback)).toFixed(0),
      'document stays': `${followed.filter(({soft}) => soft).length} of ${followed.length}`,
    })),
  );
});
