import type {KnownCart} from '~/commerce/cart/cart.server';
import {mergeDiscountCodes} from '~/domain/cart/discounts';
import type {ShopContext} from '~/edge/request/context.server';
import {findCookie} from '~/edge/request/cookies.server';

import type {CartSession} from './session.server';

/** Holds the code of a link until there is a cart to put it on; gone once it is. */
const PENDING_COOKIE = 'discount_link';
const PENDING_SECONDS = 30 * 86_400;

/** Puts a linked code aside for the cart; nothing for null. */
export function keepForCart(context: ShopContext, code: string | null): void {
  if (code === null) return;
  context.responseHeaders.append(
    'Set-Cookie',
    `${PENDING_COOKIE}=${encodeURIComponent(code)}; Path=/; Max-Age=${PENDING_SECONDS}; Secure; HttpOnly; SameSite=Lax`,
  );
}

/** The code that a link left behind; null without one. */
export function findPendingCode(request: Request): string | null {
  const code = findCookie(request, PENDING_COOKIE);
  return code === null || code === '' ? null : code;
}

export function forgetPendingCode(context: ShopContext): void {
  context.responseHeaders.append(
    'Set-Cookie',
    `${PENDING_COOKIE}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`,
  );
}

/**
 * Puts a linked code in front of the cart's codes. It stays whether it applies yet or not: the cart says which. A call that
 * fails leaves the code for the next time.
 */
export async function applyPendingCode(
  {request, context, calls}: CartSession,
  before: KnownCart,
): Promise<KnownCart> {
  const code = findPendingCode(request);
  if (code === null) return before;
  const current = before.cart.discountCodes.map((entry) => entry.code);
  const answer = await calls.updateDiscountCodes(mergeDiscountCodes(current, code));
  if (!answer.ok) {
    console.error(`[${context.requestId}] linked discount code: ${answer.message}`);
    return before;
  }
  forgetPendingCode(context);
  return answer;
}
