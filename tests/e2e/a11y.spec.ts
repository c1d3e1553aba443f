import type {Page} from 'playwright/test';

import {config} from '../../hydrogen.config';
import {expect, expectAccessible, hydrated, test} from '../support/journeys';
import type {TestCustomer} from '../support/platform-api';

/** One page of each kind that a shopper can open without an account. */
const PAGES = [
  '/',
  '/products',
  `/products/${config.brand.slug}-toothpaste`,
  `/products/${config.brand.slug}-toothpaste/kids-toothpaste`,
  '/products/hum-smart-electric-toothbrush',
  '/learn',
  '/contact-us',
  '/contact-us-email',
  '/returns-and-warranty',
];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  });
}

/** What a visitor meets before signing in, each with the errors of its empty form. */
const GUEST_PAGES = [
  '/account/login?notice=expired',
  '/account/create-account',
  '/account/create-account/student',
  '/account/reset-password',
  '/account/activate',
  '/account/reset/62/abc',
];

for (const path of GUEST_PAGES) {
  test(`axe finds nothing on ${path}, errors included`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const submit = page.getByRole('main').locator('form button');
    if ((await submit.count()) > 0) {
      await submit.first().click();
      await expect(page.locator('main [aria-invalid]').first()).toBeFocused();
    }
    await expectAccessible(page);
  });
}

async function signIn(page: Page, {email, password}: TestCustomer) {
  await page.goto('/account/login');
  await hydrated(page);
  await page.getByRole('main').getByLabel('E-mail address').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hello Ada');
}

/** Looks at pages with everything on them unfolded. */
async function expectAccessiblePages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    for (const details of await page.locator('main details').all()) {
      await details.locator('summary').click();
    }
    await expectAccessible(page);
  }
}

test('axe finds nothing on the pages of a customer who has not bought yet', async ({page, api}) => {
  await signIn(page, await api.createCustomer());
  await expectAccessiblePages(page, ['/account/address-book', '/account/manage-subscriptions']);
});

// The order, the address list and the questions before an end: in the account's journeys.
for (const paths of [
  ['/account', '/account/manage-subscriptions', '/account/address-book?add'],
  [
    '/account/contact-information',
    '/account/contact-information/profile',
    '/account/contact-information/password',
  ],
]) {
  test(`axe finds nothing on ${paths.join(', ')} of a customer with an order`, async ({
    page,
    api,
  }) => {
    const customer = await api.createCustomer();
    await api.placeOrder(customer, [
      {handle: 'sensitive-calm-toothpaste', isSubscription: true},
      {handle: 'total-daily-care-toothpaste'},
    ]);
    await signIn(page, customer);
    await expectAccessiblePages(page, paths);
  });
}

test.describe('the 404 page', () => {
  test.use({expectedErrors: [/status of 404/]});

  test('is found by nothing that axe knows, and leads on', async ({page}) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Whoops!');
    await expect(page).toHaveTitle(/Page Not Found: \/no-such-page/);
    await expectAccessible(page);
    await page.getByRole('link', {name: 'Go Back to Homepage'}).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a keyboard reaches the content past the header at the first stop', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: /skip to/i});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
