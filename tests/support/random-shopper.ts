import fc from 'fast-check';
import {expect, vi} from 'vitest';

import type {ChangeOptions} from '~/browser/cart/queue-protocol';
import type {CartState} from '~/browser/cart/store.client';
import {type CartChange, lineIdsOf} from '~/domain/cart/change/change';
import {type PendingChange, toPendingChange} from '~/domain/cart/change/pending-change';
import type {CartReply} from '~/domain/visitor/shopper';

import {judgeQuantity} from '../../app/domain/cart/typed-quantity';
import {MAX_QUANTITY_PER_VARIANT} from '../../app/domain/catalogue/purchase-limit';

import {DetailsLedger, type HeldDetails} from './details-ledger';
import {type HeldLine, type SettledChange, UnitLedger} from './unit-ledger';

/** One tab: the browser's modules, loaded afresh so that it shares nothing with the other tab but the browser. */
interface Tab {
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

interface Browser {
  /** Paths of the changes that were sent, in order. */
  posts: string[];
  cookies: Map<string, string>;
  openTab: () => Promise<Tab>;
  /** The most changes that were ever on their way at once. */
  mostAtOnce: () => number;
  /** How long the slowest answer to a change took since this was last asked, in milliseconds. */
  takeSlowestPost: () => number;
  /** Is called at the end of each turn of the cart's lock, before the next one gets it. */
  onTurnEnd: (work: () => Promise<void>) => void;
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

/** A cookie of the shop, under the name that guards it where the shop is reached by https; undefined without one. */
export function findShopCookie(
  cookies: ReadonlyMap<string, string>,
  name: string,
): string | undefined {
  return cookies.get(`__Host-${name}`) ?? cookies.get(name);
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The channels of one browser: each tab's hears the others' before anything else happens. */
function openChannels() {
  const channels = new Set<EventTarget>();
  return class extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    close() {
      channels.delete(this);
    }
    postMessage(data: unknown) {
      for (const channel of channels)
        if (channel !== this)
          queueMicrotask(() =>
            channel.dispatchEvent(new MessageEvent('message', {data: structuredClone(data)})),
          );
    }
  };
}

/**
 * A browser with one jar of cookies and one lock manager for all its tabs. `loses` decides whether an answer of the shop gets
 * lost on its way; addresses of other origins go to `fetchElsewhere`. Its tabs tell each other their carts if it `tells`; old
 * browsers do not.
 */
export function openBrowser(
  send: Send,
  loses: () => boolean,
  fetchElsewhere: (url: string, init: RequestInit) => Promise<Response>,
  tells = false,
): Browser {
  const cookies = new Map<string, string>();
  const posts: string[] = [];
  let sending = 0;
  let mostAtOnce = 0;
  let slowestPost = 0;
  let atTurnEnd = () => Promise.resolve();

  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await send(url, init, cookies);
    if (loses()) throw new TypeError('Failed to fetch');
    return response;
  };

  const browserFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith('/')) return fetchElsewhere(url, init);
    if (url !== '/cart') return answer(url, init);
    posts.push(url);
    sending += 1;
    mostAtOnce = Math.max(mostAtOnce, sending);
    const start = performance.now();
    try {
      return await answer(url, init);
    } finally {
      sending -= 1;
      slowestPost = Math.max(slowestPost, performance.now() - start);
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
        turn = done.catch(() => undefined).then(() => atTurnEnd());
        return done;
      },
    },
  });
  vi.stubGlobal('BroadcastChannel', tells ? openChannels() : undefined);
  vi.stubGlobal('addEventListener', () => undefined);

  const openTab = async (): Promise<Tab> => {
    vi.resetModules();
    const store = await import('~/browser/cart/store.client');
    const queue = await import('~/browser/cart/queue.client');
    return {
      state: store.cartState,
      submit: (change, options = {}) => queue.submitChange(change, options),
      refresh: queue.refreshCart,
    };
  };
  return {
    posts,
    cookies,
    openTab,
    mostAtOnce: () => mostAtOnce,
    takeSlowestPost: () => {
      const slowest = slowestPost;
      slowestPost = 0;
      return slowest;
    },
    onTurnEnd: (work) => {
      atTurnEnd = work;
    },
  };
}

/** Lines as a screen and a platform can be compared by. */
const linesOf = (lines: readonly {id: string; quantity: number}[]) =>
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
  };
}

/** What happens to the session of a customer, each with a new document behind it; a session that runs out has none. */
export type Visit = 'sign-in' | 'sign-out' | 'run-out';

const VISITS: readonly string[] = ['sign-in', 'sign-out', 'run-out'] satisfies Visit[];

export interface Command {
  kind: 'add' | 'quantity' | 'typed' | 'remove' | 'plan' | 'note' | 'code' | Visit;
  tab: number;
  position: number;
  quantity: number;
  planned: boolean;
  /** False sends the next command before this one is answered. */
  waits: boolean;
}

