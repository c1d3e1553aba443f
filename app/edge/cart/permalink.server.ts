import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import type {LineRequest} from '~/domain/cart/lines';
import {parsePermalinkDetails} from '~/domain/cart/permalink';
import {ATTRIBUTION_KEY} from '~/domain/visitor/attribution';
import type {ShopContext} from '~/edge/request/context.server';

import {buy} from './buy-now.server';
import {makeChange} from './change.server';
import {withDetails} from './details.server';
import {addLines} from './lines.server';

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
 * Where a link to a cart leads (coverage: cart-permalink, cart-permalink-details): to the checkout with its goods, as "Buy now" goes there, so that a filled
 * cart stays as it is; with `storefront=true` into the cart. The note and the attributes that it says come along, and to the checkout
 * an e-mail address. Crawlers and guesses get the cart's page and change nothing. What cannot be bought leads to the cart. No part of
 * the link says where to go on to.
 */
export async function followPermalink(
  request: Request,
  context: ShopContext,
  lines: LineRequest[],
): Promise<string> {
  if (context.isCrawler || !isVisit(request)) return CART_PATH;
  const query = new URL(request.url).searchParams;
  const wantsCart = query.get(TO_CART_PARAMETER) === 'true';
  const details = parsePermalinkDetails(query, [ATTRIBUTION_KEY]);
  const {ok, alerts, checkoutUrl, shopper} = await makeChange(
    request,
    context,
    {kind: 'add', lines},
    async (session) =>
      wantsCart
        ? withDetails(session, await addLines(session, lines), details)
        : buy(session, lines, details),
  );
  if (!ok || wantsCart || alerts.length > 0) return CART_PATH;
  // The stored cart's checkout is opened by its own page, which takes gifts and the customer's session along.
  return shopper === null && checkoutUrl !== null ? checkoutUrl : CHECKOUT_PATH;
}
