import fc from 'fast-check';
import {encode} from 'turbo-stream';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {CartState, ChangeOptions} from '~/browser/cart.client';
import type {CartChange} from '~/domain/cart-changes';
import {toLineReference} from '~/domain/cart-changes';
import type {CartReply} from '~/domain/shopper';
import {changeCart} from '~/edge/cart.server';
import {createShopContext, type ShopContext} from '~/edge/context.server';
import {loadShopper} from '~/edge/shopper.server';
import {type StubCall, StubPlatform} from '../support/stub-platform';
import {stubWorkerGlobals} from '../support/worker-globals';

const KIT = 'optic-white-comfort-fit-teeth-whitening-device-and-kit';
const PLAN = 'gid://shopify/SellingPlan/2';
const HANDLES = ['paste', 'brush', KIT] as const;
const CATALOGUE = [
  {handle: 'paste', price: '4.0', plan: {id: PLAN, price: '3.4'}},
  {handle: 'brush', price: '25.0'},
  {handle: KIT, price: '45.0'},
  {handle: 'free-gift-1', price: '0.0'},
  {handle: 'uv-restore-mini', price: '0.0'},
  {handle: 'overnight-whitening-pen', price: '0.0'},
];

/** One tab: the browser's modules, loaded afresh so that it shares nothing with the other tab but the browser. */
interface Tab {
  state: () => CartState;
  submit: (change: CartChange, options?: ChangeOptions) => Promise<CartReply>;
  refresh: () => Promise<void>;
}

interface Faults {
  /** Chance of a 500 on the way to the platform, of a reply of the platform that is lost, and of one of the edge. */
  refuse: number;
  losePlatform: number;
  loseEdge: number;
}

/** A browser with one jar of cookies and one lock manager, in front of the real edge code and a platform in memory. */
function openBrowser(faults: Faults, random: () => number) {
  const platform = new StubPlatform(CATALOGUE);
  const cookies = new Map<string, string>();
  const posts: string[] = [];
  let sending = 0;
  const isOnCart = ({name}: StubCall) => name !== 'products';
  platform.fault = (call) => {
    if (!isOnCart(call)) return null;
    if (random() < faults.refuse)
      return new Response('<h1>Something went wrong</h1>', {status: 500});
    return random() < faults.losePlatform ? 'after' : null;
  };

  const answer = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
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
    const isPost = path === '/cart.data';
    if (isPost) posts.push(path);
    const body = isPost
      ? encode({data: await changeCart(request, context)})
      : JSON.stringify(await loadShopper(request, context));
    for (const cookie of context.responseHeaders.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (cookie.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    return new Response(body, {headers: {'X-Remix-Response': 'yes'}});
  };

  const browserFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith('/')) return platform.fetch(url, init as {body: string});
    const isPost = url === '/cart.data';
    if (isPost) sending += 1;
    expect(sending, 'changes on their way at once').toBeLessThanOrEqual(1);
    try {
      await new Promise((resolve) => setTimeout(resolve, random() * 3));
      const response = await answer(url, init);
      if (random() < faults.loseEdge) throw new TypeError('Failed to fetch');
      return response;
    } finally {
      if (isPost) sending -= 1;
    }
  };

  let turn: Promise<unknown> = Promise.resolve();
  stubWorkerGlobals();
  vi.stubGlobal('fetch', browserFetch);
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        const done = turn.then(work);
        turn = done.catch(() => undefined);
        return done;
      },
    },
  });
  vi.stubGlobal('BroadcastChannel', undefined);

  const openTab = async (): Promise<Tab> => {
    vi.resetModules();
    const store = await import('~/browser/cart.client');
    const queue = await import('~/browser/cart-queue.client');
    return {
      state: store.cartState,
      submit: (change, options = {}) => queue.submitChange(change, options),
      refresh: queue.refreshCart,
    };
  };
  return {platform, posts, openTab};
}

const linesOf = (lines: readonly {id: string; quantity: number}[]) =>
  lines.map(({id, quantity}) => `${id} ${quantity}`).sort();

