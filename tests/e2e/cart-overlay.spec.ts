import type {Page} from 'playwright/test';

import {config} from '../../hydrogen.config';
import {expect, hydrated, test} from '../support/journeys';

const PASTE = '/products/total-daily-care-toothpaste';
const LISTING = `/products/${config.brand.slug}-toothpaste`;

const drawerOf = (page: Page) => page.getByRole('dialog', {name: /Your cart/});
const bannerOf = (page: Page) => page.getByRole('dialog', {name: 'You decide what we remember'});

/** What an overlay does to the page behind it: whether it scrolls, and whether it can be used. */
const background = (page: Page) =>
  page.evaluate(() => {
    const {overflow} = getComputedStyle(document.documentElement);
    return {
      scrolls: overflow !== 'hidden' && getComputedStyle(document.body).overflow !== 'hidden',
      usable: document.querySelector('main')?.closest('[inert]') === null,
    };
  });
const FREE = {scrolls: true, usable: true};
const HELD = {scrolls: false, usable: false};

const focusIsIn = (page: Page, name: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const dialog = document.activeElement?.closest('[role=dialog]');
        const id = dialog?.getAttribute('aria-labelledby');
        return (id && document.getElementById(id)?.textContent) ?? 'no dialog';
      }),
    )
    .toMatch(name);

async function addFirstCard(page: Page) {
  await page.goto(LISTING);
  await hydrated(page);
  const button = page.getByRole('button', {name: /^Add to cart/}).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByLabel(/Quantity of/)).toHaveValue('1');
  // Confirmed: an answer that came later would open the drawer again.
  await expect(drawerOf(page).getByRole('link', {name: 'Check out'})).toBeVisible();
  return button;
}

test('the drawer takes the focus after an add from a card, keeps it, and gives it back', async ({
  page,
}) => {
  const button = await addFirstCard(page);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('heading', {name: /Your cart/})).toBeFocused();
  expect(await background(page)).toEqual(HELD);
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      const isOutside = await page.evaluate(() => {
        const {activeElement, body} = document;
        return activeElement !== body && !activeElement?.closest('[role=dialog]');
      });
      expect(isOutside).toBe(false);
    }
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  expect(await background(page)).toEqual(FREE);
  // A closed drawer holds nothing that could be reached.
  await expect(page.locator('[data-cart-drawer] button:visible')).toHaveCount(0);
});

test('removing by keyboard leaves the focus on the next line, the last one, then the heading', async ({
  page,
  context,
  api,
  baseURL,
}) => {
  const cart = await api.createCart([
    {handle: 'baking-soda-fresh-toothpaste'},
    {handle: 'gum-care-toothpaste'},
    {handle: 'total-daily-care-toothpaste'},
  ]);
  const [name = '', value = ''] = cart.cookie.split('=');
  await context.addCookies([
    {name, value, url: baseURL ?? ''},
    {name: 'cart_units', value: '3', url: baseURL ?? ''},
  ]);
  await page.goto('/returns-and-warranty');
  await page.goto(PASTE);
  await hydrated(page);
  await page.getByRole('link', {name: 'Cart, 3 items'}).click();
  const drawer = drawerOf(page);
  const line = (title: string) => drawer.locator('[data-cart-line]').filter({hasText: title});
  const remove = async (title: string) => {
    await line(title)
      .getByRole('button', {name: `Remove ${title}`})
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await expect(line(title)).toHaveCount(0);
  };
  await remove('Baking Soda Fresh Toothpaste');
  await expect(line('Gum Care Toothpaste')).toBeFocused();
  await remove('Total Daily Care Toothpaste');
  await expect(line('Gum Care Toothpaste')).toBeFocused();
  await remove('Gum Care Toothpaste');
  await expect(drawer.getByText('Nothing in here yet')).toBeVisible();
  await expect(drawer.getByRole('heading', {name: 'Your cart'})).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 560}, hasTouch: true, isMobile: true});

  test('the page keeps its place behind the drawer, and the drawer scrolls by touch', async ({
    page,
    context,
  }) => {
    await addFirstCard(page);
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    const place = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 1500));
    const before = await place();
    expect(before).toBeGreaterThan(500);
    await page.getByRole('link', {name: /^Cart, /}).evaluate((link: HTMLElement) => link.click());
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    const scrolled = () =>
      drawer.evaluate((box) => Math.max(...[...box.querySelectorAll('*')].map((e) => e.scrollTop)));
    const browser = await context.newCDPSession(page);
    const swipeUp = async () => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{x: 195, y}],
        });
      await touch('touchStart', 350);
      for (let y = 340; y >= 110; y -= 10) await touch('touchMove', y);
      await touch('touchEnd');
    };
    await swipeUp();
    await expect.poll(scrolled).toBeGreaterThan(50);
    // Past its end, the page behind must not take the movement over.
    for (let times = 0; times < 4; times += 1) await swipeUp();
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    await drawer.getByRole('button', {name: 'Close cart'}).tap();
    await expect(drawer).toBeHidden();
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    expect(await background(page)).toEqual(FREE);
  });
});

test.describe('beside the question of consent', () => {
  test.use({visitor: 'new'});

  test('drawer and banner close in either order, and the page is free only after both', async ({
    page,
    context,
  }) => {
    await page.goto(LISTING);
    await expect(bannerOf(page)).toBeVisible();
    await addFirstCard(page);
    await expect(bannerOf(page)).toBeVisible();
    await focusIsIn(page, /Your cart/);
    // The question stays answerable; everything else behind the drawer does not.
    await bannerOf(page).getByRole('button', {name: 'Reject all'}).click();
    await expect(bannerOf(page)).toBeHidden();
    await expect(drawerOf(page)).toBeVisible();
    await focusIsIn(page, /Your cart/);
    expect(await background(page)).toEqual(HELD);
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    expect(await background(page)).toEqual(FREE);

    await context.clearCookies();
    await page.goto(LISTING);
    await expect(bannerOf(page)).toBeVisible();
    await addFirstCard(page);
    await expect(bannerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    expect(await background(page)).toEqual({scrolls: false, usable: true});
    await bannerOf(page).getByRole('button', {name: 'Accept all'}).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await background(page)).toEqual(FREE);
  });
});
