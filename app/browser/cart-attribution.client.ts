import {ATTRIBUTION_KEY} from '~/domain/attribution';
import {CART_FORM_FIELD} from '~/domain/cart-form';

import {readCookie} from './browser-storage.client';

/** Readable next to the HttpOnly cart cookie: says that there is a cart. */
const CART_HINT_COOKIE = 'cart_units';

/**
 * Brings the cart's attribution attribute in step with the cookie at once; without a cart there is nothing to do, and a
 * later cart takes it from the cookie at the edge. The edge merges attributes, so nobody else's are touched.
 */
export function writeCartAttribution(value: string | null): void {
  if (readCookie(CART_HINT_COOKIE) === null) return;
  const form = new FormData();
  form.set(
    CART_FORM_FIELD,
    JSON.stringify({
      action: 'AttributesUpdateInput',
      inputs: {attributes: [{key: ATTRIBUTION_KEY, value}]},
    }),
  );
  void fetch('/cart.data', {method: 'POST', body: form, keepalive: true}).catch(() => undefined);
}
