import {expect, expectAccessible, hydrated, test} from '../support/journeys';

test.use({configuration: {CONTENT_FROM: 'store', PREVIEW: 'true'}});

const TOOTHPASTE = 'Baking Soda Fresh Toothpaste';

test('an editor looks at a campaign and a free gift that nobody else sees yet, and leaves again', async ({
  page,
}) => {
  const banner = page.getByRole('link', {name: 'Mint days are here'});
  const strip = page.getByRole('link', {name: 'Preview as of 2030-12-24, 18:00 UTC'});
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(strip).toHaveCount(0);

  await page.goto('/_preview');
  const entries = page.getByRole('list', {name: 'Entries of the store'});
  await expect(entries).toContainText('campaign mint-days: for editors alone');
  await page.getByLabel('Day and time (UTC)').fill('2030-12-24T18:00');
  await page.getByRole('button', {name: 'Show the shop'}).click();

  await expect(page).toHaveURL('/');
  await expect(strip).toBeInViewport();
  await expectAccessible(page);
  await banner.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Ten days of mint'})).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', {name: TOOTHPASTE, exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: TOOTHPASTE})).toBeVisible();
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to cart/})
    .first()
    .click();
  await expect(page.getByText('A pouch comes with Baking Soda Fresh.').first()).toBeAttached();

  await page.goto('/');
  await strip.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Preview'})).toBeVisible();
  await page.getByRole('button', {name: 'Leave the preview'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(strip).toHaveCount(0);
});
