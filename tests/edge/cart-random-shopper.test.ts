import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {loadShopper} from '~/edge/account/shopper.server';
import {changeCart} from '~/edge/cart/cart.server';
import {createShopContext, type ShopContext} from '~/edge/request/context.server';

import {
  addOf,
  arbCommands,
  type Command,
  cookieHeader,
  keepCookies,
  openBrowser,
  quiet,
  seeded,
  type Send,
  shop,
} from '../support/random-shopper';
import {type StubCall, StubPlatform} from '../support/stub-platform';
import type {HeldLine} from '../support/unit-ledger';
import {stubWorkerGlobals} from '../support/worker-globals';

const KIT = 'optic-white-comfort-fit-teeth-whitening-device-and-kit';
const PLAN = 'gid://shopify/SellingPlan/2';
const variantOf = (handle: string) => `gid://shopify/ProductVariant/${handle}`;
const PASTE = variantOf('paste');
const BRUSH = variantOf('brush');
const WARES = [
  {merchandiseId: PASTE, planId: PLAN},
  {merchandiseId: BRUSH, planId: null},
  {merchandiseId: variantOf(KIT), planId: null},
];
const CATALOGUE = [
  {handle: 'paste', price: '4.0', plan: {id: PLAN, price: '3.4'}},
  {handle: 'brush', price: '25.0'},
  {handle: KIT, price: '45.0'},
  {handle: 'free-gift-1', price: '0.0'},
  {handle: 'uv-restore-mini', price: '0.0'},
  {handle: 'overnight-whitening-pen', price: '0.0'},
];

interface Faults {
  /** Chance of a 500 on the way to the platform, of a reply of the platform that is lost, and of one of the edge. */
  refuse: number;
  losePlatform: number;
  loseEdge: number;
}

/** A failure is told as it was found, with its seed: to shrink it takes longer than the test has. */
const RUNS = {numRuns: 30, endOnFailure: true};
const FINE: Faults = {refuse: 0, losePlatform: 0, loseEdge: 0};

/** A browser in front of the real edge code and a platform in memory. */
function openStubbed(faults: Faults, random: () => number, tells = false) {
  const platform = new StubPlatform(CATALOGUE);
  const isOnCart = ({name}: StubCall) => name !== 'products';
  platform.fault = (call) => {
    if (!isOnCart(call)) return null;
    if (random() < faults.refuse)
      return new Response('<h1>Something went wrong</h1>', {status: 500});
    return random() < faults.losePlatform ? 'after' : null;
  };

  const send: Send = async (path, init, cookies) => {
    await new Promise((resolve) => setTimeout(resolve, random() * 3));
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookieHeader(cookies));
    const request = new Request(`https://shop.example${path}`, {...init, headers, signal: null});
    const context = createShopContext(request, {
      env: {
        PUBLIC_STORE_DOMAIN: 'https://platform.example',
        PUBLIC_STOREFRONT_API_TOKEN: 'b7100000000000000000000000000001',
        PUBLIC_STOREFRONT_API_VERSION: '2025-04',
        CACHE_SECONDS: 60,
      } as ShopContext['env'],
      waitUntil: () => undefined,
    });
    const answer =
      path === '/cart' ? await changeCart(request, context) : await loadShopper(request, context);
    keepCookies(cookies, context.responseHeaders.getSetCookie());
    return Response.json(answer);
  };

  stubWorkerGlobals();
  const browser = openBrowser(
    send,
    () => random() < faults.loseEdge,
    (url, init) => platform.fetch(url, init as {body: string}),
    tells,
  );
  return {...browser, browser, platform};
}

/** The lines of the cart whose cookie the browser has. */
function heldLines(platform: StubPlatform, cookies: ReadonlyMap<string, string>): HeldLine[] {
  const token = cookies.get('cart');
  if (token === undefined) return [];
  const cart = platform.carts.get(`gid://shopify/Cart/${decodeURIComponent(token)}`);
  return (cart?.lines ?? []).map(({id, variant, quantity, sellingPlanId}) => ({
    id,
    merchandiseId: variantOf(variant.handle),
    sellingPlanId,
    quantity,
  }));
}

interface Tour {
  commands: readonly Command[];
  seed: number;
  /** Tabs hear of each other's carts. */
  tells: boolean;
}

const arbTour = fc.record<Tour>({commands: arbCommands, seed: fc.nat(), tells: fc.boolean()});

