import {type CartBuyer, type CartCalls, createCartCalls} from '~/commerce/cart/cart.server';
import type {Cart} from '~/domain/cart/cart';
import {findDeclined} from '~/edge/promotions/declines.server';
import type {ShopContext} from '~/edge/request/context.server';
import {
  type Answer,
  clearCookie,
  findCookie,
  findCookies,
  setCookie,
} from '~/edge/request/cookies.server';
import {isProved, prove} from '~/edge/request/crypto.server';

/** A token with its key; anything else in the cookie is garbage and counts as no cart. */
const CART_TOKEN = /^[\w-]{1,200}(\?key=[\w-]{1,200})?$/;

/** What one request does with the cart goes through this. */
export interface CartSession {
  request: Request;
  context: ShopContext;
  /** The calls on the stored cart. */
  calls: CartCalls;
  /** Cookies of the promotions that the shopper declined; changes of this request are in it at once. */
  declined: Set<string>;
  /** The cart is one beside the stored one, whose cookies say nothing of it. */
  isBeside?: boolean;
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
  return {...session, calls: createCartCalls({storefront, cartId: undefined}), isBeside: true};
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

/** Nobody: what the platform knows of a buyer is taken away, not only the customer. */
const NOBODY: CartBuyer = {countryCode: 'US', customerAccessToken: null, email: null, phone: null};

/** What the mark of a link is for, which names a session without telling its token. */
const LINK = 'cart-link';

/** Whether the stored cart was made for, or has moved to, the customer of this session; one that did not is nobody's. */
export async function isCustomersCart(
  request: Request,
  {env}: Pick<ShopContext, 'env'>,
  customerAccessToken: string,
): Promise<boolean> {
  const proofs = findCookies(request, 'cart_linked').map((mark) =>
    isProved(env.SESSION_SECRET, LINK, customerAccessToken, mark),
  );
  return (await Promise.all(proofs)).includes(true);
}

/**
 * Links the customer's own cart to the token that takes the place of the one before, or parts it (null) on the way out (the full
 * identity is sent, exactly once, and nothing without a cart; coverage: cart-identity). A cart that did not move when they signed in
 * is not linked either: its id may be known to others. Answers whether the cart now has that identity; a refusal is logged and never
 * stands in the way.
 */
export async function linkCartToCustomer(
  request: Request,
  context: ShopContext,
  customerAccessToken: string | null,
): Promise<boolean> {
  const calls = openCalls(request, context);
  if (calls.id() === undefined) return false;
  if (customerAccessToken !== null) {
    const former = await context.customerToken();
    if (former === null || !(await isCustomersCart(request, context, former))) return false;
  }
  const linked = await calls.updateBuyerIdentity(
    customerAccessToken === null ? NOBODY : {countryCode: 'US', customerAccessToken},
  );
  // What is gone belongs to nobody; a parting whose answer is lost has to happen still.
  if (customerAccessToken !== null) await rememberLink(context, customerAccessToken);
  else if (linked.ok || linked.gone) await rememberLink(context, null);
  if (!linked.ok) console.error(`[${context.requestId}] cart identity: ${linked.message}`);
  return linked.ok;
}

/** Remembers by whose session the stored cart belongs to a customer, or that it does not any more (null). */
export async function rememberLink(
  context: Answer & Pick<ShopContext, 'env'>,
  customerAccessToken: string | null,
): Promise<void> {
  if (customerAccessToken === null) {
    clearCookie(context, 'cart_linked');
    return;
  }
  const mark = await prove(context.env.SESSION_SECRET, LINK, customerAccessToken);
  setCookie(context, 'cart_linked', mark);
}

/** A link of the time before it said whose it is: of whoever is signed in. Anybody can write it, so that nothing is linked by it. */
const UNNAMED_LINK = '1';

/** Whether the stored cart belongs to somebody who is not signed in here now. */
async function isOfFormer(request: Request, context: ShopContext): Promise<boolean> {
  const marks = findCookies(request, 'cart_linked');
  if (marks.length === 0) return false;
  const token = await context.customerToken();
  if (token === null) return true;
  return !marks.includes(UNNAMED_LINK) && !(await isCustomersCart(request, context, token));
}

/** Takes the buyer out of the stored cart; false where that does not succeed. */
export async function partCart({context, calls}: Pick<CartSession, 'context' | 'calls'>) {
  const parted = await calls.updateBuyerIdentity(NOBODY);
  const isFree = parted.ok || parted.gone;
  if (isFree) await rememberLink(context, null);
  else console.error(`[${context.requestId}] cart identity: ${parted.message}`);
  return isFree;
}

/**
 * Parts the stored cart from a customer who is signed in no longer: signed out while the platform did not answer, a session that
 * ran out, or another customer's who has signed in since. False when that has to happen and does not succeed: the cart then still
 * has somebody's e-mail and addresses, and is neither shown nor changed nor checked out. Nothing is called for anybody else.
 */
export async function partFromFormer(session: CartSession): Promise<boolean> {
  const {request, context, calls} = session;
  if (calls.id() === undefined || !(await isOfFormer(request, context))) return true;
  return partCart(session);
}
