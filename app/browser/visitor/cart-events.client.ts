import {cartRead} from '~/browser/cart/cart.client';
import {registerCartHook} from '~/browser/cart/hooks.client';
import {type CartState, cartState, subscribeCart} from '~/browser/cart/store.client';
import {CHECKOUT_FIELD} from '~/domain/cart/change/field-names';
import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import {isFreeGiftHandle} from '~/domain/promotions/is-gift';
import {cartChangeEvents, reportedCode} from '~/domain/visitor/cart-analytics';
import {CART_UNWATCHED, checkoutEvent, watchCart} from '~/domain/visitor/cart-watch';

import {track, trackError} from './data-layer.client';
import {trackPress} from './unheard-presses.client';

const WAYS_OUT = `a[href="${CHECKOUT_PATH}"],button[name="${CHECKOUT_FIELD}"]`;

/** Leaving for the checkout ends the page, perhaps before its tags are there. */
function reportLeaving(brand: string): void {
  const cart = cartState().shopper?.cart;
  const event = checkoutEvent(cart?.lines ?? [], cart?.discountCodes ?? [], brand);
  if (event) trackPress(event);
}

/** Reports a press on the way out that came before these reports: the cart has to be read first. */
export async function reportCheckout(brand: string): Promise<void> {
  await cartRead();
  reportLeaving(brand);
}

/** Reports what the cart confirmed (a registered hook; coverage: cart-hooks), and when it is looked at and left for checkout. */
export function watchCartEvents(brand: string): void {
  registerCartHook(({change, before, after}) => {
    for (const event of cartChangeEvents(
      before?.lines ?? [],
      after?.lines ?? [],
      brand,
      isFreeGiftHandle,
    )) {
      track(event);
    }
    if (change.kind === 'apply-code')
      track({event: 'coupon', coupon: reportedCode(change.code), status: 'applied'});
    if (change.kind === 'remove-code')
      track({event: 'coupon', coupon: reportedCode(change.code), status: 'removed'});
  });
  let watch = CART_UNWATCHED;
  const look = ({isOpen, status, shopper, refusal, changes}: CartState) => {
    const report = watchCart(
      watch,
      {
        isShown: isOpen || location.pathname === '/cart',
        isKnown: status === 'known',
        isAdding: changes.some(({change}) => change.kind === 'add'),
        lines: shopper?.cart?.lines ?? [],
        refusal,
        enteredCodes: changes.flatMap(({change}) =>
          change.kind === 'apply-code' ? change.code : [],
        ),
      },
      brand,
    );
    ({watch} = report);
    report.events.forEach(track);
    if (report.error !== null) trackError('cart', report.error);
  };
  look(cartState());
  subscribeCart(() => {
    const state = cartState();
    // The hooks of an answered change run next, and report it first.
    setTimeout(() => look(state));
  });
  document.addEventListener(
    'click',
    ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest(WAYS_OUT)) reportLeaving(brand);
    },
    true,
  );
}
