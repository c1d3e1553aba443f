import {payInCheckout} from '../support/hosted-checkout';
import {expect, hydrated, test} from '../support/journeys';

const PASTE = '/products/total-daily-care-toothpaste';

// Playwright switches the back-forward cache off, as it would confuse tests about anything else.
test.use({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
});

test('a page out of the back-forward cache shows the cart as it is now, an order placed meanwhile too', async ({
  page,
  context,
}) => {
  await page.goto(PASTE);
  await hydrated(page);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  const drawer = page.getByRole('dialog', {name: /Your cart/});
  await expect(drawer.getByLabel(/Quantity of/)).toHaveValue('1');
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => {
      Object.assign(window, {cameBack: event.persisted});
    });
  });

  // Another page of the same tab adds one more; that page's own cart is not told to the frozen one.
  await page.goto('/cart');
  await hydrated(page);
  await page.getByRole('button', {name: /One more/}).click();
  await expect(page.getByLabel(/Quantity of/)).toHaveValue('2');
  await expect(page.getByRole('button', {name: 'Check out'})).toBeVisible();
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL(new RegExp(PASTE));
  await expect(drawer.getByLabel(/Quantity of/)).toHaveValue('2');
  await expect(drawer.getByRole('heading', {name: 'Your cart (2)'})).toBeVisible();
  expect(await page.evaluate(() => 'cameBack' in window && window.cameBack)).toBe(true);

  await page.goto('/cart');
  const till = await context.newPage();
  await till.goto('/cart/checkout');
  await payInCheckout(till, 'returning@example.com');
  await till.close();
  await page.goBack({waitUntil: 'commit'});
  await expect(drawer.getByText('Nothing in here yet')).toBeVisible();
  await expect(page.locator('[data-cart-link]')).toHaveAccessibleName('Cart');
});
