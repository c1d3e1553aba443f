import {randomUUID} from 'node:crypto';
import {describe, expect, it} from 'vitest';

import {faultBoard} from '../../platform/faults/fault-board.ts';
import {postControl} from '../platform/support/api-client';
import {checkOut} from '../platform/support/checkout-calls';
import {hostedBrowser} from '../platform/support/hosted-sign-in';
import {entered, enterHosted, HOSTED_SHOP} from '../support/entered';
import {type Shop, useShop} from '../support/shop';
import {Visitor} from '../support/visitor';

/** All these visitors come from this machine, and no test here is about how often one may try. */
const UNCOUNTED = {VISITOR_ADDRESS_HEADER: 'test-visitor-address'};

const PASTE = '/products/total-daily-care-toothpaste';
const BOOK = '/account/address-book';
const SUBSCRIPTIONS = '/account/manage-subscriptions';

const ACCOUNT_PAGES = [
  '/account',
  '/account/my-orders',
  BOOK,
  '/account/contact-information',
  '/account/contact-information/profile',
  SUBSCRIPTIONS,
];

const ADDRESS = {
  form: 'address',
  number: '',
  country: 'US',
  firstName: 'Ada',
  lastName: 'Bell',
  company: '',
  address1: '12 Elm Street',
  address2: '',
  city: 'Austin',
  province: 'TX',
  zip: '78701',
  phone: '',
};

const text = async (visitor: Visitor, path: string) => (await visitor.ask(path)).text();

/** Whether a page has a text; what is not there is no reason to print the whole page. */
const shows = async (visitor: Visitor, path: string, what: string) =>
  (await text(visitor, path)).includes(what);

/** The first value of a form field on a page, as its HTML says it. */
const fieldOf = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"');

/** The first plan that a product page offers. */
const planOf = (html: string): string =>
  /value="(gid:\/\/shopify\/SellingPlan\/\d+)"/.exec(html)?.[1] ?? '';

/** Pays what is in the visitor's cart; answers the number of the order, and whom the checkout knew. */
async function pay(shop: Shop, visitor: Visitor): Promise<{number: number; knew: string | null}> {
  const out = await visitor.ask('/cart/checkout');
  const checkout = out.headers.get('Location') ?? '';
  const page = await (await fetch(checkout)).text();
  const knew = /<input[^>]*name="email"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? null;
  const email = knew === null || knew === '' ? 'guest@example.com' : knew;
  return {number: await checkOut(shop.platform, checkout, {email}), knew};
}

describe.each(['legacy', 'hosted'] as const)('on workerd, an account of the %s kind', (kind) => {
  const shop = useShop({
    environment: {...UNCOUNTED, ...(kind === 'hosted' ? HOSTED_SHOP : {})},
  });

  it('is a newcomer’s: they sign in, order, buy again, save an address, cancel a subscription and sign out', async () => {
    const {visitor, email} = await entered(shop(), kind);
    const product = await text(visitor, PASTE);
    const added = await visitor.post('/cart', {
      cartFormInput: fieldOf(product, 'cartFormInput'),
      sellingPlanId: planOf(product),
    });
    expect((await added.text()).includes('Total Daily Care Toothpaste')).toBe(true);
    const first = await pay(shop(), visitor);
    expect(first.knew).toBe(email);

    expect(await shows(visitor, '/account/my-orders', `my-orders/${first.number}`)).toBe(true);
    const order = await text(visitor, `/account/my-orders/${first.number}`);
    const again = await visitor.post('/cart', {cartFormInput: fieldOf(order, 'cartFormInput')});
    expect((await again.text()).includes('Total Daily Care Toothpaste')).toBe(true);
    const second = await pay(shop(), visitor);
    expect([second.knew, second.number > first.number]).toEqual([email, true]);

    const whose = fieldOf(await text(visitor, `${BOOK}?add`), 'whose');
    const saved = await visitor.post(BOOK, {...ADDRESS, whose});
    expect(saved.headers.get('Location')).toContain('done=added');
    expect(await shows(visitor, BOOK, '12 Elm Street')).toBe(true);

    expect(await shows(visitor, SUBSCRIPTIONS, 'Active')).toBe(true);
    const subscription = fieldOf(await text(visitor, SUBSCRIPTIONS), 'subscription');
    for (const [change, seen] of [
      ['pause', 'Paused'],
      ['resume', 'Active'],
      ['cancel', 'Canceled'],
    ] as const) {
      await visitor.post(SUBSCRIPTIONS, {change, subscription, reason: '2'});
      expect(await shows(visitor, SUBSCRIPTIONS, seen)).toBe(true);
    }

    const left = await visitor.post('/account/logout', {});
    expect(left.status).toBe(303);
    expect(visitor.isRemembered()).toBe(false);
    expect((await visitor.ask('/account')).status).toBe(302);
  });

  it.each(ACCOUNT_PAGES)('opens %s to its customer alone, and no cache keeps it', async (path) => {
    const {visitor, email} = await entered(shop(), kind);
    const page = await visitor.ask(path);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const stranger = await new Visitor(shop()).ask(path);
    expect(stranger.status).toBe(302);
    expect(stranger.headers.get('Location')).toContain('/account/login');
    expect(await stranger.text()).not.toContain(email);
  });

  it('shows its tokens in no page, no data, no header and no cookie', async () => {
    const {visitor} = await entered(shop(), kind);
    for (const path of ACCOUNT_PAGES.flatMap((page) => [page, `${page}.data`])) {
      const answer = await visitor.ask(path);
      const seen = `${await answer.text()}${JSON.stringify([...answer.headers])}`;
      expect(seen).not.toMatch(/shcat_|shcrt_|accessToken|customer_access_token|eyJhbGciOi/);
    }
    expect([...visitor.cookies.values()].join()).not.toMatch(/shcat_|shcrt_|eyJhbGciOi/);
    for (const name of ['customer_token', 'customer_identity']) {
      expect((visitor.cookies.get(name) ?? '').length).toBeLessThan(4_000);
    }
  });

  it('costs a public page no call of the platform', async () => {
    const {visitor} = await entered(shop(), kind);
    await text(visitor, PASTE);
    const board = faultBoard(shop().platform.services);
    // A rule that changes nothing, and by which every call is written down.
    board.set([{operation: '*', kind: 'latency', probability: 1, times: null, milliseconds: 0}]);
    const before = board.events().length;
    expect((await visitor.ask(PASTE)).status).toBe(200);
    expect(board.events().length).toBe(before);
    await visitor.ask('/account');
    expect(board.events().length).toBeGreaterThan(before);
    board.set([]);
  });

  it('is changed by no form of another site', async () => {
    const {visitor} = await entered(shop(), kind);
    const evil = {Origin: 'https://evil.example'};
    // Time and again: on some hosts a page waits behind a refused form that nobody read.
    for (let time = 0; time < 10; time += 1) {
      expect((await visitor.post(BOOK, ADDRESS, evil)).status).toBe(403);
      expect((await visitor.post('/account/logout', {}, evil)).status).toBe(403);
      expect((await visitor.ask('/account')).status).toBe(200);
    }
  });
});

