import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {sealToken} from '../../app/edge/request/customer-token.server';
import {addOrder, ordersOf} from '../../platform/orders/orders.ts';
import {toShopEnvironment} from '../../scripts/environment';
import {postControl, readMails} from '../platform/support/api-client';
import {buy} from '../platform/support/checkout-calls';
import {newSession, PASSWORD, readCustomer} from '../platform/support/customer-calls';
import {useShop} from '../support/shop';
import {customer, Visitor} from '../support/visitor';

/** All these visitors come from this machine, and no test here is about how often one may try. */
const UNCOUNTED = {environment: {VISITOR_ADDRESS_HEADER: 'test-visitor-address'}};

const PASTE = 'BW-TDC-51-CM';
const BOOK = '/account/address-book';
const PROFILE = '/account/contact-information/profile';
const PASSWORD_PAGE = '/account/contact-information/password';
const SUBSCRIPTIONS = '/account/manage-subscriptions';

/** Every page of a customer, each with a filled form of every kind that it takes. */
const ADDRESS = {
  form: 'address',
  number: '',
  country: 'US',
  firstName: 'Ada',
  lastName: 'Bell',
  company: '',
  address1: '1 Main St',
  address2: '',
  city: 'Albany',
  province: 'NY',
  zip: '12207',
  phone: '',
};
const NEW_PASSWORD = {
  current: PASSWORD,
  password: 'another-password',
  confirmation: 'another-password',
};
const SUBSCRIPTION = 'a'.repeat(32);
const CUSTOMER_PAGES: Record<string, Record<string, string>[]> = {
  '/account': [],
  '/account/my-orders': [],
  '/account/my-orders/1001': [],
  [BOOK]: [
    ADDRESS,
    {...ADDRESS, number: '83'},
    {form: 'default-address', number: '83'},
    {form: 'delete-address', number: '83'},
  ],
  '/account/contact-information': [],
  [PROFILE]: [{firstName: 'Eve', lastName: 'Bell', email: 'eve@example.com', phone: ''}],
  [PASSWORD_PAGE]: [NEW_PASSWORD],
  [SUBSCRIPTIONS]: [
    {change: 'pause', subscription: SUBSCRIPTION},
    {change: 'resume', subscription: SUBSCRIPTION},
    {change: 'skip', subscription: SUBSCRIPTION, order: SUBSCRIPTION},
    {change: 'cancel', subscription: SUBSCRIPTION, reason: '2'},
    {change: 'frequency', subscription: SUBSCRIPTION, frequency: '2-3'},
    {change: 'quantity', subscription: SUBSCRIPTION, quantity: '2'},
  ],
};
const GUEST_PAGES = [
  '/account/login',
  '/account/activate',
  '/account/reset-password',
  '/account/create-account',
  '/account/create-account/student',
];
const OTHER_PAGES = [
  '/account/authorize',
  '/account/logout',
  '/account/activate/62/abc',
  '/account/reset/62/abc',
];
const EVERY_PAGE = [...Object.keys(CUSTOMER_PAGES), ...GUEST_PAGES, ...OTHER_PAGES];

const forms = Object.entries(CUSTOMER_PAGES).flatMap(([path, list]) =>
  list.map((fields) => [path, fields] as const),
);

/** Where an answer leads: a document's Location, or the redirect that a data answer carries. */
async function leadsTo(answer: Response): Promise<string> {
  return answer.headers.get('Location') ?? (await answer.text());
}

it('the lists of this file name every account route', () => {
  const table = readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8');
  const routes = [...table.matchAll(/route\('(account[^']*)'/g)].map(
    ([, path]) => `/${path ?? ''}`,
  );
  const listed = EVERY_PAGE.map((path) =>
    path.replace('/1001', '/:slug').replace('/62/abc', '/:id/:token'),
  );
  expect([...routes].sort()).toEqual([...listed].sort());
});

