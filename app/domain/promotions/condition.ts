import type {Cart, CartLine} from '~/domain/cart/cart';
import {type Money, remainder, sum} from '~/domain/values/money';

import {isGiftLine} from './is-gift';
import type {AssociatedProduct, GiftPromotion, GiftReason} from './promotion';

/** Units of the associated product that each type asks for (coverage: gifts-with-product). */
const UNITS_NEEDED = {withProduct: 1, buyTwo: 2} as const;

/** What of a cart the promotions look at. */
export type PromotedCart = Pick<Cart, 'lines'> & {cost: Pick<Cart['cost'], 'subtotalAmount'>};

/** The subtotal that conditions look at: the cart's, less what its gift lines cost (decisions.md). */
export function paidSubtotal(cart: PromotedCart, promotions: readonly GiftPromotion[]): Money {
  const gifts = cart.lines.filter((line) => isGiftLine(line, promotions));
  return remainder(cart.cost.subtotalAmount, sum(gifts.map(({cost}) => cost.totalAmount)));
}

/** Paid units of the associated product, summed over lines, and over SKUs for a list (coverage: gifts-with-product). */
export function associatedUnits(
  cart: Pick<Cart, 'lines'>,
  associated: AssociatedProduct,
  promotions: readonly GiftPromotion[],
): number {
  const matches = ({merchandise}: CartLine) =>
    'handle' in associated
      ? merchandise.product.handle === associated.handle
      : merchandise.sku !== null && associated.skus.includes(merchandise.sku);
  return cart.lines.reduce(
    (units, line) =>
      matches(line) && !isGiftLine(line, promotions) ? units + line.quantity : units,
    0,
  );
}

/**
 * Whether a cart earns a promotion's gift (coverage: gifts-with-product): `unmet` is null, or says what is missing;
 * `units` are the paid ones of the associated product, 0 where a threshold decides. `promotions` are all there are, so
 * that no gift counts towards another.
 */
export function condition(
  promotion: GiftPromotion,
  cart: PromotedCart,
  promotions: readonly GiftPromotion[],
): {unmet: GiftReason | null; units: number} {
  if (promotion.type === 'withThreshold') {
    if (cart.cost.subtotalAmount.currencyCode !== promotion.threshold.currencyCode)
      return {unmet: {kind: 'other-currency'}, units: 0};
    const missing = remainder(promotion.threshold, paidSubtotal(cart, promotions));
    return {unmet: missing.amount > 0 ? {kind: 'below-threshold', missing} : null, units: 0};
  }
  const units = associatedUnits(cart, promotion.associatedProduct, promotions);
  const missing = UNITS_NEEDED[promotion.type] - units;
  return {unmet: missing > 0 ? {kind: 'units-missing', missing} : null, units};
}
