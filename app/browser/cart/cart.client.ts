import {type EarlyPress, isCartForm} from '~/browser/request/early-presses';
import {letFirst} from '~/browser/request/first.client';
import {painted} from '~/browser/request/paint.client';
import {postAsIs} from '~/browser/request/post-as-is.client';
import type {CartChange} from '~/domain/cart/change/change';
import {CHECKOUT_FIELD} from '~/domain/cart/change/field-names';
import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import type {LinePreview} from '~/domain/cart/preview';
import {LINK_PATIENCE_MS} from '~/domain/request/press';
import type {CartReply} from '~/domain/visitor/shopper';

import {showCartUnits} from './badge.client';
import {forgetSavedNote, noteDraft} from './note-draft.client';
import type {ChangeOptions} from './queue-protocol';
import {
  cartState,
  hasStoredCart,
  isKnownHereAlone,
  setCartState,
  subscribeCart,
} from './store.client';

// Who reports the cart finds the hooks here: a chunk of their own would cost each visitor a request.
export {registerCartHook} from './hooks.client';

// Fetched by the page script when somebody is about to use the cart, or React comes: what takes the page's cart forms over. What sends
// them is in queue.client, fetched when it is wanted. Neither needs React.

export function openCart(): void {
  if (cartState().isOpen) return;
  standIn();
  setCartState({isOpen: true});
  if (cartState().status !== 'known') void readCart();
}

/** A finger that is going to press has pressed after this. */
const PRESS_MS = 300;

/** The queue is fetched when it is about to have something to do, so that it costs no page its first paint. */
const loadQueue = () => import('./queue.client');

/** Before React the drawer is drawn in plain markup, which is there at once (stand-in.client); React goes on behind it. */
function standIn(): void {
  if (window.earlyPresses?.reactIsHere !== false) return;
  letFirst(import('./stand-in.client').then(({standInForDrawer}) => standInForDrawer()));
}

/** The first sign of intent: where it is given to what puts something into the cart, what shows that is fetched before React. */
export async function expectSubmission({target}: Event): Promise<void> {
  const form = target instanceof Element ? target.closest('button')?.closest('form') : null;
  if (!form || !isCartForm(form)) return;
  standIn();
  await Promise.allSettled([loadQueue(), new Promise((resolve) => setTimeout(resolve, PRESS_MS))]);
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
async function readCart(): Promise<void> {
  if (isKnownHereAlone()) return;
  const {refreshCart} = await loadQueue();
  await refreshCart();
}

/** Resolves when the tab has read its cart, or could not. */
export async function cartRead(): Promise<void> {
  if (cartState().status !== 'known') await readCart();
}

/** Resolves when nothing is waiting or on its way any more. */
async function cartSettled(): Promise<void> {
  if (cartState().changes.length === 0) return;
  const {whenSettled} = await loadQueue();
  await whenSettled();
}

const offeredPreviews = new WeakMap<HTMLFormElement, readonly LinePreview[]>();

/** For a form that is being submitted: what its page knows of the products it adds, for the lines shown meanwhile. */
export function offerPreviews(form: HTMLFormElement, previews: readonly LinePreview[]): void {
  offeredPreviews.set(form, previews);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isCartForm(form)) return;
  event.preventDefault();
  void takeSubmission(form, event.submitter, new FormData(form, event.submitter));
}

/** Nobody waits longer than this for being reported. */
const inPatience = (report: Promise<void>) =>
  Promise.race([
    report.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LINK_PATIENCE_MS)),
  ]);

/**
 * Takes a form that was pressed before this script was there.
 * @param drawer Whether React's drawer comes, which shows what was added; where it does not, the cart's page does.
 */
export async function takePress(
  {target, submitter, fields}: EarlyPress,
  drawer: Promise<boolean>,
): Promise<void> {
  if (!(target instanceof HTMLFormElement) || !fields) return;
  if (fields.has(CHECKOUT_FIELD)) await inPatience(reportCheckout());
  window.earlyPresses?.held.delete(target);
  await takeSubmission(target, submitter, fields);
  if (!(await drawer)) location.assign('/cart');
}

