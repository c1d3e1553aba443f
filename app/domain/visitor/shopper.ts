import type {Cart, CartWarning} from '~/domain/cart/cart';
import type {ProductCard} from '~/domain/catalogue/product-card';
import {type CartGifts, NO_GIFTS} from '~/domain/promotions/cart-gifts';

/** The cart with what surrounds it on the screen: one answer holds all of it. */
export interface ShopperCart {
  cart: Cart | null;
  warnings: CartWarning[];
  gifts: CartGifts;
  topPick: ProductCard | null;
}

export const NO_CART: ShopperCart = {cart: null, warnings: [], gifts: NO_GIFTS, topPick: null};

/** `GET /api/shopper`: everything personal that the frame of a public page shows. */
export interface Shopper extends ShopperCart {
  /** The platform could not be asked; what is shown already stays. */
  unreachable: boolean;
}

/** `GET /api/cart-suggestions`: what an empty cart offers. */
export interface CartSuggestions {
  /** The saved products that are still sold, in the order they were asked for. */
  saved: ProductCard[];
  bestSellers: ProductCard[];
}

/** Where a refusal belongs on the screen: near what caused it. */
export type RefusalPlace = 'add' | 'line' | 'code' | 'note' | 'cart';

/** The answer to one posted change. */
export interface CartReply {
  ok: boolean;
  /** The whole cart after the change; null when it is not known and has to be read again. */
  shopper: ShopperCart | null;
  /** What the shopper has to know: limits that cut a request. Empty when all went as asked. */
  alerts: string[];
  refusal: {
    message: string;
    place: RefusalPlace;
    lineId: string | null;
    /** What was typed into the field, on a page that was posted: it stays there. */
    typed?: string;
  } | null;
  /** "Buy now": where to go on, with a full page load. */
  checkoutUrl: string | null;
}
