import {expect, hydrated, test, visitorStarted} from '../support/journeys';
import {events} from '../support/visitor-traces';

const PASTE = '/products/total-daily-care-toothpaste';

test('the events of a product page report what it shows: the variant, the plan’s price, the quantity', async ({
  page,
}) => {
  await page.goto(PASTE);
  await hydrated(page);
  await visitorStarted(page);
  const shop = page.locator('[data-product-page]');
  await expect.poll(() => events(page, 'view_item')).toHaveLength(1);
  await shop.getByRole('link', {name: /spearmint/i}).click();
  await page.waitForURL(/variant=/);
  await shop.getByText('Subscribe and save').click();
  await shop.getByLabel('Quantity').fill('3');
  await expect(shop.getByText('You save')).toBeVisible();
  const price = Number((await shop.getAttribute('data-price')) ?? '') / 100;
  const full = Number((await shop.getAttribute('data-full')) ?? '') / 100;
  await expect(shop.getByText(`$${price.toFixed(2)}`).first()).toBeVisible();
  await expect(shop.getByText(`$${full.toFixed(2)}`).first()).toBeVisible();

  await shop.getByRole('button', {name: /^Save .* for later$/}).click();
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[name="buyNow"]');
    const stay = (event: SubmitEvent) => {
      if (event.submitter !== button) return;
      // The way to the checkout would end the page, and its data layer with it.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    button?.form?.addEventListener('submit', stay);
    button?.click();
  });
  await expect.poll(() => events(page, 'buy_now')).toHaveLength(1);
  await shop.getByRole('button', {name: 'Subscribe'}).first().click();
  await expect.poll(() => events(page, 'add_to_cart')).toHaveLength(1);

  const itemOf = async (kind: 'buy_now' | 'add_to_wishlist' | 'add_to_cart') => {
    const [event] = (await events(page, kind)) as {ecommerce?: {items?: object[]}}[];
    return event?.ecommerce?.items?.[0];
  };
  const shown = {
    item_id: 'total-daily-care-toothpaste',
    item_variant: expect.stringMatching(/spearmint/i) as unknown,
    price,
    discount: Math.round((full - price) * 100) / 100,
    quantity: 3,
  };
  expect(await itemOf('add_to_wishlist')).toMatchObject(shown);
  expect(await itemOf('buy_now')).toMatchObject(shown);
  expect(await itemOf('add_to_cart')).toMatchObject(shown);

  const drawer = page.getByRole('dialog', {name: /cart/i});
  await expect(drawer.locator('[data-cart-line] s')).toContainText(`$${(full * 3).toFixed(2)}`);
});

test('what is sold although there is none says so and is bought', async ({page}) => {
  await page.goto('/products/hum-charging-base');
  await hydrated(page);
  const shop = page.locator('[data-product-page]');
  await expect(shop.getByText('Out of stock for now, ships later')).toBeVisible();
  await expect(shop.getByText(/Ships as soon as it is back in stock/)).toBeVisible();
  await shop.getByLabel('Quantity').fill('2');
  await shop.getByRole('button', {name: 'Add to cart'}).first().click();
  const line = page.getByRole('dialog', {name: /cart/i}).locator('[data-cart-line]').first();
  await expect(line.getByText(/it ships later, as soon as it is back/)).toBeVisible();
  await expect(line.getByLabel(/^Quantity of/)).toHaveValue('2');
});
