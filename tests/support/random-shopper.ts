import fc from 'fast-check';
import {expect, vi} from 'vitest';
import type {CartState, ChangeOptions} from '~/browser/cart.client';
import {toLineReference, type CartChange} from '~/domain/cart-changes';
import type {CartReply} from '~/domain/shopper';

/** One tab: the browser's modules, loaded afresh so that it shares nothing with the other tab but the browser. */
export interface Tab {
  state: () => CartState;
  submit: (change: CartChange, options?: ChangeOptions) => Promise<CartReply>;
  refresh: () => Promise<void>;
}

/** The shop as a browser reaches it: answers a path, its cookies already sent and kept. */
export type Send = (
  path: string,
  init: RequestInit,
  cookies: Map<string, string>,
) => Promise<Response>;

export interface Browser {
  /** Paths of the changes that were sent, in order. */
  posts: string[];
  cookies: Map<string, string>;
  openTab: () => Promise<Tab>;
}

/** Keeps the cookies that an answer sets. */
export function keepCookies(cookies: Map<string, string>, setCookies: readonly string[]): void {
  for (const cookie of setCookies) {
    const [pair = ''] = cookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (cookie.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/**
 * A browser with one jar of cookies and one lock manager for all its tabs. `loses` decides whether an answer of the shop gets
 * lost on its way; addresses of other origins go to `fetchElsewhere`.
 */
export function openBrowser(
  send: Send,
  loses: () => boolean,
  fetchElsewhere: (url: string, init: RequestInit) => Promise<Response>,
): Browser {
  const cookies = new Map<string, string>();
  const posts: string[] = [];
  let sending = 0;

  const browserFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith('/')) return fetchElsewhere(url, init);
    const isPost = url === '/cart.data';
    if (isPost) {
      posts.push(url);
      sending += 1;
    }
    expect(sending, 'changes on their way at once').toBeLessThanOrEqual(1);
    try {
      const response = await send(url, init, cookies);
      if (loses()) throw new TypeError('Failed to fetch');
      return response;
    } finally {
      if (isPost) sending -= 1;
    }
  };

  let turn: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('fetch', browserFetch);
  vi.stubGlobal('document', {
    get cookie() {
      return cookieHeader(cookies);
    },
    querySelector: () => null,
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
  return {posts, cookies, openTab};
}

/** Lines as a screen and a platform can be compared by. */
export const linesOf = (lines: readonly {id: string; quantity: number}[]) =>
  lines.map(({id, quantity}) => `${id} ${quantity}`).sort();

/** What a shopper of the model may buy; `planId` where it comes on a plan too. */
export interface Ware {
  merchandiseId: string;
  planId: string | null;
}

export function addOf(
  merchandiseId: string,
  quantity: number,
  sellingPlanId: string | null = null,
): CartChange {
  return {
    kind: 'add',
    lines: [{merchandiseId, quantity, sellingPlanId, attributes: []}],
    previews: [],
  };
}

export interface Command {
  kind: 'add' | 'quantity' | 'remove' | 'plan' | 'note';
  tab: number;
  position: number;
  quantity: number;
  planned: boolean;
  /** False sends the next command before this one is answered. */
  waits: boolean;
}

export const arbCommands = fc.array(
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

/** A wish on whatever line stands at a position of the tab's screen; an add where there is none. */
function wish(tab: Tab, wares: readonly Ware[], command: Command): CartChange {
  const lines = tab.state().expected.lines;
  const line = lines[command.position % Math.max(1, lines.length)];
  if (!line || command.kind === 'add') {
    const ware = wares[command.position % wares.length];
    if (!ware) throw new Error('A shopper needs something to buy');
    return addOf(
      ware.merchandiseId,
      1 + (command.quantity % 4),
      command.planned ? ware.planId : null,
    );
  }
  const reference = toLineReference(line);
  const planId =
    wares.find(({merchandiseId}) => merchandiseId === line.merchandise.id)?.planId ?? null;
  switch (command.kind) {
    case 'quantity':
      return {kind: 'quantity', line: reference, quantity: 1 + (command.quantity % 12)};
    case 'remove':
      return {kind: 'remove', line: reference};
    case 'plan':
      return {kind: 'plan', line: reference, sellingPlanId: command.planned ? planId : null};
    case 'note':
      return {kind: 'note', note: `note ${command.quantity}`};
  }
}

/** A small generator of its own, so that a failing run is repeated exactly. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function unitsPerVariant(
  lines: readonly {merchandise: {id: string}; quantity: number}[],
): Map<string, number> {
  const units = new Map<string, number>();
  for (const {merchandise, quantity} of lines)
    units.set(merchandise.id, (units.get(merchandise.id) ?? 0) + quantity);
  return units;
}

/**
 * A shopper with two tabs carries the commands out. At every step the screens show no more than the limit of ten; in the end,
 * once `heal` has made the shop well again, both show the cart that the platform holds.
 */
export async function shop(
  browser: Browser,
  wares: readonly Ware[],
  commands: readonly Command[],
  platform: {isFine: boolean; heal: () => Promise<void>; storedLines: () => Promise<string[]>},
): Promise<void> {
  const tabs = [await browser.openTab(), await browser.openTab()];
  const replies: Promise<CartReply>[] = [];
  for (const command of commands) {
    const tab = tabs[command.tab];
    if (!tab) continue;
    const reply = tab.submit(wish(tab, wares, command));
    replies.push(reply);
    if (command.waits) await reply;
    for (const {expected, shopper} of tabs.map(({state}) => state())) {
      const confirmed = unitsPerVariant(shopper?.cart?.lines ?? []);
      // Where the cut to ten was lost on the way, the cart really holds more until its next change.
      for (const [variant, units] of unitsPerVariant(expected.lines))
        expect(units).toBeLessThanOrEqual(Math.max(10, confirmed.get(variant) ?? 0));
      if (platform.isFine)
        for (const units of confirmed.values()) expect(units).toBeLessThanOrEqual(10);
    }
  }
  await Promise.all(replies);
  await platform.heal();
  for (const tab of tabs) await tab.refresh();
  const stored = await platform.storedLines();
  for (const tab of tabs) {
    expect(tab.state().changes).toEqual([]);
    expect(linesOf(tab.state().shopper?.cart?.lines ?? [])).toEqual(stored);
  }
}

/** Faults are met on purpose: what they write to the console is no news. */
export function quiet(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}
