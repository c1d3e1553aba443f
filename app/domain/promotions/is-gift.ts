import type {CartLine} from '~/domain/cart/cart';
import type {Money} from '~/domain/values/money';

import type {GiftPromotion, GiftVariant} from './promotion';

/** The handles of the five free-gift items, which are never sold on their own. */
const FREE_GIFT_HANDLES: readonly string[] = [
  'free-gift-1',
  'uv-restore-mini',
  'next-generation-whitening-pen',
  'overnight-whitening-pen',
  'kids-manual-toothbrush-2-pack',
];

/** True for one of the five: what is known of a product without asking which promotions there are. */
export function isFreeGiftHandle(handle: string): boolean {
  return FREE_GIFT_HANDLES.includes(handle);
}

type GiftGiver = Pick<GiftPromotion, 'handle'>;

/**
 * What a gift is: one of the five free-gift items, or what costs nothing and is the gift product of a promotion. A product
 * that has a price and is not among the five is the shopper's own (decisions.md). `handle` and `price` are the product's and
 * its variant's own.
 */
export function isGift(handle: string, price: Money, promotions: readonly GiftGiver[]): boolean {
  return (
    isFreeGiftHandle(handle) ||
    (price.amount === 0 && promotions.some((promotion) => promotion.handle === handle))
  );
}

/** True for a line that stands in the cart as a gift. */
export function isGiftLine({merchandise}: CartLine, promotions: readonly GiftGiver[]): boolean {
  return isGift(merchandise.product.handle, merchandise.price, promotions);
}

/** True for a line that may stand as the granted gift: its variant, bought once, not as a subscription (which ships free). */
export function standsAs(line: CartLine, gift: GiftVariant): boolean {
  return line.merchandise.id === gift.id && line.sellingPlan === null;
}

/** Units of a gift that the lines hold as such. */
export function giftUnits(lines: readonly CartLine[], gift: GiftVariant): number {
  return lines.reduce((units, line) => (standsAs(line, gift) ? units + line.quantity : units), 0);
}
