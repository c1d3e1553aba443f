import {painted} from '~/browser/request/paint.client';
import type {Cart} from '~/domain/cart/cart';
import type {CartChange} from '~/domain/cart/change/change';
import {CART_FORM_FIELD} from '~/domain/cart/change/change-fields';
import type {ExpectedCart} from '~/domain/cart/change/expected-cart';
import type {PendingChange} from '~/domain/cart/change/pending-change';
import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import type {LinePreview} from '~/domain/cart/preview';
import type {CartReply, ShopperCart} from '~/domain/visitor/shopper';

import {unitsInCookie} from './units.client';

// On every page's first load: what shows the cart. What changes it is in cart-queue.client, fetched when it is wanted.

/** The cart of this tab: what the platform confirmed last, and what is on its way. */
export interface CartState {
  shopper: ShopperCart | null;
  /** Waiting and sent changes, in order. */
  changes: readonly PendingChange[];
  expected: ExpectedCart;
  /** Units for the badge: the expected cart's, or the cookie's until the cart has been read. */
  units: number;
  status: 'unknown' | 'known' | 'unreachable';
  refusal: CartReply['refusal'];
  alerts: readonly string[];
  /** What assistive technology is told; a new object for each telling. */
  announcement: {text: string};
  isOpen: boolean;
}

const listeners = new Set<() => void>();
let state: CartState = {
  shopper: null,
  changes: [],
  expected: {lines: [], totalQuantity: 0, note: '', settled: true},
  units: 0,
  status: 'unknown',
  refusal: null,
  alerts: [],
  announcement: {text: ''},
  isOpen: false,
};

/** Whether this document has ever seen the cart's cookie. */
let wasStored = false;

/** The same object until something changes. */
export function cartState(): CartState {
  return state;
}

export function subscribeCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who sets `shopper` or `changes` sets what is expected of them. */
export function setCartState(patch: Partial<CartState>): void {
  const next = {...state, ...patch};
  const {totalQuantity} = next.expected;
  next.units = next.status === 'known' ? totalQuantity : (unitsInCookie() ?? totalQuantity);
  state = next;
  wasStored ||= hasStoredCart();
  for (const listener of listeners) listener();
}

/** A cookie says whether there is a cart to ask for (the id itself is not readable by script). */
export function hasStoredCart(): boolean {
  return unitsInCookie() !== null;
}

export function openCart(): void {
  if (state.isOpen) return;
  setCartState({isOpen: true});
  if (state.status !== 'known') void readCart();
}

export function closeCart(): void {
  if (state.isOpen) setCartState({isOpen: false, alerts: [], refusal: null});
}

/**
 * True where cookies are blocked (`navigator.cookieEnabled` does not tell): the edge could give this tab's cart no cookie,
 * so it is known here alone and asking for it would lose it.
 */
function isKnownHereAlone(): boolean {
  return !wasStored && !hasStoredCart() && (state.shopper?.cart ?? null) !== null;
}

export interface CartHookEvent {
  change: CartChange;
  before: Cart | null;
  after: Cart | null;
}
export type CartHook = (event: CartHookEvent) => void | Promise<void>;

const hooks = new Set<CartHook>();
let hooksRunning = false;

