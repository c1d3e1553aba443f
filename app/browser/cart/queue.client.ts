import {type CartChange, lineIdsOf} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import {parseCartChange} from '~/domain/cart/change/change-parser';
import {expectChange, expectedCart} from '~/domain/cart/change/expected-cart';
import {
  enqueueChange,
  isCarriedOut,
  type PendingChange,
  toPendingChange,
  toSentChange,
} from '~/domain/cart/change/pending-change';
import {formatQuantityAlert, type Granted} from '~/domain/cart/limit';
import type {LinePreview} from '~/domain/cart/preview';
import {newWarnings} from '~/domain/cart/stock';
import {formatMoney} from '~/domain/values/money';
import type {CartReply, Shopper, ShopperCart} from '~/domain/visitor/shopper';
import {parseCartReply, parseShopper} from '~/domain/visitor/shopper-parser';

import {
  type CartState,
  cartState,
  type ChangeOptions,
  hasStoredCart,
  runCartHooks,
  setCartState,
} from './cart.client';

/** Longer than all calls of one change may take at the edge; after it the reply counts as lost. */
const REPLY_DEADLINE_MS = 30_000;
/** Pauses between attempts to read the cart again. Changes are never repeated: they might be made twice. */
const READ_RETRY_MS = [300, 1_000, 3_000];
const LOST =
  'We could not reach the shop, so this change may not have been made. Please check your cart.';

interface Entry {
  change: CartChange;
  pending: PendingChange;
  options: ChangeOptions;
  resolve: ((reply: CartReply) => void)[];
}

let waiting: Entry[] = [];
let inFlight: Entry | null = null;
let settledListeners: (() => void)[] = [];
/** When the shown cart was confirmed; tabs of one machine share the clock, and the lock orders what they stamp. */
let confirmedAt = 0;

const now = () => performance.timeOrigin + performance.now();

/** What this tab has for the cart is the cart, or there is none yet. */
const isCartRead = (status: CartState['status']) => status === 'known' || !hasStoredCart();

/**
 * Shows a cart or changes of it with what is expected of them. What is on its way into a cart that has not been read is not
 * guessed at: the cart may hold it already, or be full.
 */
function show(patch: Partial<CartState>): void {
  const {shopper, changes, status} = {...cartState(), ...patch};
  const expected = expectedCart(shopper?.cart ?? null, isCartRead(status) ? changes : []);
  setCartState({...patch, expected: {...expected, settled: changes.length === 0}});
}

interface Told {
  shopper: ShopperCart;
  at: number;
}

/** Other tabs learn each confirmed cart. Missing in old browsers and in some private windows: then each tab reads for itself. */
function openChannel(): BroadcastChannel | null {
  try {
    const opened = new BroadcastChannel('cart');
    opened.addEventListener('message', ({data}: MessageEvent<Told>) => {
      if (data.at <= confirmedAt) return;
      confirmedAt = data.at;
      show({shopper: data.shopper, status: 'known'});
    });
    return opened;
  } catch {
    return null;
  }
}

let channel = openChannel();
if (channel) {
  // A message to a frozen page would throw it out of the back-forward cache; on its return it reads the cart (cart.client).
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', () => {
    channel ??= openChannel();
  });
}

function confirm(shopper: ShopperCart, patch: Partial<CartState> = {}): void {
  confirmedAt = now();
  show({...patch, shopper, status: 'known'});
  channel?.postMessage({shopper, at: confirmedAt} satisfies Told);
}

let turn: Promise<unknown> = Promise.resolve();

/** One at a time in this tab. */
function inTurnHere<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** One at a time over all tabs, in the order in which it was asked for. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Lib types promise it; insecure origins and old browsers do not have it.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return inTurnHere(work);
  return new Promise<T>((resolve, reject) => {
    locks
      .request('cart', () => work().then(resolve, reject))
      // Refused where cookies and storage are blocked: this tab is on its own then.
      .catch(() => inTurnHere(work).then(resolve, reject));
  });
}

const pendingChanges = () => [
  ...(inFlight ? [inFlight.pending] : []),
  ...waiting.map(({pending}) => pending),
];