/** Takes over a submitted form of the cart with the fields that it was pressed with; resolves once it is answered. */
async function takeSubmission(
  form: HTMLFormElement,
  button: HTMLElement | null,
  fields: FormData,
): Promise<void> {
  // The way out of the cart's page before its own handler is there: after what was pressed before, by a page load.
  if (fields.has(CHECKOUT_FIELD)) return settleThenPost(form, fields);
  const submission = submitFields(form, button, fields);
  onTheirWay.add(submission);
  await submission.finally(() => onTheirWay.delete(submission));
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
  standIn();
  const [queue] = await Promise.all([
    loadQueue().catch((fault: unknown) => {
      console.warn('The cart is changed by a page load', fault);
      return null;
    }),
    // Showing the change renders the drawer: on a slow phone that takes longer than a press may go unanswered.
    painted(),
  ]);
  const submitted = queue?.submitForm(fields, offeredPreviews.get(form) ?? null, form);
  if (!submitted) return postAsIs(form, fields);
  const {ok} = await submitted.reply;
  button?.removeAttribute('data-sending');
  button?.removeAttribute('aria-busy');
  if (ok && submitted.change.kind === 'apply-code') form.reset();
  if (ok && submitted.change.kind === 'note') forgetSavedNote(submitted.change.note);
}

async function settleThenPost(form: HTMLFormElement, fields: FormData): Promise<void> {
  await Promise.all(onTheirWay);
  await cartSettled();
  postAsIs(form, fields);
}

/** Forms that were pressed and are not with the queue yet. */
const onTheirWay = new Set<Promise<void>>();

/**
 * Resolves when the cart has everything that the shopper gave it: what was pressed, what is on its way, and the order note that
 * was typed and not saved. False when the note was refused; the refusal then stands beside it.
 */
export async function readyForCheckout(): Promise<boolean> {
  await Promise.all(onTheirWay);
  const note = noteDraft()?.trim() ?? cartState().expected.note;
  const isSaved = note === cartState().expected.note;
  const reply = isSaved ? null : await changeCart({kind: 'note', note}, {openDrawer: false});
  if (reply?.ok) forgetSavedNote(note);
  await cartSettled();
  return reply?.ok !== false;
}

/**
 * The way to the checkout. Without cookies the edge does not know whose cart it is asked for; the tab does, as long as it
 * is open.
 */
export function checkoutAddress(): string {
  return isKnownHereAlone()
    ? (cartState().shopper?.cart?.checkoutUrl ?? CHECKOUT_PATH)
    : CHECKOUT_PATH;
}

/** On return the order may have been placed elsewhere, or another tab have changed the cart. */
function onReturn(event: Event): void {
  const isRestored = event instanceof PageTransitionEvent && event.persisted;
  const isBack = event.type === 'visibilitychange' && document.visibilityState === 'visible';
  if ((isRestored || isBack) && (hasStoredCart() || cartState().shopper)) void readCart();
}

let isStarted = false;
let reportCheckout: () => Promise<void> = () => Promise.resolve();
const onIntent = new Set<() => void>();

/** Hears when somebody points at a form that puts something into the cart, once. */
export function onCartIntent(listener: () => void): () => void {
  onIntent.add(listener);
  return () => onIntent.delete(listener);
}

function prepare({target}: Event): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (!form || !isCartForm(form)) return;
  removeEventListener('pointerover', prepare);
  removeEventListener('focusin', prepare);
  // On a touch screen this is the press itself, whose feedback comes first.
  void painted().then(() => {
    for (const listener of onIntent) listener();
    loadQueue().catch(() => {
      // Tried again when it is needed.
    });
  });
}

/**
 * Takes the page's cart forms over and keeps the cart current. Once for a page.
 * @param report Reports the way out of the cart, for which the cart is read.
 */
export function startCart(report: () => Promise<void>): void {
  if (isStarted) return;
  isStarted = true;
  reportCheckout = report;
  addEventListener('pointerover', prepare);
  addEventListener('focusin', prepare);
  subscribeCart(() => showCartUnits(cartState().units));
  setCartState({});
  // Behind the page's own listeners, React's included, which may refuse a submission.
  addEventListener('submit', onSubmit);
  if (window.earlyPresses) window.earlyPresses.cartIsHere = true;
  addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  if (!hasStoredCart()) return;
  const read = () => void readCart();
  if ('requestIdleCallback' in window) requestIdleCallback(read);
  else setTimeout(read, 200);
}