async function run(faults: Faults, {commands, seed, tells}: Tour): Promise<void> {
  const {browser, platform} = openStubbed(faults, seeded(seed), tells);
  await shop(browser, WARES, commands, {
    isFine: faults === FINE,
    heal: () => {
      platform.fault = () => null;
      return Promise.resolve();
    },
    lines: () => Promise.resolve(heldLines(platform, browser.cookies)),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the queue', () => {
  it('two first adds at once make one cart with both lines (case C005)', async () => {
    quiet();
    const {platform, openTab, cookies} = openStubbed(FINE, seeded(1));
    const [one, two] = [await openTab(), await openTab()];
    await Promise.all([one.submit(addOf(PASTE, 1)), two.submit(addOf(BRUSH, 1))]);
    expect(platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    expect(heldLines(platform, cookies)).toHaveLength(2);
  });

  it('sends a change only when the one before has been answered (case C001)', async () => {
    quiet();
    const {platform, openTab, posts, cookies} = openStubbed(FINE, seeded(2));
    const tab = await openTab();
    await tab.submit(addOf(PASTE, 1));
    await tab.submit(addOf(BRUSH, 1));
    const [brush, paste] = tab.state().shopper?.cart?.lines ?? [];
    if (!brush || !paste) throw new Error('Two lines are needed');
    const removal = tab.submit({kind: 'remove', lineIds: [paste.id]});
    const raise = tab.submit({kind: 'update', lines: [{id: brush.id, quantity: 3}]});
    expect(posts).toHaveLength(2);
    await Promise.all([removal, raise]);
    // The gift for $50 of brushes came with the second change.
    expect(tab.state().shopper?.cart?.lines.map(({quantity}) => quantity)).toEqual([1, 3]);
    expect(heldLines(platform, cookies)).toHaveLength(2);
  });

  it('fast presses become the last quantity, in two requests at most (case C007)', async () => {
    quiet();
    const {openTab, posts} = openStubbed(FINE, seeded(3));
    const tab = await openTab();
    await tab.submit(addOf(PASTE, 1));
    const [paste] = tab.state().shopper?.cart?.lines ?? [];
    if (!paste) throw new Error('A line is needed');
    await Promise.all(
      [2, 3, 4, 5, 6].map((quantity) =>
        tab.submit({kind: 'update', lines: [{id: paste.id, quantity}]}),
      ),
    );
    expect(tab.state().expected.lines[0]?.quantity).toBe(6);
    expect(posts.length - 1).toBeLessThanOrEqual(2);
  });

  it('a variant that is full sends nothing and says so (case C032)', async () => {
    quiet();
    const {openTab, posts} = openStubbed(FINE, seeded(4));
    const tab = await openTab();
    await tab.submit(addOf(PASTE, 10));
    const reply = await tab.submit(addOf(PASTE, 1));
    expect(posts).toHaveLength(1);
    expect(reply).toMatchObject({ok: false, alerts: [expect.stringContaining('up to 10')]});
    expect(tab.state().isOpen).toBe(true);
  });

  it('a reply that was lost is looked up, not sent again: nothing doubled', async () => {
    quiet();
    const {platform, openTab, posts} = openStubbed({...FINE, loseEdge: 0}, seeded(5));
    const tab = await openTab();
    await tab.submit(addOf(PASTE, 1));
    platform.fault = ({name}) => (name === 'cartLinesAdd' ? 'after' : null);
    const reply = await tab.submit(addOf(PASTE, 2));
    expect(posts).toHaveLength(2);
    expect(reply.ok).toBe(false);
    expect(tab.state().shopper?.cart?.totalQuantity).toBe(3);
  });

  it.each([
    {tells: true, arrives: true, ok: true},
    {tells: true, arrives: false, ok: false},
    {tells: false, arrives: true, ok: false},
    {tells: false, arrives: false, ok: false},
  ])(
    'an add of the other tab is not taken for one whose reply was lost: told $tells, arrived $arrives',
    async ({tells, arrives, ok}) => {
      quiet();
      const faults = {...FINE};
      const {platform, openTab} = openStubbed(faults, seeded(6), tells);
      const [one, two] = [await openTab(), await openTab()];
      await one.submit(addOf(PASTE, 1));
      await two.refresh();
      await one.submit(addOf(PASTE, 3));
      faults.loseEdge = 1;
      platform.fault = ({name}) => {
        if (name === 'cart') faults.loseEdge = 0;
        return name === 'cartLinesAdd' && !arrives ? new Response(null, {status: 500}) : null;
      };
      expect(await two.submit(addOf(PASTE, 2))).toMatchObject({ok});
      expect(two.state().shopper?.cart?.totalQuantity).toBe(arrives ? 6 : 4);
    },
  );

  it('an add whose reply was lost into a cart that was never read is not taken for made', async () => {
    quiet();
    const faults = {...FINE};
    const {platform, openTab} = openStubbed(faults, seeded(7), true);
    await (await openTab()).submit(addOf(PASTE, 3));
    const tab = await openTab();
    faults.loseEdge = 1;
    platform.fault = ({name}) => {
      if (name === 'cart') faults.loseEdge = 0;
      return name === 'cartLinesAdd' ? new Response(null, {status: 500}) : null;
    };
    expect(await tab.submit(addOf(PASTE, 1))).toMatchObject({ok: false});
    expect(tab.state().shopper?.cart?.totalQuantity).toBe(3);
  });
});

describe('a random shopper with two tabs', () => {
  it('always has the platform’s cart on the screen, with every unit that was asked for', async () => {
    quiet();
    await fc.assert(
      fc.asyncProperty(arbTour, (tour) => run(FINE, tour)),
      RUNS,
    );
  }, 120_000);

  it('ends with it through refusals, lost replies and delays, nothing lost that was confirmed, nothing doubled', async () => {
    quiet();
    // Every wait, deadlines included, takes a hundredth of its time.
    const {setTimeout: wait} = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / 100));
    await fc.assert(
      fc.asyncProperty(arbTour, (tour) =>
        run({refuse: 0.1, losePlatform: 0.1, loseEdge: 0.1}, tour),
      ),
      RUNS,
    );
  }, 240_000);
});
