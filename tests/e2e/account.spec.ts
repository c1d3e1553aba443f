import {randomUUID} from 'node:crypto';
import type {Page} from 'playwright/test';

import {payInCheckout} from '../support/hosted-checkout';
import {expect, expectAccessible, hydrated, test} from '../support/journeys';
import type {TestCustomer} from '../support/platform-api';

const PASSWORD = 'mint-and-lemon';
const PASTE = 'Total Daily Care Toothpaste';
const KIDS_PASTE = 'Kids Strawberry Toothpaste';

const newEmail = () => `shopper-${randomUUID()}@example.com`;
/** The header, the footer and the cart have forms of their own. */
const main = (page: Page) => page.getByRole('main');
const cart = (page: Page) => page.getByRole('dialog', {name: /Your cart/});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', {name}).click();
const follow = (page: Page, name: string | RegExp) => main(page).getByRole('link', {name}).click();
const openAccountPage = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Account', exact: true}).getByRole('link', {name}).click();

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await main(page).getByLabel(label, {exact: true}).fill(text);
  }
}

async function signIn(page: Page, {email, password}: Pick<TestCustomer, 'email' | 'password'>) {
  await page.goto('/account/login');
  await hydrated(page);
  await fill(page, {'E-mail address': email, Password: password});
  await press(page, 'Sign in');
  await expect(heading(page)).toHaveText(/^Hello/);
}

/** The data layer's events of a kind, and all it holds as text, once the page has reported itself and how it was come to. */
async function readDataLayer(page: Page, ...kinds: string[]) {
  const reported = await page.waitForFunction(() => {
    const layer = (window as {dataLayer?: {event?: string}[]}).dataLayer;
    return layer?.some(({event}) => event === 'virtual_page_view') ? layer : null;
  });
  const layer = await reported.jsonValue();
  return {
    events: layer?.filter(({event}) => event !== undefined && kinds.includes(event)),
    text: JSON.stringify(layer),
  };
}

test('an address known from the newsletter becomes an account by its mail, signs out and signs in', async ({
  page,
  api,
}) => {
  const email = newEmail();

  await test.step('create: what is missing is said, and a mail is sent', async () => {
    await api.inviteCustomer(email);
    await page.goto('/account/my-orders');
    await expect(page).toHaveURL(/\/account\/login\?return_to=/);
    await hydrated(page);
    await follow(page, 'Create an account');
    await expect(heading(page)).toHaveText('Create an account');
    await press(page, 'Create an account');
    await expect(main(page).getByLabel('First name')).toBeFocused();
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    await fill(page, {
      'First name': 'Ada',
      'Last name': 'Bell',
      'E-mail address': email,
    });
    await press(page, 'Create an account');
    await expect(main(page).getByText('Check your mail')).toBeVisible();
  });

  await test.step('activate by the mail', async () => {
    await page.goto(await api.mailPath(email));
    await hydrated(page);
    await fill(page, {'New password': PASSWORD, 'The same password again': 'something else'});
    await press(page, 'Activate my account');
    await expect(page.getByText('The two passwords differ.')).toBeVisible();
    await expect(main(page).getByLabel('The same password again')).toBeFocused();
    await fill(page, {'The same password again': PASSWORD});
    await press(page, 'Activate my account');
    await expect(page).toHaveURL(/\/account\/my-orders$/);
    const {events, text} = await readDataLayer(page, 'login', 'sign_up');
    expect(events).toEqual([{event: 'sign_up', method: 'password', student: false}]);
    expect(text).not.toContain(email);
  });

  await page.getByRole('button', {name: 'Sign out'}).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await signIn(page, {email, password: PASSWORD});
});

