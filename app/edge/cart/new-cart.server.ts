import type {CartAnswer, KnownCart, NewCart} from '~/commerce/cart/cart.server';
import {withoutDiscountCode} from '~/domain/cart/discounts';
import {findCookie} from '~/edge/request/cookies.server';
import {findWait} from '~/edge/request/limits.server';

import {newCartAttributes} from './attribution.server';
import {findPendingCode, forgetPendingCode} from './linked-code.server';
import {buyerOf, type CartSession, rememberLink} from './session.server';

/** The code that a link left behind, where this visitor may try another one; it waits otherwise. */
async function takePendingCode({request, context}: CartSession): Promise<string | null> {
  const pending = findPendingCode(request);
  if (pending === null) return null;
  return (await findWait(context, 'discount-code')) === null ? pending : null;
}

/** Makes a cart that carries from its first moment what would otherwise cost further calls: code, click and customer. */
export async function createCart(session: CartSession, input: NewCart): Promise<CartAnswer> {
  const {request, context, calls, isBeside = false} = session;
  const pending = await takePendingCode(session);
  const token = await context.customerToken();
  const {discountCodes = []} = input;
  const full: NewCart = {
    attributes: newCartAttributes(request),
    ...input,
    ...(pending === null
      ? {}
      : {discountCodes: [...withoutDiscountCode(discountCodes, pending), pending]}),
    buyerIdentity: {...input.buyerIdentity, ...buyerOf(token)},
  };
  let linkedBy = token;
  let answer = await calls.create(full);
  // A token that ran out must not cost the shopper the cart (storefront-api §6.7).
  if (!answer.ok && answer.userErrors.some(({field}) => field?.includes('buyerIdentity'))) {
    answer = await calls.create({...full, buyerIdentity: buyerOf(null)});
    linkedBy = null;
  }
  const tells = linkedBy !== null || findCookie(request, 'cart_linked') !== null;
  if (answer.ok && tells && !isBeside) await rememberLink(context, linkedBy);
  if (answer.ok && pending !== null) forgetPendingCode(context);
  return answer;
}

/** A stored id without a cart is replaced by a new cart's, once (decisions.md, cart on startup). */
export async function startOver(session: CartSession): Promise<KnownCart | null> {
  const created = await createCart(session, {});
  return created.ok ? created : null;
}
