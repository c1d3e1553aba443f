import type {Money} from './money';

/** What a platform says a total is made of; its own amounts, all in one currency. */
export interface TotalParts {
  total: Money;
  /** Cents of what is surely in the total: goods after their discounts, less what gift cards pay. */
  sure: number;
  /** What the delivery costs; null while nobody knows. */
  shipping: Money | null;
  /** What discounts take off the delivery. */
  shippingDiscount: Money;
  tax: Money | null;
  duty: Money | null;
}

/** The same parts as a list that adds up. */
export interface ExplainedTotal {
  /** Before `shippingDiscount`; null when no delivery is known. */
  shipping: Money | null;
  /** What is taken off `shipping`; nothing where no delivery is charged for. */
  shippingDiscount: Money;
  /** The tax is part of the goods' prices and adds nothing. */
  isTaxIncluded: boolean;
  isDutyIncluded: boolean;
  /** What the total holds beyond all of them; negative for less, zero as a rule. */
  rest: Money;
}

/**
 * Reads a platform's total so that its parts add up to it to the cent. Three things differ between stores and versions of the
 * API and are told from the total itself: whether tax and duty are in the goods' prices, and whether the cost of delivery is
 * meant before or after its discount. What no reading explains is left over as `rest`: no amount is ever without a line.
 */
export function explainTotal(parts: TotalParts): ExplainedTotal {
  const {total, sure, shipping, shippingDiscount, tax, duty} = parts;
  const money = (amount: number): Money => ({amount, currencyCode: total.currencyCode});
  const read = (isNet: boolean, isTaxIncluded: boolean, isDutyIncluded: boolean) => {
    const full = shipping && shipping.amount + (isNet ? shippingDiscount.amount : 0);
    const off = full === null ? 0 : shippingDiscount.amount;
    const added =
      (full ?? 0) -
      off +
      (isTaxIncluded ? 0 : (tax?.amount ?? 0)) +
      (isDutyIncluded ? 0 : (duty?.amount ?? 0));
    return {
      shipping: full === null ? null : money(full),
      shippingDiscount: money(off),
      isTaxIncluded,
      isDutyIncluded,
      rest: money(total.amount - sure - added),
    };
  };
  // A discount is never more than what it is taken off.
  const isNet = shipping !== null && shippingDiscount.amount > shipping.amount;
  const usual = read(isNet, false, false);
  const others = [
    read(!isNet, false, false),
    read(isNet, true, false),
    read(isNet, true, true),
    read(isNet, false, true),
    read(!isNet, true, false),
    read(!isNet, true, true),
    read(!isNet, false, true),
  ];
  return [usual, ...others].find(({rest}) => rest.amount === 0) ?? usual;
}
