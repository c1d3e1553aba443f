import {lineIdsOf} from '~/domain/cart/change/change';
import {expectChange, expectedCart} from '~/domain/cart/change/expected-cart';
import {
  enqueueChange,
  isCarriedOut,
  toPendingChange,
  toSentChange,
} from '~/domain/cart/change/pending-change';
import {formatQuantityAlert} from '~/domain/cart/limit';
import type {CartReply, ShopperCart} from '~/domain/visitor/shopper';

import {announce} from './announcement';
import type {
  CartView,
  Doubt,
  Effect,
  Entry,
  QueueEvent,
  QueueState,
  Sending,
  Step,
  Surroundings,
  Task,
} from './queue-protocol';

// The queue without a browser (its shell is queue.client): locks, storage, the network and the clock are events and effects.

/** Pauses before each attempt to read the cart. Changes are never repeated: they might be made twice. */
export const READ_PAUSES_MS: readonly number[] = [0, 300, 1_000, 3_000];

export const LOST =
  'We could not reach the shop, so this change may not have been made. Please check your cart.';

export const IDLE: QueueState = {
  waiting: [],
  sending: null,
  isReading: false,
  attempts: 0,
  confirmedAt: 0,
};

interface Moment {
  queue: QueueState;
  cart: CartView;
  surroundings: Surroundings;
}

export const isSettled = ({waiting, sending}: QueueState): boolean =>
  sending === null && waiting.length === 0;

/** What this tab has for the cart is the cart, or there is none yet. */
const isCartRead = ({cart, surroundings}: Moment) =>
  cart.status === 'known' || !surroundings.hasStoredCart;

const changesOf = ({sending, waiting}: QueueState): readonly Entry[] =>
  sending ? [sending.entry, ...waiting] : waiting;

/**
 * The cart with what is expected of its changes. What is on its way into a cart that has not been read is not guessed at: the
 * cart may hold it already, or be full.
 */
function shown(moment: Moment): CartView {
  const {cart, queue} = moment;
  const changes = changesOf(queue);
  const expected = expectedCart(cart.shopper?.cart ?? null, isCartRead(moment) ? changes : []);
  return {...cart, changes, expected: {...expected, settled: changes.length === 0}};
}

function step(moment: Moment, effects: readonly Effect[] = []): Step {
  return {queue: moment.queue, cart: shown(moment), effects};
}

/** The moment with a cart that the platform has confirmed. */
function confirmed(moment: Moment, shopper: ShopperCart, at: number): Moment {
  return {
    ...moment,
    queue: {...moment.queue, confirmedAt: at},
    cart: {...moment.cart, shopper, status: 'known'},
  };
}

function ask(moment: Moment, event: Extract<QueueEvent, {kind: 'asked'}>): Step {
  const {queue, cart} = moment;
  const {options, ticket} = event;
  const {lines} = cart.expected;
  const asked = toPendingChange(event.change, lines, event.previews);
  const {granted, alerts} =
    cart.status === 'known' ? expectChange(lines, asked) : {granted: asked.change, alerts: []};
  const titleOf = (variant: string) =>
    lines.find(({merchandise}) => merchandise.id === variant)?.merchandise.product.title ??
    asked.previews.find(({merchandiseId}) => merchandiseId === variant)?.title ??
    'this item';
  const texts = alerts.map((alert) => formatQuantityAlert(alert, titleOf(alert.merchandiseId)));
  const told: CartView =
    texts.length === 0
      ? cart
      : {
          ...cart,
          alerts: texts,
          announcement: {text: texts.join(' ')},
          isOpen: cart.isOpen || options.openDrawer !== false,
        };
  if (granted === null) {
    const {shopper} = cart;
    const reply = {ok: false, shopper, alerts: texts, refusal: null, checkoutUrl: null};
    return {queue, cart: told, effects: [{kind: 'settle', tickets: [ticket], reply}]};
  }
  const entry: Entry = {...asked, change: granted, options, tickets: [ticket], alerts: texts};
  const merged = enqueueChange(queue.waiting, entry);
  const replaced = merged.length === queue.waiting.length ? queue.waiting.at(-1) : undefined;
  const waiting = [
    ...merged.slice(0, -1),
    {...entry, tickets: [...(replaced?.tickets ?? []), ticket]},
  ];
  return sendNext({
    ...moment,
    queue: {...queue, waiting},
    cart: texts.length > 0 ? told : {...cart, alerts: []},
  });
}

