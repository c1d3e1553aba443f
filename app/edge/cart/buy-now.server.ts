import {buyNow} from '~/domain/cart/buy-now';
import type {LineRequest} from '~/domain/cart/lines';
import {emptyLines, formatSoldOut} from '~/domain/cart/stock';
import {isGiftVariant} from '~/edge/promotions/offers.server';
import {reconcileGifts} from '~/edge/promotions/reconcile.server';

import {addLines, GIFT_ALONE} from './lines.server';
import {createCart} from './new-cart.server';
import {type Outcome, refused, settled} from './outcome.server';
import {besideStoredCart, type CartSession} from './session.server';

/** Takes products to the checkout at once: in the stored cart, or in one of their own where that would lose something. Gifts are left out. */
export async function buy(session: CartSession, wanted: LineRequest[]): Promise<Outcome> {
  const {calls, context, declined} = session;
  const gifts = await Promise.all(
    wanted.map(({merchandiseId}) => isGiftVariant(context, merchandiseId)),
  );
  const lines = wanted.filter((_line, place) => !gifts[place]);
  if (lines.length === 0) return refused(GIFT_ALONE);
  const reading = calls.id() === undefined ? null : await calls.read();
  if (reading?.kind === 'unreachable') return refused(reading.message);
  const decision = buyNow(reading?.kind === 'cart' ? reading.cart : null, lines);
  if (decision.kind === 'stored-cart') {
    const added = await addLines(session, decision.lines);
    return added.kind === 'changed' ? {...added, checkout: true} : added;
  }
  const own = besideStoredCart(session);
  const created = await createCart(own, decision.input);
  if (!created.ok) return settled(created);
  const nothing = emptyLines(created.cart, lines);
  const [first] = nothing;
  if (first && nothing.length === lines.length) return refused(formatSoldOut(first));
  const {cart} = await reconcileGifts(own.calls, created, {context, declined, afterChange: true});
  return {kind: 'elsewhere', checkoutUrl: cart.checkoutUrl};
}
