import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {isOnSale, type Money, times} from '~/domain/values/money';

/** What a line may say about its money. */
export type LinePrice =
  /** The platform has not named any yet. */
  | {kind: 'unknown'}
  | {kind: 'free'}
  /** `was` is to be struck: what the line would have cost; null where it costs what it always does. */
  | {kind: 'paid'; now: Money; was: Money | null};

/**
 * Decides what a line shows as its price: nothing before the platform has named one, a gift that costs nothing as free, and else
 * its total in cents. One amount is struck beside it where it is higher: the units at the price before the variant's sale, or,
 * for a variant that is not reduced, the line before its discounts.
 */
export function linePrice(
  {cost, quantity, isNew}: Pick<ExpectedLine, 'cost' | 'quantity' | 'isNew'>,
  isGift: boolean,
): LinePrice {
  if (isNew) return {kind: 'unknown'};
  if (isGift && cost.totalAmount.amount === 0) return {kind: 'free'};
  const compareAt = cost.compareAtAmountPerQuantity;
  const full = isOnSale(cost.amountPerQuantity, compareAt)
    ? times(compareAt, quantity)
    : cost.subtotalAmount;
  return {
    kind: 'paid',
    now: cost.totalAmount,
    was: isOnSale(cost.totalAmount, full) ? full : null,
  };
}
