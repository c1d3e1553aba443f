import {expect, expectAccessible, hydrated, test} from '../support/journeys';

/** One page of each kind that a shopper can open without an account. */
const PAGES = [
  '/',
  '/products',
  '/products/brightwell-toothpaste',
  '/products/brightwell-toothpaste/kids-toothpaste',
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
