import {type CartLine, isGone} from '~/domain/cart/cart';
import {isFreeGiftHandle} from '~/domain/promotions/is-gift';

import {type AnalyticsEvent, type AnalyticsItem, ecommerce} from './analytics';
import {currencyOf, lineItem, reportedCode} from './cart-analytics';

/** What is remembered between two looks at the cart, so that each thing is reported once. */
interface CartWatch {
  /** The cart is on the screen and was reported as viewed. */
  viewed: boolean;
  /** The refusal that was reported last; compared by identity, as each refusal is one object. */
  refusal: unknown;
  /** The code that was entered last. */
  code: string;
}

export const CART_UNWATCHED: CartWatch = {viewed: false, refusal: null, code: ''};

/** One look at the tab's cart. */
export interface CartLook {
  isShown: boolean;
  isKnown: boolean;
  /** An add is on its way: it is reported before the view that it causes. */
  isAdding: boolean;
  lines: readonly CartLine[];
  refusal: {place: string; message: string} | null;
  /** Codes that are on their way into the cart, in order. */
  enteredCodes: readonly string[];
}

/** What is reported of a look: events, and errors that are not of a code. */
interface CartReport {
  watch: CartWatch;
  events: AnalyticsEvent[];
  error: string | null;
}

/** The lines that money is paid for, as analytics counts them: no gifts, and none that are sold out or gone. */
export function paidItems(lines: readonly CartLine[], brand: string): AnalyticsItem[] {
  return lines
    .filter(
      (line) =>
        !isFreeGiftHandle(line.merchandise.product.handle) && line.quantity > 0 && !isGone(line),
    )
    .map((line) => lineItem(line, brand));
}

/**
 * Decides what a look at the cart reports: that it is viewed, once for each time that it comes on the screen with something paid
 * in it; and a refusal, once, of a code as such and of anything else as an error.
 */
export function watchCart(watch: CartWatch, look: CartLook, brand: string): CartReport {
  const events: AnalyticsEvent[] = [];
  const items = paidItems(look.lines, brand);
  const code = look.enteredCodes.at(-1) ?? watch.code;
  const isView =
    look.isShown && !watch.viewed && look.isKnown && !look.isAdding && items.length > 0;
  if (isView)
    events.push({event: 'view_cart', ecommerce: ecommerce(items, currencyOf(look.lines))});
  const refusal = look.refusal === watch.refusal ? null : look.refusal;
  if (refusal?.place === 'code')
    events.push({event: 'coupon', coupon: reportedCode(code), status: 'invalid'});
  return {
    watch: {viewed: look.isShown && (watch.viewed || isView), refusal: look.refusal, code},
    events,
    error: refusal && refusal.place !== 'code' ? refusal.message : null,
  };
}

/** The event of leaving for the checkout; null for a cart with nothing to pay. The first code that applies is named. */
export function checkoutEvent(
  lines: readonly CartLine[],
  codes: readonly {code: string; applicable: boolean}[],
  brand: string,
): AnalyticsEvent | null {
  const items = paidItems(lines, brand);
  if (items.length === 0) return null;
  const coupon = codes.find(({applicable}) => applicable)?.code;
  return {
    event: 'begin_checkout',
    ecommerce: {...ecommerce(items, currencyOf(lines)), ...(coupon === undefined ? {} : {coupon})},
  };
}