const arbCommandsOf = (kinds: readonly Command['kind'][]) =>
  fc.array(
    fc.record<Command>({
      kind: fc.constantFrom(...kinds),
      tab: fc.integer({min: 0, max: 1}),
      position: fc.nat(20),
      quantity: fc.nat(40),
      planned: fc.boolean(),
      waits: fc.boolean(),
    }),
    {minLength: 5, maxLength: 40},
  );

const WISHES = ['add', 'add', 'quantity', 'quantity', 'remove', 'plan', 'note'] as const;

export const arbCommands = arbCommandsOf(WISHES);

/** Those of somebody who also has an account and a code, and changes what is typed before it is sent. */
export const arbCustomerCommands = arbCommandsOf([
  ...WISHES,
  'typed',
  'typed',
  'code',
  'sign-in',
  'sign-in',
  'sign-out',
  'run-out',
]);

/** What is typed into a quantity's field before it is sent, the last of which counts. */
const TYPED = ['', 'abc', '1e3', '10.9', '-2', '0', '3', '10', '11', ' 7 '];

/** The code that the model knows: it fits every cart. */
const CODE = 'FREESHIP';

/**
 * A wish on whatever line stands at a position of the tab's screen; an add where there is none. Null where what was typed is no
 * quantity: it is refused beside its field, and nothing is sent.
 */
