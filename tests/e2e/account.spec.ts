import {randomUUID} from 'node:crypto';
import {z} from 'zod';

import {expect, expectAccessible, hydrated, test} from '../support/journeys';

const PASSWORD = 'mint-and-lemon';
const mailsSchema = z.object({
  mails: z.array(z.object({kind: z.string(), data: z.record(z.string(), z.string())})),
});

/** Path of the link in the newest mail to an address. */
async function mailPath(to: string): Promise<string> {
  const platform = process.env['SHOP_PLATFORM_URL'] ?? '';
  const answer = await fetch(`${platform}/_test/outbox?to=${encodeURIComponent(to)}`);
  const {mails} = mailsSchema.parse(await answer.json());
  return new URL(mails[0]?.data['url'] ?? '').pathname;
}

test('a customer creates an account, saves an address, changes the password and leaves nothing behind', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = `shopper-${randomUUID()}@example.com`;
  await page.goto('/account/my-orders');
  await expect(page).toHaveURL(/\/account\/login\?return_to=/);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Create an account'}).click();

  await hydrated(page);
  await page.getByRole('button', {name: 'Create an account'}).click();
  await expect(page.getByRole('main').getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await page.getByRole('main').getByLabel('First name').fill('Ada');
  await page.getByRole('main').getByLabel('Last name').fill('Bell');
  await page.getByRole('main').getByLabel('E-mail address').fill(email);
  await page.getByRole('main').getByLabel('Phone').fill('+1 555-123-4567');
  await page.getByRole('main').getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', {name: 'Create an account'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('My orders');

  await page.getByRole('link', {name: 'Address book'}).click();
  await page.getByRole('link', {name: 'Add an address'}).click();
  await page.getByRole('main').getByLabel('Country').selectOption('France');
  await expect(page.getByRole('main').getByLabel('State')).toHaveCount(0);
  await page.getByRole('main').getByLabel('Country').selectOption('United States');
  await page.getByRole('main').getByLabel('Street and house number').fill('1 Main St');
  await page.getByRole('main').getByLabel('City').fill('Albany');
  await page.getByRole('main').getByLabel('State').selectOption('New York');
  await page.getByRole('main').getByLabel('ZIP code').fill('12207');
  await page.getByRole('button', {name: 'Save the address'}).dblclick();
  await expect(page.getByText('The address is saved.')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="edit="]')).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('link', {name: 'Contact information'}).click();
  await expect(page.getByText('(555) 123-4567')).toBeVisible();
  await page.getByRole('link', {name: 'Change the password'}).click();
  await page.getByRole('main').getByLabel('Present password').fill(PASSWORD);
  await page.getByRole('main').getByLabel('New password').fill('a-better-password');
  await page.getByRole('main').getByLabel('The same password again').fill('a-better-password');
  await page.getByRole('button', {name: 'Change the password'}).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await page.getByRole('button', {name: 'Sign out'}).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/login/);
  expect(await page.content()).not.toContain(email);
});

test('a forgotten password is set anew by mail', async ({page, api}) => {
  const {email} = await api.createCustomer();
  await page.goto('/account/reset-password');
  await hydrated(page);
  await page.getByRole('main').getByLabel('E-mail address').fill(email);
  await page.getByRole('button', {name: 'Send me the link'}).click();
  await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
  await page.goto(await mailPath(email));
  await page.getByRole('main').getByLabel('New password').fill('a-better-password');
  await page.getByRole('main').getByLabel('The same password again').fill('a-better-password');
  await page.getByRole('button', {name: 'Set the password'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hello Ada');
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  // The answer to a wrong password.
  test.use({javaScriptEnabled: false, expectedErrors: [/status of 401/]});

  test('a customer signs in, mends a typing error and signs out', async ({page, api}) => {
    const {email, password} = await api.createCustomer();
    await page.goto('/account/login');
    await page.getByRole('main').getByLabel('E-mail address').fill(email);
    await page.getByRole('main').getByLabel('Password').fill('not the password');
    await page.getByRole('button', {name: 'Sign in'}).click();
    await expect(page.getByRole('alert')).toContainText('Unidentified customer');
    await expect(page.getByRole('main').getByLabel('E-mail address')).toHaveValue(email);
    await page.getByRole('main').getByLabel('Password').fill(password);
    await page.getByRole('button', {name: 'Sign in'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Hello Ada');
    await page.getByRole('button', {name: 'Sign out'}).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  });
});
