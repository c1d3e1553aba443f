import {formatMoney, type Money} from '~/domain/values/money';
import {type ExplainedTotal, explainTotal} from '~/domain/values/total';

import type {Cart} from './cart';
import {type DiscountSummary, summariseDiscounts} from './discounts';

/** A row at the foot of the cart. */
export interface TotalRow {
  kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'duty' | 'giftCard' | 'rest';
  /** What the row is called. */
  name: string;
  /** What it adds to the total; negative for what is taken off. */
  amount: Money;
  /** False for what the prices above hold already: it is told and adds nothing. */
  isCounted: boolean;
}

/** What the foot of the cart shows. */
export interface CartTotals {
  /** Discounts of the lines by name; the subtotal is after them. */
  takenOffLines: DiscountSummary[];
  /** From the subtotal down; the counted ones add up to the total, to the cent. */
  rows: TotalRow[];
  total: {name: string; amount: Money};
  /** What is still to come at checkout, in a sentence. */
  outlook: string;
}

const negative = ({amount, currencyCode}: Money): Money => ({amount: -amount, currencyCode});
const inCents = (amounts: readonly Money[]) =>
  amounts.reduce((total, {amount}) => total + amount, 0);

/** What a row of the delivery's discount is called; a code or a title stands for itself. */
function shippingDiscountRows(
  discounts: readonly DiscountSummary[],
  {shippingDiscount, shipping}: ExplainedTotal,
): TotalRow[] {
  let left = shippingDiscount.amount;
  return discounts.map(({name, amount}) => {
    const off = shipping === null ? 0 : Math.min(left, amount.amount);
    left -= off;
    return {
      kind: 'discount',
      name,
      amount: {amount: off === 0 ? 0 : -off, currencyCode: amount.currencyCode},
      isCounted: true,
    };
  });
}

/** What the platform charges beyond everything it names (its estimates of tax, as a rule). */
function restName({shipping, rest}: ExplainedTotal, cart: Cart): string {
  if (rest.amount < 0) return 'Other reductions';
  if (shipping === null) return 'Estimated shipping and taxes';
  return cart.cost.totalTaxAmount === null ? 'Estimated taxes' : 'Other charges';
}

/** What is not in the total yet. */
function outlook(isShippingKnown: boolean, isTaxKnown: boolean): string {
  if (isShippingKnown && isTaxKnown) return 'You see the final amounts at checkout.';
  if (isShippingKnown) return 'Taxes are worked out at checkout.';
  if (isTaxKnown) return 'Shipping is worked out at checkout.';
  return 'Taxes and shipping are worked out at checkout.';
}

/**
 * The foot of the cart from the platform's own amounts: every amount that is part of the total has a row, whoever the
 * shopper is and whatever the platform knows of the destination (coverage: cart-totals). A platform that knows the
 * address estimates shipping, and may estimate tax and duty; without one it does neither, and only then the sentence
 * below says that both are still to come.
 */
export function cartTotals(cart: Cart): CartTotals {
  const {cost} = cart;
  const discounts = summariseDiscounts(cart.discountAllocations);
  const ofOrder = discounts.filter(({targetType}) => targetType === 'LINE_ITEM');
  const ofShipping = discounts.filter(({targetType}) => targetType === 'SHIPPING_LINE');
  const currencyCode = cost.totalAmount.currencyCode;
  const explained = explainTotal({
    total: cost.totalAmount,
    sure:
      cost.subtotalAmount.amount -
      inCents(ofOrder.map(({amount}) => amount)) -
      inCents(cart.giftCards.map(({amountUsed}) => amountUsed)),
    shipping: cart.shipping,
    shippingDiscount: {amount: inCents(ofShipping.map(({amount}) => amount)), currencyCode},
    tax: cost.totalTaxAmount,
    duty: cost.totalDutyAmount,
  });
  const rows: TotalRow[] = [
    {kind: 'subtotal', name: 'Subtotal', amount: cost.subtotalAmount, isCounted: true},
    ...ofOrder.map(({name, amount}): TotalRow => ({
      kind: 'discount',
      name,
      amount: negative(amount),
      isCounted: true,
    })),
  ];
  const add = (kind: TotalRow['kind'], name: string, amount: Money | null, isCounted = true) => {
    if (amount) rows.push({kind, name, amount, isCounted});
  };
  add(
    'shipping',
    cost.totalAmountEstimated ? 'Estimated shipping' : 'Shipping',
    explained.shipping,
  );
  rows.push(...shippingDiscountRows(ofShipping, explained));
  add(
    'tax',
    `${cost.totalTaxAmountEstimated ? 'Estimated tax' : 'Tax'}${explained.isTaxIncluded ? ', included above' : ''}`,
    cost.totalTaxAmount,
    !explained.isTaxIncluded,
  );
  add(
    'duty',
    `${cost.totalDutyAmountEstimated ? 'Estimated duty' : 'Duty'}${explained.isDutyIncluded ? ', included above' : ''}`,
    cost.totalDutyAmount,
    !explained.isDutyIncluded,
  );
  if (explained.rest.amount !== 0) add('rest', restName(explained, cart), explained.rest);
  for (const {lastCharacters, amountUsed} of cart.giftCards) {
    if (amountUsed.amount > 0) add('giftCard', `Gift card ${lastCharacters}`, negative(amountUsed));
  }
  const hasRest = explained.rest.amount > 0;
  return {
    takenOffLines: summariseDiscounts(
      cart.lines.flatMap(({discountAllocations}) => discountAllocations),
    ),
    rows,
    total: {
      name: cost.totalAmountEstimated ? 'Estimated total' : 'Total',
      amount: cost.totalAmount,
    },
    outlook: outlook(
      explained.shipping !== null || hasRest,
      cost.totalTaxAmount !== null || hasRest,
    ),
  };
}

/** The amount of a row in words: a delivery that costs nothing is free. */
export function formatTotalRow({kind, amount}: TotalRow): string {
  if (amount.amount !== 0) return formatMoney(amount);
  if (kind === 'shipping') return 'Free';
  return kind === 'discount' ? 'Free shipping' : formatMoney(amount);
}
