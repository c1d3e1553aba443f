import {type CartQueryDataReturn, createCartHandler, type HydrogenCart} from '@shopify/hydrogen';
import type {CartApiMutationFragment} from 'storefrontapi.generated';

import {type CodedError, isDenied} from '~/commerce/platform-client/denied-fields.server';
import {type PlatformRefusal, settle} from '~/commerce/platform-client/settle.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {CartWarning, OwnedCart} from '~/domain/cart/cart';
import type {LineRequest} from '~/domain/cart/lines';
import {joinWarnings} from '~/domain/cart/stock';

import {
  CART_DISCOUNT_CODES_MUTATION,
  CART_LINES_PAGE_SIZE,
  CART_MUTATE_FRAGMENT,
  CART_QUERY_FRAGMENT,
} from './documents.server';
import {selected, withAllLines} from './whole-cart.server';

/** What a call says when the platform gives no reason of its own (coverage: calls-fallbacks). */
const FALLBACK = {
  read: 'Error fetching cart',
  create: 'Error creating cart',
  addLines: 'Error adding line item to cart',
  updateLines: 'Error updating cart line item',
  removeLines: 'Error removing line item from cart',
  attributes: 'Error updating cart attributes',
  note: 'Error updating cart note',
  buyerIdentity: 'Error updating cart buyer identity',
  discountCodes: 'Error updating discount codes',
} as const;

export type CartRefusal = PlatformRefusal & {
  /** The cart as the platform returned it beside its refusal, unchanged; null when it returned none. */
  cart: OwnedCart | null;
  /** The platform does not know the cart: expired, ordered, or another shop's (storefront-api §6.6). */
  gone: boolean;
};

/** The cart as the platform has it, and what it adjusted on the way there. */
export interface KnownCart {
  cart: OwnedCart;
  warnings: CartWarning[];
}

export type CartAnswer = ({ok: true} & KnownCart) | CartRefusal;

export type CartReading =
  {kind: 'cart'; cart: OwnedCart} | {kind: 'gone'} | {kind: 'unreachable'; message: string};

export interface CartBuyer {
  customerAccessToken?: string | null;
  email?: string | null;
  phone?: string | null;
  countryCode?: 'US';
}

export interface NewCart {
  lines?: LineRequest[];
  attributes?: {key: string; value: string}[];
  discountCodes?: string[];
  note?: string;
  buyerIdentity?: CartBuyer;
}

/**
 * The cart's calls for one request (coverage: calls-cart), each settled by the error policy and answering the whole
 * cart.
 */
export interface CartCalls {
  /** Id of the cart that changes go to; undefined until one exists. */
  id: () => string | undefined;
  read: () => Promise<CartReading | null>;
  create: (input: NewCart) => Promise<CartAnswer>;
  addLines: (lines: readonly LineRequest[]) => Promise<CartAnswer>;
  updateLines: (lines: readonly {id: string; quantity: number}[]) => Promise<CartAnswer>;
  removeLines: (lineIds: readonly string[]) => Promise<CartAnswer>;
  updateDiscountCodes: (codes: readonly string[]) => Promise<CartAnswer>;
  updateAttributes: (attributes: readonly {key: string; value: string}[]) => Promise<CartAnswer>;
  updateNote: (note: string) => Promise<CartAnswer>;
  updateBuyerIdentity: (buyer: CartBuyer) => Promise<CartAnswer>;
}

function toInput({merchandiseId, quantity, attributes, sellingPlanId}: LineRequest) {
  return {
    merchandiseId,
    quantity,
    attributes: attributes.map(({key, value}) => ({key, value: value ?? ''})),
    sellingPlanId,
  };
}

/** True for a change that was made, whose cart the answer lacks only because the store denies one of its fields. */
function isWithheld({cart, userErrors = [], errors}: CartQueryDataReturn): boolean {
  const all: CodedError[] = errors ? [errors].flat() : [];
  return (
    !selected(cart) &&
    userErrors.length === 0 &&
    all.length > 0 &&
    // An error of the change itself, as for a customer's token, is one on the field that makes it.
    all.every((error) => isDenied(error) && (error.path ?? []).length > 1)
  );
}

/**
 * Settles a change of the cart: the whole cart after it, or why not, with the cart as it stands then. `again` answers the
 * cart of a change that was made and not shown, and does not make it a second time.
 */
