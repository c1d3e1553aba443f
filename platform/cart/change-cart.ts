import {refusalMessage} from '../discounts/eligibility.ts';
import type {RequestContext} from '../graphql/context.ts';

import {type CartNode, cartNode, keylessCartId, lineGid} from './cart-nodes.ts';
import {type Cart, type CartDocument, findCartByGid, saveCart} from './document.ts';
import {priceCart, type PricedCart} from './pricing.ts';
import {shareStock, type StockShortage} from './stock.ts';

export interface CartUserError {
  code: string;
  field: string[] | null;
  message: string;
}

export interface CartWarning {
  code: string;
  message: string;
  target: string;
}

/** What every cart mutation answers. */
export interface CartPayload {
  cart: CartNode | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** A change that went well, or why it did not. */
export type CartChange =
  | {
      ok: true;
      /** Lines to be served before the others when stock is short (§6.4). */
      touched?: ReadonlySet<string>;
      /** Warnings beside those about stock and codes. */
      warnings?: readonly CartWarning[];
    }
  | {
      ok: false;
      errors: CartUserError[];
      /** Whether the payload shows the unchanged cart (§6.6). */
      showCart: boolean;
    };

export const DONE = {ok: true} as const satisfies CartChange;

export function userError(
  field: readonly string[] | null,
  message: string,
  code = 'INVALID',
): CartUserError {
  return {code, field: field === null ? null : [...field], message};
}

export const refuse = (error: CartUserError, showCart = false): CartChange => ({
  ok: false,
  errors: [error],
  showCart,
});

/** A code that only 2026-04 knows; 2025-04 says `INVALID` (§6.9). */
export function newerCode(context: RequestContext, code: string): string {
  return context.version === '2026-04' ? code : 'INVALID';
}

const UNKNOWN_CART: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

function stockWarnings(priced: PricedCart, shortages: readonly StockShortage[]): CartWarning[] {
  return shortages.flatMap(({lineId, kind, quantity}): CartWarning[] => {
    const line = priced.lines.find((one) => one.base.id === lineId);
    if (line === undefined) return [];
    const target = lineGid(line.id, priced.cart.token);
    if (kind === 'SOLD_OUT') {
      const variant = line.variant.title === 'Default Title' ? '' : ` - ${line.variant.title}`;
      return [
        {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: `The product '${line.product.title}${variant}' is already sold out.`,
          target,
        },
      ];
    }
    const items = quantity === 1 ? '1 item was' : `${quantity} items were`;
    return [
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${items} added to your cart due to availability.`,
        target,
      },
    ];
  });
}

/** Since 2026-04 each code that does nothing says why, on every mutation (§7.1). */
function codeWarnings(priced: PricedCart, context: RequestContext): CartWarning[] {
  if (context.version !== '2026-04') return [];
  return priced.codes.flatMap(({code, refusal}) =>
    refusal === null
      ? []
      : [
          {
            code: refusal,
            message: refusalMessage(refusal, code),
            target: keylessCartId(priced.cart.token),
          },
        ],
  );
}

/** Units that one cart may hold: keeps every sum within the API's `Int`. */
const MOST_UNITS = 100_000_000;

/** Shares out the stock, stores the cart and answers it with its warnings. */
export function settleCart(
  context: RequestContext,
  cart: Cart,
  change: Extract<CartChange, {ok: true}>,
): CartPayload {
  const {services} = context;
  const {lines, shortages} = shareStock(services, cart.document.lines, change.touched ?? new Set());
  if (lines.reduce((sum, line) => sum + line.quantity, 0) > MOST_UNITS) {
    return {
      cart: null,
      userErrors: [userError(['lines'], 'The cart exceeds the maximum quantity.')],
      warnings: [],
    };
  }
  const saved = saveCart(services, {...cart, document: {...cart.document, lines}});
  const priced = priceCart(services, saved, context.market);
  return {
    cart: cartNode(priced, true),
    userErrors: [],
    warnings: [
      ...stockWarnings(priced, shortages),
      ...codeWarnings(priced, context),
      ...(change.warnings ?? []),
    ],
  };
}

/**
 * Runs one change of a stored cart as one transaction. A refused change leaves the stored cart
 * as it was, and answers no warnings (§6.6).
 * @param work changes the document it is given, or refuses
 */
export function changeCart(
  context: RequestContext,
  cartId: string,
  work: (document: CartDocument, cart: Cart) => CartChange,
): CartPayload {
  const {services} = context;
  return services.store.transaction(() => {
    const found = findCartByGid(services, cartId);
    if (found === null || !found.trusted) {
      return {cart: null, userErrors: [UNKNOWN_CART], warnings: []};
    }
    const {cart} = found;
    const document = structuredClone(cart.document);
    const change = work(document, cart);
    if (change.ok) return settleCart(context, {...cart, document}, change);
    return {
      cart: change.showCart ? cartNode(priceCart(services, cart, context.market), true) : null,
      userErrors: change.errors,
      warnings: [],
    };
  });
}
