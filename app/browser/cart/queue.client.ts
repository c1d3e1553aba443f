import type {CartChange} from '~/domain/cart/change/change';
import {parseCartChange} from '~/domain/cart/change/change-parser';
import type {LinePreview} from '~/domain/cart/preview';
import type {CartReply} from '~/domain/visitor/shopper';

import {openCartChannel} from './channel.client';
import {runCartHooks} from './hooks.client';
import {pagePreviews} from './page-previews.client';
import {advance, IDLE, isSettled} from './queue-machine';
import type {ChangeOptions, Effect, QueueEvent, Task} from './queue-protocol';
import {fetchCart, postChange} from './requests.client';
import {cartState, hasStoredCart, setCartState} from './store.client';
import {inTurn} from './turns.client';

// The shell of the queue: it hands the machine what happens and does what the machine says. It decides nothing itself.

let queue = IDLE;
let nextTicket = 0;
const askers = new Map<number, (reply: CartReply) => void>();
const turnEnds = new Map<Task, () => void>();
let onceSettled: (() => void)[] = [];
let onceRead: (() => void)[] = [];

const now = () => performance.timeOrigin + performance.now();

const channel = openCartChannel(({shopper, at}) => happen({kind: 'told', shopper, at}));

function happen(event: QueueEvent): void {
  const cart = cartState();
  const step = advance(queue, cart, event, {
    hasStoredCart: hasStoredCart(),
    hearsOthers: channel.isOpen(),
    mayOpen: document.querySelector('[aria-modal="true"]') === null,
  });
  queue = step.queue;
  if (step.cart !== cart) setCartState(step.cart);
  for (const effect of step.effects) carryOut(effect);
  if (isSettled(queue)) onceSettled = notify(onceSettled);
  if (!queue.isReading) onceRead = notify(onceRead);
}

function notify(listeners: readonly (() => void)[]): [] {
  for (const listener of listeners) listener();
  return [];
}

function carryOut(effect: Effect): void {
  switch (effect.kind) {
    case 'take-turn': {
      const {task} = effect;
      inTurn(
        () =>
          new Promise((end) => {
            turnEnds.set(task, end);
            happen({kind: 'turn', task});
          }),
      );
      break;
    }
    case 'end-turn':
      turnEnds.get(effect.task)?.();
      break;
    case 'post':
      void post(effect.change);
      break;
    case 'read':
      void read(effect.task, effect.afterMs);
      break;
    case 'tell':
      channel.tell({shopper: effect.shopper, at: effect.at});
      break;
    case 'settle':
      for (const ticket of effect.tickets) {
        askers.get(ticket)?.(effect.reply);
        askers.delete(ticket);
      }
      break;
    case 'run-hooks':
      void runCartHooks(effect.event);
      break;
    case 'leave-for':
      location.assign(effect.address);
      break;
  }
}

async function post(change: CartChange): Promise<void> {
  const reply = await postChange(change).catch((fault: unknown) => {
    console.warn('A reply of the cart was lost', fault);
    return null;
  });
  happen(reply ? {kind: 'replied', reply, at: now()} : {kind: 'reply-lost'});
}

async function read(task: Task, afterMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  // Why it failed is no news: the next attempt, or the status of the cart, says it.
  const shopper = await fetchCart().catch(() => null);
  happen(shopper ? {kind: 'read', task, shopper, at: now()} : {kind: 'read-failed', task});
}

/** Reads the cart in its turn; several askers share one read. */
export function refreshCart(): Promise<void> {
  return new Promise((resolve) => {
    onceRead.push(resolve);
    happen({kind: 'read-asked'});
  });
}

/** Resolves when no change waits or is on its way. */
export function whenSettled(): Promise<void> {
  if (isSettled(queue)) return Promise.resolve();
  return new Promise((resolve) => onceSettled.push(resolve));
}

/** Queues a change. It is shown at once, within the limits; the reply comes when the platform has confirmed or refused it. */
export function submitChange(
  change: CartChange,
  options: ChangeOptions,
  previews: readonly LinePreview[] = [],
): Promise<CartReply> {
  return new Promise((resolve) => {
    const ticket = (nextTicket += 1);
    askers.set(ticket, resolve);
    happen({kind: 'asked', change, options, previews, ticket});
  });
}

/**
 * Queues the change that a submitted form asks for, and opens the drawer for an add at once. Null when it is no form of ours, or
 * not filled in as it should be: the edge, which checks everything, then says what is wrong.
 * @param previews What React knows of the products; null before it, where what the page shows of them is read.
 */
export function submitForm(
  fields: Iterable<readonly [string, unknown]>,
  previews: readonly LinePreview[] | null,
  form: HTMLFormElement,
): {change: CartChange; reply: Promise<CartReply>} | null {
  const read = parseCartChange(fields);
  if (!read.ok) return null;
  const change = read.value;
  const openDrawer = location.pathname !== '/cart';
  const opensAtOnce = openDrawer && change.kind === 'add';
  // The reply brings the cart: it is not read for this.
  if (opensAtOnce) setCartState({isOpen: true});
  // Who has closed the drawer before the reply does not get it again with the reply.
  const options = {openDrawer: openDrawer && !opensAtOnce};
  return {
    change,
    reply: submitChange(change, options, previews ?? pagePreviews(form, change)),
  };
}
