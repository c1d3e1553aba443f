import type {Locator, Page} from 'playwright/test';

import {config} from '../../hydrogen.config';
import {expect, hydrated, test, visitorStarted} from '../support/journeys';

const SERUM = '/products/violet-tone-whitening-serum';
const FLOSS = '/products/woven-floss-mint';

const drawerOf = (page: Page) => page.getByRole('dialog', {name: /Your cart/});
const checkOutIn = (page: Page) => drawerOf(page).getByRole('link', {name: 'Check out'});

/** Where something stands in the window: its first and its last pixel. */
async function edges(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return {left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height};
}

async function addToCart(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  const button = page.getByRole('main').getByRole('button', {name: /^Add to cart/});
  await button.first().focus();
  await page.keyboard.press('Enter');
}

test.use({viewport: {width: 390, height: 844}});

test('the button of the stepper stays under the finger while a discount and a gift come', async ({
  page,
}) => {
  await addToCart(page, SERUM);
  const drawer = drawerOf(page);
  await expect(checkOutIn(page)).toBeVisible();
  const more = drawer.getByRole('button', {name: /^One more of/});
  const {top} = await edges(more);
  await more.click();
  await expect(drawer.getByText(/^Whitening routine, 15% off: /)).toBeVisible();
  await expect(checkOutIn(page)).toBeVisible();
  expect(Math.abs((await edges(more)).top - top)).toBeLessThanOrEqual(1);
  await more.click();
  await expect(drawer.getByText('Free gift', {exact: true})).toBeVisible();
  await expect(checkOutIn(page)).toBeVisible();
  expect(Math.abs((await edges(more)).top - top)).toBeLessThanOrEqual(1);
});

test('a line on its way has the height that it keeps when it is confirmed', async ({page}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cart', async (route) => {
    await held;
    await route.continue();
  });
  await addToCart(page, FLOSS);
  const line = drawerOf(page).locator('[data-cart-line]').first();
  await expect(line).toContainText('Adding 1 to your cart');
  const height = async () => {
    const {top, bottom} = await edges(line);
    return bottom - top;
  };
  const before = await height();
  answer();
  await expect(checkOutIn(page)).toBeVisible();
  await expect(line.getByRole('combobox', {name: /^Delivery of/})).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
});

test('the chat is lifted above the bar that follows the shopper down a product page', async ({
  page,
}) => {
  await page.goto(SERUM);
  await hydrated(page);
  const chat = page.getByRole('link', {name: /^Chat/});
  const atTheFoot = (await edges(chat)).bottom;
  const bar = page.locator('[data-bottom-bar]');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => (await edges(bar)).top - (await edges(chat)).bottom)
    .toBeGreaterThan(0);
  expect((await edges(chat)).bottom).toBeLessThan(atTheFoot - 40);
});

test('the bar covers nothing that the keyboard reaches', async ({page}) => {
  await page.goto(SERUM);
  await hydrated(page);
  await page.getByRole('heading', {name: 'Goes well with'}).scrollIntoViewIfNeeded();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await edges(bar)).bottom).toBe(844);
  const {top} = await edges(bar);
  await page.getByRole('main').getByRole('link').last().focus();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    const reached = page.locator(':focus');
    await expect.poll(async () => (await edges(reached)).bottom).toBeLessThanOrEqual(top);
  }
});

