import {shipsLater} from '~/domain/catalogue/product';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {isFreeGiftHandle} from '~/domain/promotions/is-gift';
import {formatMoney, type Money} from '~/domain/values/money';

import type {OrderLine} from './orders';

/** What becomes of one line of an order when it is bought again. */
export interface BuyAgainLine {
  title: string;
  quantity: number;
  merchandiseId: string;
}

export interface BuyAgain {
  /** Goes into the cart. */
  lines: BuyAgainLine[];
  /** What the shopper has to know before: gone, dearer, plan-only, over the limit. One sentence each. */
  notes: string[];
}

function unitPrice({originalTotalPrice, quantity}: OrderLine): Money {
  return {
    ...originalTotalPrice,
    amount: quantity > 0 ? Math.round(originalTotalPrice.amount / quantity) : 0,
  };
}

/**
 * Decides what of an order can be bought again, once and without a plan: lines whose product is gone or sold out are
 * left out, those that are sold as a subscription only too; a variant gets at most ten units over all lines, and no more
 * than there are; a price that has risen is said. Gifts are skipped: the cart gives them itself where they are due.
 */
export function buyAgain(orderLines: readonly OrderLine[]): BuyAgain {
  const units = new Map<string, BuyAgainLine>();
  const notes: string[] = [];
  for (const line of orderLines) {
    const {title, quantity, variant} = line;
    if (quantity < 1) continue;
    if (variant === null) {
      notes.push(`${title} is no longer sold.`);
      continue;
    }
    if (isFreeGiftHandle(variant.handle)) continue;
    if (!variant.availableForSale) {
      notes.push(`${title} is sold out at the moment.`);
      continue;
    }
    if (variant.requiresSellingPlan) {
      notes.push(`${title} is sold as a subscription only. Start one from its page.`);
      continue;
    }
    const paid = unitPrice(line);
    if (variant.price.amount > paid.amount) {
      notes.push(
        `${title} now costs ${formatMoney(variant.price)}. You paid ${formatMoney(paid)} before discounts.`,
      );
    }
    const wanted = (units.get(variant.id)?.quantity ?? 0) + quantity;
    // Nothing left and still for sale: nobody counts, or it is sold on backorder (storefront-api §4.5).
    const left = variant.quantityAvailable ?? 0;
    if (shipsLater(variant)) notes.push(`${title} is out of stock for now and ships later.`);
    const granted = Math.min(
      wanted,
      MAX_QUANTITY_PER_VARIANT,
      left > 0 ? left : MAX_QUANTITY_PER_VARIANT,
    );
    if (granted < wanted) {
      notes.push(
        granted === MAX_QUANTITY_PER_VARIANT
          ? `${title}: ${MAX_QUANTITY_PER_VARIANT} is the most we send of one item, so ${granted} of ${wanted} go into your cart.`
          : `${title}: only ${granted} of ${wanted} are left.`,
      );
    }
    units.set(variant.id, {title, merchandiseId: variant.id, quantity: granted});
  }
  return {lines: [...units.values()], notes: [...new Set(notes)]};
}
