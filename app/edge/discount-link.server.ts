import type {CartCalls} from '~/commerce/cart.server';
import type {Cart, CartWarning} from '~/domain/cart';
import {mergeDiscountCodes} from '~/domain/cart-discounts';
import {hasControlCharacter} from '~/domain/control-characters';
import {isLocalPath, joinQueries} from '~/domain/redirects';

import type {ShopContext} from './context.server';
import type {Step} from './pipeline.server';
import {findCookie} from './request-cookies.server';
import {isDataRequest, pagePath, redirectTo} from './single-fetch.server';

const PARAMETER = 'discount';
/** Holds the code of a link until there is a cart to put it on; gone once it is. */
const PENDING_COOKIE = 'discount_link';
const PENDING_SECONDS = 30 * 86_400;
const CODE_MAX_LENGTH = 255;

/** What could be a code: something, within bounds, on one line; null otherwise. */
function toCode(text: string): string | null {
  const code = text.trim();
  return code === '' || code.length > CODE_MAX_LENGTH || hasControlCharacter(code) ? null : code;
}

/** The first plain value of `?discount=` (case C109); null when there is none that could be a code. */
export function findLinkedCode(query: URLSearchParams): string | null {
  return toCode(query.getAll(PARAMETER).find((value) => value.trim() !== '') ?? '');
}

function keepForCart(context: ShopContext, code: string | null): void {
  if (code === null) return;
  context.responseHeaders.append(
    'Set-Cookie',
    `${PENDING_COOKIE}=${encodeURIComponent(code)}; Path=/; Max-Age=${PENDING_SECONDS}; Secure; HttpOnly; SameSite=Lax`,
  );
}

/** A query without some parameters, kept as text: re-encoding would change those that are not ours. */
function withoutParameters(search: string, names: readonly string[]): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(decodeName(pair.split('=', 1)[0] ?? '')));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
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
    keepForCart(context, findLinkedCode(url.searchParams));
    if (isDataRequest(url)) return next();
    return redirectTo(request, `${url.pathname}${withoutParameters(url.search, [PARAMETER])}`);
  },
};

const SHARED_PATH = /^\/discount\/([^/]+)$/i;
const TARGET_PARAMETER = 'redirect';
/** Parameters of the link itself, and of the framework's request for it. */
const OF_THE_LINK = [PARAMETER, TARGET_PARAMETER, '_routes'];

/** Where a shared link leads: its target when that is a path of this shop, else the home page; both with the other parameters. */
function sharedTarget(url: URL): string {
  const wanted = url.searchParams.get(TARGET_PARAMETER) ?? '/';
  const rest = withoutParameters(url.search, OF_THE_LINK);
  if (isLocalPath(wanted) && URL.canParse(wanted, url.origin)) {
    const {pathname, search, hash} = new URL(wanted, url.origin);
    // Dots are resolved by now: `/.//host` has become `//host`.
    if (isLocalPath(pathname)) return `${pathname}${joinQueries(search, rest)}${hash}`;
  }
  return `/${rest}`;
}

/**
 * The link that the platform's admin hands out, `/discount/CODE?redirect=/path` (decisions.md): its code waits for the cart as
 * that of `?discount=` does, and the visitor goes on to the path.
 */
export const sharedDiscountLink: Step = {
  name: 'shared discount link',
  async run(request, context, next) {
    const url = new URL(request.url);
    const [, segment] = SHARED_PATH.exec(pagePath(url)) ?? [];
    if (segment === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    if (request.method === 'GET') keepForCart(context, toCode(decodeURIComponent(segment)));
    return redirectTo(request, sharedTarget(url));
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
