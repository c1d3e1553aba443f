import type {Page} from 'playwright/test';

import {config} from '../../hydrogen.config';
import {expect, hydrated, test} from '../support/journeys';
import {countRequests, holdScripts, LATE_SCRIPTS} from '../support/late-scripts';

const PASTE = '/products/total-daily-care-toothpaste';
const BRUSH = '/products/kids-pulse-battery-toothbrush';
const LISTING = `/products/${config.brand.slug}-toothpaste`;
const REACT = LATE_SCRIPTS['before React'];

const drawerOf = (page: Page) => page.getByRole('dialog', {name: /Your cart/});
const addButton = (page: Page) =>
  page
    .locator('[data-product-page]')
    .getByRole('button', {name: /^Add to cart/})
    .first();

/** What of the page behind the drawer could be pressed. */
const pageIsUsable = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.closest('[inert]') === null);

test('before React, what is added stands in the drawer by name, choice and picture, and Escape gives the focus back', async ({
  page,
}) => {
  const counted = countRequests(page);
  const release = await holdScripts(page, REACT);
  await page.goto(BRUSH);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cart', async (route) => {
    await answered;
    await route.continue();
  });
  await addButton(page).click();
  const drawer = drawerOf(page);
  const line = drawer.getByRole('listitem').filter({hasText: 'Adding 1 to your cart'});
  await expect(line.getByRole('link', {name: /Color: /})).toBeVisible();
  await expect(line.locator('img')).toHaveAttribute('src', /kids-pulse/);
  await expect(line).not.toContainText('$');
  await expect(drawer.getByRole('heading', {name: 'Your cart (1)'})).toBeFocused();
  expect(await pageIsUsable(page)).toBe(false);
  answer();
  await expect(
    drawer.getByRole('listitem').filter({hasText: 'Color: '}).getByText('Quantity 1'),
  ).toBeVisible();
  // Its gift comes behind it, as in the whole drawer.
  await expect(drawer.getByRole('listitem').first()).toContainText('Color: ');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(addButton(page)).toBeFocused();
  expect(await pageIsUsable(page)).toBe(true);
  await release();
  await expect.poll(() => page.evaluate(() => window.earlyPresses?.reactIsHere)).toBe(true);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', {name: /^Cart, \d/})).toBeVisible();
  expect(counted.posts).toEqual(['/cart']);
  expect(counted.documents).toEqual([BRUSH]);
});

for (const width of [390, 1440]) {
  test(`at ${width} px React takes the drawer over where it stands, and nothing of it moves`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const counted = countRequests(page);
    const release = await holdScripts(page, REACT);
    await page.goto(PASTE);
    await addButton(page).click();
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('listitem')).toBeVisible();
    const looks = () =>
      Promise.all(
        [
          drawer,
          drawer.getByRole('heading', {name: /Your cart/}),
          drawer.getByRole('button', {name: 'Close cart'}),
        ].map(async (part) => ({
          box: await part.boundingBox(),
          ...(await part.evaluate((element) => {
            const {color, backgroundColor, font} = getComputedStyle(element);
            return {color, backgroundColor, font};
          })),
        })),
      );
    const before = await looks();
    await release();
    await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();
    expect(await looks()).toEqual(before);
    await expect(drawer.getByRole('heading', {name: 'Your cart (1)'})).toBeFocused();
    await expect(page.locator('[data-cart-stand-in]')).toHaveCount(0);
    expect(await pageIsUsable(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(addButton(page)).toBeFocused();
    expect(await pageIsUsable(page)).toBe(true);
    expect(counted.posts).toEqual(['/cart']);
  });
}

test('a card’s product and the way to the cart open the drawer before React, which its button closes', async ({
  page,
}) => {
  const release = await holdScripts(page, REACT);
  await page.goto(LISTING);
  const card = page
    .getByRole('article')
    .filter({has: page.getByRole('button', {name: /^Add to/})})
    .first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', {name: /^Add to/}).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('listitem').getByRole('link', {name: title})).toBeVisible();
  await drawer.getByRole('button', {name: 'Close cart'}).click();
  await expect(drawer).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', {name: /^Cart, 1 item/})
    .click();
  await expect(drawer.getByRole('listitem').getByRole('link', {name: title})).toBeVisible();
  await release();
  await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LISTING}$`));
});

for (const [when, held] of [
  ['before React', REACT],
  ['with React', null],
] as const)
  test(`a drawer that is closed before the cart has answered stays closed, ${when}`, async ({
    page,
  }) => {
    const release = held ? await holdScripts(page, held) : null;
    await page.goto(PASTE);
    if (!held) await hydrated(page);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/cart', async (route) => {
      await answered;
      await route.continue();
    });
    await addButton(page).click();
    const drawer = drawerOf(page);
    await expect(drawer).toContainText('Adding 1 to your cart');
    await drawer.getByRole('button', {name: 'Close cart'}).click();
    await expect(drawer).toBeHidden();
    const reply = page.waitForResponse((response) => response.url().endsWith('/cart'));
    answer();
    await (await reply).finished();
    await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(drawer).toBeHidden();
    await release?.();
  });
