import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {variantId} from '~/domain/catalogue/variant-address';

import type {LineRequest} from './lines';

/** More different goods than a link that somebody shares has in it. */
const MOST_LINES = 25;

/**
 * The lines that a link to a cart names (`/cart/{variant}:{units},…`), a variant once and with ten units at most; null for what is no
 * such link, or names more than anybody would.
 */
export function parsePermalink(text: string): LineRequest[] | null {
  if (!/^\d{1,20}:\d{1,6}(?:,\d{1,20}:\d{1,6})*$/.test(text)) return null;
  const units = new Map<string, number>();
  for (const [number = '', quantity = ''] of text.split(',').map((part) => part.split(':')))
    units.set(number, (units.get(number) ?? 0) + Number(quantity));
  const lines = [...units]
    .filter(([, quantity]) => quantity > 0)
    .map(([number, quantity]) => ({
      merchandiseId: variantId(number),
      quantity: Math.min(quantity, MAX_QUANTITY_PER_VARIANT),
      sellingPlanId: null,
      attributes: [],
    }));
  return lines.length > 0 && lines.length <= MOST_LINES ? lines : null;
}
