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
  // The total is known only with the state: without scripts the first press works it out.
  if (!(await place.isVisible())) {
    await page.getByRole('button', {name: 'Continue'}).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Name on card').fill('Ada Bell');
    await page.getByLabel(/Expiration date/).fill('12/39');
    await page.getByLabel('Security code').fill('123');
  }
  await place.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Thank you, Ada'})).toBeVisible();
}
