import type {CartChange} from '~/domain/cart/change/change';
import type {PendingChange} from '~/domain/cart/change/pending-change';
import type {LinePreview} from '~/domain/cart/preview';
import type {CartReply, ShopperCart} from '~/domain/visitor/shopper';

import type {CartHookEvent} from './hooks.client';
import type {CartState} from './store.client';

// What the queue's machine and its shell say to each other: what happens is an event, what is to be done about it an effect.

export interface ChangeOptions {
  /** False keeps a closed drawer closed. */
  openDrawer?: boolean;
  /** True runs no registered hooks (coverage: cart-hooks). */
  ignoreHooks?: boolean;
}

/** What waits for a turn among all tabs. */
export type Task = 'change' | 'read';

export interface Entry extends PendingChange {
  options: ChangeOptions;
  /** Who waits for the reply; a later wish takes over those of the one that it replaces. */
  tickets: readonly number[];
  /** What the limit left out of it, in words. */
  alerts: readonly string[];
}

/** Why the cart is read after a change was posted. */
export type Doubt =
  /** The change may have been made; `known` is the cart before it, as far as that is known. */
  | {kind: 'lost'; known: NonNullable<ShopperCart['cart']> | null | 'unknown'}
  /** It was refused, and nothing was said of the cart. */
  | {kind: 'refused'; reply: CartReply};

export interface Sending {
  entry: Entry;
  /** What the tab knew of the cart at the beginning of its turn. */
  before: ShopperCart | null;
  wasRead: boolean;
  doubt: Doubt | null;
}

export interface QueueState {
  waiting: readonly Entry[];
  sending: Sending | null;
  /** Somebody asked for the cart as it is now. */
  isReading: boolean;
  /** Failed attempts of the read that is under way; there is one at a time, for reads take turns with changes. */
  attempts: number;
  /** When the shown cart was confirmed; tabs of one machine share the clock, and their turns order what they stamp. */
  confirmedAt: number;
}

export type QueueEvent =
  /** A change was asked for; its reply goes to the ticket. */
  | {
      kind: 'asked';
      change: CartChange;
      options: ChangeOptions;
      previews: readonly LinePreview[];
      ticket: number;
    }
  | {kind: 'read-asked'}
  /** It is this tab's turn; nobody else changes or reads the cart until it ends. */
  | {kind: 'turn'; task: Task}
  | {kind: 'replied'; reply: CartReply; at: number}
  /** No reply, or none that could be read. */
  | {kind: 'reply-lost'}
  | {kind: 'read'; task: Task; shopper: ShopperCart; at: number}
  | {kind: 'read-failed'; task: Task}
  /** Another tab confirmed a cart. */
  | {kind: 'told'; shopper: ShopperCart; at: number};

export type Effect =
  | {kind: 'take-turn' | 'end-turn'; task: Task}
  | {kind: 'post'; change: CartChange}
  | {kind: 'read'; task: Task; afterMs: number}
  | {kind: 'tell'; shopper: ShopperCart; at: number}
  | {kind: 'settle'; tickets: readonly number[]; reply: CartReply}
  | {kind: 'run-hooks'; event: CartHookEvent}
  | {kind: 'leave-for'; address: string};

/** What the browser says at the moment of an event. */
export interface Surroundings {
  /** A cookie tells of a stored cart. */
  hasStoredCart: boolean;
  /** Other tabs tell this one what they confirm. */
  hearsOthers: boolean;
  /** No other dialog is open: whoever is in one goes on there, and hears of the change. */
  mayOpen: boolean;
}

/** The part of the store that is the queue's. */
export type CartView = Omit<CartState, 'units' | 'tellings'>;

export interface Step {
  queue: QueueState;
  cart: CartView;
  effects: readonly Effect[];
}
