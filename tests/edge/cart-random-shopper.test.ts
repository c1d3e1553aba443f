import fc from 'fast-check';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';

import {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';

import {openBrowser} from '../support/browser-tabs';
import {WARES} from '../support/cart-shopper';
import {addOf, arbCommands} from '../support/cart-wishes';
import {LocalPlatform, type PlatformCall} from '../support/local-platform';
import {quiet} from '../support/quiet';
import {shop} from '../support/random-shopper';
import {
  assertTours,
  edgeInProcess,
  LATE_AFTER_MS,
  seeded,
  type Tour,
} from '../support/random-tours';
import {stubWorkerGlobals} from '../support/worker-globals';

/** Prices, plans and gifts are those of the shop's own seed and content. */
const HANDLES = {paste: WARES.paste, brush: 'hum-smart-battery-toothbrush', kit: WARES.kit};

interface Faults {
  /** Chance of a 500 on the way to the platform, of a reply of the platform that is lost, and of one of the edge. */
  refuse: number;
  losePlatform: number;
  loseEdge: number;
}

const FINE: Faults = {refuse: 0, losePlatform: 0, loseEdge: 0};

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

  stubWorkerGlobals();
  const browser = openBrowser(
    edgeInProcess(snapshots, () => new Promise((resolve) => setTimeout(resolve, random() * 3))),
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
    heal: () => platform.heal(),
    lines: held,
    lateAfterMs: isFine ? undefined : LATE_AFTER_MS,
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
    await assertTours(arbTour, (tour) => run(FINE, tour), {numRuns: 30, speedsUp: false});
  }, 60_000);

  it('ends with it through refusals, lost replies and delays, nothing lost that was confirmed, nothing doubled', async () => {
    const faults = {refuse: 0.1, losePlatform: 0.1, loseEdge: 0.1};
    await assertTours(arbTour, (tour) => run(faults, tour), {numRuns: 30, speedsUp: true});
  }, 60_000);
});
