import type {LineSellingPlan} from '~/domain/cart/cart';
import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {isOnSale, type Money, times} from '~/domain/values/money';

/** What a line may say about its money. */
export type LinePrice =
  /** The platform has not named any yet. */
  | {kind: 'unknown'}
  | {kind: 'free'}
  /** `was` is to be struck: what the line would have cost; null where it costs what it always does. */
  | {kind: 'paid'; now: Money; was: Money | null};

type Priced = Pick<ExpectedLine, 'cost'> & {
  sellingPlan: Pick<LineSellingPlan, 'compareAtPrice'> | null;
};

/**
 * The price that one unit of a line is compared with, as its product page strikes it (coverage: cart-plan-compare): on a plan
 * what it costs without the plan, else the price before its sale; null where there is none.
 */
export function fullUnitPrice({cost, sellingPlan}: Priced): Money | null {
  return sellingPlan ? sellingPlan.compareAtPrice : cost.compareAtAmountPerQuantity;
}

/**
 * Decides what a line shows as its price: nothing before the platform has named one, a gift that costs nothing as free, and else
 * its total in cents. One amount is struck beside it where it is higher: the units at the price that theirs is compared with, or,
 * where there is none, the line before its discounts.
 */
export function linePrice(
  line: Priced & Pick<ExpectedLine, 'quantity' | 'isNew'>,
  isGift: boolean,
): LinePrice {
  const {cost, quantity, isNew} = line;
  if (isNew) return {kind: 'unknown'};
  if (isGift && cost.totalAmount.amount === 0) return {kind: 'free'};
  const compareAt = fullUnitPrice(line);
  const full = isOnSale(cost.amountPerQuantity, compareAt)
    ? times(compareAt, quantity)
    : cost.subtotalAmount;
  return {
    kind: 'paid',
    now: cost.totalAmount,
    was: isOnSale(cost.totalAmount, full) ? full : null,
  };
}
