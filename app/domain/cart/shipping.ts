import {FREE_SHIPPING_TAG} from '~/domain/catalogue/free-shipping-tag';
import {dollars, formatMoney, type Money, remainder, ZERO} from '~/domain/values/money';
import {hasTag} from '~/domain/values/tags';

import type {Cart, DiscountAllocation} from './cart';

/** From this subtotal on the cart ships free (coverage: cart-free-shipping). */
const FREE_SHIPPING_THRESHOLD: Money = dollars(2500);

interface FreeShipping {
  free: boolean;
  reason: 'discount' | 'tag' | 'subscription' | 'threshold' | null;
  /** 0 to 1; 0 where no subtotal leads to it. */
  progress: number;
  /** What the displayed subtotal lacks; zero when free, null where no subtotal leads to it. */
  remainder: Money | null;
}

function waivesShipping({targetType, percentage}: DiscountAllocation): boolean {
  return targetType === 'SHIPPING_LINE' && percentage === 100;
}

/**
 * Whether the cart ships free, and how far it is from it (coverage: cart-free-shipping): a 100 percent shipping
 * discount, a product tagged `cart_free_shipping` (tags compare without case, as on the platform), a subscription line,
 * or a subtotal of $25. Judged on the subtotal that the cart displays, in cents, so that both figures add up to the
 * threshold. The threshold is of dollars: a cart in another currency has none, and nothing is promised of it. Lines of
 * quantity 0 grant nothing.
 */
export function freeShipping(
  cart: Pick<Cart, 'lines' | 'cost' | 'discountAllocations'>,
): FreeShipping {
  const lines = cart.lines.filter(({quantity}) => quantity > 0);
  const subtotal = cart.cost.subtotalAmount;
  const free = (reason: FreeShipping['reason']): FreeShipping => ({
    free: true,
    reason,
    progress: 1,
    remainder: ZERO,
  });
  const allocations = [
    ...cart.discountAllocations,
    ...lines.flatMap(({discountAllocations}) => discountAllocations),
  ];
  if (allocations.some(waivesShipping)) return free('discount');
  if (lines.some(({merchandise}) => hasTag(merchandise.product.tags, FREE_SHIPPING_TAG)))
    return free('tag');
  if (lines.some(({sellingPlan}) => sellingPlan !== null)) return free('subscription');
  if (subtotal.currencyCode !== FREE_SHIPPING_THRESHOLD.currencyCode)
    return {free: false, reason: null, progress: 0, remainder: null};
  if (lines.length > 0 && subtotal.amount >= FREE_SHIPPING_THRESHOLD.amount)
    return free('threshold');
  return {
    free: false,
    reason: null,
    progress: Math.min(1, subtotal.amount / FREE_SHIPPING_THRESHOLD.amount),
    remainder: remainder(FREE_SHIPPING_THRESHOLD, subtotal),
  };
}

/**
 * What the meter says; null where there is nothing to promise. A discount and a product's tag are the merchant's word; the
 * threshold and the subscriptions are it only where the shop promises them.
 */
export function formatFreeShipping(status: FreeShipping, isPromised: boolean): string | null {
  if (!isPromised && status.reason !== 'discount' && status.reason !== 'tag') return null;
  switch (status.reason) {
    case null:
      return (
        status.remainder && `You are ${formatMoney(status.remainder)} away from free shipping.`
      );
    case 'subscription':
      return 'Your subscription ships everything free.';
    case 'tag':
      return 'An item in your cart ships everything free.';
    case 'discount':
    case 'threshold':
      return 'Your order ships free.';
  }
}
