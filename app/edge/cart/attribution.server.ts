import type {KnownCart} from '~/commerce/cart/cart.server';
import {
  ATTRIBUTION_KEY,
  attributionAttributes,
  formatAttribution,
} from '~/domain/visitor/attribution';
import {findAttribution} from '~/edge/visitor/attribution.server';

import type {CartSession} from './session.server';

/** The attributes of a cart that is made now: the click that brought the shopper, if one did. */
export function newCartAttributes(request: Request): {key: string; value: string}[] {
  const record = findAttribution(request, new Date());
  return record === null ? [] : [{key: ATTRIBUTION_KEY, value: formatAttribution(record)}];
}

/**
 * Whenever a cart and a click exist, the cart's attribute matches; without a click it has none
 * (coverage: cart-attribution).
 */
export async function linkAttribution(
  {request, context, calls}: CartSession,
  known: KnownCart,
): Promise<KnownCart> {
  const record = findAttribution(request, new Date());
  const attributes = attributionAttributes(known.cart.attributes, record);
  if (attributes === null) return known;
  const answer = await calls.updateAttributes(
    attributes.flatMap(({key, value}) => (value === null ? [] : [{key, value}])),
  );
  if (answer.ok) return answer;
  console.error(`[${context.requestId}] attribution: ${answer.message}`);
  return known;
}
