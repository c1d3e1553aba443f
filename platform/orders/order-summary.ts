import {formatPrice} from '../pages/format.ts';

import type {OrderRecord} from './records.ts';

export interface SummaryLine {
  title: string;
  /** Variant, plan, visible attributes, each a line of small print. */
  details: string[];
  /** Discounts of this line, by name. */
  discounts: string[];
  components: {title: string; quantity: number}[];
  quantity: number;
  /** Name at the image service. */
  image: string | null;
  /** Null where nothing was taken off. */
  fullTotal: string | null;
  total: string;
}

/** Attributes that begin with `_` are hidden at checkout by convention (§6.2). */
export function visibleAttributes(
  attributes: readonly {key: string; value: string | null}[],
): string[] {
  return attributes
    .filter(({key, value}) => !key.startsWith('_') && value !== null && value !== '')
    .map(({key, value}) => `${key}: ${value ?? ''}`);
}

/** The lines of an order as texts, for its page, its mail and the merchant. */
export function orderLines(order: OrderRecord): SummaryLine[] {
  return order.lines.map((line) => ({
    title: line.productTitle,
    details: [
      line.variantTitle,
      line.plan?.name ?? null,
      ...visibleAttributes(line.attributes),
    ].filter((detail): detail is string => detail !== null),
    discounts: line.shares.flatMap(({discount, cents}) => {
      const applied = order.discounts[discount];
      // A discount of the whole order has its own row among the totals.
      return applied === undefined || applied.targetSelection === 'ALL' || cents === 0
        ? []
        : [`${applied.code ?? applied.title} (−${formatPrice(cents, order.currency)})`];
    }),
    components: line.components,
    quantity: line.quantity,
    image: line.image,
    fullTotal:
      line.discountedTotal < line.originalTotal
        ? formatPrice(line.originalTotal, order.currency)
        : null,
    total: line.discountedTotal === 0 ? 'Free' : formatPrice(line.discountedTotal, order.currency),
  }));
}

export interface TotalRow {
  label: string;
  amount: string;
  kind: 'plain' | 'saving' | 'total';
}

/** What an order is made of, from the sum of its lines down to what was paid. */
export function orderTotals(order: OrderRecord): TotalRow[] {
  const price = (cents: number) => formatPrice(cents, order.currency);
  const goods = order.lines.reduce((sum, line) => sum + line.discountedTotal, 0);
  const rows: TotalRow[] = [{label: 'Subtotal', amount: price(goods), kind: 'plain'}];
  const offOrder = goods - order.subtotal;
  if (offOrder > 0) {
    const names = order.discounts
      .filter(
        (discount) => discount.targetType === 'LINE_ITEM' && discount.targetSelection === 'ALL',
      )
      .map((discount) => discount.code ?? discount.title);
    rows.push({
      label: `Discount${names.length > 0 ? ` (${names.join(', ')})` : ''}`,
      amount: `−${price(offOrder)}`,
      kind: 'saving',
    });
  }
  rows.push({
    label: `Shipping (${order.shippingTitle})`,
    amount: order.shipping === 0 ? 'Free' : price(order.shipping),
    kind: 'plain',
  });
  rows.push({label: order.taxTitle ?? 'Tax', amount: price(order.tax), kind: 'plain'});
  if (order.giftCardAmount > 0) {
    rows.push({
      label: 'Gift card',
      amount: `−${price(order.giftCardAmount)}`,
      kind: 'saving',
    });
  }
  rows.push({
    label: 'Total',
    amount: price(order.total - order.giftCardAmount),
    kind: 'total',
  });
  const refunded = order.refunds.reduce(
    (sum, refund) => sum + refund.subtotal + refund.shipping + refund.tax,
    0,
  );
  if (refunded > 0) rows.push({label: 'Refunded', amount: `−${price(refunded)}`, kind: 'plain'});
  return rows;
}
