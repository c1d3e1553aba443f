import {randomUUID} from 'node:crypto';
import type {Page} from 'playwright/test';
import {expect, expectAccessible, hydrated, test} from '../support/journeys';
import type {PlatformApi} from '../support/platform-api';

const HANDLE = 'hum-kids-smart-toothbrush';
const TITLE = 'hum kids Smart Toothbrush';

/** Fills the hosted checkout with a test card, down to the thank-you page, as a shopper would. */
async function payAsGuest(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', {exact: true}).fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Bell');
  await page.getByLabel('Address', {exact: true}).fill('12 Main Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption({label: 'Oregon'});
  await page.getByLabel('ZIP code').fill('97201');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Name on card').fill('Ada Bell');
  await page.getByLabel(/Expiration date/).fill('12/39');
  await page.getByLabel('Security code').fill('123');
  const place = page.getByRole('button', {name: /^Place order/});
  // The total is known only with the state: without scripts the first press works it out.
  if (!(await place.isVisible())) {
    await page.getByRole('button', {name: 'Continue'}).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Name on card').fill('Ada Bell');
    await page.getByLabel(/Expiration date/).fill('12/39');
    await page.getByLabel('Security code').fill('123');
  }
  await place.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Thank you, Ada'})).toBeVisible();
}

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
  await payAsGuest(page, email);
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

    await page.getByRole('link', {name: 'Check out', exact: true}).click();
    await payAsGuest(page, email);
    await expectOrder(api, {email, color: 'Coral', stockBefore, units: 2});
  });
});
