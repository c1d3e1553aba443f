import {randomUUID} from 'node:crypto';
import type {Page} from 'playwright/test';

import {payInCheckout} from '../support/hosted-checkout';
import {expect, expectAccessible, hydrated, test} from '../support/journeys';
import type {PlatformApi} from '../support/platform-api';

const HANDLE = 'hum-kids-smart-toothbrush';
const TITLE = 'hum kids Smart Toothbrush';

async function chooseBrush(page: Page, color: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', {name: 'Toothbrushes', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Toothbrushes');
  await page.getByRole('main').getByRole('link', {name: TITLE, exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: TITLE})).toBeVisible();
  await page
    .getByRole('region', {name: 'Color'})
    .getByRole('link', {name: new RegExp(`: ${color}`)})
    .click();
  await expect(page).toHaveURL(/variant=\d+/);
}

/** What the platform is left with: the stock less what was sold, and a confirmation to the shopper. */
async function expectOrder(
  api: PlatformApi,
  order: {email: string; color: string; stockBefore: number; units: number},
): Promise<void> {
  const variant = await api.variantId(HANDLE, {Color: order.color});
  expect(await api.stock(variant)).toBe(order.stockBefore - order.units);
  const mails = await api.mailsTo(order.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/order/i);
}

async function stockOf(api: PlatformApi, color: string): Promise<number> {
  const stock = await api.stock(await api.variantId(HANDLE, {Color: color}));
  if (stock === null) throw new Error(`The stock of ${color} is not counted.`);
  return stock;
}

test('a shopper finds a brush, takes two in aqua, pays and is thanked', async ({page, api}) => {
  const email = `shopper-${randomUUID()}@example.com`;
  const stockBefore = await stockOf(api, 'Aqua');
  await chooseBrush(page, 'Aqua');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to cart/})
    .first()
    .click();

  const quantity = page.getByLabel(`Quantity of ${TITLE}`);
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', {name: `One more of ${TITLE}`}).click();
  await expect(quantity).toHaveValue('2');
  await expectAccessible(page);

  await page.getByRole('link', {name: 'Check out', exact: true}).click();
  await payInCheckout(page, email);
  await expect(page.getByText(TITLE)).toBeVisible();
  await expectOrder(api, {email, color: 'Aqua', stockBefore, units: 2});

  await page.getByRole('link', {name: /shop/i}).first().click();
  await page.goto('/cart');
  await expect(page.getByLabel(`Quantity of ${TITLE}`)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a shopper buys two coral brushes by forms and links alone', async ({page, api}) => {
    const email = `shopper-${randomUUID()}@example.com`;
    const stockBefore = await stockOf(api, 'Coral');
    await chooseBrush(page, 'Coral');
    await page
      .getByRole('main')
      .getByRole('button', {name: /^Add to cart/})
      .first()
      .click();

    await expect(page).toHaveURL(/\/cart/);
    const quantity = page.getByLabel(`Quantity of ${TITLE}`);
    await expect(quantity).toHaveValue('1');
    await page.getByRole('button', {name: `One more of ${TITLE}`}).click();
    await expect(quantity).toHaveValue('2');

    await page.getByRole('button', {name: 'Check out', exact: true}).click();
    await payInCheckout(page, email);
    await expectOrder(api, {email, color: 'Coral', stockBefore, units: 2});
  });
});
