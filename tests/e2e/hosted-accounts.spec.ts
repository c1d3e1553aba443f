import type {Page} from 'playwright/test';

import {expect, expectAccessible, hydrated, test} from '../support/journeys';
import type {PlatformApi} from '../support/platform-api';

const PASTE = 'Total Daily Care Toothpaste';
const HANDLE = 'total-daily-care-toothpaste';

/** A shop that signs in with hosted accounts and has no subscription provider: Shopify's own contracts take its place. */
test.use({configuration: {CUSTOMER_ACCOUNTS: 'hosted', SUBSCRIPTIONS_HASH_KEY: ''}});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const cart = (page: Page) => page.getByRole('dialog', {name: /Your cart/});
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', {name}).click();

/** Types address and code on the platform's page, which the shop has led to. */
async function signIn(page: Page, api: PlatformApi, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/authentication\/\d+\/login\//);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(heading(page)).toHaveText('Enter the code');
  await page.getByLabel('Code').fill(await api.mailCode(email));
  await page.getByRole('button', {name: 'Sign in'}).click();
}

async function fillAddress(page: Page): Promise<void> {
  const fields = {
    'First name': 'Ada',
    'Last name': 'Bell',
    'Street and house number': '12 Elm Street',
    City: 'Austin',
    'ZIP code': '78701',
  };
  for (const [label, text] of Object.entries(fields)) {
    await main(page).getByLabel(label, {exact: true}).fill(text);
  }
  await main(page).getByLabel('State').selectOption({label: 'Texas'});
}

test('a customer signs in on the platform’s page, buys again, saves an address, pauses a subscription and signs out', async ({
  page,
  api,
}) => {
  const customer = await api.createCustomer();
  const number = await api.placeOrder(customer, [{handle: HANDLE, isSubscription: true}]);

  await test.step('sign in: out to the platform, and back to the page that was wanted', async () => {
    await page.goto('/account/my-orders');
    await signIn(page, api, customer.email);
    await expect(page).toHaveURL(/\/account\/my-orders$/);
    await expectAccessible(page);
  });

  await test.step('the order, and buying it again', async () => {
    await hydrated(page);
    await main(page)
      .getByRole('link', {name: new RegExp(`#${number}`)})
      .first()
      .click();
    await expect(heading(page)).toHaveText(`Order #${number}`);
    await expect(main(page).getByText(PASTE, {exact: true}).first()).toBeVisible();
    await press(page, /to the cart$/);
    await expect(cart(page).getByLabel(`Quantity of ${PASTE}`)).toHaveValue('1');
  });

  await test.step('an address', async () => {
    await page.goto('/account/address-book?add');
    await hydrated(page);
    await fillAddress(page);
    await press(page, 'Save the address');
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await expect(main(page).getByText('12 Elm Street').first()).toBeVisible();
  });

  await test.step('contact information: no password, and names alone to change', async () => {
    await page.goto('/account/contact-information');
    await expect(page.getByRole('link', {name: 'Change the password'})).toHaveCount(0);
    await page.getByRole('link', {name: 'Change your name'}).click();
    await expect(main(page).getByLabel('E-mail address')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a subscription: paused, resumed, cancelled without being asked why', async () => {
    await page.goto('/account/manage-subscriptions');
    await hydrated(page);
    const card = main(page).getByRole('listitem').filter({hasText: PASTE});
    await expect(card.getByText('Change date, frequency or quantity')).toHaveCount(0);
    await card.getByRole('button', {name: 'Pause'}).click();
    await expect(card.getByText('Paused', {exact: true})).toBeVisible();
    await card.getByRole('button', {name: 'Resume'}).click();
    await expect(card.getByText('Active', {exact: true})).toBeVisible();
    await card.getByRole('link', {name: /^Cancel/}).click();
    await expectAccessible(page);
    await card.getByRole('button', {name: 'Cancel the subscription'}).click();
    await expect(card.getByText('Canceled', {exact: true})).toBeVisible();
  });

  await test.step('sign out: here and on the platform, which asks again', async () => {
    await page.getByRole('button', {name: 'Sign out'}).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Sign in');
    await expect(page.getByLabel('E-mail address')).toBeVisible();
  });
});

test('somebody who leaves the platform’s page is told, and nobody is sent round in a circle', async ({
  page,
}) => {
  // From within the shop, where scripts follow links: another site's page cannot be drawn by them.
  await page.goto('/cart');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', {name: 'Account'}).click();
  await expect(heading(page)).toHaveText('Sign in');
  await page.getByRole('link', {name: 'Back to the shop'}).click();
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await page.goto('/account/authorize?code=stolen&state=forged');
  await expect(page.getByText('or did not begin here')).toBeVisible();
  await page.goto('/account/reset-password');
  await expect(page.getByText('Accounts have no password any more')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a newcomer signs in, saves an address and signs out', async ({page, api}) => {
    const email = `newcomer-${Date.now()}@example.com`;
    await page.goto('/account/create-account');
    await signIn(page, api, email);
    await expect(heading(page)).toHaveText('Hello');
    await page.goto('/account/address-book?add');
    await fillAddress(page);
    await press(page, 'Save the address');
    await expect(main(page).getByText('12 Elm Street').first()).toBeVisible();
    await page.getByRole('button', {name: 'Sign out'}).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await press(page, 'Sign in');
    await expect(page.getByLabel('E-mail address')).toBeVisible();
  });
});
