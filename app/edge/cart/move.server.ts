import {type CartAnswer, createCartCalls} from '~/commerce/cart/cart.server';
import {type CarriedOver, carryOver, holdsTheSame} from '~/domain/cart/carry-over';
import type {OwnedCart} from '~/domain/cart/cart';
import type {ShopContext} from '~/edge/request/context.server';

import {loadCart} from './present.server';
import {
  buyerOf,
  type CartSession,
  isCustomersCart,
  openSession,
  partCart,
  rememberCart,
  rememberLink,
} from './session.server';

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

/** A cart that other tabs keep changing is filled anew so often; then the last one is taken. */
const ROUNDS = 3;

/** Whether nothing was changed between two readings of a cart. */
const isUnchanged = (one: CarriedOver, other: CarriedOver | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The fresh cart, and the stored one as it was when it was last read: once more after the fresh one was filled, as another tab may
 * have changed it meanwhile, and what came then goes along. Null, with the reason in the log, where not everything can go along.
 */
async function findFreshCart(
  {context, calls}: CartSession,
  customerAccessToken: string,
): Promise<{from: OwnedCart; fresh: OwnedCart} | null> {
  const log = (text: string) => console.error(`[${context.requestId}] cart move: ${text}`);
  let reading = await calls.read();
  for (let round = 1; reading?.kind === 'cart'; round += 1) {
    const from = reading.cart;
    const contents = carryOver(from);
    if (contents === null) return null;
    const filled = await fillFreshCart(context, contents, customerAccessToken);
    if (!filled.ok || !holdsTheSame(from, filled.cart)) {
      log(filled.ok ? 'the fresh cart lacks something' : filled.message);
      return null;
    }
    reading = await calls.read();
    if (
      reading?.kind !== 'cart' ||
      round === ROUNDS ||
      isUnchanged(contents, carryOver(reading.cart))
    )
      return {from, fresh: filled.cart};
  }
  if (reading?.kind === 'unreachable') log(reading.message);
  return null;
}

/**
 * Moves the stored cart into a fresh one that belongs to a customer who signed in (coverage: cart-moved): whoever knows a cart's id
 * can read whose it is through the platform's public API, and the old id may be known to others. The id of the fresh one has been
 * seen by nobody but this browser's cookie. Where it does not get everything, the stored cart stays as it is, whole and nobody's;
 * it does so too where the answer is lost on its way to the browser. Answers the cart that it moved to, null where it did not; a
 * refusal is logged and never stands in the way of signing in.
 */
export async function moveCartToCustomer(
  request: Request,
  context: ShopContext,
  customerAccessToken: string,
): Promise<OwnedCart | null> {
  const session = openSession(request, context);
  const moved = await findFreshCart(session, customerAccessToken);
  if (moved === null) return null;
  // Of a session that ran out, or of another customer: the cart that is left behind is nobody's.
  if (moved.from.buyerIdentity.customerId !== null) await partCart(session);
  rememberCart(session, moved.fresh);
  await rememberLink(context, customerAccessToken);
  return moved.fresh;
}

/**
 * The cart that goes to the checkout: one that did not move when its customer signed in (the platform did not answer, a line was
 * refused) moves now, so that the order is theirs. Where it still does not, it is checked out as nobody's.
 */
export async function loadCartForCheckout(
  request: Request,
  context: ShopContext,
): Promise<Pick<OwnedCart, 'checkoutUrl' | 'totalQuantity'> | null> {
  const {cart} = await loadCart(request, context);
  const token = await context.customerToken();
  if (cart === null || token === null || (await isCustomersCart(request, context, token)))
    return cart;
  return (await moveCartToCustomer(request, context, token)) ?? cart;
}
