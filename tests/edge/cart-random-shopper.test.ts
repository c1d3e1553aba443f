import fc from 'fast-check';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';

import {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import {changeCart} from '~/edge/cart/change.server';
import {loadCart} from '~/edge/cart/present.server';
import {createShopContext, type ShopContext} from '~/edge/request/context.server';

import {WARES} from '../support/cart-shopper';
import {LocalPlatform, type PlatformCall} from '../support/local-platform';
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
import {stubWorkerGlobals} from '../support/worker-globals';

/** Prices, plans and gifts are those of the shop's own seed and content. */
const HANDLES = {paste: WARES.paste, brush: 'hum-smart-battery-toothbrush', kit: WARES.kit};

interface Faults {
  /** Chance of a 500 on the way to the platform, of a reply of the platform that is lost, and of one of the edge. */
  refuse: number;
  losePlatform: number;
  loseEdge: number;
}

/** A failure is told as it was found, with its seed: to shrink it takes longer than the test has. */
const RUNS = {numRuns: 30, endOnFailure: true};
const FINE: Faults = {refuse: 0, losePlatform: 0, loseEdge: 0};

/** Every wait takes this part of its time where faults are met, deadlines included. */
const SPED_UP = 10;
/** As long as the edge waits for a call. */
const DEADLINE_MS = 3_000;

const platform = new LocalPlatform();
/** The isolate remembers the seed's catalogue. */
const snapshots = new SnapshotMemory(() => 0);
afterAll(() => platform.close());

/** A browser in front of the real edge code and the local platform. */
function openShop(faults: Faults, random: () => number, tells = false) {
  platform.startOver();
  const isOnCart = ({name}: PlatformCall) => name.startsWith('cart');
  platform.fault = (call) => {
    if (!isOnCart(call)) return null;
    if (random() < faults.refuse) return 'html';
    return random() < faults.losePlatform ? 'lost-reply' : null;
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
      snapshots,
      waitUntil: () => undefined,
    });
    const answer =
      path === '/cart' ? await changeCart(request, context) : await loadCart(request, context);
    keepCookies(cookies, context.responseHeaders.getSetCookie());
    return Response.json(answer);
  };

  stubWorkerGlobals();
  const browser = openBrowser(
    send,
    () => random() < faults.loseEdge,
    (url, init) => platform.fetch(url, init as RequestInit & {body: string}),
    tells,
  );
  const paste = platform.variantId(HANDLES.paste);
  const brush = platform.variantId(HANDLES.brush);
  const kit = platform.variantId(HANDLES.kit);
  const held = () => platform.lines(browser.cookies.get('__Host-cart'));
  return {...browser, browser, paste, brush, kit, held};
}

interface Tour {
  commands: readonly Command[];
  seed: number;
  /** Tabs hear of each other's carts. */
  tells: boolean;
}

const arbTour = fc.record<Tour>({commands: arbCommands, seed: fc.nat(), tells: fc.boolean()});

