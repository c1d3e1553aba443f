import {randomUUID} from 'node:crypto';
import type {Page} from 'playwright/test';

import {expect, hydrated, test} from '../support/journeys';
import type {TestCustomer} from '../support/platform-api';

const BOOK = '/account/address-book';
const PROFILE = '/account/contact-information/profile';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, {exact: true});
const press = (page: Page, name: string) => main(page).getByRole('button', {name}).click();

/** Signs in on the page that the browser is at, or on the sign-in page. */
async function signIn(page: Page, {email, password}: Pick<TestCustomer, 'email' | 'password'>) {
  if (!page.url().includes('/account/login')) await page.goto('/account/login');
  await hydrated(page);
  await field(page, 'E-mail address').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign in');
  await page.waitForURL((url) => !url.pathname.includes('/account/login'));
}

/** What happens when a session runs out: the browser drops its cookie. */
const runOut = (page: Page) => page.context().clearCookies({name: 'customer_token'});

async function typeAddress(page: Page) {
  await page.goto(`${BOOK}?add`);
  await hydrated(page);
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Bell');
  await field(page, 'Street and house number').fill('1 Main St');
  await field(page, 'City').fill('Albany');
  await field(page, 'State').selectOption('NY');
  await field(page, 'ZIP code').fill('12207');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // A refused form answers 409, which the browser reports.
    test.use({javaScriptEnabled, expectedErrors: [/status of 409/]});

    test('an address that is sent after the sign-in has run out is there again, and is saved', async ({
      page,
      api,
    }) => {
      const customer = await api.createCustomer();
      await signIn(page, customer);
      await typeAddress(page);
      await runOut(page);
      await press(page, 'Save the address');
      await expect(page.getByText('What you typed is kept')).toBeVisible();
      await signIn(page, customer);
      await expect(main(page).getByText('You were signed out in between.')).toBeVisible();
      await expect(field(page, 'City')).toHaveValue('Albany');
      await expect(field(page, 'State')).toHaveValue('NY');
      await press(page, 'Save the address');
      await expect(main(page).getByText('The address is saved.')).toBeVisible();
      await expect(main(page).getByRole('link', {name: 'Edit 1 Main St'})).toBeVisible();
    });

    test('a profile that one customer opened is not saved for another, who signed in in a second tab', async ({
      page,
      context,
      api,
    }) => {
      const [first, second] = [await api.createCustomer(), await api.createCustomer()];
      await signIn(page, first);
      await page.goto(PROFILE);
      await hydrated(page);
      await field(page, 'Last name').fill('Lovelace');
      await runOut(page);
      const tab = await context.newPage();
      await signIn(tab, second);
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('Somebody else has signed in');
      await expect(field(page, 'Last name')).toHaveValue('Lovelace');
      await tab.goto('/account/contact-information');
      await expect(main(tab)).toContainText(second.email);
      await expect(main(tab)).not.toContainText('Lovelace');
      await runOut(tab);
      await signIn(tab, first);
      await press(page, 'Save');
      await expect(main(page).getByText('Your changes are saved.')).toBeVisible();
      await expect(main(page)).toContainText('Lovelace');
    });

    test('the e-mail address changes with the present password, which the form asks for', async ({
      page,
      api,
    }) => {
      const customer = await api.createCustomer();
      const wanted = `new-${randomUUID()}@example.com`;
      await signIn(page, customer);
      await page.goto(PROFILE);
      await hydrated(page);
      await field(page, 'E-mail address').fill(wanted);
      await main(page).getByLabel('Present password').fill(customer.password);
      await press(page, 'Save');
      await expect(main(page).getByText('From now on you sign in with')).toBeVisible();
      await expect(main(page)).toContainText(wanted);
    });
  });
}

test('a half-filled form survives a detour through the shop, and its password does not', async ({
  page,
}) => {
  await page.goto('/account/create-account');
  await hydrated(page);
  await field(page, 'First name').fill('Ada');
  const detour = async () => {
    await page.getByRole('banner').getByRole('link', {name: 'All Products'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All Products');
    await page.goBack();
  };
  await detour();
  await expect(field(page, 'First name')).toHaveValue('Ada');

  await page.goto('/account/login');
  await hydrated(page);
  await field(page, 'Password').fill('mint-and-lemon');
  await detour();
  await expect(field(page, 'Password')).toHaveValue('');

  await page.goto('/contact-us-email');
  await hydrated(page);
  await field(page, 'Message').fill('Where is my order?');
  await main(page).getByLabel('What is it about?').selectOption({index: 1});
  await detour();
  await expect(field(page, 'Message')).toHaveValue('Where is my order?');
  await expect(main(page).getByLabel('What is it about?')).not.toHaveValue('');
});
