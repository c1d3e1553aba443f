import {randomUUID} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {rememberedDiscovery} from '~/commerce/account/hosted/discovery-memory.server';
import {loadSignedOut, loadSignIn, submitEntry} from '~/edge/account/entry-hosted.server';
import {anonymous, passwords} from '~/edge/account/guards.server';
import {renewForCheckout} from '~/edge/account/open-account.server';
import {loadOverview} from '~/edge/account/pages.server';
import {loadContactInformation, submitProfile} from '~/edge/account/profile.server';
import {signOut} from '~/edge/account/refresh.server';
import {loadCartForCheckout} from '~/edge/cart/move.server';
import {accountKind, parseEnvironment} from '~/edge/request/environment.server';

import {open, signUp, submit} from '../../../../tests/support/account-visits';
import {type CartShopper, useCartShopper, WARES} from '../../../../tests/support/cart-shopper';
import {
  comeBack,
  HOSTED,
  leadOut,
  signInHosted,
  signInOut,
} from '../../../../tests/support/hosted-visits';

import {rememberedRenewals} from './renewal-memory.server';

const shopperOf = useCartShopper();
const MINUTE_MS = 60_000;

let shopper: CartShopper;
let email: string;

beforeEach(() => {
  shopper = shopperOf();
  shopper.settings = HOSTED;
  rememberedDiscovery.forget();
  email = `shopper-${randomUUID()}@example.com`;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass, here and on the platform. */
function pass(milliseconds: number): void {
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + milliseconds});
  shopper.platform.pass(milliseconds / 1000);
}

const account = () => open(shopper, '/account', loadOverview);
const isSignedIn = () => shopper.open(shopper.request('/account')).isSignedIn();
const grants = () =>
  shopper.platform.calls.flatMap(({name, operation}) => (name === 'accounts' ? operation : []));

