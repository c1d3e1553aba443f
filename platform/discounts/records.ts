/** Which goods a discount speaks of: everything, or the union of what is named. */
export interface Entitlement {
  all: boolean;
  productIds: readonly number[];
  collectionIds: readonly number[];
}

export type DiscountValue =
  | {type: 'percentage'; percentage: number}
  /** Shop cents. */
  | {type: 'amount'; cents: number};

/** What a discount does: off the order, off entitled lines, off shipping, or buy X get Y. */
export type DiscountEffect =
  | {kind: 'order'; value: DiscountValue}
  /** `once`: a fixed amount once per order, spread across the entitled lines (§7.2). */
  | {kind: 'product'; value: DiscountValue; entitled: Entitlement; once: boolean}
  | {kind: 'shipping'; value: DiscountValue}
  | {
      kind: 'buyXGetY';
      buys: {entitled: Entitlement; quantity: number};
      gets: {entitled: Entitlement; quantity: number; percentage: number};
      /** How often one order may profit; null: as often as it can. */
      usesPerOrder: number | null;
    };

export interface DiscountRecord {
  id: number;
  /** As the merchant spelled it; null for an automatic discount. */
  code: string | null;
  title: string;
  effect: DiscountEffect;
  /** Least value of the entitled goods in shop cents; null: none. */
  minimumSubtotal: number | null;
  /** Least number of entitled units; null: none. */
  minimumQuantity: number | null;
  startsAt: string;
  endsAt: string | null;
  active: boolean;
  /** Uses over all customers; null: no limit. */
  usageLimit: number | null;
  oncePerCustomer: boolean;
  /** Only customers with one of these tags; empty: everybody. */
  customerTags: readonly string[];
  /** Which purchases it is for. */
  purchaseType: 'ONE_TIME' | 'SUBSCRIPTION' | 'BOTH';
  /** Which other kinds of discount it lets stand beside it. */
  combinesWith: {order: boolean; product: boolean; shipping: boolean};
}
