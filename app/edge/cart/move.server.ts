import {type CartAnswer, createCartCalls} from '~/commerce/cart/cart.server';
import {type CarriedOver, carryOver, holdsTheSame} from '~/domain/cart/carry-over';
import type {ShopContext} from '~/edge/request/context.server';

import {buyerOf, openSession, partCart, rememberCart, rememberLink} from './session.server';

/** The platform takes so many lines in one call (storefront-api §6.4). */
const LINES_IN_A_CALL = 250;

/** A fresh cart of the customer with everything in it; a refusal where any of it was refused. */
async function fillFreshCart(
  context: ShopContext,
  {lines, ...rest}: CarriedOver,
  customerAccessToken: string,
): Promise<CartAnswer> {
  const {storefront} = context;
  let answer = await createCartCalls({storefront, cartId: undefined}).create({
    ...rest,
    lines: lines.slice(0, LINES_IN_A_CALL),
    buyerIdentity: buyerOf(customerAccessToken),
  });
  for (let at = LINES_IN_A_CALL; answer.ok && at < lines.length; at += LINES_IN_A_CALL) {
    const calls = createCartCalls({storefront, cartId: answer.cart.id});
    answer = await calls.addLines(lines.slice(at, at + LINES_IN_A_CALL));
  }
  return answer;
}

/**
 * Moves the stored cart into a fresh one that belongs to a customer who signed in (coverage: cart-moved): whoever knows a cart's id
 * can read whose it is through the platform's public API, and the old id may be known to others. The id of the fresh one has been
 * seen by nobody but this browser's cookie. Where it does not get everything, the stored cart stays as it is, whole and nobody's;
 * it does so too where the answer is lost on its way to the browser. Answers whether the cart moved; a refusal is logged and never
 * stands in the way of signing in.
 */
export async function moveCartToCustomer(
  request: Request,
  context: ShopContext,
  customerAccessToken: string,
): Promise<boolean> {
  const session = openSession(request, context);
  const log = (text: string) => console.error(`[${context.requestId}] cart move: ${text}`);
  const reading = await session.calls.read();
  if (reading === null) return false;
  if (reading.kind !== 'cart') {
    if (reading.kind === 'unreachable') log(reading.message);
    return false;
  }
  const {cart} = reading;
  const contents = carryOver(cart);
  if (contents === null) return false;
  const moved = await fillFreshCart(context, contents, customerAccessToken);
  if (!moved.ok || !holdsTheSame(cart, moved.cart)) {
    log(moved.ok ? 'the fresh cart lacks something' : moved.message);
    return false;
  }
  // Of a session that ran out, or of another customer: the cart that is left behind is nobody's.
  if (cart.buyerIdentity.customerId !== null) await partCart(session);
  rememberCart(session, moved.cart);
  await rememberLink(context, customerAccessToken);
  return true;
}