describe('a session that has run out', () => {
  const shop = useShop(UNCOUNTED);

  it('in its own cookie opens no page and takes no form', async () => {
    const {token} = await newSession(shop().platform);
    const {SESSION_SECRET = ''} = toShopEnvironment({}).worker;
    const seal = (expiresAt: number) =>
      sealToken(
        {SESSION_SECRET},
        {
          accessToken: token,
          expiresAt: new Date(expiresAt).toISOString(),
        },
        Date.now(),
      );
    const visitor = new Visitor(shop());
    visitor.cookies.set('customer_token', await seal(Date.now() + 60_000));
    expect((await visitor.ask('/account')).status).toBe(200);
    visitor.cookies.set('customer_token', await seal(Date.now() - 1000));
    for (const path of Object.keys(CUSTOMER_PAGES)) {
      expect(await leadsTo(await visitor.ask(path))).toContain('/account/login');
      expect(await leadsTo(await visitor.ask(`${path}.data`))).toContain('/account/login');
    }
    for (const [path, fields] of forms) {
      expect(await leadsTo(await visitor.post(path, fields))).toContain('/account/login');
      expect(await leadsTo(await visitor.post(`${path}.data`, fields))).toContain('/account/login');
    }
    const {customer: untouched} = await readCustomer(shop().platform, token);
    expect(untouched).toMatchObject({addresses: {nodes: []}});
  });

  it('on the platform signs out at each page and each form, and changes nothing', async () => {
    const {visitor, email} = await customer(shop());
    const cookies = new Map(visitor.cookies);
    await postControl(shop().platform, 'customers/expire-tokens', {email});
    const expectSignedOut = async (ask: () => Promise<Response>) => {
      for (const [name, value] of cookies) visitor.cookies.set(name, value);
      const text = await leadsTo(await ask());
      expect(text).toContain('notice=expired');
      expect(text).not.toContain(email);
      expect(visitor.isRemembered()).toBe(false);
    };
    for (const path of Object.keys(CUSTOMER_PAGES)) {
      await expectSignedOut(() => visitor.ask(path));
      await expectSignedOut(() => visitor.ask(`${path}.data`));
    }
    for (const [path, fields] of forms) {
      await expectSignedOut(() => visitor.post(path, fields));
      await expectSignedOut(() => visitor.post(`${path}.data`, fields));
    }
    expect((await new Visitor(shop()).signIn(email)).status).toBe(303);
  });
});

describe('a stranger', () => {
  const shop = useShop(UNCOUNTED);

  it('gets 404 and nothing else for another customer’s order, address and subscription', async () => {
    const owner = await customer(shop());
    const number = await buy(
      shop().platform,
      {lines: [{sku: PASTE, isSubscription: true}], customerToken: owner.token},
      {email: owner.email},
    );
    await owner.visitor.post(BOOK, {...ADDRESS, address1: '9 Owner Rd'});
    const book = await (await owner.visitor.ask(BOOK)).text();
    const address = /edit=(\d+)/.exec(book)?.[1] ?? '';
    const page = await (await owner.visitor.ask(SUBSCRIPTIONS)).text();
    const subscription = /name="subscription" value="([0-9a-f]{32})"/.exec(page)?.[1] ?? '';
    const order = /name="order" value="([0-9a-f]{32})"/.exec(page)?.[1] ?? '';
    expect([address, subscription, order].every((id) => id !== '')).toBe(true);

    const {visitor} = await customer(shop());
    const expectNothing = async (answer: Response) => {
      expect(answer.status).toBe(404);
      const text = await answer.text();
      for (const trace of [owner.email, 'Owner Rd', 'Total Daily Care']) {
        expect(text).not.toContain(trace);
      }
    };
    for (const path of [
      `/account/my-orders/${number}`,
      `${BOOK}?edit=${address}`,
      `${BOOK}?delete=${address}`,
      `${SUBSCRIPTIONS}?cancel=${subscription}`,
    ]) {
      const [pathname = '', query = ''] = path.split('?');
      await expectNothing(await visitor.ask(path));
      await expectNothing(await visitor.ask(`${pathname}.data?${query}`));
    }
    const theirs: Record<string, string> = {address, subscription, order};
    for (const [path, fields] of forms.filter(([name]) => name !== PROFILE)) {
      if (path === PASSWORD_PAGE || fields['number'] === '') continue;
      const stolen = {
        ...fields,
        ...(fields['number'] === undefined ? {} : {number: theirs['address'] ?? ''}),
        ...(fields['subscription'] === undefined ? {} : {subscription}),
        ...(fields['order'] === undefined ? {} : {order}),
      };
      await expectNothing(await visitor.post(path, stolen));
      await expectNothing(await visitor.post(`${path}.data`, stolen));
    }
    expect(await (await owner.visitor.ask(BOOK)).text()).toContain('9 Owner Rd');
    expect(await (await owner.visitor.ask(SUBSCRIPTIONS)).text()).toContain('Active');
  });

  it.each([
    ['another site', {Origin: 'https://evil.example'}],
    ['a page without an origin', {Origin: 'null'}],
    ['another site whose browser names no origin', {Origin: '', 'Sec-Fetch-Site': 'cross-site'}],
    ['another host of the site', {Origin: '', 'Sec-Fetch-Site': 'same-site'}],
  ])('posting from %s is refused on every account route', async (_who, headers) => {
    const visitor = new Visitor(shop());
    for (const path of EVERY_PAGE) {
      for (const address of [path, `${path}.data`]) {
        const {Origin, ...rest} = headers;
        const answer = await visitor.ask(address, {
          method: 'POST',
          body: new URLSearchParams(ADDRESS),
          headers: {...rest, ...(Origin === '' ? {} : {Origin})},
        });
        expect([address, answer.status]).toEqual([address, 403]);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }
    }
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/account/my-orders\r\nSet-Cookie: a=b',
    'account',
  ])('a page to return to that reads %j is the account', async (wanted) => {
    const {email, visitor} = await customer(shop());
    const fresh = new Visitor(shop());
    const entered = await fresh.signIn(email, PASSWORD, {return_to: wanted});
    expect(entered.headers.get('Location')).toBe('/account');
    expect(fresh.cookies.has('a')).toBe(false);
    const query = new URLSearchParams({return_to: wanted}).toString();
    expect((await visitor.ask(`/account/login?${query}`)).headers.get('Location')).toBe('/account');
    const text = await (await new Visitor(shop()).ask(`/account/login?${query}`)).text();
    expect(/name="return_to" value="([^"]*)"/.exec(text)?.[1]).toBe('/account');
  });

  it('makes no header out of an address or a name', async () => {
    const {visitor} = await customer(shop());
    const answer = await visitor.ask('/account/my-orders/%0D%0Aset-cookie:%20a=b');
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('a='))).toBe(false);
    const named = await visitor.post(PROFILE, {
      firstName: 'Ada\r\nBcc: everybody@example.com',
      lastName: 'Bell',
      email: 'ada@example.com',
      phone: '',
    });
    expect(named.status).toBe(422);
    expect(await named.text()).toContain('Use one line.');
  });
});

