import type {Page} from 'playwright/test';

import {config} from '../../hydrogen.config';
import {expect, expectAccessible, hydrated, test} from '../support/journeys';

const PASTE = '/products/total-daily-care-toothpaste';
const KIT = '/products/optic-white-comfort-fit-teeth-whitening-device-and-kit';

test('a shopper adds, raises, types too many, subscribes, tries a code and removes, all in the drawer', async ({
  page,
}) => {
  await page.goto(PASTE);
  await hydrated(page);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  const drawer = page.getByRole('dialog', {name: /Your cart/});
  const quantity = drawer.getByLabel(/Quantity of/);
  await expect(quantity).toHaveValue('1');
  await expect(drawer.getByRole('heading', {name: /Your cart/})).toBeFocused();
  await expectAccessible(page);

  const more = drawer.getByRole('button', {name: /One more/});
  for (let press = 0; press < 5; press += 1) await more.click();
  await expect(quantity).toHaveValue('6');
  await expect(drawer.getByRole('link', {name: 'Check out'})).toBeVisible();

  await quantity.fill('44');
  await quantity.press('Enter');
  await expect(drawer.getByText(/You can have up to 10/).first()).toBeVisible();
  await expect(quantity).toHaveValue('10');

  await drawer.getByLabel(/Delivery of/).selectOption({index: 2});
  await expect(drawer.getByText(/Today \$.*, then \$.* every 2 months/)).toBeVisible();

  await drawer.getByText('Discount code').first().click();
  const code = drawer.getByRole('textbox', {name: 'Discount code'});
  await code.fill('NOPE');
  await code.press('Enter');
  await expect(drawer.getByText('Invalid discount code').last()).toBeVisible();
  await expect(code).toHaveValue('NOPE');

  await drawer
    .getByRole('button', {name: /^Remove /})
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Nothing in here yet')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // A change that is confirmed opens a closed drawer: closed for good only after the answer.
  await expect(drawer.getByRole('status').first()).toContainText('Removed from your cart.');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a declined gift stays out until it is brought back, and explains itself', async ({page}) => {
  await page.goto(KIT);
  await hydrated(page);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  const drawer = page.getByRole('dialog', {name: /Your cart/});
  const pouch = drawer.getByRole('listitem').filter({hasText: `${config.brand.name} Gift Pouch`});
  await expect(pouch.getByText('Free gift', {exact: true})).toBeVisible();
  await pouch.getByText('Why is this here?').click();
  await expect(pouch.getByText(/orders of \$50\.00 or more/)).toBeVisible();
  await pouch.getByRole('button', {name: /No thanks/}).click();
  await expect(pouch).toHaveCount(0);
  await drawer.getByRole('button', {name: /One more/}).click();
  await expect(drawer.getByLabel(/Quantity of/)).toHaveValue('2');
  await expect(pouch).toHaveCount(0);
  await drawer.getByRole('button', {name: /Bring it back/}).click();
  await expect(pouch).toBeVisible();
});

test('two tabs hold one cart, and each shows what the other has added', async ({page, context}) => {
  const other = await context.newPage();
  await page.goto(PASTE);
  await other.goto(KIT);
  await hydrated(page);
  await hydrated(other);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  await expect(page.getByLabel(/Quantity of Total/)).toHaveValue('1');
  await other.getByRole('button', {name: 'Add to cart'}).first().click();
  const lines = (tab: Page) => tab.getByRole('dialog', {name: /Your cart/}).getByRole('link');
  await expect(lines(other).filter({hasText: 'Total Daily Care Toothpaste'})).toBeVisible();
  for (const tab of [page, other]) {
    await tab.reload();
    await hydrated(tab);
    await tab.getByRole('link', {name: /Cart, 5 items/}).click();
    await expect(lines(tab).filter({hasText: 'Total Daily Care Toothpaste'})).toBeVisible();
    await expect(lines(tab).filter({hasText: 'Comfort Fit'})).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  // The page that refuses a code answers 422, which the browser reports.
  test.use({javaScriptEnabled: false, expectedErrors: [/status of 422/]});

  test('the cart’s page does everything by plain forms', async ({page}) => {
    await page.goto(PASTE);
    await page.getByRole('button', {name: 'Add to cart'}).first().click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('button', {name: /One more/}).click();
    await expect(page.getByLabel(/Quantity of/)).toHaveValue('2');
    await page.getByText('Discount code').first().click();
    await page.getByRole('textbox', {name: 'Discount code'}).fill('NOPE');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page.getByText('Invalid discount code')).toBeVisible();
    await page.getByRole('button', {name: 'Check out'}).click();
    await expect(page).toHaveURL(/\/cart\/c\//);
  });
});
