import {data, redirectDocument} from '@remix-run/server-runtime';

import type {ShopContext} from '~/edge/request/context.server';

import {changeCart} from './change.server';

/** True for a form that the browser itself submitted: it wants a page, a script wants the reply. */
function wantsPage(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

/**
 * Answers a posted cart form. A script gets the reply as it is. A plain form post goes on to where the shopper expects to be:
 * the checkout for "buy now", the cart's page after a success (so that a reload posts nothing twice), the same page with the
 * reason when something was refused or cut.
 */
export async function answerCartPost(request: Request, context: ShopContext) {
  const headers = {'Cache-Control': 'no-store'};
  if (request.method !== 'POST') {
    throw new Response('A cart is changed by its forms.', {
      status: 405,
      statusText: 'Method Not Allowed',
      headers: {...headers, Allow: 'GET, HEAD, POST'},
    });
  }
  const reply = await changeCart(request, context);
  if (!wantsPage(request)) return data(reply, {headers});
  if (reply.checkoutUrl !== null)
    return redirectDocument(reply.checkoutUrl, {status: 303, headers});
  if (reply.ok && reply.alerts.length === 0)
    return redirectDocument('/cart', {status: 303, headers});
  // Who has to wait has tried too often; the limit has said for how long.
  const refusedStatus = context.responseHeaders.has('Retry-After') ? 429 : 422;
  return data(reply, {status: reply.ok ? 200 : refusedStatus, headers});
}

/**
 * The way to the platform's checkout: the cart is read once more, gifts that nobody grants leave it, and the address is fresh
 * (storefront-api §6.1, §7.6). With nothing to check out it leads back to the cart.
 */
export async function toCheckout(
  load: () => Promise<{cart: {checkoutUrl: string; totalQuantity: number} | null}>,
  isSignedIn: boolean,
): Promise<Response> {
  const {cart} = await load();
  const headers = {'Cache-Control': 'no-store'};
  if (!cart || cart.totalQuantity === 0) return redirectDocument('/cart', {status: 302, headers});
  const url = new URL(cart.checkoutUrl);
  // Carries the customer's session over (storefront-api §6.1).
  if (isSignedIn) url.searchParams.set('logged_in', 'true');
  return redirectDocument(url.toString(), {status: 303, headers});
}