describe('what nobody keeps and nobody reads', () => {
  const shop = useShop(UNCOUNTED);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is every account page, found or not, in any spelling, as document and data', async () => {
    const {visitor} = await customer(shop());
    for (const who of [visitor, new Visitor(shop())]) {
      for (const path of [
        ...EVERY_PAGE.filter((page) => !page.endsWith('logout')),
        '/account/no',
      ]) {
        for (const address of [path, `${path}.data`, `${path.toUpperCase()}.data`]) {
          const answer = await who.ask(address);
          expect([address, answer.headers.get('Cache-Control')]).toEqual([address, 'no-store']);
        }
        const head = await who.ask(path, {method: 'HEAD'});
        expect(head.headers.get('Cache-Control')).toBe('no-store');
      }
    }
  });

  it('is what another customer sees at the same moment', async () => {
    const sessions = await Promise.all([customer(shop()), customer(shop())]);
    const asked = Array.from({length: 60}, async (_, index) => {
      const own = index % 3 === 2 ? undefined : sessions[index % 3];
      const visitor = own?.visitor ?? new Visitor(shop());
      const path = index % 2 === 0 ? '/account' : '/account/contact-information';
      const answer = await visitor.ask(`${path}.data`);
      const text = await answer.text();
      for (const {email} of sessions) expect(text.includes(email)).toBe(email === own?.email);
      if (!own) expect(text).toContain('/account/login');
    });
    await Promise.all(asked);
    expect((await new Visitor(shop()).ask('/account')).status).toBe(302);
  });

  it('is the token: in no page, no data, no header and no log', async () => {
    const {visitor, token, email, id} = await customer(shop());
    const number = await buy(
      shop().platform,
      {lines: [{sku: PASTE, isSubscription: true}], customerToken: token},
      {email},
    );
    await visitor.post(BOOK, ADDRESS);
    const tokens = shop()
      .platform.services.store.all<{token: string}>(
        'SELECT token FROM customer_tokens WHERE customer_id = ?',
        [Number(id.slice(id.lastIndexOf('/') + 1))],
      )
      .map((row) => row.token);
    expect(tokens.length).toBeGreaterThanOrEqual(2);

    const written: string[] = [];
    for (const name of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, name).mockImplementation((...values: unknown[]) => {
        written.push(values.map(String).join(' '));
      });
    }
    const pages = Object.keys(CUSTOMER_PAGES).map((path) => path.replace('1001', String(number)));
    for (const path of [...pages, `${BOOK}?add`, '/account/no', '/api/shopper', '/cart']) {
      for (const address of [path, path.replace(/^([^?]*)/, '$1.data')]) {
        if (address === '/api/shopper.data') continue;
        const answer = await visitor.ask(address);
        written.push(await answer.text(), JSON.stringify([...answer.headers]));
      }
    }
    await postControl(shop().platform, 'faults', {
      rules: [
        {operation: 'AddAddress', kind: 'internal-error'},
        {operation: 'UpdateCustomer', kind: 'html'},
      ],
    });
    for (const [path, fields] of [
      [BOOK, ADDRESS],
      [PROFILE, {firstName: 'Eve', lastName: 'Bell', email, phone: ''}],
      [PASSWORD_PAGE, NEW_PASSWORD],
    ] as const) {
      const answer = await visitor.post(path, fields);
      written.push(await answer.text(), JSON.stringify([...answer.headers]));
    }
    await postControl(shop().platform, 'faults', {rules: []});
    expect(written.some((text) => text.includes(email))).toBe(true);
    // The worker's log arrives over a connection of its own.
    await vi.waitFor(() => {
      expect(written.join('\n')).toContain('Error Updating customer');
    });
    for (const secret of [...tokens, PASSWORD, NEW_PASSWORD.password]) {
      expect(written.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  it('is what limits guessing a password: the eleventh attempt waits, even with the right one', async () => {
    const {email} = await newSession(shop().platform, {email: `t-${randomUUID()}@example.com`});
    await postControl(shop().platform, 'customer-policy', {throttle: true});
    const visitor = new Visitor(shop());
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await visitor.signIn(email, `guess-${attempt}`)).status).toBe(401);
    }
    const answer = await visitor.signIn(email, PASSWORD);
    await postControl(shop().platform, 'customer-policy', {throttle: false});
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('Login attempt limit exceeded');
    expect(visitor.isRemembered()).toBe(false);
  });
});

