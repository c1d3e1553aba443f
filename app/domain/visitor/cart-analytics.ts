import {type CartLine, isGone} from '~/domain/cart/cart';
import {fullUnitPrice} from '~/domain/cart/line-price';
import {USD} from '~/domain/values/money';

import {type AnalyticsEvent, type AnalyticsItem, ecommerce, toItem} from './analytics';

const CODE = /^[A-Z0-9][A-Z0-9_-]{0,29}$/;
const LONG_NUMBER = /\d{7}/;

/** Stands for what was typed and is no code; GA4 names what it leaves out in the same way. */
const OTHER_CODE = '(other)';

/**
 * A discount code as GA4's `coupon`: in capitals, so that one code is one value. What does not look like a code (a
 * sentence, an address, a telephone number typed into the wrong field) is reported as OTHER_CODE and never in its own words.
 */
export function reportedCode(entered: string): string {
  const code = entered.trim().toUpperCase();
  return CODE.test(code) && !LONG_NUMBER.test(code) ? code : OTHER_CODE;
}

type LineForAnalytics = Pick<CartLine, 'quantity' | 'cost'> & {
  sellingPlan: Parameters<typeof fullUnitPrice>[0]['sellingPlan'];
  merchandise: Pick<CartLine['merchandise'], 'id' | 'title'> & {
    product: Pick<CartLine['merchandise']['product'], 'handle' | 'title' | 'type'>;
  };
};

/** A cart line as an item; `quantity` where only some of its units are meant. */
export function lineItem(
  line: LineForAnalytics,
  brand: string,
  quantity = line.quantity,
): AnalyticsItem {
  const {title, product} = line.merchandise;
  return toItem(
    {
      ...product,
      variant: title === 'Default Title' ? '' : title,
      price: line.cost.amountPerQuantity.amount,
      full: fullUnitPrice(line)?.amount ?? null,
      quantity,
    },
    brand,
  );
}

/** The currency of lines; that of the shop for none. */
export function currencyOf(lines: readonly Pick<CartLine, 'cost'>[]): string {
  return lines[0]?.cost.totalAmount.currencyCode ?? USD;
}

function unitsByVariant(lines: readonly LineForAnalytics[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const {merchandise, quantity} of lines) {
    units.set(merchandise.id, (units.get(merchandise.id) ?? 0) + quantity);
  }
  return units;
}

/**
 * The events of one confirmed cart change: the units that came and the units that went, by variant. Gift lines are the
 * engine's doing and give no event; a change of plan moves no units and gives none; a refused change leaves the cart as
 * it was and gives none.
 */
export function cartChangeEvents(
  before: readonly LineForAnalytics[],
  after: readonly LineForAnalytics[],
  brand: string,
  isGift: (handle: string) => boolean,
): AnalyticsEvent[] {
  const paid = (lines: readonly LineForAnalytics[]) =>
    lines.filter((line) => !isGift(line.merchandise.product.handle) && !isGone(line));
  const [was, is] = [paid(before), paid(after)];
  const [unitsBefore, unitsAfter] = [unitsByVariant(was), unitsByVariant(is)];
  const changed = (
    lines: readonly LineForAnalytics[],
    from: Map<string, number>,
    to: Map<string, number>,
  ) => {
    const seen = new Set<string>();
    const items: AnalyticsItem[] = [];
    for (const line of lines) {
      const {id} = line.merchandise;
      const units = (to.get(id) ?? 0) - (from.get(id) ?? 0);
      if (units > 0 && !seen.has(id)) items.push(lineItem(line, brand, units));
      seen.add(id);
    }
    return items;
  };
  const added = changed(is, unitsBefore, unitsAfter);
  const removed = changed(was, unitsAfter, unitsBefore);
  return [
    ...(added.length > 0
      ? [{event: 'add_to_cart' as const, ecommerce: ecommerce(added, currencyOf(is))}]
      : []),
    ...(removed.length > 0
      ? [{event: 'remove_from_cart' as const, ecommerce: ecommerce(removed, currencyOf(was))}]
      : []),
  ];
}
