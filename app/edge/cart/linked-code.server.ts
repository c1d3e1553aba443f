import type {KnownCart} from '~/commerce/cart/cart.server';
import {mergeDiscountCodes} from '~/domain/cart/discounts';
import type {ShopContext} from '~/edge/request/context.server';
import {clearCookie, findCookie, setCookie} from '~/edge/request/cookies.server';
import {findWait} from '~/edge/request/limits.server';

import type {CartSession} from './session.server';

/** Puts a linked code aside for the cart; nothing for null. */
export function keepForCart(context: ShopContext, code: string | null): void {
  if (code !== null) setCookie(context, 'discount_link', code);
}

/** The code that a link left behind; null without one. */
export function findPendingCode(request: Request): string | null {
  return findCookie(request, 'discount_link');
}

export function forgetPendingCode(context: ShopContext): void {
  clearCookie(context, 'discount_link');
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
  // A link is a way to try a code like any other; the code waits for a time when there may be another try.
  if ((await findWait(context, 'discount-code')) !== null) return before;
  const current = before.cart.discountCodes.map((entry) => entry.code);
  const answer = await calls.updateDiscountCodes(mergeDiscountCodes(current, code));
  if (!answer.ok) {
    console.error(`[${context.requestId}] linked discount code: ${answer.message}`);
    return before;
  }
  forgetPendingCode(context);
  return answer;
}