describe('a platform that does not answer', () => {
  const shop = useShop(UNCOUNTED);
  const strike = (...rules: {operation: string; kind: string; times?: number}[]) =>
    postControl(shop().platform, 'faults', {rules});
  afterEach(() => strike());
  const readBook = async (visitor: Visitor) => (await visitor.ask(BOOK)).text();

  it('signs nobody in, says so, and keeps the address and never the password', async () => {
    const {email} = await customer(shop());
    await strike({operation: '*', kind: 'server-error'});
    const visitor = new Visitor(shop());
    const answer = await visitor.signIn(email);
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(text).toContain('We could not reach our shop system, so nothing was changed.');
    expect(text).toContain(email);
    expect(text).not.toContain(PASSWORD);
    expect(visitor.isRemembered()).toBe(false);
  });

  it.each(forms)(
    'at %s keeps the session and what was typed, and changes nothing (%j)',
    async (path, fields) => {
      const {visitor} = await customer(shop());
      await strike({operation: '*', kind: 'server-error'});
      const data = await visitor.post(`${path}.data`, fields);
      expect(data.status).toBe(503);
      const text = await data.text();
      expect(text).toContain('We could not reach our shop system, so nothing was changed.');
      if (fields['address1'] !== undefined) expect(text).toContain('1 Main St');
      if (fields['firstName'] !== undefined) expect(text).toContain(fields['firstName']);
      expect(text).not.toContain(NEW_PASSWORD.password);
      const page = await visitor.post(path, fields);
      expect(page.status).toBe(503);
      expect(visitor.isRemembered()).toBe(true);
      await strike();
      expect((await visitor.ask('/account')).status).toBe(200);
    },
  );

  it('at a page signs out once the retries are through, and says why', async () => {
    const {visitor} = await customer(shop());
    await strike({operation: 'Account', kind: 'server-error'});
    const answer = await visitor.ask('/account/contact-information');
    expect(answer.headers.get('Location')).toContain('notice=unreachable');
    expect(visitor.isRemembered()).toBe(false);
  });

  it('after a change whose answer was lost, the change holds once and the customer goes on', async () => {
    const {visitor, email, token} = await customer(shop());
    const lose = (operation: string) => strike({operation, kind: 'lost-reply', times: 1});

    await lose('AddAddress');
    expect((await visitor.post(BOOK, ADDRESS)).headers.get('Location')).toContain('done=added');
    const number = /edit=(\d+)/.exec(await readBook(visitor))?.[1] ?? '';
    await lose('UpdateAddress');
    const moved = await visitor.post(BOOK, {...ADDRESS, number, address1: '2 Main St'});
    expect(moved.headers.get('Location')).toContain('done=saved');
    const {customer: now} = await readCustomer(shop().platform, token);
    expect(now.addresses.nodes).toMatchObject([{address1: '2 Main St'}]);

    await lose('UpdateCustomer');
    expect((await visitor.post(PASSWORD_PAGE, NEW_PASSWORD)).status).toBe(303);
    expect((await visitor.ask('/account')).status).toBe(200);
    const again = await new Visitor(shop()).signIn(email, NEW_PASSWORD.password);
    expect(again.status).toBe(303);
  });

  it('a new account whose answer was lost is there, once, when the form is sent again', async () => {
    const email = `lost-${randomUUID()}@example.com`;
    const details = {firstName: 'Ada', lastName: 'Bell', email, phone: ''};
    await strike({operation: 'CreateCustomer', kind: 'lost-reply', times: 1});
    const visitor = new Visitor(shop());
    expect((await visitor.post('/account/create-account', details)).status).toBe(503);
    expect((await visitor.post('/account/create-account', details)).status).toBe(200);
    await expect.poll(() => readMails(shop().platform, email)).toHaveLength(1);
  });
});