/** Registers what has to happen after every successful change; answers how to take it back (coverage: cart-hooks). */
export function registerCartHook(hook: CartHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

/** Runs the hooks once for a change; a change that a hook itself makes runs none (coverage: cart-hooks). */
export async function runCartHooks(event: CartHookEvent): Promise<void> {
  if (hooksRunning) return;
  hooksRunning = true;
  try {
    for (const hook of hooks) {
      try {
        await hook(event);
      } catch (fault) {
        console.error('A cart hook failed', fault);
      }
    }
  } finally {
    hooksRunning = false;
  }
}

/** The queue is fetched when it is about to have something to do, so that it costs no page its first paint. */
const loadQueue = () => import('./queue.client');

export interface ChangeOptions {
  /** False keeps a closed drawer closed. */
  openDrawer?: boolean;
  /** True runs no registered hooks (coverage: cart-hooks). */
  ignoreHooks?: boolean;
}

/** Makes a change: shown at once, sent in its turn. Resolves with the reply; never rejects. */
export async function changeCart(
  change: CartChange,
  options: ChangeOptions = {},
): Promise<CartReply> {
  const {submitChange} = await loadQueue();
  return submitChange(change, options);
}

/** Asks for the cart as the platform has it now. */
export async function readCart(): Promise<void> {
  if (isKnownHereAlone()) return;
  const {refreshCart} = await loadQueue();
  await refreshCart();
}

/** Resolves when nothing is waiting or on its way any more. */
export async function cartSettled(): Promise<void> {
  if (state.changes.length === 0) return;
  const {whenSettled} = await loadQueue();
  await whenSettled();
}

const offeredPreviews = new WeakMap<HTMLFormElement, readonly LinePreview[]>();

/** For a form that is being submitted: what its page knows of the products it adds, for the lines shown meanwhile. */
export function offerPreviews(form: HTMLFormElement, previews: readonly LinePreview[]): void {
  offeredPreviews.set(form, previews);
}

const isCartForm = (form: HTMLFormElement) =>
  form.querySelector(`input[name="${CART_FORM_FIELD}"]`) !== null;

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isCartForm(form)) return;
  event.preventDefault();
  const button = event.submitter;
  void submitFields(form, button, new FormData(form, button));
}

/** Hands a submitted form to the queue; what the queue cannot read, or a queue that cannot be had, is a plain post. */
async function submitFields(
  form: HTMLFormElement,
  button: HTMLElement | null,
  fields: FormData,
): Promise<void> {
  // The first feedback, in the frame of the press (app.css).
  button?.setAttribute('data-sending', '');
  button?.setAttribute('aria-busy', 'true');
  const [queue] = await Promise.all([
    loadQueue().catch((fault: unknown) => {
      console.warn('The cart is changed by a page load', fault);
      return null;
    }),
    // Showing the change renders the drawer: on a slow phone that takes longer than a press may go unanswered.
    painted(),
  ]);
  const submitted = queue?.submitForm(fields, offeredPreviews.get(form) ?? []);
  if (!submitted) return postAsIs(form, button);
  const {ok} = await submitted.reply;
  button?.removeAttribute('data-sending');
  button?.removeAttribute('aria-busy');
  if (ok && submitted.change.kind === 'apply-code') form.reset();
}

/** As without scripts, the pressed button's name and value included. */
function postAsIs(form: HTMLFormElement, button: HTMLElement | null): void {
  if (button instanceof HTMLButtonElement && button.name !== '') {
    const pressed = document.createElement('input');
    pressed.type = 'hidden';
    pressed.name = button.name;
    pressed.value = button.value;
    form.append(pressed);
  }
  HTMLFormElement.prototype.submit.call(form);
}

/**
 * The way to the checkout. Without cookies the edge does not know whose cart it is asked for; the tab does, as long as it
 * is open.
 */
export function checkoutAddress(): string {
  return isKnownHereAlone() ? (state.shopper?.cart?.checkoutUrl ?? CHECKOUT_PATH) : CHECKOUT_PATH;
}

/** On return the order may have been placed elsewhere, or another tab have changed the cart. */
function onReturn(event: Event): void {
  const isRestored = event instanceof PageTransitionEvent && event.persisted;
  const isBack = event.type === 'visibilitychange' && document.visibilityState === 'visible';
  if ((isRestored || isBack) && (hasStoredCart() || state.shopper)) void readCart();
}

let isStarted = false;

/**
 * Takes the page's cart forms over and keeps the cart current. Once for a page. `onIntent` is called when somebody points at a
 * form that puts something into the cart.
 */
export function startCart(onIntent: () => void): void {
  if (isStarted) return;
  isStarted = true;
  const prepare = ({target}: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (!form || !isCartForm(form)) return;
    removeEventListener('pointerover', prepare);
    removeEventListener('focusin', prepare);
    // On a touch screen this is the press itself, whose feedback comes first.
    void painted().then(() => {
      onIntent();
      loadQueue().catch(() => {
        // Tried again when it is needed.
      });
    });
  };
  addEventListener('pointerover', prepare);
  addEventListener('focusin', prepare);
  setCartState({});
  document.addEventListener('submit', onSubmit);
  addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  if (!hasStoredCart()) return;
  const read = () => void readCart();
  if ('requestIdleCallback' in window) requestIdleCallback(read);
  else setTimeout(read, 200);
}
