import {randomUUID} from 'node:crypto';
import {describe, expect, it} from 'vitest';

import {faultBoard} from '../../platform/faults/fault-board.ts';
import {findOrderByNumber, saveOrder} from '../../platform/orders/orders.ts';
import {postControl, readMails} from '../platform/support/api-client';
import {buy} from '../platform/support/checkout-calls';
import {
  addAddress,
  newPhone,
  newSession,
  PASSWORD,
  readCustomer,
} from '../platform/support/customer-calls';
import {useShop} from '../support/shop';
import {customer, Visitor} from '../support/visitor';

/** All these visitors come from this machine, and no test here is about how often one may try. */
const UNCOUNTED = {environment: {VISITOR_ADDRESS_HEADER: 'test-visitor-address'}};

const PASTE = 'BW-TDC-51-CM';

const ACCOUNT_PAGES = [
  '/account',
  '/account/my-orders',
  '/account/my-orders/1001',
  '/account/address-book',
  '/account/contact-information',
  '/account/contact-information/profile',
  '/account/contact-information/password',
  '/account/manage-subscriptions',
];
const GUEST_PAGES = [
  '/account/login',
  '/account/activate',
  '/account/reset-password',
  '/account/create-account',
  '/account/create-account/student',
];

describe('account pages and everything they post to', () => {
  const shop = useShop(UNCOUNTED);

  it.each(ACCOUNT_PAGES)(
    '%s sends a signed-out visitor to sign in, document and data alike',
    async (path) => {
      const visitor = new Visitor(shop());
      const page = await visitor.ask(path);
      expect(page.status).toBe(302);
      const wanted =
        path === '/account'
          ? '/account/login'
          : `/account/login?return_to=${encodeURIComponent(path)}`;
      expect(page.headers.get('Location')).toBe(wanted);
      const leaf = await visitor.ask(`${path}.data?_routes=routes%2Faccount-orders`);
      expect(leaf.status).toBe(202);
      expect(await leaf.text()).toContain('/account/login');
      const posted = await visitor.post(path, {form: 'address'});
      expect(posted.headers.get('Location')).toContain('/account/login');
      for (const response of [page, leaf, posted]) {
        expect(response.headers.get('Cache-Control')).toBe('no-store');
      }
    },
  );

  it.each(ACCOUNT_PAGES)(
    '%s takes a token that was not sealed here, or has run out, for none',
    async (path) => {
      const {token} = await newSession(shop().platform);
      for (const forged of [token, 'null', 'x'.repeat(200)]) {
        const visitor = new Visitor(shop());
        visitor.cookies.set('customer_token', forged);
        expect((await visitor.ask(path)).headers.get('Location')).toContain('/account/login');
      }
    },
  );

  it('a token that the platform no longer knows signs out, with cookies and cart, and says so', async () => {
    const {visitor, token} = await customer(shop());
    await shop().api.query(
      'mutation ($token: String!) { customerUpdate(customer: {password: "another-password"}, customerAccessToken: $token) { customer { id } } }',
      {token},
    );
    const page = await visitor.ask('/account/my-orders');
    expect(page.status).toBe(303);
    expect(page.headers.get('Location')).toContain('notice=expired');
    expect(visitor.isRemembered()).toBe(false);
  });

  it('a short fault at the refresh signs nobody out', async () => {
    const {visitor} = await customer(shop());
    await postControl(shop().platform, 'faults', {
      rules: [{kind: 'server-error', operation: 'Account', times: 1}],
    });
    expect((await visitor.ask('/account/contact-information')).status).toBe(200);
  });

  it.each(GUEST_PAGES)('%s is for signed-out visitors and sends a customer on', async (path) => {
    expect((await new Visitor(shop()).ask(path)).status).toBe(200);
    const {visitor} = await customer(shop());
    const page = await visitor.ask(path);
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/account']);
  });

  it('what another site posts is refused, whatever cookies it brings', async () => {
    const {visitor} = await customer(shop());
    for (const path of ['/account/logout', '/account/address-book', '/api/og-cookie', '/cart']) {
      const answer = await visitor.post(path, {}, {Origin: 'https://evil.example'});
      expect(answer.status).toBe(403);
    }
    expect((await visitor.ask('/account')).status).toBe(200);
  });

  it('the token is in no page, no data and no cookie that can be read', async () => {
    const {visitor, token} = await customer(shop());
    await addAddress(shop().platform, token, {address1: '1 Main St', country: 'US'});
    for (const path of ACCOUNT_PAGES.filter((page) => !page.endsWith('1001'))) {
      for (const suffix of ['', '.data']) {
        const text = await (await visitor.ask(`${path}${suffix}`)).text();
        expect(text).not.toMatch(/customer_access_token|accessToken/);
      }
    }
    expect(visitor.cookies.get('customer_token')).toMatch(/^[\w-]{60,400}$/);
  });
});

