import type {Money} from '~/domain/values/money';

/** The associated product: one handle, or a list of SKUs whose quantities are summed (coverage: gifts-fields). */
export type AssociatedProduct = {handle: string} | {skus: readonly string[]};

/** Free-gift promotion (coverage: gifts-fields). `handle` is the gift product's. */
export type GiftPromotion = {
  id: string;
  handle: string;
  bannerName: string;
  /** Display text only; `enabled` decides (decisions.md). */
  endDate: string;
  declineCookie: `decline_${string}`;
  enabled: boolean;
  cartProductLinkHandle: string;
  cartMessaging: string;
  canAddMultiple: boolean;
} & (
  | {type: 'withThreshold'; threshold: Money; associatedProduct: null}
  | {type: 'withProduct' | 'buyTwo'; threshold: null; associatedProduct: AssociatedProduct}
);

/** The gift product's variant as the catalogue knows it now. */
export interface GiftVariant {
  id: string;
  title: string;
  availableForSale: boolean;
  quantityAvailable: number | null;
  price: Money;
}

/** A promotion resolved for a shopper. `gift` is null when the platform has no such product. */
export interface GiftOffer {
  promotion: GiftPromotion;
  gift: GiftVariant | null;
}

export type GiftReason =
  | {kind: 'granted'; quantity: number}
  | {kind: 'declined'}
  | {kind: 'disabled'}
  | {kind: 'gift-missing'}
  | {kind: 'gift-sold-out'}
  | {kind: 'below-threshold'; missing: Money}
  /** The cart is in another currency than the threshold: nothing is measured, and nothing promised. */
  | {kind: 'other-currency'}
  | {kind: 'units-missing'; missing: number}
  /** Earned, and yet not in the cart: the platform refused it, or it waits for the next change. */
  | {kind: 'withheld'};

/** How one promotion stands for a cart, and why. */
export interface GiftOutcome extends GiftOffer {
  reason: GiftReason;
}
