import type {Page} from 'playwright/test';

import {expect, hydrated, test} from '../support/journeys';

const PASTE = '/products/total-daily-care-toothpaste';

const drawerOf = (page: Page) => page.getByRole('dialog', {name: /Your cart/});

async function addOne(page: Page): Promise<void> {
  await page.goto(PASTE);
  await hydrated(page);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  await expect(drawerOf(page).getByLabel(/Quantity of/)).toHaveValue('1');
  await expect(drawerOf(page).getByRole('link', {name: 'Check out'})).toBeVisible();
}

test('a quantity that is typed over the old one on the product page is the quantity that is added', async ({
  page,
}) => {
  await page.goto(PASTE);
  await hydrated(page);
  const quantity = page.getByLabel('Quantity', {exact: true});
  await quantity.selectText();
  await quantity.press('Backspace');
  await expect(quantity).toHaveValue('');
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  await expect(page.getByText('Enter a whole number from 1 to 10.')).toBeVisible();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('');
  await quantity.pressSequentially('5');
  await expect(quantity).toHaveValue('5');
  await expect(page.getByText('Enter a whole number from 1 to 10.')).toHaveCount(0);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  await expect(drawerOf(page).getByLabel(/Quantity of/)).toHaveValue('5');
});

test('what is no quantity is refused beside the field and keeps the cart and the page', async ({
  page,
}) => {
  await addOne(page);
  const quantity = drawerOf(page).getByLabel(/Quantity of/);
  for (const typed of ['abc', '1e3', '10.9', '']) {
    await quantity.fill(typed);
    await quantity.press('Enter');
    await expect(drawerOf(page).getByText(/Enter a whole number/)).toBeVisible();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveValue(typed);
  }
  await expect(page).toHaveURL(PASTE);
  await quantity.fill('5');
  await expect(drawerOf(page).getByText(/Enter a whole number/)).toHaveCount(0);
  await drawerOf(page)
    .getByRole('button', {name: /One more/})
    .click();
  await expect(quantity).toHaveValue('6');
  await expect(drawerOf(page).getByRole('heading', {name: 'Your cart (6)'})).toBeVisible();
});

test('an order note that was typed just before the checkout goes along', async ({page}) => {
  await addOne(page);
  await drawerOf(page).getByText('Note for your order').first().click();
  await drawerOf(page)
    .getByRole('textbox', {name: 'Note for your order'})
    .fill('Ring twice, please');
  await drawerOf(page).getByRole('link', {name: 'Check out'}).click();
  await page.waitForURL(/\/cart\/c\//);
  await page.goto('/cart');
  await expect(page.getByRole('textbox', {name: 'Note for your order'})).toHaveValue(
    'Ring twice, please',
  );
});

test('an order note outlives the closing of the drawer it was typed in', async ({page}) => {
  await addOne(page);
  const note = drawerOf(page).getByRole('textbox', {name: 'Note for your order'});
  await drawerOf(page).getByText('Note for your order').first().click();
  await note.fill('Leave it at the door');
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await page.getByRole('link', {name: /Cart, 1 item/}).click();
  await expect(note).toHaveValue('Leave it at the door');
});

test.describe('without JavaScript', () => {
  // The page that refuses a quantity answers 422, which the browser reports.
  test.use({javaScriptEnabled: false, expectedErrors: [/status of 422/]});

  const buy = async (page: Page) => {
    await page.goto(PASTE);
    await page.getByRole('button', {name: 'Add to cart'}).first().click();
    await expect(page).toHaveURL(/\/cart$/);
  };

  test('an order note that was typed just before the checkout goes along', async ({page}) => {
    await buy(page);
    const note = page.getByRole('textbox', {name: 'Note for your order'});
    await page.getByText('Note for your order').first().click();
    await note.fill('Ring twice,\nplease');
    await page.getByRole('button', {name: 'Check out'}).click();
    await expect(page).toHaveURL(/\/cart\/c\//);
    await page.goto('/cart');
    await expect(note).toHaveValue('Ring twice,\nplease');
  });

  test('a refused code and a refused quantity stay as they were typed', async ({page}) => {
    await buy(page);
    await page.getByText('Discount code').first().click();
    await page.getByRole('textbox', {name: 'Discount code'}).fill('NOPE');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page.getByText('Invalid discount code')).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Discount code'})).toHaveValue('NOPE');
    for (const typed of ['abc', '1e3', '10.9', '']) {
      await page.getByLabel(/Quantity of/).fill(typed);
      await page.getByLabel(/Quantity of/).press('Enter');
      await expect(page.getByText(/Enter a whole number/)).toBeVisible();
      await expect(page.getByLabel(/Quantity of/)).toHaveValue(typed);
    }
  });

  test('a refused quantity is explained beside its line', async ({page}) => {
    await buy(page);
    await page.getByLabel(/Quantity of/).fill('abc');
    await page.getByLabel(/Quantity of/).press('Enter');
    await expect(
      page
        .getByRole('listitem')
        .filter({hasText: 'Total Daily Care'})
        .getByText(/Enter a whole number/),
    ).toBeVisible();
  });
});
