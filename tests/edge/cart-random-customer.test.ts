import fc from 'fast-check';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';

import {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import {isFreeGiftHandle} from '~/domain/promotions/is-gift';

import type {FaultKind} from '../../platform/faults/rules.ts';
import {findShopCookie, openBrowser} from '../support/browser-tabs';
import {WARES} from '../support/cart-shopper';
import {arbCustomerCommands, type Visit, type Ware} from '../support/cart-wishes';
import type {HeldDetails} from '../support/details-ledger';
import {LocalPlatform, type PlatformCall} from '../support/local-platform';
import {shop} from '../support/random-shopper';
import {
  assertTours,
  edgeInProcess,
  LATE_AFTER_MS,
  seeded,
  type Tour,
} from '../support/random-tours';
import type {HeldLine} from '../support/unit-ledger';
import {stubWorkerGlobals} from '../support/worker-globals';

const platform = new LocalPlatform();
const edge = edgeInProcess(new SnapshotMemory(() => 0));
afterAll(() => platform.close());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Enough for a second page of lines. */
const MANY = 24;

interface Goods {
  data: {products: {nodes: {handle: string; requiresSellingPlan: boolean}[]}};
}

/** Products that anybody may buy ten of, and what the shopper buys of them. */
async function manyWares(): Promise<Ware[]> {
  const {data} = await platform.ask<Goods>(
    '{ products(first: 60) { nodes { handle requiresSellingPlan } } }',
    {},
  );
  const handles = data.products.nodes
    .filter(({handle, requiresSellingPlan}) => !requiresSellingPlan && !isFreeGiftHandle(handle))
    .map(({handle}) => handle)
    .filter((handle) => handle !== WARES.paste && handle !== WARES.kit)
    .slice(0, MANY);
  for (const handle of handles)
    platform.edit(handle, ({variants}) => ({
      variants: variants.map((variant) => ({...variant, stock: null})),
    }));
  return handles.map((handle) => ({merchandiseId: platform.variantId(handle), planId: null}));
}

const DETAILS = `query ($id: ID!) { cart(id: $id) { note discountCodes { code }
  buyerIdentity { email customer { email } } } }`;
interface Details {
  data: {
    cart: {
      note: string | null;
      discountCodes: {code: string}[];
      buyerIdentity: {email: string | null; customer: {email: string} | null};
    } | null;
  };
}

/** The cart of the browser's cookie beside its lines; null without one. */
async function readDetails(cookies: ReadonlyMap<string, string>) {
  const token = findShopCookie(cookies, 'cart');
  if (token === undefined) return null;
  const id = `gid://shopify/Cart/${decodeURIComponent(token)}`;
  return (await platform.ask<Details>(DETAILS, {id})).data.cart;
}

const toDetails = (cart: Details['data']['cart']): HeldDetails => ({
  note: cart?.note ?? '',
  codes: (cart?.discountCodes ?? []).map(({code}) => code),
});

/** A cart with a line of each ware, as an earlier visit left it. */
async function startWith(wares: readonly Ware[], cookies: Map<string, string>) {
  const {data} = await platform.ask<{data: {cartCreate: {cart: {id: string}}}}>(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id } } }',
    {lines: wares.map(({merchandiseId}) => ({merchandiseId, quantity: 1}))},
  );
  const {id} = data.cartCreate.cart;
  cookies.set('__Host-cart', encodeURIComponent(id.slice(id.lastIndexOf('/') + 1)));
  cookies.set('cart_units', String(wares.length));
}

interface CustomerTour extends Tour {
  /** The cart has more lines than a page from the start. */
  isFull: boolean;
}

const arbTour = fc.record<CustomerTour>({
  commands: arbCustomerCommands,
  seed: fc.nat(),
  tells: fc.boolean(),
  isFull: fc.boolean(),
});

/** Chances of a refusal on the way to the platform, of a lost reply of it, and of a page of lines that is throttled. */
const FAULTS = {refuse: 0.08, lose: 0.08, throttle: 0.15};