describe('on workerd, the way to the platform’s page and back', () => {
  const shop = useShop({environment: {...UNCOUNTED, ...HOSTED_SHOP}});
  const newcomer = () => `shopper-${randomUUID()}@example.com`;

  it('leads to the page that was wanted, and to no other site', async () => {
    const wanted = await enterHosted(shop(), new Visitor(shop()), {
      email: newcomer(),
      wanted: '/account/my-orders',
    });
    expect(wanted.headers.get('Location')).toBe('/account/my-orders');
    const foreign = await enterHosted(shop(), new Visitor(shop()), {
      email: newcomer(),
      wanted: '//evil.example',
    });
    expect(foreign.headers.get('Location')).toBe('/account');
  });

  it.each([
    '/account/authorize?code=stolen&state=forged',
    '/account/authorize?error=server_error&state=forged',
    '/account/authorize?code=a&code=b',
    '/account/authorize',
  ])('%s signs nobody in, says so, and leads out only by a press', async (path) => {
    const visitor = new Visitor(shop());
    const answer = await visitor.ask(path);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/account\/login\?.*notice=/);
    expect(location).not.toMatch(/code=|state=/);
    expect((await visitor.ask(location)).status).toBe(200);
    expect(visitor.isRemembered()).toBe(false);
  });

  it('signing out goes by the platform’s page, which forgets the customer and leads back', async () => {
    const {visitor} = await entered(shop(), 'hosted');
    const out = (await visitor.post('/account/logout', {})).headers.get('Location') ?? '';
    expect(new URL(out).origin).toBe(shop().platform.url);
    const {location} = await hostedBrowser().open(out);
    expect(location?.origin).toBe(shop().url);
    expect((await visitor.ask(location?.pathname ?? '')).status).toBeLessThan(400);
  });

  it('a session whose refresh is refused is over, and says so', async () => {
    const {visitor, email} = await entered(shop(), 'hosted');
    await postControl(shop().platform, 'hosted-accounts/expire', {email});
    const page = await visitor.ask('/account/my-orders');
    expect(page.headers.get('Location')).toContain('notice=expired');
    expect(visitor.isRemembered()).toBe(false);
  });

  it('pages of passwords lead to the platform’s page, or say that there is none', async () => {
    for (const path of ['/account/reset-password', '/account/activate/62/abc']) {
      const answer = await new Visitor(shop()).ask(path);
      expect(answer.headers.get('Location')).toContain('/account/login?');
    }
    const create = await new Visitor(shop()).ask('/account/create-account');
    expect(create.headers.get('Location')).toBe('/account/login');
  });
});