describe('a form that is sent twice', () => {
  const shop = useShop(UNCOUNTED);

  it('saves one address, and deletes it once without a complaint', async () => {
    const {visitor, token} = await customer(shop());
    const saved = await Promise.all([visitor.post(BOOK, ADDRESS), visitor.post(BOOK, ADDRESS)]);
    for (const answer of saved) expect(answer.headers.get('Location')).toContain('done=added');
    const {customer: now} = await readCustomer(shop().platform, token);
    expect(now.addresses.nodes).toHaveLength(1);

    const number = /edit=(\d+)/.exec(await (await visitor.ask(BOOK)).text())?.[1] ?? '';
    const question = await (await visitor.ask(`${BOOK}?delete=${number}`)).text();
    const proof = /name="proof" value="([^"]+)"/.exec(question)?.[1]?.replaceAll('&#x3D;', '=');
    const fields = {form: 'delete-address', number, proof: proof ?? ''};
    for (let press = 1; press <= 2; press += 1) {
      const gone = await visitor.post(BOOK, fields);
      expect(gone.headers.get('Location')).toContain('done=deleted');
    }
    // The proof is this customer's alone.
    const {visitor: stranger} = await customer(shop());
    expect((await stranger.post(BOOK, fields)).status).toBe(404);
  });

  it('makes one account, answers alike, and mails a link each time', async () => {
    const email = `twice-${randomUUID()}@example.com`;
    const details = {firstName: 'Ada', lastName: 'Bell', email, phone: ''};
    for (let press = 1; press <= 2; press += 1) {
      const answer = await new Visitor(shop()).post('/account/create-account', details);
      expect(answer.status).toBe(200);
      await expect.poll(() => readMails(shop().platform, email)).toHaveLength(press);
    }
  });
});

describe('more than 75 orders', () => {
  const shop = useShop(UNCOUNTED);

  it('are on pages of 75, the newest first, and the oldest opens too', async () => {
    const {visitor, token, email, id} = await customer(shop());
    const first = await buy(
      shop().platform,
      {lines: [{sku: PASTE}], customerToken: token},
      {email},
    );
    const {services} = shop().platform;
    const [order] = ordersOf(services.store, Number(id.slice(id.lastIndexOf('/') + 1)));
    if (order === undefined) throw new Error('no order');
    const {
      id: _id,
      number: _number,
      name: _name,
      secret: _secret,
      token: _token,
      ...details
    } = order;
    const start = Date.parse(order.processedAt);
    services.store.transaction(() => {
      for (let later = 1; later <= 79; later += 1) {
        const processedAt = new Date(start + later * 60_000).toISOString();
        addOrder(services, {...details, processedAt});
      }
    });
    const numbersOn = (text: string) =>
      [...text.matchAll(/href="\/account\/my-orders\/(\d+)"/g)].map(([, number]) => Number(number));
    const page = await (await visitor.ask('/account/my-orders')).text();
    const newest = numbersOn(page);
    expect(newest).toHaveLength(75);
    const older = /href="(\/account\/my-orders\?after=[^"]+)"/.exec(page)?.[1] ?? '';
    const rest = numbersOn(await (await visitor.ask(older)).text());
    expect(rest).toHaveLength(5);
    const all = [...newest, ...rest];
    expect(all).toEqual([...all].sort((one, other) => other - one));
    expect(rest.at(-1)).toBe(first);
    expect((await visitor.ask(`/account/my-orders/${first}`)).status).toBe(200);
    expect((await visitor.ask('/account/my-orders?after=nonsense')).status).toBe(404);
  });
});