test('a customer pays a subscription and a toothpaste, opens the order, buys it again, and leaves nothing behind', async ({
  page,
  api,
}) => {
  const customer = await api.createCustomer();
  const {email} = customer;
  let number = '';
  await signIn(page, customer);

  await test.step('the order, paid at the checkout', async () => {
    await page.goto('/products/total-daily-care-toothpaste');
    await hydrated(page);
    await main(page)
      .getByRole('group', {name: 'Delivery'})
      .getByText(/2 months/)
      .click();
    await main(page)
      .getByRole('button', {name: /^Subscribe/})
      .first()
      .click();
    await expect(page.getByLabel(`Quantity of ${PASTE}`)).toHaveValue('1');
    await page.goto('/products/kids-strawberry-toothpaste');
    await hydrated(page);
    await main(page)
      .getByRole('button', {name: /^Add to cart/})
      .first()
      .click();
    await expect(page.getByLabel(`Quantity of ${KIDS_PASTE}`)).toHaveValue('1');
    await page.getByRole('link', {name: 'Check out', exact: true}).click();
    await expect(page.getByLabel('E-mail', {exact: true})).toHaveValue(email);
    await payInCheckout(page, email);
  });

  await test.step('the order on its page', async () => {
    await page.goto('/account/my-orders');
    await hydrated(page);
    await follow(page, /^Order #\d+/);
    await expect(heading(page)).toHaveText(/^Order #\d+/);
    number = /\d+/.exec(await heading(page).innerText())?.[0] ?? '';
    await expect(page).toHaveURL(new RegExp(`/account/my-orders/${number}$`));
    for (const text of [PASTE, KIDS_PASTE, 'Subtotal', 'Shipping', 'Tax', 'Portland, OR 97201']) {
      await expect(main(page).getByText(text, {exact: true}).first()).toBeVisible();
    }
    await expect(main(page).getByText('paid', {exact: true})).toBeVisible();
    await expect(main(page).getByText('unfulfilled', {exact: true})).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('buy again', async () => {
    const gift = main(page).getByRole('listitem').filter({hasText: 'Free gift'});
    await expect(gift).toHaveCount(1);
    await expect(gift.getByRole('link')).toHaveCount(0);
    await press(page, 'Add 2 items to the cart');
    await expect(cart(page).getByLabel(`Quantity of ${PASTE}`)).toHaveValue('1');
    await expect(cart(page).getByLabel(`Quantity of ${KIDS_PASTE}`)).toHaveValue('1');
  });

  await test.step('the checkout has saved its address as the first one', async () => {
    await page.goto('/account/address-book');
    const address = main(page).getByRole('listitem').filter({hasText: 'Portland'});
    await expect(address.getByText('Default address', {exact: true})).toBeVisible();
  });

  await test.step('sign out: Back shows nothing', async () => {
    await page.goto(`/account/my-orders/${number}`);
    await page.getByRole('button', {name: 'Sign out'}).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/account\/login/);
    const left = await page.content();
    for (const trace of [email, 'Ada', 'Portland', `Order #${number}`]) {
      expect(left).not.toContain(trace);
    }
  });
});

test('a customer keeps addresses: the first, another, the default, and gone after two presses', async ({
  page,
  api,
}) => {
  const customer = await api.createCustomer();
  await signIn(page, customer);
  const name = {'First name': 'Ada', 'Last name': 'Bell'};
  const entry = (text: string) => main(page).getByRole('listitem').filter({hasText: text});
  const [home, paris] = [entry('7 Hill Rd'), entry('Paris')];

  await test.step('add: the fields follow the country, and two presses save one', async () => {
    await page.goto('/account/address-book');
    await hydrated(page);
    await follow(page, 'Add an address');
    await main(page).getByLabel('Country').selectOption('France');
    await expect(main(page).getByLabel('State')).toHaveCount(0);
    await main(page).getByLabel('Country').selectOption('United States');
    await press(page, 'Save the address');
    await expect(main(page).getByLabel('Street and house number')).toBeFocused();
    await fill(page, {...name, 'Street and house number': '1 Main St'});
    await fill(page, {City: 'Albany', 'ZIP code': '12207'});
    await main(page).getByLabel('State').selectOption('New York');
    await main(page).getByRole('button', {name: 'Save the address'}).dblclick();
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await expect(main(page).getByRole('link', {name: 'Edit 1 Main St'})).toHaveCount(1);
    await expect(page.getByText('The address is saved.')).toBeInViewport();
  });

  await test.step('change, and add another', async () => {
    await follow(page, 'Edit 1 Main St');
    await fill(page, {'Street and house number': '7 Hill Rd'});
    await press(page, 'Save the address');
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await follow(page, 'Add an address');
    await main(page).getByLabel('Country').selectOption('France');
    await fill(page, {...name, 'Street and house number': '5 rue de Rivoli', City: 'Paris'});
    await press(page, 'Save the address');
    await expect(page.getByText('The address is saved.')).toBeVisible();
  });

  await test.step('make default', async () => {
    await expect(home.getByText('Default address', {exact: true})).toBeVisible();
    await paris.getByRole('button', {name: 'Make default'}).click();
    await expect(paris.getByText('Default address', {exact: true})).toBeVisible();
    await expect(main(page).getByText('Default address', {exact: true})).toHaveCount(1);
  });

  await test.step('delete', async () => {
    await home.getByRole('link', {name: 'Delete 7 Hill Rd'}).click();
    await expect(home.getByText('Delete this address for good?')).toBeVisible();
    await expectAccessible(page);
    await home.getByRole('link', {name: 'Keep it'}).click();
    await home.getByRole('link', {name: 'Delete 7 Hill Rd'}).click();
    await home.getByRole('button', {name: 'Delete it'}).click();
    await expect(page.getByText('The address is deleted.')).toBeVisible();
    await expect(home).toHaveCount(0);
  });
});

test('a changed password keeps this browser signed in and signs another one out', async ({
  page,
  api,
  browser,
}) => {
  const customer = await api.createCustomer();
  await signIn(page, customer);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, customer);

  await openAccountPage(page, 'Contact information');
  await follow(page, 'Change the password');
  await fill(page, {
    'Present password': customer.password,
    'New password': 'a-better-password',
    'The same password again': 'a-better-password',
  });
  await press(page, 'Change the password');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Contact information');

  await other.reload();
  await expect(other.getByText('You were signed out. Please sign in again.')).toBeVisible();
  await elsewhere.close();
});

test('a subscription is skipped, paused, resumed, kept and cancelled', async ({page, api}) => {
  const customer = await api.createCustomer();
  await api.placeOrder(customer, [{handle: 'total-daily-care-toothpaste', isSubscription: true}]);
  await signIn(page, customer);
  await openAccountPage(page, 'Subscriptions');
  const card = main(page).getByRole('listitem').filter({hasText: PASTE});
  await expect(card.getByText('Active')).toBeVisible();
  const next = card.getByText(/^Next delivery on /);
  const day = await next.innerText();
  await card.getByRole('button', {name: 'Skip the next one'}).click();
  await expect(next).not.toHaveText(day);
  await card.getByRole('button', {name: 'Pause'}).click();
  await expect(card.getByText('Paused', {exact: true})).toBeVisible();
  await card.getByRole('button', {name: 'Resume'}).click();
  await expect(card.getByText('Active', {exact: true})).toBeVisible();

  await card.getByRole('link', {name: /^Cancel/}).click();
  await expect(card.getByText('Need a break instead?')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', {name: 'Keep the subscription'}).click();
  await expect(card.getByText('Need a break instead?')).toBeHidden();
  await card.getByRole('link', {name: /^Cancel/}).click();
  await card.getByLabel('Why do you stop?').selectOption({index: 1});
  await card.getByRole('button', {name: 'Cancel the subscription'}).click();
  await expect(card.getByText('Canceled', {exact: true})).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('a new account is reported as one sign-up, and a sign-in as one login, without who it is', async ({
  page,
  api,
}) => {
  const email = newEmail();
  await page.goto('/account/create-account?return_to=%2Faccount%2Fcontact-information');
  await hydrated(page);
  await fill(page, {
    'First name': 'Ada',
    'Last name': 'Bell',
    'E-mail address': email,
  });
  await main(page).getByLabel('Phone').fill('+1 555-123-4567');
  await press(page, 'Create an account');
  await expect(main(page).getByText('Check your mail')).toBeVisible();
  await expect.poll(() => api.mailsTo(email)).toHaveLength(1);
  await page.goto(await api.mailPath(email));
  await hydrated(page);
  await fill(page, {'New password': PASSWORD, 'The same password again': PASSWORD});
  await press(page, 'Set the password');
  await expect(heading(page)).toHaveText('Contact information');
  await expect(main(page).getByText('(555) 123-4567')).toBeVisible();
  const signedUp = await readDataLayer(page, 'login', 'sign_up', 'form_submit');
  expect(signedUp.events).toEqual([
    {event: 'form_submit', form_name: 'create-account', status: 'success'},
    {event: 'sign_up', method: 'password', student: false},
  ]);
  await page.reload();
  expect((await readDataLayer(page, 'login', 'sign_up')).events).toEqual([]);

  await page.getByRole('button', {name: 'Sign out'}).click();
  await page.waitForURL(/notice=signed-out/);
  await signIn(page, {email, password: PASSWORD});
  const signedIn = await readDataLayer(page, 'login', 'sign_up', 'form_submit');
  expect(signedIn.events).toEqual([
    {event: 'form_submit', form_name: 'sign-in', status: 'success'},
    {event: 'login', method: 'password'},
  ]);
  for (const {text} of [signedUp, signedIn]) {
    for (const personal of [email, 'Ada', 'Bell', '123-4567', '5551234567', PASSWORD]) {
      expect(text).not.toContain(personal);
    }
  }
  // Within the document that reported it, it is not reported again.
  await hydrated(page);
  await openAccountPage(page, 'My Account');
  await expect(heading(page)).toHaveText('Hello Ada');
  expect((await readDataLayer(page, 'login')).events).toHaveLength(1);
});

test('buying again says what is gone, sold out, dearer, plan-only and over the limit, and skips gifts', async ({
  page,
  api,
}) => {
  const customer = await api.createCustomer();
  const number = await api.placeOrder(customer, [
    {handle: 'pulse-replacement-heads-3-pack', quantity: 2},
    {handle: 'fluoride-free-botanical-toothpaste'},
    {handle: 'hum-travel-case'},
    {handle: 'hum-brush-head-club', isSubscription: true},
    {handle: 'tongue-cleaner-duo', quantity: 12},
    {handle: 'uv-restore-mini'},
  ]);
  const numberIn = (id: string) => id.slice(id.lastIndexOf('/') + 1);
  const heads = numberIn(await api.variantId('pulse-replacement-heads-3-pack'));
  await api.administer(`/admin/variants/${heads}`, {
    price: '99.50',
    compareAtPrice: '',
    stock: '50',
  });
  await api.setStock(await api.variantId('fluoride-free-botanical-toothpaste'), 0);
  const travelCase = await api.productId('hum-travel-case');
  await api.administer(`/admin/products/${numberIn(travelCase)}`, {delete: '1'});

  await signIn(page, customer);
  await test.step('the order opens by its name, its picture and its row', async () => {
    const entry = main(page)
      .getByRole('listitem')
      .filter({hasText: `Order #${number}`});
    const parts = [
      entry.getByRole('link'),
      entry.locator('img').first(),
      entry.locator('p').last(),
    ];
    for (const part of parts) {
      await page.goto('/account/my-orders');
      await hydrated(page);
      const box = await part.boundingBox();
      if (!box) throw new Error('The entry has no such part.');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page).toHaveURL(new RegExp(`/account/my-orders/${number}$`));
      await expect(heading(page)).toHaveText(`Order #${number}`);
    }
  });
  const offer = main(page).getByRole('region', {name: 'Buy it again'});
  await expect(offer.getByText(/ now costs \$99\.50\. You paid \$\d+\.\d\d/)).toBeVisible();
  for (const note of [
    /is sold out at the moment/,
    /is no longer sold/,
    /is sold as a subscription only/,
    /10 is the most we send of one item, so 10 of 12/,
  ]) {
    await expect(offer.getByText(note)).toHaveCount(1);
  }
  await expect(offer.getByText(/sunscreen/i)).toHaveCount(0);
  // The order itself stays as it was.
  await expect(main(page).getByText('No longer sold', {exact: true})).toBeVisible();
  await press(page, 'Add 2 items to the cart');
  await expect(cart(page).getByLabel(/^Quantity of Tongue Cleaner/)).toHaveValue('10');
  await expect(cart(page).getByLabel(/^Quantity of Pulse/)).toHaveValue('2');
  await expect(cart(page).getByLabel(/^Quantity of .*(Club|Botanical|Case)/)).toHaveCount(0);
});

test('a forgotten password is set anew by mail', async ({page, api}) => {
  const {email} = await api.createCustomer();
  await page.goto('/account/reset-password');
  await hydrated(page);
  await fill(page, {'E-mail address': email});
  await press(page, 'Send me the link');
  await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
  await page.goto(await api.mailPath(email));
  await hydrated(page);
  await fill(page, {
    'New password': 'a-better-password',
    'The same password again': 'a-better-password',
  });
  await press(page, 'Set the password');
  await expect(heading(page)).toHaveText('Hello Ada');
  const {events, text} = await readDataLayer(page, 'login', 'sign_up');
  expect(events).toEqual([{event: 'login', method: 'reset'}]);
  expect(text).not.toContain(email);
});

test.describe('without JavaScript', () => {
  // The answer to a wrong password.
  test.use({javaScriptEnabled: false, expectedErrors: [/status of (401|422)/]});

  test('a customer activates, mends typing errors, keeps an address and a subscription, and signs out', async ({
    page,
    api,
  }) => {
    const customer = await api.createCustomer();
    const {email, password} = customer;
    await api.placeOrder(customer, [{handle: 'gum-care-toothpaste', isSubscription: true}]);
    await page.goto('/account/my-orders');
    await fill(page, {'E-mail address': email, Password: 'not the password'});
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('Unidentified customer');
    await expect(main(page).getByLabel('E-mail address')).toHaveValue(email);
    await expect(main(page).getByLabel('Password')).toHaveValue('');
    await fill(page, {Password: password});
    await press(page, 'Sign in');
    await expect(heading(page)).toHaveText('My orders');
    await follow(page, /^Order #/);
    await press(page, 'Add it to the cart');
    await expect(main(page).getByLabel(/^Quantity of Gum/)).toHaveValue('1');

    await page.goto('/account/address-book?add');
    await fill(page, {'Street and house number': '1 Main St', City: 'Albany', 'ZIP code': '1'});
    await main(page).getByLabel('State').selectOption('New York');
    await press(page, 'Save the address');
    await expect(page.getByText(/Enter a ZIP code of 5 digits/)).toBeVisible();
    await expect(main(page).getByLabel('Street and house number')).toHaveValue('1 Main St');
    await expect(main(page).getByLabel('State')).toHaveValue('NY');
    await fill(page, {'ZIP code': '12207'});
    await press(page, 'Save the address');
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await follow(page, 'Delete 1 Main St');
    await press(page, 'Delete it');
    await expect(page.getByText('The address is deleted.')).toBeVisible();

    await openAccountPage(page, 'Subscriptions');
    await press(page, 'Pause');
    await expect(main(page).getByText('Paused', {exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Sign out'}).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  });
});
