import {equal, match} from 'node:assert/strict';
import type {Page} from 'playwright';

import type {PlatformApi, TestCustomer} from '../../tests/support/platform-api';

const PASTE = {title: 'Total Daily Care Toothpaste', handle: 'total-daily-care-toothpaste'};

const ADD_ADDRESS = `mutation ($token: String!, $address: MailingAddressInput!) {
  customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } } }`;

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Bell',
  address1: '12 Elm Street',
  city: 'Austin',
  province: 'Texas',
  country: 'United States',
  zip: '78701',
};

interface Subject {
  page: Page;
  api: PlatformApi;
}

interface Step {
  /** What is seen, as a sentence. */
  name: string;
  run: () => Promise<void>;
}

/** Types address and code on the platform's page, where the browser is already. */
async function signIn({page, api}: Subject, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', {name: 'Continue'}).click();
  await page.getByRole('heading', {name: 'Enter the code'}).waitFor();
  await page.getByLabel('Code').fill(await api.mailCode(email));
  await page.getByRole('button', {name: 'Sign in'}).click();
}

/** Presses what sends a form of the template, and waits for the answer. */
async function send(page: Page, press: () => Promise<void>, path: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' && new URL(response.url()).pathname.startsWith(path),
  );
  await press();
  equal((await answered).status(), 200, `${path} did not take the form`);
}

/** The forms of the template's addresses, the one for a new address first. */
const addressForm = (page: Page, index: number) =>
  page
    .locator('form')
    .filter({has: page.getByLabel('Address line 1')})
    .nth(index);

function addressSteps({page}: Subject): Step[] {
  return [
    {
      name: 'the address of before is there, and is changed',
      run: async () => {
        await page.goto('/account/addresses');
        const form = addressForm(page, 1);
        equal(await form.getByLabel('Address line 1').inputValue(), ADDRESS.address1);
        equal(await form.getByLabel('State/Province').inputValue(), 'TX');
        await form.getByLabel('Address line 1').fill('9 Oak Lane');
        const save = () => form.getByRole('button', {name: 'Save'}).click();
        await send(page, save, '/account/addresses');
        await page.reload();
        equal(await addressForm(page, 1).getByLabel('Address line 1').inputValue(), '9 Oak Lane');
      },
    },
    {
      name: 'another address is added, and deleted again',
      run: async () => {
        const form = addressForm(page, 0);
        const fields = {
          'First name': 'Ada',
          'Last name': 'Bell',
          Company: '',
          'Address line 1': '1 Pine Road',
          'Address line 2': '',
          City: 'Portland',
          'State/Province': 'OR',
          Zip: '97201',
          territoryCode: 'US',
          'Phone Number': '+15035550147',
        };
        for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
        await send(
          page,
          () => form.getByRole('button', {name: 'Create'}).click(),
          '/account/addresses',
        );
        await page.reload();
        const added = page
          .locator('form')
          .filter({has: page.locator('input[value="1 Pine Road"]')});
        await send(
          page,
          () => added.getByRole('button', {name: 'Delete'}).click(),
          '/account/addresses',
        );
        await page.reload();
        equal(await page.locator('input[value="1 Pine Road"]').count(), 0);
        equal(await page.locator('input[value="9 Oak Lane"]').count(), 1);
      },
    },
  ];
}

/** What a customer of before, with an order and an address, does with the account pages of Shopify's template. */
export function accountSteps(subject: Subject): Step[] {
  const {page, api} = subject;
  let customer: TestCustomer | undefined;
  let number = 0;
  const email = () => customer?.email ?? '';
  return [
    {
      name: 'signs in with the code of the mail, and comes back to the orders',
      run: async () => {
        customer = await api.createCustomer();
        number = await api.placeOrder(customer, [{handle: PASTE.handle, quantity: 2}]);
        await api.query(ADD_ADDRESS, {token: customer.accessToken, address: ADDRESS});
        await page.goto('/account');
        match(page.url(), /\/authentication\/\d+\/login\//);
        await signIn(subject, email());
        await page.waitForURL((url) => url.pathname === '/account/orders');
        await page.getByRole('heading', {name: 'Welcome, Ada'}).waitFor();
      },
    },
    {
      name: 'the order is listed, and opened with its lines and sums',
      run: async () => {
        await page.getByText('PAID').waitFor();
        await page.getByRole('link', {name: `#${number}`, exact: true}).click();
        await page.getByRole('heading', {name: `Order #${number}`}).waitFor();
        await page.getByRole('cell', {name: PASTE.title}).waitFor();
        await page.getByText('12 Elm Street').first().waitFor();
      },
    },
    ...addressSteps(subject),
    {
      name: 'the name is changed, and greets',
      run: async () => {
        await page.goto('/account/profile');
        await page.getByLabel('First name').fill('Grace');
        const update = () => page.getByRole('button', {name: 'Update'}).click();
        await send(page, update, '/account/profile');
        await page.getByRole('heading', {name: 'Welcome, Grace'}).waitFor();
      },
    },
    {
      name: 'a cart made by the template is the customer’s at the checkout, and its order is listed',
      run: async () => {
        const variant = (await api.variantId(PASTE.handle)).replace(/.*\//, '');
        await page.goto(`/cart/${variant}:1`);
        equal(await page.getByLabel('E-mail', {exact: true}).inputValue(), email());
        await page.getByLabel('Card number').fill('4242 4242 4242 4242');
        await page.getByLabel('Name on card').fill('Ada Bell');
        await page.getByLabel(/Expiration date/).fill('12/39');
        await page.getByLabel('Security code').fill('123');
        await page.getByRole('button', {name: /^Place order/}).click();
        await page.getByRole('heading', {name: /^Thank you/}).waitFor();
        await page.goto('/account/orders');
        await page.getByRole('link', {name: `#${number + 1}`, exact: true}).waitFor();
      },
    },
    {
      name: 'signs out here and on the platform, which asks again',
      run: async () => {
        await page.goto('/account/orders');
        await page.getByRole('button', {name: 'Sign out'}).click();
        await page.waitForURL((url) => url.pathname === '/');
        await page.goto('/account');
        await page.getByLabel('E-mail address').waitFor();
      },
    },
  ];
}