async function post(pending: PendingChange): Promise<CartReply> {
  const fields = toCartFields(toSentChange(pending, cartState().shopper?.cart ?? null));
  const response = await fetch('/cart', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {Accept: 'application/json'},
    // Who sends it elsewhere (a closed shop, a new address) has not made the change.
    redirect: 'error',
    signal: AbortSignal.timeout(REPLY_DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`The cart answered ${response.status}`);
  const reply = parseCartReply(await response.json());
  if (!reply.ok) throw new Error(reply.message);
  return reply.value;
}

async function fetchShopper(): Promise<Shopper> {
  const response = await fetch('/api/shopper', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REPLY_DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`The cart answered ${response.status}`);
  const shopper = parseShopper(await response.json());
  if (!shopper.ok) throw new Error(shopper.message);
  return shopper.value;
}

/** Reads the cart, patiently; false when the platform stays out of reach. To be called in turn. */
async function readNow(): Promise<boolean> {
  for (const pause of [0, ...READ_RETRY_MS]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const {cart, warnings, gifts, topPick, unreachable} = await fetchShopper();
      if (unreachable) continue;
      confirm({cart, warnings, gifts, topPick});
      return true;
    } catch {
      // The next attempt, or the status below, says it.
    }
  }
  setCartState({status: cartState().shopper ? 'known' : 'unreachable'});
  return false;
}

let reading: Promise<void> | null = null;

/** Reads the cart in its turn; several askers share one read. */
export function refreshCart(): Promise<void> {
  reading ??= inTurn(async () => {
    await readNow();
  }).finally(() => {
    reading = null;
  });
  return reading;
}

/** Resolves when no change waits or is on its way. */
export function whenSettled(): Promise<void> {
  if (!inFlight && waiting.length === 0) return Promise.resolve();
  return new Promise((resolve) => settledListeners.push(resolve));
}

/** What the limit leaves of a change, as far as this tab knows the cart; the edge has the last word. */
function withinLimit(pending: PendingChange): Granted {
  const {status, expected} = cartState();
  return status === 'known'
    ? expectChange(expected.lines, pending)
    : {granted: pending.change, alerts: []};
}

function titleOf(merchandiseId: string, previews: readonly LinePreview[]): string {
  const known = cartState().expected.lines.find(
    ({merchandise}) => merchandise.id === merchandiseId,
  );
  const preview = previews.find((offered) => offered.merchandiseId === merchandiseId);
  return known?.merchandise.product.title ?? preview?.title ?? 'this item';
}

/** Queues a change. It is shown at once, within the limits; the reply comes when the platform has confirmed or refused it. */
export function submitChange(
  wanted: CartChange,
  options: ChangeOptions,
  previews: readonly LinePreview[] = [],
): Promise<CartReply> {
  const asked = toPendingChange(wanted, cartState().expected.lines, previews);
  const {granted: change, alerts} = withinLimit(asked);
  const texts = alerts.map((alert) =>
    formatQuantityAlert(alert, titleOf(alert.merchandiseId, previews)),
  );
  const open = options.openDrawer !== false && texts.length > 0 ? {isOpen: true} : {};
  if (texts.length > 0)
    setCartState({...open, alerts: texts, announcement: {text: texts.join(' ')}});
  if (!change)
    return Promise.resolve({
      ok: false,
      shopper: cartState().shopper,
      alerts: texts,
      refusal: null,
      checkoutUrl: null,
    });
  const pending = {...asked, change};
  return new Promise((resolve) => {
    const merged = enqueueChange(waiting, {change, pending, options, resolve: [resolve]});
    const replaced = merged.length === waiting.length ? waiting.at(-1) : undefined;
    const last = merged.at(-1);
    if (replaced && last) last.resolve.push(...replaced.resolve);
    waiting = merged;
    show({changes: pendingChanges(), ...(texts.length > 0 ? {} : {alerts: []})});
    void pump(texts);
  });
}

/** The drawer does not open over another modal dialog: whoever is in it goes on there, and hears of the change. */
const mayOpen = () => document.querySelector('[aria-modal="true"]') === null;

