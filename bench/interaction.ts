import type {Browser, Locator, Page} from 'playwright';

import {config} from '../hydrogen.config';

import {withBrowser} from './browser';
import {BROWSER_AGENT} from './pages';
import {median} from './percentile';
import {type MeasuredShop, withShops} from './shops';
import {printTable} from './table';

const PRODUCT = '/products/total-daily-care-toothpaste';
const VARIANTS = '/products/kids-pulse-battery-toothbrush';
const LISTING = `/products/${config.brand.slug}-toothpaste`;
/** How many times slower than this machine the browser runs. */
const SLOWDOWN = 4;
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** How long a finger stays down. */
const PRESS_MS = 60;
/** What an interaction sets off has come to its end after this. */
const REST_MS = 1_000;

interface Interaction {
  name: string;
  path: string;
  press: (page: Page) => Promise<void>;
  /** What is to be seen in the end, as a selector; measured from the press. */
  seen?: string;
}

const tap = (control: Locator) => control.click({delay: PRESS_MS});
const banner = (page: Page) => page.getByRole('banner');
const purchase = (page: Page) => page.locator('[data-product-page]');

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    press: (page) => tap(banner(page).locator('summary')),
    seen: 'details[name="phone-menu"] nav',
  },
  {
    name: 'open the search',
    path: '/',
    press: (page) => tap(banner(page).getByRole('link', {name: 'Search'})),
    seen: '[role="dialog"] input',
  },
  {
    name: 'type in the search',
    path: '/search?q=mint',
    press: (page) => page.getByRole('searchbox').first().press('m', {delay: PRESS_MS}),
  },
  {
    name: 'choose a variant',
    path: VARIANTS,
    press: (page) => tap(purchase(page).locator('a[href*="variant="]:not([aria-current])').first()),
  },
  {
    name: 'add to the cart',
    path: PRODUCT,
    press: (page) => tap(purchase(page).getByRole('button', {name: 'Add to cart'}).first()),
    seen: '[data-cart-drawer] li a',
  },
  {
    name: 'open the drawer',
    path: PRODUCT,
    press: (page) => tap(page.locator('a[data-cart-link]')),
    seen: '[data-cart-drawer]',
  },
  {
    name: 'step the quantity',
    path: PRODUCT,
    press: (page) => tap(purchase(page).getByRole('button', {name: /more/i}).first()),
  },
  {
    name: 'filter',
    path: LISTING,
    press: (page) => tap(page.locator('[data-filter]:visible').first()),
  },
  {
    name: 'sort',
    path: LISTING,
    press: (page) => page.locator('main select[name="sort"]').press('ArrowDown', {delay: PRESS_MS}),
  },
];

interface Measured {
  /**
   * Milliseconds to the next frame that is painted, the longest of the events of one press, as browsers measure it (Event
   * Timing, interaction to next paint).
   */
  feedback: number;
  /** Milliseconds from the press until what it opens is to be seen; 0 where it opens nothing. */
  seen: number;
  /** The longest task from the first sign of intent on. */
  task: number;
}

/** Runs in the page, as text: see paint.ts. Event Timing rounds to 8 ms and leaves out what is shorter than 16. */
const watch = (seen: string) => `
  window.measured = {feedback: 0, seen: 0, task: 0};
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries())
      if (interactionId > 0) measured.feedback = Math.max(measured.feedback, duration);
  }).observe({type: 'event', durationThreshold: 16});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) measured.task = Math.max(measured.task, duration);
  }).observe({type: 'longtask'});
  const selector = ${JSON.stringify(seen)};
  if (selector)
    addEventListener('pointerup', ({timeStamp}) => {
      const look = () => {
        if (![...document.querySelectorAll(selector)].some((element) => element.checkVisibility()))
          return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => {
          measured.seen = performance.now() - timeStamp;
        }));
      };
      look();
    }, {capture: true, once: true});
`;

/** One interaction on a page of its own, before React is there or after; null where it led to another document. */
async function measure(
  browser: Browser,
  url: string,
  {path, press, seen = ''}: Interaction,
  isWarm: boolean,
): Promise<Measured | null> {
  const context = await browser.newContext({
    userAgent: BROWSER_AGENT,
    viewport: {width: 390, height: 844},
  });
  try {
    await context.addCookies([{name: 'consent', value: '1:111', url}]);
    const page = await context.newPage();
    await page.goto(`${url}${path}`, {waitUntil: 'networkidle'});
    if (isWarm) {
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => window.earlyPresses?.reactIsHere);
      await page.waitForLoadState('networkidle');
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.evaluate(watch(seen));
    await press(page);
    await page.waitForTimeout(REST_MS);
    return await page.evaluate('window.measured ?? null');
  } finally {
    await context.close();
  }
}

async function row(browser: Browser, url: string, interaction: Interaction) {
  const columns: Record<string, string> = {};
  for (const [when, isWarm] of [
    ['React not there yet', false],
    ['React there', true],
  ] as const) {
    const measured: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await measure(browser, url, interaction, isWarm);
      if (one) measured.push(one);
    }
    const of = (figure: keyof Measured) =>
      measured.length === 0 ? 'a document' : median(measured.map((one) => one[figure])).toFixed(0);
    columns[`${when}: next paint, ms`] = of('feedback');
    columns[`${when}: to be seen, ms`] = interaction.seen === undefined ? '' : of('seen');
    columns[`${when}: longest task, ms`] = of('task');
  }
  return {interaction: interaction.name, ...columns};
}

/** The nine interactions of the shop on a processor slowed to a quarter, medians. */
async function benchInteraction(browser: Browser, shop: MeasuredShop): Promise<void> {
  const rows = [];
  for (const interaction of INTERACTIONS)
    rows.push(await row(browser, shop.running.url, interaction));
  printTable(`Interactions on a phone’s screen, the processor slowed ${SLOWDOWN} times`, rows);
}

await withShops({template: false}, ([shop]) =>
  withBrowser(async (browser) => {
    if (shop) await benchInteraction(browser, shop);
  }),
);
