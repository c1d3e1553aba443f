import type {CartCalls} from '~/commerce/cart.server';
import type {Cart, CartWarning} from '~/domain/cart';
import {mergeDiscountCodes} from '~/domain/cart-discounts';
import {hasControlCharacter} from '~/domain/control-characters';

import type {ShopContext} from './context.server';
import type {Step} from './pipeline.server';
import {findCookie} from './request-cookies.server';
import {isDataRequest, redirectTo} from './single-fetch.server';

const PARAMETER = 'discount';
/** Holds the code of a link until there is a cart to put it on; gone once it is. */
const PENDING_COOKIE = 'discount_link';
const PENDING_SECONDS = 30 * 86_400;
const CODE_MAX_LENGTH = 255;

/** The first plain value of `?discount=` (case C109); null when there is none that could be a code. */
export function findLinkedCode(query: URLSearchParams): string | null {
  const code = query
    .getAll(PARAMETER)
    .map((value) => value.trim())
    .find((value) => value !== '');
  if (code === undefined || code.length > CODE_MAX_LENGTH || hasControlCharacter(code)) return null;
  return code;
}

/**
 * A discount link (spec §4): the code is put aside for the cart, and a document goes on to the same address without it, every
 * other parameter as it was (case C073). So it is applied once, whatever is reloaded or followed later, and the page behind
 * it is the public one.
 */
export const discountLink: Step = {
  name: 'discount link',
  async run(request, context, next) {
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.searchParams.has(PARAMETER)) return next();
    const code = findLinkedCode(url.searchParams);
    if (code !== null) {
      context.responseHeaders.append(
        'Set-Cookie',
        `${PENDING_COOKIE}=${encodeURIComponent(code)}; Path=/; Max-Age=${PENDING_SECONDS}; Secure; HttpOnly; SameSite=Lax`,
      );
    }
    if (isDataRequest(url)) return next();
    // Kept as text: re-encoding would change parameters that are not ours.
    const kept = url.search
      .slice(1)
      .split('&')
      .filter((pair) => decodeName(pair.split('=', 1)[0] ?? '') !== PARAMETER);
    return redirectTo(request, `${url.pathname}${kept.length > 0 ? `?${kept.join('&')}` : ''}`);
  },
};

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
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
  request: Request,
  context: ShopContext,
  calls: CartCalls,
  before: {cart: Cart; warnings: CartWarning[]},
): Promise<{cart: Cart; warnings: CartWarning[]}> {
  const code = findPendingCode(request);
  if (code === null) return before;
  const current = before.cart.discountCodes.map((entry) => entry.code);
  const answer = await calls.updateDiscountCodes(mergeDiscountCodes(current, code));
  if (!answer.ok) {
    console.error(`[${context.requestId}] linked discount code: ${answer.message}`);
    return before;
  }
  forgetPendingCode(context);
  return {cart: answer.cart, warnings: answer.warnings};
}
