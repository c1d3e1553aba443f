import {expect, hydrated, test} from '../support/journeys';

test.beforeEach(({page}) => page.emulateMedia({media: 'print'}));

for (const path of ['/learn/fluoride-explained', '/returns-and-warranty']) {
  test(`${path} is printed without buttons and ways to elsewhere`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('main p').first()).toBeVisible();
    for (const kind of ['nav', 'button', '.button']) {
      await expect(page.locator(kind).filter({visible: true})).toHaveCount(0);
    }
  });
}

test('an order is printed with its pictures, those below the fold too', async ({page, api}) => {
  const customer = await api.createCustomer();
  const number = await api.placeOrder(customer, [
    {handle: 'sensitive-calm-toothpaste'},
    {handle: 'woven-floss-mint'},
  ]);
  await page.goto('/account/login');
  await hydrated(page);
  const main = page.getByRole('main');
  // Its buttons are not on paper: the form is sent by its field.
  await main.getByLabel('E-mail address').fill(customer.email);
  await main.getByLabel('Password').fill(customer.password);
  await main.getByLabel('Password').press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hello Ada');
  await page.goto(`/account/my-orders/${String(number)}`);
  const pictures = page.getByRole('region', {name: 'What was in it'}).locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('loading', 'eager');
  }
  await expect(page.locator('nav, button, .button').filter({visible: true})).toHaveCount(0);
});
