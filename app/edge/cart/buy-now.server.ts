import {mergeAttributes} from '~/domain/cart/attributes';
import {buyNow} from '~/domain/cart/buy-now';
import type {LineRequest} from '~/domain/cart/lines';
import {NO_DETAILS, type PermalinkDetails} from '~/domain/cart/permalink';
import {emptyLines, formatSoldOut} from '~/domain/cart/stock';
import {isGiftVariant} from '~/edge/promotions/offers.server';
import {reconcileGifts} from '~/edge/promotions/reconcile.server';

import {newCartAttributes} from './attribution.server';
import {withDetails} from './details.server';
import {addLines, GIFT_ALONE} from './lines.server';
import {createCart} from './new-cart.server';
import {type Outcome, refused, settled} from './outcome.server';
import {besideStoredCart, type CartSession} from './session.server';

/** What a new cart of these goods has of what a link says; an e-mail address only where nobody is signed in. */
async function detailsOf(
  {context}: CartSession,
  {note, attributes, email}: PermalinkDetails,
  carried: readonly {key: string; value: string}[],
) {
  const isAnonymous = email !== null && (await context.customerToken()) === null;
  return {
    ...(note === null ? {} : {note}),
    ...(isAnonymous ? {buyerIdentity: {email}} : {}),
    attributes: mergeAttributes(carried, attributes),
  };
}

/**
 * Takes products to the checkout at once: in the stored cart, or in one of their own where that would lose something, or where a link
 * says whose mail the order goes to: a cart that stays must not be another person's. Gifts are left out.
 */
export async function buy(
  session: CartSession,
  wanted: LineRequest[],
  details = NO_DETAILS,
): Promise<Outcome> {
  const {calls, context, declined} = session;
  const gifts = await Promise.all(
    wanted.map(({merchandiseId}) => isGiftVariant(context, merchandiseId)),
  );
  const lines = wanted.filter((_line, place) => !gifts[place]);
  if (lines.length === 0) return refused(GIFT_ALONE);
  const reading = calls.id() === undefined ? null : await calls.read();
  if (reading?.kind === 'unreachable') return refused(reading.message);
  const stored = reading?.kind === 'cart' ? reading.cart : null;
  const decision = buyNow(stored, lines, details.email !== null);
  if (decision.kind === 'stored-cart') {
    const added = await withDetails(session, await addLines(session, decision.lines), details);
    return added.kind === 'changed' ? {...added, checkout: true} : added;
  }
  const own = besideStoredCart(session);
  const {input} = decision;
  const carried = stored ? input.attributes : newCartAttributes(session.request);
  const created = await createCart(own, {
    ...input,
    ...(await detailsOf(session, details, carried)),
  });
  if (!created.ok) return settled(created);
  const nothing = emptyLines(created.cart, lines);
  const [first] = nothing;
  if (first && nothing.length === lines.length) return refused(formatSoldOut(first));
  const {cart} = await reconcileGifts(own.calls, created, {context, declined, afterChange: true});
  return {kind: 'elsewhere', checkoutUrl: cart.checkoutUrl};
}
