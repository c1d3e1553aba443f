import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import type {LineRequest} from '~/domain/cart/lines';
import type {ShopContext} from '~/edge/request/context.server';

import {buy} from './buy-now.server';
import {makeChange} from './change.server';

const CART_PATH = '/cart';

/** With this parameter the link leads to the cart, and not past it to the checkout. */
const TO_CART_PARAMETER = 'storefront';

/** A picture, a frame or a guess of the browser asks as well, and nobody wants anything then. */
function isVisit({method, headers}: Request): boolean {
  const destination = headers.get('Sec-Fetch-Dest') ?? 'document';
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  return (
    method === 'GET' &&
    ['document', 'empty'].includes(destination) &&
    !/prefetch|preview|prerender/.test(purpose)
  );
}

/**
 * Where a link to a cart leads (coverage: cart-permalink): to the checkout with its goods, as "Buy now" goes there, so that a filled
 * cart stays as it is; with `storefront=true` into the cart. Crawlers and guesses get the cart's page and change nothing. What
 * cannot be bought leads to the cart.
 */
export async function followPermalink(
  request: Request,
  context: ShopContext,
  lines: LineRequest[],
): Promise<string> {
  if (context.isCrawler || !isVisit(request)) return CART_PATH;
  const wantsCart = new URL(request.url).searchParams.get(TO_CART_PARAMETER) === 'true';
  const {ok, alerts, checkoutUrl, shopper} = await makeChange(
    request,
    context,
    {kind: 'add', lines},
    wantsCart ? undefined : (session) => buy(session, lines),
  );
  if (!ok || wantsCart || alerts.length > 0) return CART_PATH;
  // The stored cart's checkout is opened by its own page, which takes gifts and the customer's session along.
  return shopper === null && checkoutUrl !== null ? checkoutUrl : CHECKOUT_PATH;
}