/** Asks for a turn for the first waiting change, if nothing is on its way. */
function sendNext(moment: Moment, effects: readonly Effect[] = []): Step {
  const {queue} = moment;
  const [entry, ...waiting] = queue.waiting;
  if (queue.sending || !entry) return step(moment, effects);
  const sending: Sending = {entry, before: null, wasRead: false, doubt: null};
  return step({...moment, queue: {...queue, waiting, sending}}, [
    ...effects,
    {kind: 'take-turn', task: 'change'},
  ]);
}

/** Reads the cart from the first attempt on. */
function startRead(moment: Moment, task: Task, doubt: Doubt | null = null): Step {
  const {sending} = moment.queue;
  const queue = {
    ...moment.queue,
    attempts: 0,
    sending: sending && task === 'change' ? {...sending, doubt} : sending,
  };
  return step({...moment, queue}, [{kind: 'read', task, afterMs: READ_PAUSES_MS[0] ?? 0}]);
}

function takeTurn(moment: Moment, task: Task): Step {
  const {queue, cart} = moment;
  if (task === 'read') return startRead(moment, task);
  const {sending} = queue;
  if (!sending) return step(moment, [{kind: 'end-turn', task}]);
  const begun = {...sending, before: cart.shopper, wasRead: isCartRead(moment)};
  return step({...moment, queue: {...queue, sending: begun}}, [
    {kind: 'post', change: toSentChange(sending.entry, cart.shopper?.cart ?? null)},
  ]);
}

/** Shows the answer to the change on its way in the same step that takes it out, so that no state in between is ever painted. */
function finish(moment: Moment, reply: CartReply, effects: readonly Effect[] = []): Step {
  const {queue, cart, surroundings} = moment;
  const {sending} = queue;
  if (!sending) return step(moment, effects);
  const {entry, before} = sending;
  const {change, options, tickets} = entry;
  const alerts = reply.alerts.length > 0 ? reply.alerts : entry.alerts;
  const opens =
    reply.ok && options.openDrawer !== false && reply.checkoutUrl === null && surroundings.mayOpen;
  const after: Effect[] =
    reply.checkoutUrl !== null
      ? [{kind: 'leave-for', address: reply.checkoutUrl}]
      : reply.ok && !options.ignoreHooks
        ? [
            {
              kind: 'run-hooks',
              event: {change, before: before?.cart ?? null, after: cart.shopper?.cart ?? null},
            },
          ]
        : [];
  return sendNext(
    {
      ...moment,
      queue: {...queue, sending: null},
      cart: {
        ...cart,
        refusal: reply.refusal,
        alerts,
        announcement: {text: announce(change, before, {...reply, alerts: [...alerts]})},
        isOpen: cart.isOpen || opens,
      },
    },
    [...effects, ...after, {kind: 'settle', tickets, reply}, {kind: 'end-turn', task: 'change'}],
  );
}

function receive(moment: Moment, reply: CartReply, at: number): Step {
  if (!reply.ok && reply.shopper === null)
    return startRead(moment, 'change', {kind: 'refused', reply});
  if (reply.shopper === null) return finish(moment, reply);
  const {shopper} = reply;
  return finish(confirmed(moment, shopper, at), reply, [{kind: 'tell', shopper, at}]);
}

/**
 * The change may have been made although its reply was lost: the cart itself tells, beside the one before. That is the newest
 * that this tab has read or was told; without a channel another tab may have changed it since.
 */