describe('signing in on the platform’s page', () => {
  it('leads out with state, nonce and a challenge, and back to the page that was wanted', async () => {
    const out = await leadOut(shopper, '/account/my-orders');
    expect(Object.fromEntries(out.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://shop.example/account/authorize',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const {location} = await comeBack(shopper, await signInOut(shopper, out, email));
    expect(location).toBe('/account/my-orders');
    expect((await account()).status).toBe(200);
    expect(shopper.cookies.has('sign_in')).toBe(false);
  });

  it('is one press where the page has something to say first', async () => {
    const page = await open(shopper, '/account/login?notice=cancelled', loadSignIn);
    expect(page).toMatchObject({status: 200, data: {kind: 'hosted', returnTo: '/account'}});
    const {location} = await submit(shopper, '/account/login', submitEntry, {
      return_to: '/account/address-book',
    });
    const {location: back} = await comeBack(
      shopper,
      await signInOut(shopper, new URL(location ?? ''), email),
    );
    expect(back).toBe('/account/address-book');
  });

  it('works in three tabs at once', async () => {
    const outs = [await leadOut(shopper, '/account/my-orders'), await leadOut(shopper)];
    const last = await leadOut(shopper, '/account/address-book');
    const answers = [];
    for (const out of [...outs, last]) {
      answers.push(await comeBack(shopper, await signInOut(shopper, out, email)));
    }
    expect(answers.map(({location}) => location)).toEqual([
      '/account/my-orders',
      '/account',
      '/account/address-book',
    ]);
  });

  it('goes to the account when its answer is opened once more', async () => {
    const back = await signInOut(shopper, await leadOut(shopper), email);
    await comeBack(shopper, back);
    expect((await comeBack(shopper, back)).location).toBe('/account');
  });

  it('calls no API on the way out but the discovery, and that once', async () => {
    await leadOut(shopper);
    expect(shopper.platform.calls.map(({name}) => name)).toEqual(['discovery', 'discovery']);
    await leadOut(shopper);
    expect(shopper.platform.calls).toEqual([]);
  });
});

describe('an answer that is not right', () => {
  /** What becomes of an answer; nobody is signed in by it, and the page that follows waits for a press. */
  async function refusal(answer: () => Promise<URL>): Promise<string | null> {
    const {location, status} = await comeBack(shopper, await answer());
    expect(status).toBe(303);
    expect(await isSignedIn()).toBe(false);
    const page = await open(shopper, location ?? '', loadSignIn);
    expect(page.status).toBe(200);
    expect(location).not.toMatch(/code=|state=/);
    return new URL(location ?? '', 'https://shop.example').searchParams.get('notice');
  }

  const answered = async (change: (back: URL) => void) => {
    const back = await signInOut(shopper, await leadOut(shopper), email);
    change(back);
    return back;
  };

  it.each<[string, string, (back: URL) => void]>([
    [
      'of a state that nobody here began',
      'foreign-answer',
      (b) => b.searchParams.set('state', 'x'),
    ],
    ['without a state', 'foreign-answer', (b) => b.searchParams.delete('state')],
    ['of another code', 'not-finished', (b) => b.searchParams.set('code', 'x')],
    ['without a code', 'not-finished', (b) => b.searchParams.delete('code')],
    ['with two codes', 'not-finished', (b) => b.searchParams.append('code', 'x')],
    ['of another issuer', 'not-finished', (b) => b.searchParams.set('iss', 'https://else.example')],
    ['with an error', 'not-finished', (b) => b.searchParams.set('error', 'server_error')],
    ['that says it was left', 'cancelled', (b) => b.searchParams.set('error', 'access_denied')],
  ])('%s signs nobody in and says so', async (_, notice, change) => {
    expect(await refusal(() => answered(change))).toBe(notice);
  });

  it('for another nonce signs nobody in', async () => {
    const out = await leadOut(shopper);
    out.searchParams.set('nonce', 'of-somebody-else');
    expect(await refusal(() => signInOut(shopper, out, email))).toBe('not-finished');
  });

  it('for another verifier signs nobody in', async () => {
    const out = await leadOut(shopper);
    out.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect(await refusal(() => signInOut(shopper, out, email))).toBe('not-finished');
  });

  it('that somebody else’s browser began signs nobody in', async () => {
    const other = shopper.beside();
    const back = await signInOut(other, await leadOut(other), email);
    shopper.cookies.set('cart_units', '1');
    expect(await refusal(() => Promise.resolve(back))).toBe('foreign-answer');
  });

  it('that comes too late signs nobody in', async () => {
    const back = await signInOut(shopper, await leadOut(shopper), email);
    pass(16 * MINUTE_MS);
    expect(await refusal(() => Promise.resolve(back))).toBe('foreign-answer');
  });

  it('to a browser that keeps no cookies says so, and never goes round in a circle', async () => {
    const back = await signInOut(shopper, await leadOut(shopper), email);
    shopper.cookies.clear();
    expect(await refusal(() => Promise.resolve(back))).toBe('no-cookies');
  });

  it('that cannot be exchanged right now says that the accounts do not answer', async () => {
    const back = await signInOut(shopper, await leadOut(shopper), email);
    shopper.platform.fault = ({name}) => (name === 'accounts' ? 'bad-gateway' : null);
    expect(await refusal(() => Promise.resolve(back))).toBe('accounts-down');
  });
});

describe('a store that does not have the accounts that the shop is set to', () => {
  it('says in plain words that there is no sign-in, and the reason to the log', async () => {
    shopper.platform.offerHostedAccounts(false);
    const {location} = await open(shopper, '/account/login?return_to=/account/x', loadSignIn);
    expect(location).toBe('/account/login?return_to=%2Faccount%2Fx&notice=no-accounts');
    const {data} = await open(shopper, location ?? '', loadSignIn);
    expect(data['notice']).toMatchObject({
      text: expect.stringContaining('Sign-in is not available at the moment') as string,
    });
    expect(vi.mocked(console.error).mock.calls.join()).toContain(
      'openid-configuration answers 404: no hosted accounts here',
    );
  });

  it('that only does not answer is asked again', async () => {
    shopper.platform.fault = ({name}) => (name === 'discovery' ? 'bad-gateway' : null);
    const {location} = await open(shopper, '/account/login', loadSignIn);
    expect(location).toBe('/account/login?notice=accounts-down');
    shopper.platform.fault = () => null;
    expect((await leadOut(shopper)).pathname).toContain('/oauth/authorize');
  });
});

describe('a session whose access token ends', () => {
  beforeEach(async () => {
    await signInHosted(shopper, email);
  });

  it('is renewed two minutes before, and not earlier', async () => {
    pass(117 * MINUTE_MS);
    await account();
    expect(grants()).toEqual([]);
    pass(2 * MINUTE_MS);
    expect((await account()).status).toBe(200);
    expect(grants()).toEqual(['refresh_token']);
    await account();
    expect(grants()).toEqual([]);
  });

  it('is renewed once by requests that come at the same time, with the cookie of before', async () => {
    pass(120 * MINUTE_MS);
    const tabs = [shopper.beside(), shopper.beside(), shopper.beside()];
    for (const tab of tabs)
      for (const [name, value] of shopper.cookies) tab.cookies.set(name, value);
    const asked: string[] = [];
    shopper.platform.fault = ({name, operation}) => {
      if (name === 'accounts') asked.push(operation);
      return null;
    };
    const pages = await Promise.all(tabs.map((tab) => open(tab, '/account', loadOverview)));
    expect(pages.map(({status}) => status)).toEqual([200, 200, 200]);
    expect(asked).toEqual(['refresh_token']);
  });

  it('is renewed once by isolates of one location, which have a cache in common and no memory', async () => {
    const shelf = new Map<string, Response>();
    vi.stubGlobal('caches', {
      open: () =>
        Promise.resolve({
          match: (key: string) => Promise.resolve(shelf.get(key)?.clone()),
          put: (key: string, answer: Response) => Promise.resolve(void shelf.set(key, answer)),
        }),
    });
    pass(120 * MINUTE_MS);
    const other = shopper.beside();
    for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
    await account();
    expect(grants()).toEqual(['refresh_token']);
    await vi.waitFor(() => {
      expect(shelf.size).toBe(1);
    });
    const [kept] = shelf.values();
    const [session] = await shopper.open(shopper.request('/account')).sessions();
    expect(await kept?.clone().text()).not.toContain(session?.token);
    rememberedRenewals.forgetAll();
    shopper.platform.pass(60);
    expect((await open(other, '/account', loadOverview)).status).toBe(200);
    expect(grants()).toEqual([]);
  });

  it('lasts through a fault that passes: no page is shown meanwhile, and nobody is signed out', async () => {
    pass(121 * MINUTE_MS);
    shopper.platform.fault = ({name}) => (name === 'accounts' ? 'bad-gateway' : null);
    expect((await account()).status).toBe(503);
    shopper.platform.fault = () => null;
    expect((await account()).status).toBe(200);
  });

  it('goes on with its token while that still opens, if the renewal is not answered', async () => {
    pass(119 * MINUTE_MS);
    shopper.platform.fault = ({name}) => (name === 'accounts' ? 'bad-gateway' : null);
    expect((await account()).status).toBe(200);
  });

  it('is over when the renewal is refused, and says so', async () => {
    shopper.platform.revoke(email);
    pass(121 * MINUTE_MS);
    const {location} = await account();
    expect(location).toBe('/account/login?notice=expired');
    expect(await isSignedIn()).toBe(false);
  });

  it('tells its cart the new token, so that the checkout knows the customer', async () => {
    await shopper.add(WARES.brush);
    pass(121 * MINUTE_MS);
    await account();
    expect(shopper.platform.cartCalls).toEqual(['cartBuyerIdentityUpdate']);
    expect(await shopper.platform.buyerOf(shopper.cookies.get('cart') ?? '')).toBe(email);
  });

  it('is renewed before the checkout, which knows the customer even of a cart made meanwhile', async () => {
    pass(121 * MINUTE_MS);
    await shopper.add(WARES.brush);
    const owner = () => shopper.platform.buyerOf(shopper.cookies.get('cart') ?? '');
    expect(await owner()).toBeNull();
    const toCheckout = (path: string) => shopper.visit(shopper.request(path), renewForCheckout);
    const again = (await toCheckout('/cart/checkout'))?.headers.get('Location');
    expect(again).toBe('/cart/checkout?renewed');
    expect(await toCheckout(again ?? '')).toBeNull();
    await shopper.visit(shopper.request(again ?? ''), loadCartForCheckout);
    expect(await owner()).toBe(email);
  });

  it('is over after thirty days, however often it was renewed', async () => {
    for (let week = 1; week <= 4; week += 1) {
      pass(6 * 24 * 60 * MINUTE_MS);
      expect((await account()).status).toBe(200);
    }
    pass(6 * 24 * 60 * MINUTE_MS);
    expect(await isSignedIn()).toBe(false);
  });
});

describe('an access token that is refused before its end', () => {
  beforeEach(async () => {
    await signInHosted(shopper, email);
    shopper.platform.revokeAccess(email);
  });

  it('is renewed once, for every call of the page, and the session goes on', async () => {
    const asked: string[] = [];
    shopper.platform.fault = ({name, operation}) => {
      if (name === 'accounts') asked.push(operation);
      return null;
    };
    const page = await account();
    expect(page).toMatchObject({status: 200, data: {email, orders: []}});
    expect(asked).toEqual(['refresh_token']);
    await account();
    expect(asked).toEqual(['refresh_token']);
  });

  it('is renewed behind a form, which is carried out', async () => {
    const {data} = await open(shopper, '/account/contact-information', loadContactInformation);
    shopper.platform.revokeAccess(email);
    const {location} = await submit(shopper, '/account/contact-information', submitProfile, {
      form: 'profile',
      firstName: 'Grace',
      lastName: 'Hopper',
      whose: String(data['whose']),
    });
    expect(location).toBe('/account/contact-information?done=profile');
    expect((await account()).data).toMatchObject({name: 'Grace Hopper'});
  });

  it('signs nobody out while the renewal is not answered', async () => {
    shopper.platform.fault = ({name}) => (name === 'accounts' ? 'bad-gateway' : null);
    expect((await account()).status).toBe(503);
    shopper.platform.fault = () => null;
    expect((await account()).status).toBe(200);
  });

  it('is asked for once more and not again, where the next one is refused as well', async () => {
    const asked: string[] = [];
    shopper.platform.fault = ({name, operation}) => {
      asked.push(operation);
      if (name !== 'accounts') shopper.platform.revokeAccess(email);
      return null;
    };
    const {location} = await account();
    expect(location).toBe('/account/login?notice=expired');
    expect(asked.filter((operation) => operation === 'refresh_token')).toHaveLength(1);
    expect(await isSignedIn()).toBe(false);
  });
});

describe('signing out', () => {
  const leave = () => open(shopper, '/account', (request, context) => signOut(request, context));

  it('goes by the platform’s page, which forgets the customer as well, and comes back', async () => {
    await signInHosted(shopper, email);
    const {location} = await leave();
    const page = new URL(location ?? '');
    expect(page.pathname).toContain('/logout');
    expect([...shopper.cookies.keys()]).not.toContain('customer_identity');
    const back = (await shopper.platform.browse(page)).headers.get('Location');
    expect(back).toBe('https://shop.example/account/logout');
    const {location: end} = await open(shopper, '/account/logout', (_request, context) =>
      loadSignedOut(context),
    );
    expect(end).toBe('/account/login?notice=signed-out');
    expect((await open(shopper, end ?? '', loadSignIn)).status).toBe(200);
  });

  it('ends in this browser while the platform does not answer', async () => {
    await signInHosted(shopper, email);
    rememberedDiscovery.forget();
    shopper.platform.fault = () => 'bad-gateway';
    expect((await leave()).location).toBe('/account/login?notice=signed-out');
    expect(await isSignedIn()).toBe(false);
  });
});

describe('a shop that moves from passwords to the platform’s page', () => {
  it('keeps the sessions and carts of before, which sign in anew when they end', async () => {
    shopper.settings = {};
    await signUp(shopper, email);
    await shopper.add(WARES.brush);
    shopper.settings = HOSTED;
    expect(await account()).toMatchObject({status: 200, data: {email}});
    expect(shopper.cookies.has('cart')).toBe(true);
    const leave = await open(shopper, '/account', (request, context) => signOut(request, context));
    expect(leave.location).toBe('/account/login?notice=signed-out');
    await signInHosted(shopper, email);
    expect(await account()).toMatchObject({status: 200, data: {email}});
  });

  it.each([
    [
      '/account/create-account?return_to=/account/my-orders',
      '/account/login?return_to=%2Faccount%2Fmy-orders',
    ],
    ['/account/reset-password', '/account/login?notice=no-password'],
    ['/account/activate?activation_url=x', '/account/login?notice=no-password'],
    ['/account/reset/1/token', '/account/login?notice=no-password'],
  ])('leads on from %s', async (path, location) => {
    const request = shopper.request(path);
    const verdict = await passwords({request, context: shopper.open(request), params: {}});
    expect(verdict).toEqual({kind: 'redirect', location});
  });

  it('offers no password to change, and shows no sign-in page to a customer', async () => {
    await signInHosted(shopper, email);
    const request = shopper.request('/account/contact-information/password');
    const context = shopper.open(request);
    expect(await passwords({request, context, params: {}})).toEqual({
      kind: 'redirect',
      location: '/account/contact-information',
    });
    expect(await anonymous({request, context, params: {}})).toMatchObject({kind: 'redirect'});
  });
});

describe('the kind of accounts', () => {
  const SHOP = {
    PUBLIC_STORE_DOMAIN: 'shop.example',
    PUBLIC_STOREFRONT_API_TOKEN: 'a-public-token',
    SESSION_SECRET: 'a-secret-of-sixteen-or-more',
  };
  const CLIENT = {PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_1'};

  it.each([
    [{}, 'legacy'],
    [CLIENT, 'legacy'],
    [{...CLIENT, SHOP_ID: '1'}, 'hosted'],
    [{...CLIENT, PUBLIC_CUSTOMER_ACCOUNT_API_URL: 'https://shopify.com/1'}, 'hosted'],
    [{...CLIENT, SHOP_ID: '1', CUSTOMER_ACCOUNTS: 'legacy'}, 'legacy'],
    [{...CLIENT, CUSTOMER_ACCOUNTS: 'hosted'}, 'hosted'],
  ])('of %j is %s', (variables, kind) => {
    const parsed = parseEnvironment({...SHOP, ...variables});
    expect(parsed.ok && accountKind(parsed.value)).toBe(kind);
  });

  it.each([
    [{CUSTOMER_ACCOUNTS: 'both'}, 'CUSTOMER_ACCOUNTS must be legacy or hosted'],
    [
      {CUSTOMER_ACCOUNTS: 'hosted'},
      'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID is required with CUSTOMER_ACCOUNTS=hosted',
    ],
  ])('%j refuses the start and says why', (variables, problem) => {
    const parsed = parseEnvironment({...SHOP, ...variables});
    expect(parsed.ok ? [] : parsed.problems).toEqual([problem]);
  });
});