describe('signing in and out', () => {
  const shop = useShop(UNCOUNTED);

  it('leads to the page that was wanted, and to no other site', async () => {
    const {email} = await newSession(shop().platform, {email: `a-${randomUUID()}@example.com`});
    const wanted = await new Visitor(shop()).signIn(email, PASSWORD, {
      return_to: '/account/my-orders',
    });
    expect(wanted.headers.get('Location')).toBe('/account/my-orders');
    const foreign = await new Visitor(shop()).signIn(email, PASSWORD, {
      return_to: '//evil.example',
    });
    expect(foreign.headers.get('Location')).toBe('/account');
  });

  it('answers a wrong password and an unknown address alike, keeps the address and never the password', async () => {
    const {email} = await newSession(shop().platform, {email: `b-${randomUUID()}@example.com`});
    const texts = await Promise.all(
      [email, `nobody-${randomUUID()}@example.com`].map(async (address) => {
        const answer = await new Visitor(shop()).signIn(address, 'wrong-password-typed');
        expect(answer.status).toBe(401);
        const text = await answer.text();
        expect(text).toContain('Unidentified customer');
        expect(text).toContain(address);
        expect(text).not.toContain('wrong-password-typed');
        return /role="alert"[\s\S]*?<\/p>/.exec(text)?.[0];
      }),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it('moves the cart to a fresh one of the customer, and parts it from them on the way out', async () => {
    const {email, id} = await newSession(shop().platform, {email: `c-${randomUUID()}@example.com`});
    const cart = await shop().api.createCart([{handle: 'total-daily-care-toothpaste'}]);
    const visitor = new Visitor(shop());
    visitor.cookies.set('cart', cart.cookie.replace('cart=', ''));
    const owner = async (cartId: string) => {
      const data = await shop().api.query(
        'query ($id: ID!) { cart(id: $id) { totalQuantity buyerIdentity { customer { id } } } }',
        {id: cartId},
      );
      const {buyerIdentity, totalQuantity} = (
        data as {
          cart: {totalQuantity: number; buyerIdentity: {customer: {id: string} | null}};
        }
      ).cart;
      expect(totalQuantity).toBe(1);
      return buyerIdentity.customer?.id;
    };
    await visitor.signIn(email);
    const moved = `gid://shopify/Cart/${decodeURIComponent(visitor.cookies.get('cart') ?? '')}`;
    expect(moved).not.toBe(cart.id);
    expect([await owner(moved), await owner(cart.id)]).toEqual([id, undefined]);
    await visitor.post('/account/logout', {});
    expect(await owner(moved)).toBeUndefined();
  });

  it('out happens by a post only: a link, a prefetch, another site end nothing', async () => {
    const {visitor, token} = await customer(shop());
    await visitor.ask('/account/logout');
    await visitor.ask('/account/logout.data');
    expect((await visitor.ask('/account')).status).toBe(200);
    const answer = await visitor.post('/account/logout', {});
    expect(answer.status).toBe(303);
    expect(visitor.isRemembered()).toBe(false);
    expect((await visitor.ask('/account')).status).toBe(302);
    // The customer's other session goes on.
    expect((await readCustomer(shop().platform, token)).customer).not.toBeNull();
  });
});

describe('accounts are made and opened', () => {
  const shop = useShop(UNCOUNTED);
  const details = (email: string) => ({
    firstName: 'Ada',
    lastName: 'Bell',
    email,
    phone: '(555) 123-4567',
  });

  it('creating one signs in by the link of its mail; the form shows what is missing beside its fields', async () => {
    const visitor = new Visitor(shop());
    const empty = await visitor.post('/account/create-account', {form: 'create-account'});
    expect(empty.status).toBe(422);
    const page = await empty.text();
    for (const field of ['firstName', 'lastName', 'email']) {
      expect(page).toContain(`id="create-account-${field}-error"`);
    }
    const phone = newPhone();
    const email = `new-${randomUUID()}@example.com`;
    const made = await visitor.post('/account/create-account', {...details(email), phone});
    expect([made.status, visitor.isRemembered()]).toEqual([200, false]);
    expect(await made.text()).toContain('Check your mail');
    const passwords = {password: 'mint-and-lemon', confirmation: 'mint-and-lemon'};
    const opened = await visitor.post(await linkTo(email), passwords);
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/account']);
    expect(await (await visitor.ask('/account/contact-information')).text()).toContain(
      phone.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3'),
    );
  });

  /** Where the mail that is sent behind an answer leads. */
  async function linkTo(email: string): Promise<string> {
    await expect.poll(() => readMails(shop().platform, email)).toHaveLength(1);
    const [mail] = await readMails(shop().platform, email);
    return new URL(mail?.data['url'] ?? '').pathname;
  }

  it('does not tell that an address has an account: one answer, and a mail to both', async () => {
    const {email} = await newSession(shop().platform, {email: `d-${randomUUID()}@example.com`});
    const unknown = `n-${randomUUID()}@example.com`;
    const pages = await Promise.all(
      [email, unknown].map(async (address) => {
        const visitor = new Visitor(shop());
        const fields = {...details(address), phone: ''};
        const answer = await visitor.post('/account/create-account', fields);
        expect(await linkTo(address)).toMatch(/^\/account\/reset\/\d+\//);
        const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0];
        return {status: answer.status, cookies: [...visitor.cookies.keys()], main};
      }),
    );
    expect(pages[0]?.main).toContain('Check your mail');
    expect(pages[0]).toEqual(pages[1]);
  });

  it('a reset mail is promised alike to a known and an unknown address, and its link sets the password once', async () => {
    const {email} = await newSession(shop().platform, {email: `e-${randomUUID()}@example.com`});
    const notices = await Promise.all(
      [email, `nobody-${randomUUID()}@example.com`].map(async (address) => {
        const answer = await new Visitor(shop()).post('/account/reset-password', {email: address});
        expect(answer.status).toBe(200);
        return /If there is an account[^<]*/.exec(await answer.text())?.[0];
      }),
    );
    expect(notices[0]).toBeDefined();
    expect(notices[0]).toBe(notices[1]);
    const [mail] = await readMails(shop().platform, email);
    const path = new URL(mail?.data['url'] ?? '').pathname;
    const visitor = new Visitor(shop());
    const passwords = {password: 'a-new-password', confirmation: 'a-new-password'};
    expect((await visitor.post(path, passwords)).headers.get('Location')).toBe('/account');
    const again = await new Visitor(shop()).post(path, passwords);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Invalid reset token');
    expect((await new Visitor(shop()).signIn(email, 'a-new-password')).status).toBe(303);
  });

  it.each(['', 'https://evil.example/account/activate/1/abc', '/account/activate/1/abc'])(
    'the activation page sends %j nowhere',
    async (address) => {
      const path = `/account/activate?activation_url=${encodeURIComponent(address)}`;
      const visitor = new Visitor(shop());
      expect(await (await visitor.ask(path)).text()).toContain('Send me a new link');
      const posted = await visitor.post(path, {password: '12345678', confirmation: '12345678'});
      expect(posted.status).toBe(422);
    },
  );

  it('a reset link on the activation page goes on to where passwords are reset', async () => {
    const link = `${shop().platform.url}/account/reset/62/abc`;
    const answer = await new Visitor(shop()).ask(
      `/account/activate?activation_url=${encodeURIComponent(link)}`,
    );
    expect(answer.headers.get('Location')).toBe('/account/reset/62/abc');
  });

  it('students give an .edu address and are shown their offer', async () => {
    const visitor = new Visitor(shop());
    const path = '/account/create-account/student';
    expect((await visitor.post(path, {...details('ada@example.com'), phone: ''})).status).toBe(422);
    const email = `ada-${randomUUID()}@college.edu`;
    await visitor.post(path, {...details(email), phone: ''});
    const passwords = {password: 'mint-and-lemon', confirmation: 'mint-and-lemon'};
    await visitor.post(await linkTo(email), passwords);
    expect(await (await visitor.ask('/account')).text()).toContain('STUDENT15');
  });
});

describe('with the student switch off', () => {
  const shop = useShop({environment: {PUBLIC_STUDENT_REGISTRATION_ENABLED: 'false'}});

  it('the student page is the ordinary one', async () => {
    const answer = await new Visitor(shop()).ask('/account/create-account/student');
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/account/create-account',
    ]);
  });
});

describe('what belongs to a customer', () => {
  const shop = useShop(UNCOUNTED);
  const ADDRESS = {
    form: 'address',
    number: '',
    country: 'US',
    firstName: 'Ada',
    lastName: 'Bell',
    company: 'Mill',
    address1: '1 Main St',
    address2: 'Floor 2',
    city: 'Albany',
    province: 'NY',
    zip: '12207',
    phone: '555-123-4567',
  };

  it('is an order on a page of its own; a stranger gets the 404 page', async () => {
    const {visitor, token, email} = await customer(shop());
    const number = await buy(
      shop().platform,
      {lines: [{sku: PASTE, quantity: 2}], customerToken: token},
      {email},
    );
    expect(await (await visitor.ask('/account/my-orders')).text()).toContain(
      `/account/my-orders/${number}`,
    );
    const page = await visitor.ask(`/account/my-orders/${number}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const part of [
      'Subtotal',
      'Shipping',
      'Total',
      'Where it goes',
      'Order status page',
      'Buy it again',
    ]) {
      expect(text).toContain(part);
    }
    const {visitor: stranger} = await customer(shop());
    for (const path of [
      `/account/my-orders/${number}`,
      '/account/my-orders/999999',
      '/account/my-orders/x',
    ]) {
      const refused = await stranger.ask(path);
      expect(refused.status).toBe(404);
      expect(await refused.text()).not.toContain(email);
    }
  });

  it('is the form of an address: who signed in meanwhile does not get what another one typed', async () => {
    const {visitor: first} = await customer(shop());
    const {visitor: second} = await customer(shop());
    const form = await (await first.ask('/account/address-book?add')).text();
    const whose = /name="whose" value="([0-9a-f]{64})"/.exec(form)?.[1] ?? '';
    expect(whose).not.toBe('');
    const refused = await second.post('/account/address-book', {...ADDRESS, whose});
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Somebody else has signed in');
    expect(await (await second.ask('/account/address-book')).text()).not.toContain('1 Main St');
    const saved = await first.post('/account/address-book', {...ADDRESS, whose});
    expect(saved.headers.get('Location')).toContain('done=added');
  });

  it('is an address: the first one too, its emptied lines, its default, its deletion', async () => {
    const {visitor} = await customer(shop());
    expect(await (await visitor.ask('/account/address-book')).text()).toContain('Add an address');
    expect(
      (await visitor.post('/account/address-book', ADDRESS)).headers.get('Location'),
    ).toContain('done=added');
    const first = await (await visitor.ask('/account/address-book')).text();
    const number = /edit=(\d+)/.exec(first)?.[1] ?? '';
    expect(first).toContain('Floor 2');
    const emptied = {...ADDRESS, number, company: '', address2: '', phone: ''};
    expect(
      (await visitor.post('/account/address-book', emptied)).headers.get('Location'),
    ).toContain('done=saved');
    const second = await (await visitor.ask('/account/address-book')).text();
    expect(second).not.toContain('Floor 2');
    expect(second).not.toContain('(555)');
    const france = {
      ...ADDRESS,
      country: 'FR',
      province: '',
      zip: '75001',
      city: 'Paris',
      isDefault: 'on',
    };
    expect((await visitor.post('/account/address-book', france)).status).toBe(303);
    const third = await (await visitor.ask('/account/address-book')).text();
    expect(third.match(/Default address/g)).toHaveLength(1);
    expect(third.indexOf('Paris')).toBeGreaterThan(third.indexOf('Default address'));
    const gone = await visitor.post('/account/address-book', {form: 'delete-address', number});
    expect(gone.headers.get('Location')).toContain('done=deleted');
    expect(await (await visitor.ask('/account/address-book')).text()).not.toContain('Albany');
  });

  it('is one default address: made once, after the save, and not untied by a save', async () => {
    const {visitor} = await customer(shop());
    const book = '/account/address-book';
    const numbers = async () =>
      [...(await (await visitor.ask(book)).text()).matchAll(/edit=(\d+)/g)].map(([, n]) => n ?? '');
    for (const address1 of ['1 Main St', '2 Main St']) {
      expect((await visitor.post(book, {...ADDRESS, address1})).status).toBe(303);
    }
    const [first = '', second = ''] = await numbers();
    const form = await (await visitor.ask(`${book}?edit=${first}`)).text();
    expect(form).toContain('This is your default address.');
    expect(form).not.toContain('name="isDefault"');
    expect(await (await visitor.ask(`${book}?edit=${second}`)).text()).toContain(
      'name="isDefault"',
    );

    // Faults that do nothing: they count the calls.
    const calls = ['UpdateAddress', 'UpdateCustomerDefaultAddress'];
    await postControl(shop().platform, 'faults', {
      rules: calls.map((operation) => ({operation, kind: 'latency', milliseconds: 0})),
    });
    const save = async (number: string, isDefault: Record<string, string> = {}) => {
      const before = faultBoard(shop().platform.services).events().length;
      const saved = await visitor.post(book, {...ADDRESS, number, city: 'Troy', ...isDefault});
      expect(saved.headers.get('Location')).toContain('done=saved');
      const page = await (await visitor.ask(book)).text();
      expect(page.match(/Default address/g)).toHaveLength(1);
      expect(await numbers()).toHaveLength(2);
      const edited = await (await visitor.ask(`${book}?edit=${number}`)).text();
      return {
        calls: faultBoard(shop().platform.services)
          .events()
          .slice(before)
          .map(({operation}) => operation),
        isDefault: edited.includes('This is your default address.'),
      };
    };
    expect(await save(second, {isDefault: 'on', address1: '2 Main St'})).toEqual({
      calls,
      isDefault: true,
    });
    expect(await save(second, {isDefault: 'on', address1: '3 Main St'})).toEqual({
      calls: ['UpdateAddress'],
      isDefault: true,
    });
    expect(await save(second, {address1: '4 Main St'})).toEqual({
      calls: ['UpdateAddress'],
      isDefault: true,
    });
    await postControl(shop().platform, 'faults', {rules: []});
  });

  it('is an order with no line, one line or fifty, each listed and opened', async () => {
    const {visitor, token, email} = await customer(shop());
    const {services} = shop().platform;
    for (const lines of [0, 1, 50]) {
      const number = await buy(
        shop().platform,
        {lines: [{sku: PASTE, quantity: 1}], customerToken: token},
        {email},
      );
      const order = findOrderByNumber(services.store, Number(number));
      const [line] = order?.lines ?? [];
      if (!order || !line) throw new Error('The order was not stored.');
      saveOrder(services.store, {
        ...order,
        lines: Array.from({length: lines}, (_, index) => ({
          ...line,
          productTitle: `Paste no. ${index + 1}.`,
          // Products that are gone since.
          variantId: 1,
          productId: 1,
        })),
      });
      const list = await (await visitor.ask('/account/my-orders')).text();
      expect(list).toContain(`href="/account/my-orders/${number}"`);
      const opened = await visitor.ask(`/account/my-orders/${number}`);
      expect(opened.status).toBe(200);
      const text = await opened.text();
      expect(text.match(/Paste no\. \d+\.<\/p>/g) ?? []).toHaveLength(lines);
      expect(text.match(/No longer sold/g) ?? []).toHaveLength(lines);
      expect(text).toContain('Total');
    }
  });

  it('is never another customer’s address', async () => {
    const {token} = await customer(shop());
    await addAddress(shop().platform, token, {address1: '9 Owner Rd', country: 'US'});
    const book = await shop().api.query(
      'query ($token: String!) { customer(customerAccessToken: $token) { defaultAddress { id } } }',
      {token},
    );
    const number = /MailingAddress\/(\d+)/.exec(JSON.stringify(book))?.[1] ?? '';
    const {visitor: stranger} = await customer(shop());
    const path = '/account/address-book';
    expect((await stranger.ask(`${path}?edit=${number}`)).status).toBe(404);
    expect((await stranger.post(path, {...ADDRESS, number})).status).toBe(404);
    expect((await stranger.post(path, {form: 'default-address', number})).status).toBe(404);
    await stranger.post(path, {form: 'delete-address', number});
    expect(
      JSON.stringify(
        await shop().api.query(
          'query ($token: String!) { customer(customerAccessToken: $token) { addresses(first: 5) { nodes { address1 } } } }',
          {token},
        ),
      ),
    ).toContain('9 Owner Rd');
  });

  it('is a password: the new token is taken over and other sessions end', async () => {
    const {visitor, email} = await customer(shop());
    const other = new Visitor(shop());
    await other.signIn(email);
    const path = '/account/contact-information/password';
    const fields = {password: 'another-password', confirmation: 'another-password'};
    const wrong = await visitor.post(path, {...fields, current: 'not-my-password'});
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('This is not your present password.');
    expect((await visitor.post(path, {...fields, current: PASSWORD})).status).toBe(303);
    expect((await visitor.ask('/account')).status).toBe(200);
    expect((await other.ask('/account')).headers.get('Location')).toContain('notice=expired');
  });

  it('is a subscription: paused, resumed, cancelled with a reason; a stranger’s is 404', async () => {
    const {visitor, token, email, id} = await customer(shop());
    await buy(
      shop().platform,
      {lines: [{sku: PASTE, quantity: 1, isSubscription: true}], customerToken: token},
      {email},
    );
    const path = '/account/manage-subscriptions';
    const page = await (await visitor.ask(path)).text();
    expect(page).toContain('Active');
    const subscription = /name="subscription" value="([0-9a-f]{32})"/.exec(page)?.[1] ?? '';
    const owner = decodeURIComponent(visitor.cookies.get('og_auth') ?? '').split('|')[0];
    expect(id.endsWith(`/${owner}`)).toBe(true);
    const {visitor: stranger} = await customer(shop());
    expect((await stranger.post(path, {change: 'pause', subscription})).status).toBe(404);
    await visitor.post(path, {change: 'pause', subscription});
    expect(await (await visitor.ask(path)).text()).toContain('Paused');
    await visitor.post(path, {change: 'resume', subscription});
    expect(await (await visitor.ask(path)).text()).toContain('Active');
    await visitor.post(path, {change: 'cancel', subscription, reason: '2'});
    expect(await (await visitor.ask(path)).text()).toContain('Canceled');
  });

  it('is a delivery that is being placed right now: it says so and offers no skip and no other day', async () => {
    const {visitor, token, email} = await customer(shop());
    await buy(
      shop().platform,
      {lines: [{sku: PASTE, quantity: 1, isSubscription: true}], customerToken: token},
      {email},
    );
    const path = '/account/manage-subscriptions';
    const before = await (await visitor.ask(path)).text();
    expect(before).toContain('Skip the next one');
    const order = /name="order" value="([0-9a-f]{32})"/.exec(before)?.[1] ?? '';
    const subscription = /name="subscription" value="([0-9a-f]{32})"/.exec(before)?.[1] ?? '';
    await postControl(shop().platform, `subscription-orders/${order}`, {status: 11});
    const during = await (await visitor.ask(path)).text();
    expect(during).toContain('is being placed right now');
    expect(during).not.toContain('Skip the next one');
    expect(during).not.toContain('Move it');
    const skipped = await visitor.post(path, {change: 'skip', subscription, order});
    expect(skipped.status).toBe(422);
    await postControl(shop().platform, `subscription-orders/${order}`, {status: 1});
    const changes: Record<string, Record<string, string>> = {
      frequency: {frequency: '2-3'},
      quantity: {quantity: '4'},
    };
    for (const [change, fields] of Object.entries(changes)) {
      const answer = await visitor.post(path, {...fields, change, subscription});
      expect(answer.headers.get('Location')).toContain(`done=${change}`);
    }
    expect(await (await visitor.ask(path)).text()).toMatch(/4<!-- --> × |4 × /);
  });

  it('a provider that is down is said to be down, never to hold nothing', async () => {
    const {visitor} = await customer(shop());
    const path = '/account/manage-subscriptions';
    expect(await (await visitor.ask(path)).text()).toContain('You have no subscriptions.');
    await postControl(shop().platform, 'faults', {
      rules: [{operation: 'subscriptions', kind: 'server-error'}],
    });
    const page = await visitor.ask(path);
    await postControl(shop().platform, 'faults', {rules: []});
    const text = await page.text();
    expect(text).toContain('not answering right now');
    expect(text).not.toContain('You have no subscriptions.');
  });

  it('a saved address whose answer was lost is there once', async () => {
    const {visitor} = await customer(shop());
    await postControl(shop().platform, 'faults', {
      rules: [{operation: 'AddAddress', kind: 'lost-reply', times: 1}],
    });
    const saved = await visitor.post('/account/address-book', ADDRESS);
    await postControl(shop().platform, 'faults', {rules: []});
    expect(saved.headers.get('Location')).toContain('done=added');
    const book = await (await visitor.ask('/account/address-book')).text();
    expect(book.match(/edit=\d+/g)).toHaveLength(1);
  });

  it('the provider’s cookie comes from POST /api/og-cookie, for a customer only', async () => {
    const {visitor} = await customer(shop());
    const ask = (who: Visitor) =>
      who.ask('/api/og-cookie', {method: 'POST', body: '{}', headers: {Origin: shop().url}});
    const answer = await ask(visitor);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^og_auth=[^;]+; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/,
    );
    expect((await ask(new Visitor(shop()))).status).toBe(401);
    expect((await visitor.ask('/api/og-cookie')).status).toBe(405);
  });
});