async function run({commands, seed, tells, isFull}: CustomerTour, isFine: boolean): Promise<void> {
  platform.startOver();
  stubWorkerGlobals();
  const random = seeded(seed);
  const customer = await platform.register();
  const browser = openBrowser(
    edge,
    () => !isFine && random() < FAULTS.lose,
    (url, init) => platform.fetch(url, init as RequestInit & {body: string}),
    tells,
  );
  const many = await manyWares();
  const wares = [
    {merchandiseId: platform.variantId(WARES.paste), planId: platform.planId(WARES.paste)},
    {merchandiseId: platform.variantId(WARES.kit), planId: null},
    ...(isFull ? many : many.slice(0, 1)),
  ];
  if (isFull) await startWith(many, browser.cookies);
  const lines = (): Promise<HeldLine[]> => platform.lines(findShopCookie(browser.cookies, 'cart'));
  const start = await lines();
  const chooseFault = ({name, operation}: PlatformCall): FaultKind | null => {
    if (!name.startsWith('cart')) return null;
    if (operation === 'CartLines' && random() < FAULTS.throttle) return 'throttled';
    if (random() < FAULTS.refuse) return 'html';
    return random() < FAULTS.lose ? 'lost-reply' : null;
  };
  let isPartingStruck = false;
  if (!isFine)
    platform.fault = (call) => {
      const kind = chooseFault(call);
      if (kind !== null && call.operation === 'cartBuyerIdentityUpdate') isPartingStruck = true;
      return kind;
    };

  let isUnheard = false;
  const visit = async (kind: Visit) => {
    isPartingStruck = false;
    const send = async (path: string, fields: Record<string, string>) => {
      const init = {method: 'POST', body: new URLSearchParams(fields)};
      expect((await edge(path, init, browser.cookies)).status, path).toBe(303);
    };
    if (kind === 'sign-in') await send('/account/login', customer);
    else if (kind === 'sign-out') await send('/account/logout', {});
    // The browser lets it go when its time is over, and the shop hears of it with the next request.
    else browser.cookies.delete('__Host-customer_token');
    isUnheard = kind === 'run-out' || (kind === 'sign-out' && isPartingStruck);
  };
  /** A cart that the shop has shown or changed belongs to nobody but the customer who is signed in. */
  const readOwned = async () => {
    const cart = await readDetails(browser.cookies);
    const isSignedIn = findShopCookie(browser.cookies, 'customer_token') !== undefined;
    const {email = null, customer: buyer = null} = cart?.buyerIdentity ?? {};
    const allowed = [null, ...(isSignedIn ? [customer.email] : [])];
    const names = [email, buyer?.email ?? null].filter((name) => !allowed.includes(name));
    if (!isUnheard) expect(names).toEqual([]);
    // What is not parted yet is known to be somebody's: it is neither shown nor changed before it is.
    else if (names.length > 0) expect(findShopCookie(browser.cookies, 'cart_linked')).toBeDefined();
    // With faults it may take until the shop is well again.
    isUnheard = !isFine && isUnheard;
    return toDetails(cart);
  };
  await shop(browser, wares, commands, {
    isFine,
    start,
    lines,
    visit,
    details: readOwned,
    heal: () => platform.heal(),
    lateAfterMs: isFine ? undefined : LATE_AFTER_MS,
  });
  isUnheard = false;
  await readOwned();
}

describe('a random customer with two tabs, who signs in and out, lets sessions run out and types anew before sending', () => {
  it('always has the platform’s cart on the screen, with every unit, note and code that was asked for, and nobody else’s name on it', async () => {
    await assertTours(arbTour, (tour) => run(tour, true), {numRuns: 10, speedsUp: false});
  }, 60_000);

  it('ends with it through refusals, lost replies and throttled pages of more than twenty lines, nothing lost and nothing doubled', async () => {
    await assertTours(arbTour, (tour) => run(tour, false), {numRuns: 10, speedsUp: true});
  }, 60_000);
});
