import {expect, type Page} from 'playwright/test';

/** Fills the hosted checkout with a test card, down to the thank-you page, as a shopper would. */
export async function payInCheckout(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', {exact: true}).fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Bell');
  await page.getByLabel('Address', {exact: true}).fill('12 Main Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption({label: 'Oregon'});
  await page.getByLabel('ZIP code').fill('97201');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Name on card').fill('Ada Bell');
  await page.getByLabel(/Expiration date/).fill('12/39');
  await page.getByLabel('Security code').fill('123');
  const place = page.getByRole('button', {name: /^Place order/});
  // The total is known only with the state: without scripts the first press works it out, and a script does it by itself, soon.
  const next = page.getByRole('button', {name: 'Continue'});
  await expect(async () => {
    if (!(await place.isVisible())) await next.click({timeout: 2_000});
    await expect(place).toBeVisible({timeout: 2_000});
  }).toPass({timeout: 20_000});
  if ((await page.getByLabel('Card number').inputValue()) === '') {
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Name on card').fill('Ada Bell');
    await page.getByLabel(/Expiration date/).fill('12/39');
    await page.getByLabel('Security code').fill('123');
  }
  await place.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Thank you, Ada'})).toBeVisible();
}
