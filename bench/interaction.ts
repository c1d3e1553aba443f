import type {Browser, Locator, Page} from 'playwright';

import {withBrowser} from './browser';
import {BROWSER_AGENT} from './pages';
import {median} from './percentile';
import {type MeasuredShop, withShops} from './shops';
import {printTable} from './table';

const PRODUCT = '/products/total-daily-care-toothpaste';
/** How many times slower than this machine the browser runs. */
const SLOWDOWNS = [1, 4];
const ROUNDS = 8;
/** TypeScript's library does not know the number that events of one press share yet. */
type Timing = PerformanceEventTiming & {interactionId: number};

/** How long a finger stays down. */
const PRESS_MS = 60;

interface Interaction {
  /**
   * Milliseconds to the next frame that is painted, the longest of the events of one press, as browsers measure it (Event
   * Timing, interaction to next paint).
   */
  feedback: number;
  /** Milliseconds from the press until the drawer is to be seen. */
  drawer: number;
}

/** Presses a button by hand, as far as the browser can tell, and reads what the page then measured. */
async function press(page: Page, control: Locator): Promise<Interaction> {
  await page.evaluate(() => {
    const measured = {feedback: 0, drawer: 0};
    Object.assign(window, {measured});
    new PerformanceObserver((list) => {
      for (const {duration, interactionId} of list.getEntries() as Timing[])
        if (interactionId > 0) measured.feedback = Math.max(measured.feedback, duration);
    }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
    addEventListener(
      'click',
      ({timeStamp}) => {
        // No named function: tsx would have it call a helper that the page does not have.
        const watch = setInterval(() => {
          if (!document.querySelector('[data-cart-drawer]')?.checkVisibility()) return;
          measured.drawer = performance.now() - timeStamp;
          clearInterval(watch);
        }, 4);
      },
      {capture: true, once: true},
    );
  });
  await control.click({delay: PRESS_MS});
  await page.getByRole('dialog', {name: /Your cart/}).waitFor();
  await page.waitForTimeout(800);
  return page.evaluate(() => (window as unknown as {measured: Interaction}).measured);
}

/** Adding to the cart and opening the drawer in a browser, at full speed and on a slowed processor. */
async function benchInteraction(browser: Browser, shop: MeasuredShop): Promise<void> {
  const {url} = shop.running;
  const rows = [];
  for (const slowdown of SLOWDOWNS) {
    const added: Interaction[] = [];
    const opened: Interaction[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        userAgent: BROWSER_AGENT,
        viewport: {width: 390, height: 844},
      });
      await context.addCookies([{name: 'consent', value: '1:111', url}]);
      const page = await context.newPage();
      await page.goto(`${url}${PRODUCT}`, {waitUntil: 'networkidle'});
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
      added.push(await press(page, page.getByRole('button', {name: 'Add to cart'}).first()));
      await page.reload({waitUntil: 'networkidle'});
      opened.push(await press(page, page.locator('a[data-cart-link]')));
      await context.close();
    }
    for (const [what, measured] of [
      ['add to cart', added],
      ['open the drawer, lines in it', opened],
    ] as const) {
      rows.push({
        interaction: what,
        'processor slowed': `${slowdown} ×`,
        'first feedback, median ms': median(measured.map(({feedback}) => feedback)).toFixed(0),
        'drawer to be seen, median ms': median(measured.map(({drawer}) => drawer)).toFixed(0),
      });
    }
  }
  printTable('Interactions of the cart in a browser of a phone’s size', rows);
}

await withShops({template: false}, ([shop]) =>
  withBrowser(async (browser) => {
    if (shop) await benchInteraction(browser, shop);
  }),
);
