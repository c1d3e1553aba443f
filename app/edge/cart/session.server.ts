import {type CartBuyer, type CartCalls, createCartCalls} from '~/commerce/cart/cart.server';
import type {Cart} from '~/domain/cart/cart';
import {findDeclined} from '~/edge/promotions/declines.server';
import type {ShopContext} from '~/edge/request/context.server';
import {type Answer, clearCookie, findCookie, setCookie} from '~/edge/request/cookies.server';

/** A token with its key; anything else in the cookie is garbage and counts as no cart. */
const CART_TOKEN = /^[\w-]{1,200}(\?key=[\w-]{1,200})?$/;

/** What one request does with the cart goes through this. */
export interface CartSession {
  request: Request;
  context: ShopContext;
  /** The calls on the stored cart. */
  calls: CartCalls;
  /** Ids of the promotions that the shopper declined; changes of this request are in it at once. */
  declined: Set<string>;
}

/** The stored cart's id; undefined without one. */
function findCartId(request: Request): string | undefined {
  const token = findCookie(request, 'cart', (value) => CART_TOKEN.test(value));
  return token === null ? undefined : `gid://shopify/Cart/${token}`;
}

function openCalls(request: Request, context: ShopContext): CartCalls {
  return createCartCalls({storefront: context.storefront, cartId: findCartId(request)});
}

/** The stored cart of a request, not read yet. */
export function openSession(request: Request, context: ShopContext): CartSession {
  return {
    request,
    context,
    calls: openCalls(request, context),
    declined: findDeclined(request),
  };
}

/** The same shopper with a cart of its own: the stored one, and its cookie, stay as they are. */
export function besideStoredCart(session: CartSession): CartSession {
  const {storefront} = session.context;
  return {...session, calls: createCartCalls({storefront, cartId: undefined})};
}

/** Stores the id of the cart that the shopper now has, where it is new, and the count of its units. */
export function rememberCart({request, context}: CartSession, cart: Cart): void {
  if (findCartId(request) !== cart.id) {
    const token = cart.id.slice(cart.id.lastIndexOf('/') + 1);
    setCookie(context, 'cart', token);
  }
  const units = String(cart.totalQuantity);
  if (findCookie(request, 'cart_units') !== units) setCookie(context, 'cart_units', units);
}

/** Whom a new cart belongs to: the signed-in customer, so that prices and addresses are theirs from the start. */
export function buyerOf(customerAccessToken: string | null): CartBuyer {
  return customerAccessToken === null
    ? {countryCode: 'US'}
    : {countryCode: 'US', customerAccessToken};
}

/**
 * Links the stored cart to a customer who signed in, or unlinks it (null) on the way out (the full identity is sent,
 * exactly once, and nothing without a cart; coverage: cart-identity). Answers whether the cart now has that identity; a
 * refusal is logged and never stands in the way of signing in or out.
 */
export async function linkCartToCustomer(
  request: Request,
  context: ShopContext,
  customerAccessToken: string | null,
): Promise<boolean> {
  const calls = openCalls(request, context);
  if (calls.id() === undefined) return false;
  // A link whose answer is lost may be there all the same; what is gone belongs to nobody.
  const linked = await calls.updateBuyerIdentity({countryCode: 'US', customerAccessToken});
  rememberLink(context, customerAccessToken !== null || (!linked.ok && !linked.gone));
  if (!linked.ok) console.error(`[${context.requestId}] cart identity: ${linked.message}`);
  return linked.ok;
}

/** Remembers that the stored cart belongs to a customer, or that it does not any more. */
export function rememberLink(context: Answer, isLinked: boolean): void {
  if (isLinked) setCookie(context, 'cart_linked', '1');
  else clearCookie(context, 'cart_linked');
}

/**
 * Parts the stored cart from a customer who is signed in no longer: signed out while the platform did not answer, or a session
 * that ran out. False when that has to happen and does not succeed: the cart then still has somebody's e-mail and addresses, and
 * is neither shown nor changed nor checked out. Nothing is called for anybody else.
 */
export async function partFromFormer({request, context, calls}: CartSession): Promise<boolean> {
  if (findCookie(request, 'cart_linked') === null || calls.id() === undefined) return true;
  if (await context.isSignedIn()) return true;
  const parted = await calls.updateBuyerIdentity({countryCode: 'US', customerAccessToken: null});
  const isFree = parted.ok || parted.gone;
  if (isFree) rememberLink(context, false);
  else console.error(`[${context.requestId}] cart identity: ${parted.message}`);
  return isFree;
}
