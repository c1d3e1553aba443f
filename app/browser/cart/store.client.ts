import type {ExpectedCart} from '~/domain/cart/change/expected-cart';
import type {PendingChange} from '~/domain/cart/change/pending-change';
import type {CartReply, ShopperCart} from '~/domain/visitor/shopper';

import {unitsInCookie} from './units.client';

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
  /** How many there were: the same words that come again are told again. */
  tellings: number;
  isOpen: boolean;
}

const SILENCE = {text: ''};
const listeners = new Set<() => void>();
let state: CartState = {
  shopper: null,
  changes: [],
  expected: {lines: [], totalQuantity: 0, note: '', settled: true},
  units: 0,
  status: 'unknown',
  refusal: null,
  alerts: [],
  announcement: SILENCE,
  tellings: 0,
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
  if (next.announcement !== state.announcement) next.tellings += 1;
  state = next;
  wasStored ||= hasStoredCart();
  for (const listener of listeners) listener();
}

/** A cookie says whether there is a cart to ask for (the id itself is not readable by script). */
export function hasStoredCart(): boolean {
  return unitsInCookie() !== null;
}

/**
 * True where cookies are blocked (`navigator.cookieEnabled` does not tell): the edge could give this tab's cart no cookie,
 * so it is known here alone and asking for it would lose it.
 */
export function isKnownHereAlone(): boolean {
  return !wasStored && !hasStoredCart() && (state.shopper?.cart ?? null) !== null;
}

export function closeCart(): void {
  // What was told in the drawer is no news of the page behind it.
  if (state.isOpen) setCartState({isOpen: false, alerts: [], refusal: null, announcement: SILENCE});
}
