import {chromium, type Locator, type Page} from 'playwright';

import {build, isBuilt} from '../scripts/build';
import {requireChromium} from '../scripts/chromium';
import {toShopEnvironment} from '../scripts/environment';
import {startPlatformProcess} from '../scripts/platform-process';
import {freePort} from '../scripts/ports';
import {serveStorefront} from '../scripts/storefront';

import {BROWSER_AGENT} from './pages';
import {percentile} from './percentile';
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

const median = (values: number[]) =>
  percentile(
    values.sort((a, b) => a - b),
    0.5,
  ).toFixed(0);

/** Adding to the cart and opening the drawer in a browser, at full speed and on a slowed processor. */
async function benchInteraction(): Promise<void> {
  if (!isBuilt()) build('pipe');
  const platformPort = await freePort();
  const platform = await startPlatformProcess({
    port: platformPort,
    dataFile: ':memory:',
    storefrontOrigin: 'http://localhost:3000',
  });
  const {worker} = toShopEnvironment({PLATFORM_PORT: String(platformPort)});
  const shop = await serveStorefront({port: 0, worker: {...worker, CACHE_SECONDS: '3600'}});
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const rows = [];
  try {
    for (const slowdown of SLOWDOWNS) {
      const added: Interaction[] = [];
      const opened: Interaction[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({
          userAgent: BROWSER_AGENT,
          viewport: {width: 390, height: 844},
        });
        await context.addCookies([{name: 'consent', value: '1:111', url: shop.url}]);
        const page = await context.newPage();
        await page.goto(`${shop.url}${PRODUCT}`, {waitUntil: 'networkidle'});
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
          'first feedback, median ms': median(measured.map(({feedback}) => feedback)),
          'drawer to be seen, median ms': median(measured.map(({drawer}) => drawer)),
        });
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
    await platform.stop();
  }
  printTable('Interactions of the cart in a browser of a phone’s size', rows);
}

await benchInteraction();
