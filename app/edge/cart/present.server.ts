import type {KnownCart} from '~/commerce/cart/cart.server';
import {withoutBuyer} from '~/domain/cart/cart';
import {shoppersWarnings} from '~/domain/promotions/cart-gifts';
import {NO_CART, type Shopper, type ShopperCart} from '~/domain/visitor/shopper';
import {reconcileGifts} from '~/edge/promotions/reconcile.server';
import type {ShopContext} from '~/edge/request/context.server';

import {dropUnknownCodes} from './codes.server';
import {applyPendingCode} from './linked-code.server';
import {startOver} from './new-cart.server';
import {
  type CartSession,
  openSession,
  partCart,
  partFromFormer,
  rememberCart,
} from './session.server';
import {findTopPick} from './top-pick.server';

/** Under this name a request remembers the cart it has. */
const LOADED_CART = 'loaded-cart';

/**
 * What the shopper sees of a cart that is known: its gifts reconciled, its cookies set, a suggestion beside it. A mere read
 * (`afterChange` false) takes gifts away and gives none.
 */
export async function presentCart(
  session: CartSession,
  known: KnownCart,
  afterChange: boolean,
): Promise<ShopperCart> {
  const {context, calls, declined} = session;
  const {told, ...coded} = await dropUnknownCodes(session, known);
  const {cart, warnings, gifts} = await reconcileGifts(calls, coded, {
    context,
    declined,
    afterChange,
  });
  rememberCart(session, cart);
  const shopper = {
    cart: withoutBuyer(cart),
    warnings: [...shoppersWarnings(warnings, gifts), ...told],
    gifts,
    topPick: await findTopPick(context, cart),
  };
  // A form post without scripts draws the page in the same request: its loader reads no second time.
  void context.once<Shopper>(LOADED_CART, () => Promise.resolve({...shopper, unreachable: false}));
  return shopper;
}

/**
 * The stored cart for a page or `GET /api/shopper`. No id: no cart, and none is made. An id that the platform does not know is
 * replaced by a new, empty cart. A code that a link left behind is applied, gifts that nobody grants are taken out.
 */
export function loadCart(request: Request, context: ShopContext): Promise<Shopper> {
  return context.once(LOADED_CART, () => readCart(openSession(request, context)));
}

/**
 * A cart of a customer is for who is signed in as one; for anybody else, whose cookie of the link is lost, it is parted from them
 * first. False where that does not succeed.
 */
async function isForThisVisitor(
  session: CartSession,
  {buyerIdentity}: KnownCart['cart'],
): Promise<boolean> {
  if (buyerIdentity.customerId === null) return true;
  return (await session.context.customerToken()) !== null || partCart(session);
}

async function readCart(session: CartSession): Promise<Shopper> {
  if (!(await partFromFormer(session))) return {...NO_CART, unreachable: true};
  const reading = await session.calls.read();
  if (reading === null) return {...NO_CART, unreachable: false};
  if (reading.kind === 'unreachable') return {...NO_CART, unreachable: true};
  if (reading.kind === 'cart' && !(await isForThisVisitor(session, reading.cart)))
    return {...NO_CART, unreachable: true};
  const known =
    reading.kind === 'gone' ? await startOver(session) : {cart: reading.cart, warnings: []};
  if (!known) return {...NO_CART, unreachable: true};
  const linked = await applyPendingCode(session, known);
  return {...(await presentCart(session, linked, false)), unreachable: false};
}
