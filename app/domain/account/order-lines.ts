import type {ProductSummary} from '~/domain/catalogue/product';
import {isUnlisted} from '~/domain/catalogue/product-card';
import {productPath} from '~/domain/content/navigation';
import {isFreeGiftHandle, isGift} from '~/domain/promotions/is-gift';
import type {GiftPromotion} from '~/domain/promotions/promotion';

import type {OrderLine} from './orders';

/** An order line as its page shows it. */
export interface ShownOrderLine extends OrderLine {
  /** Address of the product's page; null where there is none (any more). */
  path: string | null;
  /** A gift of the shop: it is named as one. */
  isGift: boolean;
}

/**
 * The lines of an order with what can be said of them today (coverage: orders-gifts): where a product's page is, and which
 * lines were gifts. Gifts and what the shop has no more lead nowhere. `products` is null where the catalogue cannot be read: then
 * only the free-gift items are known to have no page.
 */
export function shownOrderLines(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, Pick<ProductSummary, 'tags' | 'priceRange'>> | null,
  promotions: readonly Pick<GiftPromotion, 'handle'>[],
): ShownOrderLine[] {
  return lines.map((line) => {
    const {variant} = line;
    if (variant === null) return {...line, path: null, isGift: false};
    const {handle, price} = variant;
    const product = products?.get(handle);
    const hasPage = products === null ? !isFreeGiftHandle(handle) : product && !isUnlisted(product);
    return {
      ...line,
      path: hasPage ? productPath(handle) : null,
      isGift: isGift(handle, price, promotions) || (product !== undefined && isUnlisted(product)),
    };
  });
}
