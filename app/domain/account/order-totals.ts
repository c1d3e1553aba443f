import type {Money} from '~/domain/values/money';
import {explainTotal} from '~/domain/values/total';

import type {Order} from './orders';

/** A row of an order's sum. */
interface OrderTotalRow {
  kind: 'subtotal' | 'shipping' | 'discount' | 'tax' | 'duty' | 'rest';
  name: string;
  /** What it adds to the total; negative for what is taken off. */
  amount: Money;
  /** False for what the prices hold already: it is told and adds nothing. */
  isCounted: boolean;
}

/**
 * What an order's total is made of, from the platform's own amounts (coverage: orders-totals): the counted rows add up
 * to `totalPrice`, to the cent. Shipping has a row even when it is free; a platform that gives no subtotal gets what is
 * left as one.
 */
export function orderTotalRows(
  order: Pick<
    Order,
    | 'subtotalPrice'
    | 'totalPrice'
    | 'totalShippingPrice'
    | 'totalTax'
    | 'totalDuties'
    | 'shippingDiscount'
  >,
): OrderTotalRow[] {
  const {subtotalPrice, totalPrice, totalShippingPrice, totalTax, totalDuties} = order;
  const explained = explainTotal({
    total: totalPrice,
    sure: subtotalPrice?.amount ?? 0,
    shipping: totalShippingPrice,
    shippingDiscount: order.shippingDiscount,
    tax: totalTax,
    duty: totalDuties,
  });
  const rows: OrderTotalRow[] = [];
  const add = (kind: OrderTotalRow['kind'], name: string, amount: Money, isCounted = true) =>
    rows.push({kind, name, amount, isCounted});
  const {shipping, shippingDiscount, rest, isTaxIncluded, isDutyIncluded} = explained;

  add('subtotal', 'Subtotal', subtotalPrice ?? rest);
  if (shipping) add('shipping', 'Shipping', shipping);
  if (shippingDiscount.amount > 0) {
    const amount = {...shippingDiscount, amount: -shippingDiscount.amount};
    add('discount', 'Shipping discount', amount);
  }
  const included = (isIncluded: boolean) => (isIncluded ? ', included above' : '');
  if (totalTax) add('tax', `Tax${included(isTaxIncluded)}`, totalTax, !isTaxIncluded);
  if (totalDuties) add('duty', `Duty${included(isDutyIncluded)}`, totalDuties, !isDutyIncluded);
  if (subtotalPrice && rest.amount !== 0)
    add('rest', rest.amount > 0 ? 'Other charges' : 'Other reductions', rest);
  return rows;
}
