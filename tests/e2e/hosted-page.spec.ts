import type {Page} from 'playwright/test';

import {expect, expectAccessible, test} from '../support/journeys';
import {expectToFit} from '../support/reflow';

/** The platform's own sign-in page, which a shop with hosted accounts leads out to. */
test.use({
  configuration: {CUSTOMER_ACCOUNTS: 'hosted'},
  // The platform answers what was typed wrongly with 422, which the browser notes.
  expectedErrors: [/422/],
});

const focused = (page: Page) => page.locator(':focus');
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Presses Tab until this has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('link', {name}).or(page.getByRole('button', {name}));
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({timeout: 100});
  }).toPass();
}

for (const width of [390, 768, 1440]) {
  test(`the platform’s sign-in page is used by keyboard alone, ${width} pixels wide`, async ({
    page,
    api,
  }) => {
    const email = `keys-${width}-${Date.now()}@example.com`;
    await page.setViewportSize({width, height: 900});
    await page.goto('/account/my-orders');

    await test.step('the address: wrong, then right', async () => {
      await page.getByLabel('E-mail address').focus();
      await page.keyboard.type('ada@nowhere');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(/like name@example\.com/);
      await expect(page).toHaveTitle(/^Not yet: sign in/);
      await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
        /like name@example\.com.*We send a code/,
      );
      await expect(page.getByLabel('E-mail address')).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(email);
      await tabTo(page, 'Continue');
      await page.keyboard.press('Space');
    });

    await test.step('the code: wrong, a new one asked for, then right', async () => {
      await expect(heading(page)).toHaveText('Enter the code');
      await expect(page.getByLabel('Code')).toBeFocused();
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(/not the code we sent/);
      await expectAccessible(page);
      const before = await api.mailCode(email);
      await tabTo(page, 'Another address, or a new code');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('E-mail address')).toHaveValue(email);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText('Enter the code');
      await expect.poll(() => api.mailCode(email)).not.toBe(before);
      await page.keyboard.type(await api.mailCode(email));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/account\/my-orders$/);
    });
  });
}

test('the platform’s sign-in page fits every screen and text size, and its ways out are easy to hit', async ({
  page,
}) => {
  await page.goto('/account/login');
  await expectToFit(page, 'the address');
  await page.getByLabel('E-mail address').fill(`long.${'name'.repeat(12)}@example.com`);
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(heading(page)).toHaveText('Enter the code');
  await expectToFit(page, 'the code');
  for (const way of await page.getByRole('main').getByRole('link').all()) {
    const box = await way.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await tabTo(page, 'Back to the shop');
  await expect(focused(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are not signed in.')).toBeVisible();
});