async function settleChange(
  storefront: Storefront,
  {call, again}: Record<'call' | 'again', () => Promise<CartQueryDataReturn>>,
  fallback: string,
): Promise<CartAnswer> {
  let warnings: CartWarning[] = [];
  let returned: CartApiMutationFragment | null = null;
  const settled = await settle(async () => {
    let answer = await call();
    if (isWithheld(answer)) answer = await again();
    returned = selected(answer.cart);
    warnings = (answer.warnings ?? []).map(({code, message, target}) => ({
      code,
      message,
      target,
    }));
    const refused = (answer.userErrors ?? []).length > 0;
    return {
      object: returned && !refused ? await withAllLines(storefront, returned) : null,
      userErrors: answer.userErrors,
      errors: answer.errors,
    };
  }, fallback);
  if (settled.ok) return {ok: true, cart: settled.value, warnings};
  const gone = settled.userErrors.some(({field}) => field?.[0] === 'cartId');
  // A cart beside an error on its id may be a phantom: never adopted (storefront-api §6.6).
  const unchanged = gone ? null : (returned as CartApiMutationFragment | null);
  return {
    ...settled,
    gone,
    cart: unchanged && (await withAllLines(storefront, unchanged).catch(() => null)),
  };
}

/** Hydrogen's cart handler (the customer's choice) behind the shop's own types, limits and texts. */
export function createCartCalls(options: {
  storefront: Storefront;
  cartId: string | undefined;
}): CartCalls {
  const {storefront} = options;
  const handler: HydrogenCart = createCartHandler({
    storefront,
    getCartId: () => options.cartId,
    // Edge code writes the cookie itself, once, when the answer is known.
    setCartId: () => new Headers(),
    cartQueryFragment: CART_QUERY_FRAGMENT,
    cartMutateFragment: CART_MUTATE_FRAGMENT,
  });

  const readAgain = async (): Promise<CartQueryDataReturn> => {
    const answer = await handler.get({numCartLines: CART_LINES_PAGE_SIZE});
    return {cart: answer ?? undefined, errors: answer?.errors} as CartQueryDataReturn;
  };
  // The platform tells what it cut in the answer to that call alone: a later call of the same change says nothing of it.
  let told: KnownCart | null = null;
  const change = async (
    call: () => Promise<CartQueryDataReturn>,
    fallback: string,
    again = readAgain,
  ): Promise<CartAnswer> => {
    const answer = await settleChange(storefront, {call, again}, fallback);
    if (!answer.ok) return answer;
    told = told ? {...answer, warnings: joinWarnings(told, answer)} : answer;
    return {...answer, warnings: told.warnings};
  };

  return {
    id: () => handler.getCartId(),
    async read() {
      if (handler.getCartId() === undefined) return null;
      const settled = await settle(async () => {
        const answer = await handler.get({numCartLines: CART_LINES_PAGE_SIZE});
        const raw = selected(answer);
        return {
          object: {cart: raw && raw.id ? await withAllLines(storefront, raw) : null},
          errors: answer?.errors,
        };
      }, FALLBACK.read);
      if (!settled.ok) return {kind: 'unreachable', message: settled.message};
      const {cart} = settled.value;
      return cart ? {kind: 'cart', cart} : {kind: 'gone'};
    },
    create: ({lines = [], buyerIdentity = {}, ...rest}) => {
      const make = () => handler.create({...rest, lines: lines.map(toInput), buyerIdentity});
      // Nobody has seen the id of a new cart that was withheld: another one takes its place.
      return change(make, FALLBACK.create, make);
    },
    addLines: (lines) => change(() => handler.addLines(lines.map(toInput)), FALLBACK.addLines),
    updateLines: (lines) => change(() => handler.updateLines([...lines]), FALLBACK.updateLines),
    removeLines: (lineIds) => change(() => handler.removeLines([...lineIds]), FALLBACK.removeLines),
    updateDiscountCodes: (codes) =>
      change(async () => {
        const {cartDiscountCodesUpdate, errors} = await storefront.mutate(
          CART_DISCOUNT_CODES_MUTATION,
          {variables: {cartId: handler.getCartId() ?? '', discountCodes: [...codes]}},
        );
        return {...cartDiscountCodesUpdate, errors} as unknown as CartQueryDataReturn;
      }, FALLBACK.discountCodes),
    updateAttributes: (attributes) =>
      change(() => handler.updateAttributes([...attributes]), FALLBACK.attributes),
    updateNote: (note) => change(() => handler.updateNote(note), FALLBACK.note),
    updateBuyerIdentity: (buyer) =>
      change(() => handler.updateBuyerIdentity(buyer), FALLBACK.buyerIdentity),
  };
}
