import type {Page} from 'playwright/test';

import {config} from '../../hydrogen.config';
import {expect, hydrated, test} from '../support/journeys';

const PASTE = '/products/total-daily-care-toothpaste';
const LISTING = `/products/${config.brand.slug}-toothpaste`;
const QUIZ_RESULT =
  '/whitening-product-quiz?who=adult&goal=stains&sensitivity=fine&time=minutes&habits=coffee-tea&budget=one-thing';
const CLUB = '/products/hum-brush-head-club';

/** Keeps the cart's answers back until the test lets them go. */
async function holdCart(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cart', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const drawerOf = (page: Page) => page.getByRole('dialog', {name: /Your cart/});

test('the chosen variant stands in the drawer before the cart has answered, without money', async ({
  page,
}) => {
  await page.goto('/products/kids-pulse-battery-toothbrush');
  await hydrated(page);
  const release = await holdCart(page);
  const button = page.getByRole('button', {name: /^Add to cart/}).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const drawer = drawerOf(page);
  const line = drawer.getByRole('listitem').filter({hasText: 'Adding 1 to your cart'});
  await expect(line.getByRole('link', {name: /Color: /})).toBeVisible();
  await expect(line.locator('img')).toHaveAttribute('src', /kids-pulse/);
  await expect(line).not.toContainText('$');
  await expect(drawer.getByRole('heading', {name: 'Your cart (1)'})).toBeVisible();
  release();
  await expect(drawer.getByLabel(/Quantity of/)).toHaveValue('1');
  await expect(drawer.getByText('Adding 1 to your cart')).toHaveCount(0);
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('cards, the top pick, a quiz result and a bundle name what they add at once', async ({
  page,
  api,
}) => {
  const drawer = drawerOf(page);
  const adding = drawer.getByRole('listitem').filter({hasText: /Adding \d/});
  /** Presses while the cart is silent, finds the lines that are on their way, and lets the cart answer. */
  const expectAtOnce = async (press: () => Promise<void>, titles: readonly string[]) => {
    const release = await holdCart(page);
    await press();
    for (const title of titles) await expect(adding.getByRole('link', {name: title})).toBeVisible();
    await expect(adding).toHaveCount(titles.length);
    release();
    await expect(adding).toHaveCount(0);
    await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();
    await page.unrouteAll();
  };

  /** A page that has read the cart: what it holds already is known. */
  const gotoWithCart = async (path: string) => {
    const read = page.waitForResponse('**/api/shopper');
    await page.goto(path);
    await hydrated(page);
    await (await read).finished();
  };

  await page.goto(LISTING);
  await hydrated(page);
  const card = page
    .getByRole('article')
    .filter({has: page.getByRole('button', {name: /^Add to/})})
    .first();
  const title = await card.getByRole('heading').innerText();
  await expectAtOnce(() => card.getByRole('button', {name: /^Add to/}).click(), [title]);
  const pick = drawer.getByRole('region', {name: 'You might like this with it'});
  const picked = await pick.getByRole('link').first().innerText();
  await expectAtOnce(() => pick.getByRole('button', {name: /^Add/}).click(), [picked]);

  await gotoWithCart(QUIZ_RESULT);
  await expectAtOnce(
    () => page.getByRole('button', {name: 'Add to cart', exact: true}).click(),
    ['Express'],
  );

  const handles = [
    'bamboo-handle-toothbrush-2-pack',
    'sensitive-enamel-care-toothpaste',
    'woven-floss-mint',
  ];
  const picks = await Promise.all(handles.map((handle) => api.variantId(handle)));
  await gotoWithCart(
    `/products/create-your-bundle?${picks.map((id) => `pick=${id.split('/').pop() ?? ''}`).join('&')}`,
  );
  await expectAtOnce(
    () => page.getByRole('button', {name: 'Add bundle to cart'}).click(),
    ['Bamboo', 'Enamel Care', 'Woven Floss'],
  );
});

test('a quantity never shows a number the cart will not have, not across a navigation either', async ({
  page,
}) => {
  await page.goto(PASTE);
  await hydrated(page);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  const drawer = drawerOf(page);
  const quantity = drawer.getByLabel(/Quantity of/);
  await expect(quantity).toHaveValue('1');
  // Every number that a frame shows, in the drawer's box and in the header's badge.
  await page.evaluate(() => {
    const seen: Record<string, string[]> = {box: [], badge: []};
    Object.assign(window, {seen});
    const note = (place: string, shown: string | null | undefined) => {
      if (shown != null && seen[place]?.at(-1) !== shown) seen[place]?.push(shown);
    };
    const look = () => {
      note('box', document.querySelector<HTMLInputElement>('[role=dialog] [name=quantity]')?.value);
      note('badge', document.querySelector('a[data-cart-link] .figures')?.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  const release = await holdCart(page);
  await drawer.getByRole('button', {name: /One more/}).click();
  await expect(quantity).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page
    .getByRole('navigation', {name: 'Breadcrumb'})
    .getByRole('link', {name: 'Toothpaste', exact: true})
    .click();
  await expect(page).toHaveURL(new RegExp(`${config.brand.slug}-toothpaste`));
  release();
  // The confirmed change opens the drawer.
  await expect(drawer.getByRole('heading', {name: 'Your cart (2)'})).toBeVisible();
  await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();
  await expect(quantity).toHaveValue('2');
  expect(
    await page.evaluate(() => Object.entries(window).find(([name]) => name === 'seen')),
  ).toEqual(['seen', {box: ['1', '2'], badge: ['1', '2']}]);
});

test('a product that is sold on plans only has one chosen, and without one says what is missing', async ({
  page,
}) => {
  await page.goto(CLUB);
  await hydrated(page);
  await page
    .getByRole('button', {name: /^Subscribe/})
    .first()
    .click();
  const drawer = drawerOf(page);
  await expect(drawer.getByText(/every 3 months/).first()).toBeVisible();
  await expect(drawer.getByLabel(/Quantity of/)).toHaveValue('1');
  await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.locator('[name=sellingPlanId]').evaluateAll((choices) => {
    for (const choice of choices) choice.remove();
  });
  await page
    .getByRole('button', {name: /^Subscribe/})
    .first()
    .click();
  await expect(drawer.getByText(/selling plan|subscription/i).first()).toBeVisible();
  await expect(drawer.getByLabel(/Quantity of/)).toHaveValue('1');
});