function storedLines(platform: StubPlatform) {
  const [cart] = [...platform.carts.values()].slice(-1);
  return linesOf(cart?.lines ?? []);
}

function addOf(handle: string, quantity: number, sellingPlanId: string | null = null): CartChange {
  return {
    kind: 'add',
    lines: [
      {
        merchandiseId: `gid://shopify/ProductVariant/${handle}`,
        quantity,
        sellingPlanId,
        attributes: [],
      },
    ],
    previews: [],
  };
}

/** A wish on whatever line stands at a position of the tab's screen; an add where there is none. */
function wish(tab: Tab, command: Command): CartChange {
  const lines = tab.state().expected.lines;
  const line = lines[command.position % Math.max(1, lines.length)];
  if (!line || command.kind === 'add')
    return addOf(
      HANDLES[command.position % HANDLES.length] ?? 'paste',
      1 + (command.quantity % 4),
      command.planned && command.position % HANDLES.length === 0 ? PLAN : null,
    );
  const reference = toLineReference(line);
  switch (command.kind) {
    case 'quantity':
      return {kind: 'quantity', line: reference, quantity: 1 + (command.quantity % 12)};
    case 'remove':
      return {kind: 'remove', line: reference};
    case 'plan':
      return {kind: 'plan', line: reference, sellingPlanId: command.planned ? PLAN : null};
    case 'note':
      return {kind: 'note', note: `note ${command.quantity}`};
  }
}

interface Command {
  kind: 'add' | 'quantity' | 'remove' | 'plan' | 'note';
  tab: number;
  position: number;
  quantity: number;
  planned: boolean;
  /** False sends the next command before this one is answered. */
  waits: boolean;
}

const arbCommands = fc.array(
  fc.record<Command>({
    kind: fc.constantFrom('add', 'add', 'quantity', 'quantity', 'remove', 'plan', 'note'),
    tab: fc.integer({min: 0, max: 1}),
    position: fc.nat(20),
    quantity: fc.nat(40),
    planned: fc.boolean(),
    waits: fc.boolean(),
  }),
  {minLength: 5, maxLength: 40},
);