async function run(faults: Faults, {commands, seed, tells}: Tour): Promise<void> {
  const {browser, paste, brush, kit, held} = openShop(faults, seeded(seed), tells);
  const wares = [
    {merchandiseId: paste, planId: platform.planId(HANDLES.paste)},
    {merchandiseId: brush, planId: null},
    {merchandiseId: kit, planId: null},
  ];
  const isFine = faults === FINE;
  await shop(browser, wares, commands, {
    isFine,
    heal: () => {
      platform.fault = () => null;
      return Promise.resolve();
    },
    lines: held,
    lateAfterMs: isFine ? undefined : DEADLINE_MS / SPED_UP,
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the queue', () => {
  it('two first adds at once make one cart with both lines', async () => {
    quiet();
    const {openTab, paste, brush, held} = openShop(FINE, seeded(1));
    const [one, two] = [await openTab(), await openTab()];
    await Promise.all([one.submit(addOf(paste, 1)), two.submit(addOf(brush, 1))]);
    expect(platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    expect(await held()).toHaveLength(2);
  });

  it('sends a change only when the one before has been answered', async () => {
    quiet();
    const {openTab, posts, paste, brush, held} = openShop(FINE, seeded(2));
    const tab = await openTab();
    await tab.submit(addOf(paste, 1));
    await tab.submit(addOf(brush, 1));
    const [brushes, pastes] = tab.state().shopper?.cart?.lines ?? [];
    if (!brushes || !pastes) throw new Error('Two lines are needed');
    const removal = tab.submit({kind: 'remove', lineIds: [pastes.id]});
    const raise = tab.submit({kind: 'update', lines: [{id: brushes.id, quantity: 3}]});
    expect(posts).toHaveLength(2);
    await Promise.all([removal, raise]);
    // The gift for $50 came with the second change.
    expect(tab.state().shopper?.cart?.lines.map(({quantity}) => quantity)).toEqual([1, 3]);
    expect(await held()).toHaveLength(2);
  });

  it('fast presses become the last quantity, in two requests at most', async () => {
    quiet();
    const {openTab, posts, paste} = openShop(FINE, seeded(3));
    const tab = await openTab();
    await tab.submit(addOf(paste, 1));
    const [pastes] = tab.state().shopper?.cart?.lines ?? [];
    if (!pastes) throw new Error('A line is needed');
    await Promise.all(
      [2, 3, 4, 5, 6].map((quantity) =>
        tab.submit({kind: 'update', lines: [{id: pastes.id, quantity}]}),
      ),
    );
    expect(tab.state().expected.lines[0]?.quantity).toBe(6);
    expect(posts.length - 1).toBeLessThanOrEqual(2);
  });

  it('a variant that is full sends nothing and says so', async () => {
    quiet();
    const {openTab, posts, paste} = openShop(FINE, seeded(4));
    const tab = await openTab();
    await tab.submit(addOf(paste, 10));
    const reply = await tab.submit(addOf(paste, 1));
    expect(posts).toHaveLength(1);
    expect(reply).toMatchObject({ok: false, alerts: [expect.stringContaining('up to 10')]});
    expect(tab.state().isOpen).toBe(true);
  });

  it('a reply that was lost is looked up, not sent again: nothing doubled', async () => {
    quiet();
    const {openTab, posts, paste} = openShop({...FINE, loseEdge: 0}, seeded(5));
    const tab = await openTab();
    await tab.submit(addOf(paste, 1));
    platform.fault = ({name}) => (name === 'cartLinesAdd' ? 'lost-reply' : null);
    const reply = await tab.submit(addOf(paste, 2));
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
      const {openTab, paste} = openShop(faults, seeded(6), tells);
      const [one, two] = [await openTab(), await openTab()];
      await one.submit(addOf(paste, 1));
      await two.refresh();
      await one.submit(addOf(paste, 3));
      faults.loseEdge = 1;
      platform.fault = ({name}) => {
        if (name === 'cart') faults.loseEdge = 0;
        return name === 'cartLinesAdd' && !arrives ? 'server-error' : null;
      };
      expect(await two.submit(addOf(paste, 2))).toMatchObject({ok});
      expect(two.state().shopper?.cart?.totalQuantity).toBe(arrives ? 6 : 4);
    },
  );

  it('an add whose reply was lost into a cart that was never read is not taken for made', async () => {
    quiet();
    const faults = {...FINE};
    const {openTab, paste} = openShop(faults, seeded(7), true);
    await (await openTab()).submit(addOf(paste, 3));
    const tab = await openTab();
    faults.loseEdge = 1;
    platform.fault = ({name}) => {
      if (name === 'cart') faults.loseEdge = 0;
      return name === 'cartLinesAdd' ? 'server-error' : null;
    };
    expect(await tab.submit(addOf(paste, 1))).toMatchObject({ok: false});
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
  }, 60_000);

  it('ends with it through refusals, lost replies and delays, nothing lost that was confirmed, nothing doubled', async () => {
    quiet();
    const {setTimeout: wait} = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / SPED_UP));
    await fc.assert(
      fc.asyncProperty(arbTour, (tour) =>
        run({refuse: 0.1, losePlatform: 0.1, loseEdge: 0.1}, tour),
      ),
      RUNS,
    );
  }, 60_000);
});