/**
 * Queues the change that a submitted form asks for, and opens the drawer for an add at once. Null when it is no form of ours, or
 * not filled in as it should be: the edge, which checks everything, then says what is wrong.
 */
export function submitForm(
  form: Iterable<readonly [string, unknown]>,
  previews: readonly LinePreview[],
): {change: CartChange; reply: Promise<CartReply>} | null {
  const read = parseCartChange(form);
  if (!read.ok) return null;
  const change = read.value;
  const openDrawer = location.pathname !== '/cart';
  // The reply brings the cart: it is not read for this.
  if (change.kind === 'add' && openDrawer) setCartState({isOpen: true});
  return {change, reply: submitChange(change, {openDrawer}, previews)};
}

async function pump(localAlerts: readonly string[]): Promise<void> {
  if (inFlight || waiting.length === 0) return;
  const next = waiting.shift();
  if (!next) return;
  inFlight = next;
  const reply = await inTurn(() => carryOut(next, localAlerts));
  for (const resolve of next.resolve) resolve(reply);
  if (waiting.length > 0) void pump([]);
  else {
    for (const listener of settledListeners) listener();
    settledListeners = [];
  }
}

/** Sends one change and shows its answer in the same step, so that no state in between is ever painted. */
async function carryOut(entry: Entry, localAlerts: readonly string[]): Promise<CartReply> {
  const {change, pending, options} = entry;
  const {shopper: before, status} = cartState();
  const wasRead = isCartRead(status);
  let reply: CartReply;
  try {
    reply = await post(pending);
  } catch (fault) {
    console.warn('A reply of the cart was lost', fault);
    reply = await recover(pending, wasRead);
  }
  if (!reply.ok && reply.shopper === null) await readNow();
  inFlight = null;
  const alerts = reply.alerts.length > 0 ? reply.alerts : localAlerts;
  const patch = {
    changes: pendingChanges(),
    refusal: reply.refusal,
    alerts,
    announcement: {text: announce(change, before, {...reply, alerts: [...alerts]})},
    ...(reply.ok && options.openDrawer !== false && reply.checkoutUrl === null && mayOpen()
      ? {isOpen: true}
      : {}),
  };
  if (reply.shopper) confirm(reply.shopper, patch);
  else show(patch);
  if (reply.checkoutUrl !== null) location.assign(reply.checkoutUrl);
  else if (reply.ok && !options.ignoreHooks)
    void runCartHooks({
      change,
      before: before?.cart ?? null,
      after: cartState().shopper?.cart ?? null,
    });
  return reply;
}

/**
 * The change may have been made although its reply was lost: the cart itself tells, beside the one before. That is the newest
 * that this tab has read or was told; without a channel another tab may have changed it since.
 */
async function recover(pending: PendingChange, wasRead: boolean): Promise<CartReply> {
  const before = wasRead && channel ? (cartState().shopper?.cart ?? null) : 'unknown';
  const isRead = await readNow();
  const shopper = cartState().shopper;
  const done = isRead && isCarriedOut(pending, before, shopper?.cart ?? null);
  const lineId = lineIdsOf(pending.change)[0] ?? null;
  return {
    ok: done,
    shopper,
    alerts: [],
    refusal: done ? null : {message: LOST, place: 'cart', lineId},
    checkoutUrl: null,
  };
}

function announce(change: CartChange, before: ShopperCart | null, reply: CartReply): string {
  if (reply.refusal) return reply.refusal.message;
  const cart = reply.shopper?.cart;
  const told = [...reply.alerts];
  told.push(
    ...newWarnings(before?.warnings ?? [], reply.shopper?.warnings ?? []).map(
      ({message}) => message,
    ),
  );
  if (change.kind === 'add') told.unshift('Added to your cart.');
  if (change.kind === 'remove' || change.kind === 'decline-gift')
    told.unshift('Removed from your cart.');
  if (change.kind === 'note') told.unshift('Your note is saved.');
  if (cart) {
    const {totalQuantity, cost} = cart;
    told.push(
      `${totalQuantity} ${totalQuantity === 1 ? 'item' : 'items'}, subtotal ${formatMoney(cost.subtotalAmount)}.`,
    );
  }
  return told.join(' ');
}
