import type {Page} from 'playwright/test';

import {expect, hydrated, test} from '../support/journeys';

async function openSearch(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', {name: /^Search/})
    .click();
  const field = page.getByRole('combobox', {name: 'Search products and articles'});
  await expect(field).toBeFocused();
  return field;
}

for (const width of [390, 1440]) {
  test(`Enter searches for what was typed, misspelt as it is, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const field = await openSearch(page);
    await field.pressSequentially('whitning pen');
    await expect(page.getByRole('option', {name: /Whitening Pen/}).first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=whitning%20pen$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText('whitning pen');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /Whitening Pen/})
        .first(),
    ).toBeVisible();
  });
}

test('the arrow keys choose a suggestion, and Enter opens it and searches for nothing', async ({
  page,
}) => {
  const field = await openSearch(page);
  await field.pressSequentially('bubble fruit');
  await expect(page.getByRole('option', {name: /Bubble Fruit/}).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/products\/kids-bubble-fruit-toothpaste$/);
});
