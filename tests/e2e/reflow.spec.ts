import {config} from '../../hydrogen.config';
import {expect, hydrated, test} from '../support/journeys';
import {brokenWords, expectToFit} from '../support/reflow';

test.use({isMobile: true, hasTouch: true, viewport: {width: 390, height: 844}});

/** Pages that need nobody signed in and nothing in the cart, by kind. */
const PAGES = {
  'the front page': ['/'],
  campaigns: ['/total', '/total-chimarathon', '/opticobsessed', '/hum-smart-toothbrush-app'],
  'the catalogue': [
    '/products',
    `/products/${config.brand.slug}-toothpaste`,
    `/products/${config.brand.slug}-toothpaste/kids-toothpaste`,
    '/products?form=strips&price=under-10',
    '/products/violet-tone-whitening-serum',
    '/products/hum-smart-electric-toothbrush',
    '/products/optic-white-bundle',
    '/products/create-your-bundle',
  ],
  search: [
    '/search',
    '/search?q=whitening',
    '/search?q=Donaudampfschifffahrtsgesellschaftskapitän',
  ],
  articles: [
    '/learn',
    '/learn/brush-head-care',
    '/learn/choosing-bristles',
    '/learn/coffee-and-tea-stains',
    '/learn/electric-or-manual-toothbrush',
    '/learn/fluoride-explained',
    '/learn/gum-line',
    '/learn/how-to-brush-your-teeth',
    '/learn/how-to-floss',
    '/learn/kids-first-toothbrush',
    '/learn/sensitive-teeth',
    '/learn/travel-kit',
    '/learn/whitening-basics',
  ],
  'legal pages': [
    '/app-privacy',
    '/kids-app-privacy',
    '/app-terms-of-service',
    '/returns-and-warranty',
    '/discount-code-terms-and-conditions',
    '/california-consumer-protection-act-addendum',
    '/tiktok-shop-terms-and-conditions',
    '/app-rewards-terms-and-conditions',
    '/privacy-receipt',
  ],
  contact: [
    '/contact-us',
    '/contact-us-email',
    '/contact-us-email-success',
    '/contact-us-email-failure',
  ],
  'pages before signing in': [
    '/account/login?notice=expired',
    '/account/create-account',
    '/account/create-account/student',
    '/account/reset-password',
    '/account/activate',
    '/account/reset/62/abc',
    '/cart',
  ],
};

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`no page is wider than its screen: ${kind}`, async ({page}) => {
    for (const path of paths) {
      await page.goto(path);
      await expectToFit(page, path);
    }
  });
}

test('no heading breaks within a word of up to twelve letters at 320 px with text at 200 %', async ({
  page,
}) => {
  const found: Record<string, string[]> = {};
  for (const path of [
    '/',
    `/products/${config.brand.slug}-smart-toothbrushes`,
    '/products/total-daily-care-toothpaste',
    '/learn',
    '/learn/how-to-brush-your-teeth',
    '/whitening-product-quiz',
    '/contact-us',
    '/returns-and-warranty',
    '/account/create-account',
  ]) {
    await page.goto(path);
    const broken = await brokenWords(page);
    if (broken.length > 0) found[path] = broken;
  }
  expect(found).toEqual({});
});

test.describe('pages that are not there', () => {
  test.use({expectedErrors: [/status of 404/]});

  test('no page is wider than its screen: 404', async ({page}) => {
    for (const path of ['/no-such-page', `/${'long-winded-'.repeat(20)}page`]) {
      await page.goto(path);
      await expectToFit(page, path);
    }
  });
});

