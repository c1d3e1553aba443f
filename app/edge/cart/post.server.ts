import {data, redirectDocument} from '@remix-run/server-runtime';

import {CART_FIELDS} from '~/domain/cart/change/change-fields';
import {isCartForm, parseCartChange} from '~/domain/cart/change/change-parser';
import {CHECKOUT_FIELD} from '~/domain/cart/change/field-names';
import {CHECKOUT_PATH} from '~/domain/cart/checkout';
import {judgeQuantity} from '~/domain/cart/typed-quantity';
import {withoutControlCharacters} from '~/domain/values/control-characters';
import {cutText} from '~/domain/values/cut-text';
import type {CartReply, RefusalPlace} from '~/domain/visitor/shopper';
import type {ShopContext} from '~/edge/request/context.server';
import {requireForm} from '~/edge/request/posted-form.server';

import {changeCart} from './change.server';

/** True for a form that the browser itself submitted: it wants a page, a script wants the reply. */
function wantsPage(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

/** The field of each place in which the shopper types. */
const TYPED_FIELDS: Partial<Record<RefusalPlace, string>> = {
  note: 'note',
  code: 'discountCode',
  line: 'quantity',
};

/** What was typed as a quantity to add and is none, on one line and no longer than a field shows; null where it is one. */
function findUnreadableQuantity(form: FormData): string | null {
  const typed = form.get('quantity');
  if (typeof typed !== 'string' || judgeQuantity(typed, {least: 1, most: null}).ok) return null;
  return cutText(withoutControlCharacters(typed).trim(), 20);
}

/** A refusal with what was typed, which the page shows again: in its field, or in words where the field is on another page. */
function withTyped(reply: CartReply, form: FormData): CartReply {
  const {refusal} = reply;
  if (!refusal) return reply;
  if (refusal.place === 'add') {
    const typed = findUnreadableQuantity(form);
    const told = typed ? `You typed “${typed}”. ${refusal.message}` : refusal.message;
    return {...reply, refusal: {...refusal, message: told}};
  }
  const typed = form.get(TYPED_FIELDS[refusal.place] ?? '');
  return typeof typed === 'string' ? {...reply, refusal: {...refusal, typed}} : reply;
}

/** Whether the checkout was pressed beside a note that the cart has already: there is nothing to save. */
function isSavedNote(form: FormData): boolean {
  const shown = new FormData();
  for (const [name, value] of form) if (name !== 'note') shown.append(name, value);
  const [typed, saved] = [parseCartChange(form), parseCartChange(shown)];
  return (
    typed.ok &&
    saved.ok &&
    typed.value.kind === 'note' &&
    saved.value.kind === 'note' &&
    typed.value.note === saved.value.note
  );
}

/**
 * Answers a posted cart form. A script gets the reply as it is. A plain form post goes on to where the shopper expects to be:
 * the checkout for "buy now" and for the checkout's own button, which saves the note on its way, the cart's page after a success (so that a reload posts nothing twice), the same page with the
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
  const form = await requireForm(request, CART_FIELDS);
  if (!wantsPage(request)) {
    const reply = await changeCart(request, context, form);
    return data(reply, {status: isCartForm(form) ? 200 : 400, headers});
  }
  const isCheckout = form.has(CHECKOUT_FIELD);
  if (isCheckout && isSavedNote(form))
    return redirectDocument(CHECKOUT_PATH, {status: 303, headers});
  const reply = withTyped(await changeCart(request, context, form), form);
  if (isCheckout && reply.ok) return redirectDocument(CHECKOUT_PATH, {status: 303, headers});
  if (reply.checkoutUrl !== null)
    return redirectDocument(reply.checkoutUrl, {status: 303, headers});
  if (reply.ok && reply.alerts.length === 0)
    return redirectDocument('/cart', {status: 303, headers});
  // Who has to wait has tried too often; the limit has said for how long.
  const refusedStatus = context.responseHeaders.has('Retry-After')
    ? 429
    : isCartForm(form)
      ? 422
      : 400;
  return data(reply, {status: reply.ok ? 200 : refusedStatus, headers});
}

/**
 * The way to the platform's checkout: the cart is read once more, gifts that nobody grants leave it, and the address is fresh
 * (storefront-api §6.1, §7.6). With nothing to check out it leads back to the cart.
 */
export async function toCheckout(
  load: () => Promise<{checkoutUrl: string; totalQuantity: number} | null>,
  isSignedIn: boolean,
): Promise<Response> {
  const cart = await load();
  const headers = {'Cache-Control': 'no-store'};
  if (!cart || cart.totalQuantity === 0) return redirectDocument('/cart', {status: 302, headers});
  const url = new URL(cart.checkoutUrl);
  // Carries the customer's session over (storefront-api §6.1).
  if (isSignedIn) url.searchParams.set('logged_in', 'true');
  return redirectDocument(url.toString(), {status: 303, headers});
}