function wish(tab: Tab, wares: readonly Ware[], command: Command): CartChange | null {
  const planOf = (id: string) =>
    wares.find(({merchandiseId}) => merchandiseId === id)?.planId ?? null;
  const lines = tab
    .state()
    .expected.lines.filter(
      ({merchandise}) => command.kind !== 'plan' || planOf(merchandise.id) !== null,
    );
  const line = lines[command.position % Math.max(1, lines.length)];
  if (!line || command.kind === 'add') {
    const ware = wares[command.position % wares.length];
    if (!ware) throw new Error('A shopper needs something to buy');
    return addOf(
      ware.merchandiseId,
      1 + (command.quantity % 8),
      command.planned ? ware.planId : null,
    );
  }
  const {id} = line;
  switch (command.kind) {
    case 'quantity':
      return {kind: 'update', lines: [{id, quantity: 1 + (command.quantity % 12)}]};
    case 'typed': {
      const judged = judgeQuantity(TYPED[command.quantity % TYPED.length] ?? '', {
        least: 0,
        most: MAX_QUANTITY_PER_VARIANT,
      });
      return judged.ok ? {kind: 'update', lines: [{id, quantity: judged.value}]} : null;
    }
    case 'remove':
      return {kind: 'remove', lineIds: [id]};
    case 'plan':
      return {
        kind: 'switch-plan',
        lineId: id,
        sellingPlanId: line.expectedPlanId === null ? planOf(line.merchandise.id) : null,
      };
    case 'note':
      return {kind: 'note', note: `note ${command.quantity}`};
    case 'code': {
      const codes = tab.state().shopper?.cart?.discountCodes ?? [];
      const kind = codes.some(({code}) => code === CODE) ? 'remove-code' : 'apply-code';
      return {kind, code: CODE, current: null};
    }
    default:
      throw new Error(`${command.kind} is no wish`);
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

/** What the shopper is told of a wish that the limit of ten cuts. */
const CUT = /: (\d+) of the (\d+) you asked for\.$/;

/**
 * Sends a wish, and answers it in the numbers that the shopper is told at once; null when nothing is sent because the variant is
 * full. A tab that knows the cart grants exactly what its screen leaves up to ten.
 */
function ask(
  tab: Tab,
  wanted: CartChange,
): {pending: PendingChange; reply: Promise<CartReply>} | null {
  const {changes, status, expected} = tab.state();
  const reply = tab.submit(wanted);
  const after = tab.state();
  const shown = unitsPerVariant(expected.lines);
  const room = (variant: string) =>
    Math.max(0, MAX_QUANTITY_PER_VARIANT - (shown.get(variant) ?? 0));
  if (after.changes === changes) {
    const [id] = lineIdsOf(wanted);
    const line = expected.lines.find((held) => held.id === id);
    const variant = wanted.kind === 'add' ? wanted.lines[0]?.merchandiseId : line?.merchandise.id;
    expect(status).toBe('known');
    expect(room(variant ?? ''), 'room where nothing was sent').toBe(0);
    return null;
  }
  const told = (change: CartChange) => ({pending: toPendingChange(change, expected.lines), reply});
  const cut = after.alerts.map((text) => CUT.exec(text)).find((match) => match !== null);
  const granted = cut ? Number(cut[1]) : null;
  if (wanted.kind === 'add') {
    const lines = wanted.lines.map((line) => ({...line, quantity: granted ?? line.quantity}));
    for (const [index, {merchandiseId, quantity}] of wanted.lines.entries())
      if (status === 'known')
        expect(lines[index]?.quantity, 'units granted').toBe(
          Math.min(quantity, room(merchandiseId)),
        );
    return told({...wanted, lines});
  }
  if (wanted.kind === 'update') {
    const lines = wanted.lines.map(({id, quantity}) => ({id, quantity: granted ?? quantity}));
    return told({...wanted, lines});
  }
  return told(wanted);
}

/** The platform's side of a shopper's tour. */
interface Held {
  /** No faults are on. */
  isFine: boolean;
  /** Ends the faults. */
  heal: () => Promise<void>;
  /** The cart whose cookie the browser has; empty without one. Not struck by faults. */
  lines: () => Promise<HeldLine[]>;
  /** Its note and its codes, where the model follows them. */
  details?: () => Promise<HeldDetails>;
  /** What the cart held before the shopper came. */
  start?: readonly HeldLine[];
  /** Carries out what happens to the session. */
  visit?: (visit: Visit) => Promise<void>;
  /** How long the edge waits for a call, after which it may still arrive; nothing where calls arrive at once. */
  lateAfterMs?: number;
}

/** Longer than a call is held up on its way. */
const LATE_MS = 1_500;

/**
 * A shopper with two tabs carries the commands out. At every step the screens show no more than the limit of ten, and at the end
 * of every turn the platform holds what the shopper was told, unit by unit (UnitLedger). Without faults the screens show it
 * too; with faults they do in the end, once `heal` has made the shop well again.
 */
export async function shop(
  browser: Browser,
  wares: readonly Ware[],
  commands: readonly Command[],
  platform: Held,
): Promise<void> {
  const tabs = [await browser.openTab(), await browser.openTab()];
  const ledger = new UnitLedger(platform.isFine, platform.start);
  const details = new DetailsLedger(platform.isFine);
  const isBought = ({merchandiseId}: HeldLine) =>
    wares.some((ware) => ware.merchandiseId === merchandiseId);
  const replies: Promise<unknown>[] = [];
  let answered: (SettledChange & {serial: number; tab: Tab})[] = [];
  let broken: Error | null = null;

  const closeTurn = async () => {
    // Lets the queue hand its reply over, which it does in the steps after its turn.
    await new Promise((resolve) => setImmediate(resolve));
    // A call that the edge gave up may still be carried out: only then does its turn end.
    if (browser.takeSlowestPost() >= (platform.lateAfterMs ?? Infinity))
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    const held = await platform.lines();
    const settled = answered.sort((a, b) => a.serial - b.serial);
    answered = [];
    ledger.close(held.filter(isBought), settled);
    if (platform.details) details.close(await platform.details(), settled);
    if (platform.isFine)
      for (const {tab} of settled)
        expect(linesOf(tab.state().shopper?.cart?.lines ?? [])).toEqual(linesOf(held));
  };
  browser.onTurnEnd(async () => {
    // Nobody hears a fault of the lock manager: it is kept for the shopper.
    await closeTurn().catch((fault: unknown) => {
      broken ??= fault instanceof Error ? fault : new Error(String(fault));
    });
  });
  const stopIfBroken = () => {
    if (broken !== null) throw broken;
  };

  for (const [serial, command] of commands.entries()) {
    const tab = tabs[command.tab];
    if (!tab) continue;
    if (VISITS.includes(command.kind)) {
      await Promise.all(replies);
      await navigator.locks.request('cart', () => platform.visit?.(command.kind as Visit));
      if (command.kind === 'run-out') continue;
      // The browser loads a new document; the other tab knows of nothing.
      const fresh = await browser.openTab();
      tabs[command.tab] = fresh;
      await fresh.refresh();
      stopIfBroken();
      continue;
    }
    const wanted = wish(tab, wares, command);
    const asked = wanted && ask(tab, wanted);
    if (asked) {
      const {pending, reply} = asked;
      const settled = reply.then(({ok}) => {
        answered.push({pending, ok, serial, tab});
      });
      replies.push(settled);
      if (command.waits) await settled;
    }
    stopIfBroken();
    for (const {expected, shopper} of tabs.map(({state}) => state())) {
      const confirmed = unitsPerVariant(shopper?.cart?.lines ?? []);
      // Where the cut to ten was lost on the way, the cart really holds more until its next change.
      for (const [variant, units] of unitsPerVariant(expected.lines))
        expect(units).toBeLessThanOrEqual(
          Math.max(MAX_QUANTITY_PER_VARIANT, confirmed.get(variant) ?? 0),
        );
      if (platform.isFine)
        for (const units of confirmed.values())
          expect(units).toBeLessThanOrEqual(MAX_QUANTITY_PER_VARIANT);
    }
  }
  await Promise.all(replies);
  await platform.heal();
  for (const tab of tabs) await tab.refresh();
  // The last turn's account is closed when the lock is free again.
  await navigator.locks.request('cart', () => Promise.resolve());
  stopIfBroken();
  expect(answered, 'answers outside of any turn').toEqual([]);
  expect(browser.mostAtOnce(), 'changes on their way at once').toBeLessThanOrEqual(1);
  const stored = linesOf(await platform.lines());
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