/** A small generator of its own, so that a failing run is repeated exactly. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const FINE: Faults = {refuse: 0, losePlatform: 0, loseEdge: 0};

function unitsPerVariant(
  lines: readonly {merchandise: {id: string}; quantity: number}[],
): Map<string, number> {
  const units = new Map<string, number>();
  for (const {merchandise, quantity} of lines)
    units.set(merchandise.id, (units.get(merchandise.id) ?? 0) + quantity);
  return units;
}

async function shop(faults: Faults, commands: readonly Command[], seed: number): Promise<void> {
  const browser = openBrowser(faults, seeded(seed));
  const tabs = [await browser.openTab(), await browser.openTab()];
  const replies: Promise<CartReply>[] = [];
  for (const command of commands) {
    const tab = tabs[command.tab];
    if (!tab) continue;
    const reply = tab.submit(wish(tab, command));
    replies.push(reply);
    if (command.waits) await reply;
    for (const {expected, shopper} of tabs.map(({state}) => state())) {
      const confirmed = unitsPerVariant(shopper?.cart?.lines ?? []);
      // Where the cut to ten was lost on the way, the cart really holds more until its next change.
      for (const [variant, units] of unitsPerVariant(expected.lines))
        expect(units).toBeLessThanOrEqual(Math.max(10, confirmed.get(variant) ?? 0));
      if (faults === FINE)
        for (const units of confirmed.values()) expect(units).toBeLessThanOrEqual(10);
    }
  }
  await Promise.all(replies);
  browser.platform.fault = () => null;
  for (const tab of tabs) await tab.refresh();
  for (const tab of tabs) {
    expect(tab.state().changes).toEqual([]);
    expect(linesOf(tab.state().shopper?.cart?.lines ?? [])).toEqual(storedLines(browser.platform));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const quiet = () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
};

describe('the queue', () => {
  it('two first adds at once make one cart with both lines (case C005)', async () => {
    quiet();
    const {platform, openTab} = openBrowser(FINE, seeded(1));
    const [one, two] = [await openTab(), await openTab()];
    await Promise.all([one.submit(addOf('paste', 1)), two.submit(addOf('brush', 1))]);
    expect(platform.cartCalls).toEqual(['cartCreate', 'cartLinesAdd']);
    expect(storedLines(platform)).toHaveLength(2);
  });

  it('sends a change only when the one before has been answered (case C001)', async () => {
    quiet();
    const {platform, openTab, posts} = openBrowser(FINE, seeded(2));
    const tab = await openTab();
    await tab.submit(addOf('paste', 1));
    await tab.submit(addOf('brush', 1));
    const [brush, paste] = tab.state().shopper?.cart?.lines ?? [];
    if (!brush || !paste) throw new Error('Two lines are needed');
    const removal = tab.submit({kind: 'remove', line: toLineReference(paste)});
    const raise = tab.submit({kind: 'quantity', line: toLineReference(brush), quantity: 3});
    expect(posts).toHaveLength(2);
    await Promise.all([removal, raise]);
    // The gift for $50 of brushes came with the second change.
    expect(tab.state().shopper?.cart?.lines.map(({quantity}) => quantity)).toEqual([1, 3]);
    expect(storedLines(platform)).toHaveLength(2);
  });

  it('fast presses become the last quantity, in two requests at most (case C007)', async () => {
    quiet();
    const {openTab, posts} = openBrowser(FINE, seeded(3));
    const tab = await openTab();
    await tab.submit(addOf('paste', 1));
    const [paste] = tab.state().shopper?.cart?.lines ?? [];
    if (!paste) throw new Error('A line is needed');
    const line = toLineReference(paste);
    await Promise.all(
      [2, 3, 4, 5, 6].map((quantity) => tab.submit({kind: 'quantity', line, quantity})),
    );
    expect(tab.state().expected.lines[0]?.quantity).toBe(6);
    expect(posts.length - 1).toBeLessThanOrEqual(2);
  });

  it('a variant that is full sends nothing and says so (case C032)', async () => {
    quiet();
    const {openTab, posts} = openBrowser(FINE, seeded(4));
    const tab = await openTab();
    await tab.submit(addOf('paste', 10));
    const reply = await tab.submit(addOf('paste', 1));
    expect(posts).toHaveLength(1);
    expect(reply).toMatchObject({ok: false, alerts: [expect.stringContaining('up to 10')]});
    expect(tab.state().isOpen).toBe(true);
  });

  it('a reply that was lost is looked up, not sent again: nothing doubled', async () => {
    quiet();
    const {platform, openTab, posts} = openBrowser({...FINE, loseEdge: 0}, seeded(5));
    const tab = await openTab();
    await tab.submit(addOf('paste', 1));
    platform.fault = ({name}) => (name === 'cartLinesAdd' ? 'after' : null);
    const reply = await tab.submit(addOf('paste', 2));
    expect(posts).toHaveLength(2);
    expect(reply.ok).toBe(false);
    expect(tab.state().shopper?.cart?.totalQuantity).toBe(3);
  });
});

describe('a random shopper with two tabs', () => {
  it('always ends with the platform’s cart on the screen', async () => {
    quiet();
    await fc.assert(
      fc.asyncProperty(arbCommands, fc.nat(), (commands, seed) => shop(FINE, commands, seed)),
      {numRuns: 30},
    );
  }, 120_000);

  it('does so with refusals, lost replies and delays as well', async () => {
    quiet();
    // Every wait, deadlines included, takes a hundredth of its time.
    const {setTimeout: wait} = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / 100));
    await fc.assert(
      fc.asyncProperty(arbCommands, fc.nat(), (commands, seed) =>
        shop({refuse: 0.1, losePlatform: 0.05, loseEdge: 0.05}, commands, seed),
      ),
      {numRuns: 30},
    );
  }, 240_000);
});