test.describe('of a visitor who has not answered yet', () => {
  test.use({visitor: 'new'});

  test('the question of consent leaves the way to the checkout free', async ({page}) => {
    const banner = page.getByRole('dialog', {name: 'You decide what we remember'});
    await page.goto(SERUM);
    await expect(banner).toBeVisible();
    await addToCart(page, SERUM);
    await expect(banner).toBeVisible();
    await expect(checkOutIn(page)).toBeVisible();
    await expect
      .poll(async () => (await edges(banner)).top - (await edges(checkOutIn(page))).bottom)
      .toBeGreaterThan(0);
    await banner.getByRole('button', {name: 'Reject all'}).click();
    await expect(banner).toBeHidden();
    // The room goes back to the drawer.
    await expect.poll(async () => (await edges(checkOutIn(page))).bottom).toBeGreaterThan(760);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('filters, order and its button stand side by side on a phone, none cut', async ({page}) => {
    await page.goto(`/products/${config.brand.slug}-toothpaste`);
    const tools = page.getByRole('region', {name: 'Filter and sort'});
    const filters = await edges(tools.getByText('More filters'));
    const order = await edges(tools.getByRole('combobox'));
    const button = await edges(tools.getByRole('button', {name: 'Sort'}));
    expect(filters.right).toBeLessThanOrEqual(order.left);
    expect(order.right).toBeLessThanOrEqual(button.left);
    expect(button.right).toBeLessThanOrEqual(390);
    expect(filters.left).toBeGreaterThanOrEqual(0);
  });
});

/** How far a page has moved under its visitor since it was opened, and whether each of its fonts came after its first words. */
interface Stillness {
  shift: number;
  fontsAfterPaint: boolean[];
}

const watchShifts = () => {
  Object.assign(window, {shift: 0});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as {shift: number}).shift += (entry as unknown as {value: number}).value;
  }).observe({type: 'layout-shift', buffered: true});
};

const stillness = (): Stillness => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fonts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    shift: (window as unknown as {shift: number}).shift,
    fontsAfterPaint: fonts
      .filter(({name}) => name.endsWith('.woff2'))
      .map(({responseEnd}) => responseEnd > (paint?.startTime ?? Infinity)),
  };
};

test.describe('a page that is seen before its fonts', () => {
  test.use({visitor: 'new'});

  for (const path of [
    '/',
    '/products/brightwell-toothpaste',
    FLOSS,
    '/search?q=brush',
    '/policies/refund-policy',
  ])
    test(`moves no line for them nor for what comes after them: ${path}`, async ({page}) => {
      let seen: () => void = () => undefined;
      const painted = new Promise<void>((resolve) => {
        seen = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(watchShifts);
      await page.goto(path, {waitUntil: 'commit'});
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      // Longer than a font that is optional is waited for.
      await page.waitForTimeout(500);
      seen();
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
          ({media, sheet}) => media === '' && sheet !== null,
        ),
      );
      await expect(page.getByRole('dialog', {name: 'You decide what we remember'})).toBeVisible();
      if (!path.startsWith('/policies')) await hydrated(page);
      expect(await page.evaluate(stillness)).toEqual({shift: 0, fontsAfterPaint: [true, true]});
    });
});

test('nothing that scripts bring into the head begins the fonts and all styles anew', async ({
  page,
}) => {
  await page.goto('/products/brightwell-toothpaste');
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]:not([media])'));
  await visitorStarted(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, {begun: 0});
    document.fonts.addEventListener('loading', () => {
      (window as unknown as {begun: number}).begun += 1;
    });
  });
  const links = () => page.evaluate(() => document.head.querySelectorAll('link').length);
  const before = await links();
  await hydrated(page);
  expect(await links()).toBeGreaterThan(before);
  expect(await page.evaluate(() => (window as unknown as {begun: number}).begun)).toBe(0);
});

/** Where each element of a page stands and how it looks, one line for each. */
async function looks(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await visitorStarted(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('header *, main, main *, footer *')].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const {color, backgroundColor, borderColor, boxShadow, font, display} =
        getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [
        element.tagName,
        place,
        color,
        backgroundColor,
        borderColor,
        boxShadow,
        font,
        display,
      ].join();
    });
  });
}

test.describe('before the whole stylesheet comes', () => {
  test.use({expectedErrors: [/ERR_FAILED.*\.(css|woff2)/]});

  for (const width of [390, 1440])
    for (const path of [
      '/',
      '/products/brightwell-toothpaste',
      FLOSS,
      '/learn/fluoride-explained',
      '/contact-us-email',
    ])
      test(`${path} looks as it does with it, ${width} pixels wide`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        // Whether they come in time differs from one load to the next.
        await page.route('**/*.woff2', (route) => route.abort());
        const whole = await looks(page, path);
        await page.route('**/assets/app-*.css', (route) => route.abort());
        expect(await looks(page, path)).toEqual(whole);
      });
});
