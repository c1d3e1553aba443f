import type {Page} from 'playwright/test';

import {config} from '../../hydrogen.config';
import {expect, hydrated, test} from '../support/journeys';

const SERUM = '/products/violet-tone-whitening-serum';
const BRUSH = '/products/hum-smart-electric-toothbrush';
const LISTING = `/products/${config.brand.slug}-toothpaste`;

/** Presses a key again and again: every stop lies within what is open, and all of its stops come round. */
async function expectCycle(page: Page, within: string, key: 'Tab' | 'Shift+Tab', presses: number) {
  const stops = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate((selector) => {
      const active = document.activeElement;
      const inside = active?.closest(selector);
      if (!active || !inside) return `outside: ${active?.outerHTML.slice(0, 80) ?? 'nothing'}`;
      return String([...inside.querySelectorAll('*')].indexOf(active));
    }, within);
    expect(stop).not.toContain('outside');
    stops.add(stop);
  }
  expect(stops.size).toBeGreaterThan(1);
  expect(stops.size).toBeLessThan(presses);
}

async function openDrawer(page: Page) {
  await page.goto(SERUM);
  await hydrated(page);
  const add = page.getByRole('main').getByRole('button', {name: /^Add to cart/});
  await add.first().focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', {name: /Your cart/});
  await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();
  return drawer;
}

/** What the live regions of the page are given from now on, in order, the same words again included. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    (window as {told?: string[]}).told = told;
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        // An alert speaks as it comes, whole; any region when something comes into it.
        const alert = [...addedNodes]
          .filter((node) => node instanceof Element)
          .map((node) => (node.matches('[role=alert]') ? node : node.querySelector('[role=alert]')))
          .find((found) => found !== null);
        const region = alert ?? element?.closest('[role=status], [role=alert]');
        const text = region?.textContent?.trim() ?? '';
        if (text !== '' && (addedNodes.length > 0 || target instanceof Text)) told.push(text);
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  });
  return () => page.evaluate(() => (window as {told?: string[]}).told ?? []);
}

test.describe('the menu of small screens', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const [kind, path] of [
    ['a page with React', LISTING],
    ['a page without', '/learn'],
  ] as const) {
    test(`keeps the keyboard on ${kind}, and Escape closes it with the focus on its button`, async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      const button = page.getByRole('banner').locator('summary');
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('details[name=phone-menu]');
      await expect(menu).toHaveAttribute('open', '');
      await expectCycle(page, 'details[name=phone-menu]', 'Tab', 40);
      await expectCycle(page, 'details[name=phone-menu]', 'Shift+Tab', 40);
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(button).toBeFocused();
    });
  }
});

test('the drawer’s cycle of stops has none outside any element, forwards and backwards', async ({
  page,
}) => {
  await openDrawer(page);
  await expectCycle(page, '[data-cart-drawer]', 'Shift+Tab', 30);
  await expectCycle(page, '[data-cart-drawer]', 'Tab', 30);
});

test('the search’s and the large picture’s cycles have none either', async ({page}) => {
  await page.goto(SERUM);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', {name: 'Search'}).press('Enter');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expectCycle(page, '[role=dialog]', 'Tab', 12);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('link', {name: /enlarge/})
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCycle(page, 'dialog[open]', 'Tab', 12);
});

test('a second refusal in the same words is told again, and closing the drawer tells nothing', async ({
  page,
}) => {
  const drawer = await openDrawer(page);
  await drawer.getByText('Discount code', {exact: true}).first().click();
  const code = drawer.getByRole('textbox', {name: 'Discount code'});
  const told = await listen(page);
  const refusals = async () =>
    (await told()).filter((text) => text.includes('Invalid discount code')).length;
  for (const time of [1, 2]) {
    await code.fill('NOSUCHCODE');
    await code.press('Enter');
    await expect.poll(refusals).toBe(time);
  }
  const before = await told();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('');
  expect(await told()).toEqual(before);
});

test.describe('a form that is refused', () => {
  test.use({expectedErrors: [/status of 401/]});

  test('twice in the same words says so twice', async ({page}) => {
    await page.goto('/account/login');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByLabel('E-mail address').fill('nobody@example.com');
    const told = await listen(page);
    for (const time of [1, 2]) {
      await main.getByLabel('Password').fill('not-the-password');
      await main.getByRole('button', {name: 'Sign in'}).click();
      await expect(main.getByRole('alert')).toBeVisible();
      const text = (await main.getByRole('alert').textContent()) ?? '';
      await expect
        .poll(async () => (await told()).filter((one) => one === text.trim()).length)
        .toBe(time);
    }
  });
});

test.describe('in the reader’s own colors', () => {
  test.use({forcedColors: 'active'});

  /** The color behind what a choice shows, of the chosen one and of each other. */
  const grounds = (page: Page, choices: string, face: string) =>
    page.evaluate(
      ([all, shown]) => {
        const groundOf = (choice: Element) => {
          const element = choice.matches(shown ?? '') ? choice : choice.querySelector(shown ?? '');
          return element ? getComputedStyle(element).backgroundColor : 'none';
        };
        const found = [...document.querySelectorAll(all ?? '')];
        const isChosen = (element: Element) =>
          element.hasAttribute('aria-current') || element.querySelector('input:checked') !== null;
        return {
          chosen: found.filter(isChosen).map(groundOf),
          others: found.filter((element) => !isChosen(element)).map(groundOf),
        };
      },
      [choices, face],
    );

  for (const [kind, path, choices, face] of [
    ['swatch', BRUSH, 'section[aria-label="Color"] a', 'span:has(> [data-swatch])'],
    ['chip', '/products/total-daily-care-toothpaste', 'main section[aria-label] li a', 'span'],
    ['filter', `${LISTING}?benefit=freshening`, 'a[data-filter]', 'a'],
    ['plan', '/products/total-daily-care-toothpaste', 'label:has(input.peer)', 'span'],
  ] as const) {
    test(`a chosen ${kind} is told from the others`, async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      if (kind === 'plan') await page.locator('label:has(input.peer)').first().click();
      const {chosen, others} = await grounds(page, choices, face);
      expect(chosen.length).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(0);
      for (const color of chosen) expect(others).not.toContain(color);
    });
  }

  test('a sample of a color keeps it', async ({page}) => {
    await page.goto(BRUSH);
    const colors = await page
      .locator('[data-swatch]')
      .evaluateAll((samples) => samples.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colors).size).toBe(colors.length);
  });
});
