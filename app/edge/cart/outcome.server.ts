import type {CartAnswer, KnownCart} from '~/commerce/cart/cart.server';
import type {AskedUnits} from '~/domain/cart/limit';

import type {CartSession} from './session.server';

/** Shown when the stored cart turned out to be ordered or expired and a change was meant for it. */
export const STARTED_OVER =
  'That cart was checked out or has expired, so we started a new one for you. Please try again.';
export const LINE_GONE = 'That item is no longer in your cart.';

/** The change was made. Limits, attribution and gifts have not been looked at yet. */
export interface Changed {
  kind: 'changed';
  known: KnownCart;
  /** The units that the limit of ten holds it to, where the change alone does not name them. */
  asked: AskedUnits | null;
  /** The shopper goes on to the checkout. */
  checkout: boolean;
  /** What of the change was not made, in words. */
  told: readonly string[];
}

/** The change was not made. */
export interface Refused {
  kind: 'refused';
  message: string;
  /** The cart as it stands; null when it is not known. */
  known: KnownCart | null;
  /** The platform does not know the stored cart any more. */
  gone: boolean;
}

/** What a change led to; `elsewhere` is the checkout of a cart of its own. */
export type Outcome = Changed | Refused | {kind: 'elsewhere'; checkoutUrl: string};

export const changed = (
  {cart, warnings}: KnownCart,
  details: Partial<Omit<Changed, 'kind' | 'known'>> = {},
): Changed => ({
  kind: 'changed',
  known: {cart, warnings},
  asked: null,
  checkout: false,
  told: [],
  ...details,
});

export const refused = (message: string, known: KnownCart | null = null): Refused => ({
  kind: 'refused',
  message,
  known,
  gone: false,
});

/** The platform's answer to a change as its outcome. */
export function settled(
  answer: CartAnswer,
  details: Partial<Omit<Changed, 'kind' | 'known'>> = {},
): Changed | Refused {
  if (answer.ok) return changed(answer, details);
  const {message, cart, gone} = answer;
  return {kind: 'refused', message, known: cart && {cart, warnings: []}, gone};
}

/** Reads the stored cart and goes on with it; a refusal when it cannot be read. */
export async function withStored(
  {calls}: CartSession,
  work: (stored: KnownCart) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const reading = await calls.read();
  if (reading === null || reading.kind === 'gone')
    return {kind: 'refused', message: STARTED_OVER, known: null, gone: true};
  if (reading.kind === 'unreachable') return refused(reading.message);
  return work({cart: reading.cart, warnings: []});
}