function lose(moment: Moment): Step {
  const {queue, cart, surroundings} = moment;
  const isKnown = queue.sending?.wasRead === true && surroundings.hearsOthers;
  const known = isKnown ? (cart.shopper?.cart ?? null) : 'unknown';
  return startRead(moment, 'change', {kind: 'lost', known});
}

/** The reply to a change that was in doubt, after the cart was read or could not be. */
function doubtfulReply(
  {entry, doubt}: Sending,
  shopper: ShopperCart | null,
  isRead: boolean,
): CartReply | null {
  if (doubt === null) return null;
  if (doubt.kind === 'refused') return doubt.reply;
  const done = isRead && isCarriedOut(entry, doubt.known, shopper?.cart ?? null);
  const lineId = lineIdsOf(entry.change)[0] ?? null;
  return {
    ok: done,
    shopper,
    alerts: [],
    refusal: done ? null : {message: LOST, place: 'cart', lineId},
    checkoutUrl: null,
  };
}

/** The end of a read, whichever way it went. */
function endRead(
  moment: Moment,
  task: Task,
  isRead: boolean,
  effects: readonly Effect[] = [],
): Step {
  const {queue, cart} = moment;
  if (task === 'change') {
    const reply = queue.sending && doubtfulReply(queue.sending, cart.shopper, isRead);
    return reply ? finish(moment, reply, effects) : step(moment, effects);
  }
  return step({...moment, queue: {...queue, isReading: false}}, [
    ...effects,
    {kind: 'end-turn', task},
  ]);
}

/** Tries again, patiently; when the platform stays out of reach, what is shown already stays. */
function failRead(moment: Moment, task: Task): Step {
  const {queue, cart} = moment;
  const attempts = queue.attempts + 1;
  const afterMs = READ_PAUSES_MS[attempts];
  if (afterMs !== undefined)
    return step({...moment, queue: {...queue, attempts}}, [{kind: 'read', task, afterMs}]);
  const status = cart.shopper ? 'known' : 'unreachable';
  return endRead({...moment, cart: {...cart, status}}, task, false);
}

/**
 * What an event makes of the queue and of what the tab shows, and what is to be done about it. The same `cart` comes back when
 * nothing is to be shown anew.
 */
export function advance(
  queue: QueueState,
  cart: CartView,
  event: QueueEvent,
  surroundings: Surroundings,
): Step {
  const next = react({queue, cart, surroundings}, event);
  return looksTheSame(cart, next.cart) ? {...next, cart} : next;
}

/** True when a tab shows the same of both: what is expected follows from the rest. */
function looksTheSame(one: CartView, other: CartView): boolean {
  return (
    one.shopper === other.shopper &&
    one.status === other.status &&
    one.refusal === other.refusal &&
    one.alerts === other.alerts &&
    one.announcement === other.announcement &&
    one.isOpen === other.isOpen &&
    one.changes.length === other.changes.length &&
    one.changes.every((change, index) => change === other.changes[index])
  );
}

function react(moment: Moment, event: QueueEvent): Step {
  const {queue, cart} = moment;
  switch (event.kind) {
    case 'asked':
      return ask(moment, event);
    case 'read-asked':
      return queue.isReading
        ? {queue, cart, effects: []}
        : step({...moment, queue: {...queue, isReading: true}}, [
            {kind: 'take-turn', task: 'read'},
          ]);
    case 'turn':
      return takeTurn(moment, event.task);
    case 'replied':
      return receive(moment, event.reply, event.at);
    case 'reply-lost':
      return lose(moment);
    case 'read': {
      const {task, shopper, at} = event;
      return endRead(confirmed(moment, shopper, at), task, true, [{kind: 'tell', shopper, at}]);
    }
    case 'read-failed':
      return failRead(moment, event.task);
    case 'told':
      return event.at <= queue.confirmedAt
        ? {queue, cart, effects: []}
        : step(confirmed(moment, event.shopper, event.at));
  }
}