test('no page is wider than its screen: a cart with all it can hold, as page and as drawer', async ({
  page,
  api,
}) => {
  const cart = await api.createCart([
    {handle: 'violet-tone-whitening-serum', quantity: 10},
    {handle: 'optic-white-comfort-fit-teeth-whitening-device-and-kit', quantity: 10},
    {handle: 'sensitive-calm-toothpaste'},
    {handle: 'optic-white-bundle'},
  ]);
  await api.query(
    'mutation ($id: ID!) { cartDiscountCodesUpdate(cartId: $id, discountCodes: ["WELCOME10", "AVERYLONGCODETHATNOBODYEVERMADE"]) { cart { id } } }',
    {id: cart.id},
  );
  const [name = '', value = ''] = cart.cookie.split('=');
  await page.goto('/contact-us');
  await page.context().addCookies([
    {name, value, url: page.url()},
    {name: 'cart_units', value: '22', url: page.url()},
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Estimated total')).toBeVisible();
  await expectToFit(page, '/cart with lines');
  await page.goto(`/products/${config.brand.slug}-toothpaste`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', {name: /cart/i}).tap();
  await expect(
    page.getByRole('dialog', {name: /Your cart/}).getByText('Estimated total'),
  ).toBeVisible();
  await expectToFit(page, 'the drawer');
});

test('no page is wider than its screen: the menu, the search and what is found in it', async ({
  page,
}) => {
  await page.goto(`/products/${config.brand.slug}-toothpaste`);
  await hydrated(page);
  await page.getByRole('banner').locator('summary').tap();
  await expect(page.getByRole('navigation', {name: 'Main'}).first()).toBeVisible();
  await expectToFit(page, 'the menu');
  await page.goto(`/products/${config.brand.slug}-toothpaste`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', {name: 'Search'}).tap();
  await page.getByRole('dialog').getByRole('combobox').fill('white');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectToFit(page, 'the search');
});

test.describe('of a visitor who has answered nothing yet', () => {
  test.use({visitor: 'new'});

  test('no page is wider than its screen: the question of consent and its preferences', async ({
    page,
  }) => {
    await page.goto('/learn');
    const banner = page.getByRole('dialog', {name: 'You decide what we remember'});
    await expect(banner).toBeVisible();
    await expectToFit(page, 'the question of consent');
    await banner.getByRole('button', {name: /choose|preferences/i}).tap();
    await expectToFit(page, 'the preferences');
  });
});

test('no page is wider than its screen: the account of a customer', async ({page, api}) => {
  const customer = await api.createCustomer();
  await api.query(
    `mutation ($token: String!, $address: MailingAddressInput!) {
      customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } } }`,
    {
      token: customer.accessToken,
      address: {
        firstName: 'Wilhelmina-Alexandra',
        lastName: 'Featherstonehaugh-Cholmondeley',
        address1: '1 Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road',
        city: 'Chargoggagoggmanchauggagoggchaubunagungamaugg',
        province: 'Massachusetts',
        country: 'United States',
        zip: '01570',
      },
    },
  );
  const number = await api.placeOrder(customer, [
    {handle: 'sensitive-calm-toothpaste', isSubscription: true},
    {handle: 'optic-white-comfort-fit-teeth-whitening-device-and-kit', quantity: 2},
  ]);
  await page.goto('/account/login');
  await hydrated(page);
  await page.getByRole('main').getByLabel('E-mail address').fill(customer.email);
  await page.getByRole('main').getByLabel('Password').fill(customer.password);
  await page.getByRole('main').getByRole('button', {name: 'Sign in'}).tap();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hello Ada');
  for (const path of [
    '/account',
    '/account/my-orders',
    `/account/my-orders/${String(number)}`,
    '/account/address-book',
    '/account/address-book?add',
    '/account/contact-information',
    '/account/contact-information/profile',
    '/account/contact-information/password',
    '/account/manage-subscriptions',
  ]) {
    await page.goto(path);
    await expectToFit(page, path);
  }
  for (const question of ['manage-subscriptions?cancel=', 'address-book?delete=']) {
    const [path = ''] = question.split('?');
    await page.goto(`/account/${path}`);
    await page.locator(`main a[href*="${question}"]`).first().click();
    await expect(page.locator('main a[href*="cancel="], main a[href*="delete="]')).toHaveCount(0);
    await expectToFit(page, question);
  }
});

test('no page is wider than its screen: every question of the quiz, and its result', async ({
  page,
}) => {
  await page.goto('/whitening-product-quiz');
  await hydrated(page);
  const progress = page.getByText(/^Question \d of \d$/);
  while (await progress.isVisible()) {
    const question = (await progress.textContent()) ?? '';
    await expectToFit(page, question);
    await page.getByRole('main').locator('form button').first().tap();
    await expect(page.getByText(question, {exact: true})).toBeHidden();
  }
  await expectToFit(page, 'the result');
});
