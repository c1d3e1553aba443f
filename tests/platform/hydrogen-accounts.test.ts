import {createHydrogenContext} from '@shopify/hydrogen';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {LOCAL_ACCOUNTS_CLIENT_ID} from '../../platform/hosted-accounts/shop.ts';
import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {SHOP_NUMBER} from '../../platform/store/shop-number.ts';

import {postControl} from './support/api-client.ts';
import {buy} from './support/checkout-calls.ts';
import {newEmail, newSession} from './support/customer-calls.ts';
import {hostedBrowser, signInOnPage} from './support/hosted-sign-in.ts';

/**
 * Hydrogen's own client of the Customer Account API, which has `shopify.com` fixed inside: what it sends there is led to the
 * platform, and nothing else of it is changed.
 */
let platform: RunningPlatform;
const realFetch = globalThis.fetch;
const FIXED = 'https://shopify.com';

beforeAll(async () => {
  platform = await startPlatform({test: true});
});
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
    realFetch(String(address).replace(FIXED, platform.url), init),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await postControl(platform, 'clock', {reset: true});
});
afterAll(() => platform.stop());

const here = (address: string | null) => new URL((address ?? '').replace(FIXED, platform.url));

/** A session as Hydrogen wants one: it lives as long as the test. */
function memorySession() {
  const values = new Map<string, unknown>();
  return {
    isPending: false,
    get: (name: string) => values.get(name),
    set: (name: string, value: unknown) => void values.set(name, value),
    unset: (name: string) => void values.delete(name),
    commit: () => Promise.resolve(''),
    destroy: () => Promise.resolve('session=; Max-Age=0'),
  };
}

type Session = ReturnType<typeof memorySession>;

/** Hydrogen's context of a request, as a storefront that it scaffolds makes it. */
function accountOf(path: string, session: Session) {
  const {customerAccount} = createHydrogenContext({
    env: {
      SESSION_SECRET: 'a-secret',
      PUBLIC_STOREFRONT_API_TOKEN: 'b7100000000000000000000000000001',
      PRIVATE_STOREFRONT_API_TOKEN: '',
      PUBLIC_STORE_DOMAIN: platform.url,
      PUBLIC_STOREFRONT_ID: '1',
      PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: LOCAL_ACCOUNTS_CLIENT_ID,
      PUBLIC_CUSTOMER_ACCOUNT_API_URL: `${FIXED}/${SHOP_NUMBER}`,
      PUBLIC_CHECKOUT_DOMAIN: '',
      SHOP_ID: String(SHOP_NUMBER),
    },
    request: new Request(`http://localhost:3000${path}`),
    session: session as never,
    storefront: {apiVersion: '2025-04'},
    customerAccount: {},
  } as never);
  return customerAccount;
}

/** Signs in as a shopper does with a storefront that Hydrogen scaffolds. */
async function signIn(email: string): Promise<Session> {
  const session = memorySession();
  const out = await accountOf('/account/login?return_to=/account/orders', session).login();
  const browser = hostedBrowser();
  const back = await signInOnPage(platform, browser, here(out.headers.get('location')), email);
  expect(back.origin).toBe('https://localhost:3000');
  const entered = await accountOf(`${back.pathname}${back.search}`, session).authorize();
  expect(entered.headers.get('location')).toBe('/account/orders');
  return session;
}

const ORDERS = `query Orders($first: Int) { customer { emailAddress { emailAddress }
  orders(first: $first, sortKey: PROCESSED_AT, reverse: true) { nodes {
    id number financialStatus fulfillments(first: 1) { nodes { status } } totalPrice { amount currencyCode } } } } }`;

test('signs in, reads the orders and changes an address', async () => {
  const {email, token} = await newSession(platform);
  const number = await buy(platform, {lines: [{sku: 'BW-TDC-51-CM'}], customerToken: token});
  const session = await signIn(email);
  const account = accountOf('/account', session);
  expect(await account.isLoggedIn()).toBe(true);
  const {data} = await account.query(ORDERS as never, {variables: {first: 5} as never});
  expect(data).toMatchObject({
    customer: {emailAddress: {emailAddress: email}, orders: {nodes: [{number}]}},
  });
  const added = await account.mutate(
    `mutation Add($address: CustomerAddressInput!) { customerAddressCreate(address: $address, defaultAddress: true) {
      customerAddress { id city } userErrors { code field message } } }` as never,
    {
      variables: {
        address: {address1: '9 Oak Lane', city: 'Austin', territoryCode: 'US', zoneCode: 'TX'},
      } as never,
    },
  );
  expect(added.data).toMatchObject({
    customerAddressCreate: {customerAddress: {city: 'Austin'}, userErrors: []},
  });
});

test('renews its token when that is about to end', async () => {
  const session = await signIn(newEmail());
  const before = session.get('customerAccount') as {accessToken: string; expiresAt: string};
  session.set('customerAccount', {...before, expiresAt: '0'});
  const account = accountOf('/account', session);
  const {data} = await account.query(ORDERS as never, {variables: {first: 1} as never});
  expect(data).toMatchObject({customer: {orders: {nodes: []}}});
  expect(session.get('customerAccount')).not.toMatchObject({accessToken: before.accessToken});
});

test('is sent to sign in when its token is refused, and signs out at the end-session endpoint', async () => {
  const session = await signIn(newEmail());
  const out = await accountOf('/account/logout', session).logout();
  const {location} = await hostedBrowser().open(here(out.headers.get('location')));
  expect(location?.origin).toBe('https://localhost:3000');
  const email = newEmail();
  const other = await signIn(email);
  await postControl(platform, 'hosted-accounts/expire', {email});
  const refused = await accountOf('/account', other)
    .query(ORDERS as never, {variables: {first: 1} as never})
    .catch((answer: unknown) => answer);
  expect(refused).toBeInstanceOf(Response);
  expect((refused as Response).headers.get('location')).toContain('/account/login');
});
