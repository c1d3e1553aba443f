import type {PlatformServices} from '../services.ts';

import {isBuyXGetYMet} from './buy-x-get-y.ts';
import {
  type Candidate,
  type DiscountableLine,
  fitsPurchaseType,
  isEntitled,
} from './discounted-lines.ts';
import {customerKey, hasUsed, type StoredDiscount} from './discounts.ts';

/** Why a code does nothing for this cart (§7.1): the 2026-04 warning of the same name. */
export type DiscountRefusal =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED';

interface DiscountBuyer {
  customerId: number | null;
  email: string | null;
  tags: readonly string[];
}

function isRunning({record}: StoredDiscount, now: Date): boolean {
  return (
    record.active &&
    Date.parse(record.startsAt) <= now.getTime() &&
    (record.endsAt === null || now.getTime() <= Date.parse(record.endsAt))
  );
}

/** The lines a discount looks at: those it takes something off, or those to be bought. */
function relevantLines(
  {record: {effect}}: StoredDiscount,
  lines: readonly DiscountableLine[],
): DiscountableLine[] {
  switch (effect.kind) {
    case 'product':
      return lines.filter((line) => isEntitled(line, effect.entitled));
    case 'buyXGetY':
      return lines.filter(
        (line) => isEntitled(line, effect.buys.entitled) || isEntitled(line, effect.gets.entitled),
      );
    default:
      return [...lines];
  }
}

/**
 * Whether a discount may apply to the cart; null, or the first reason against it.
 * @param lines the cart's lines of a quantity above 0
 */
export function findRefusal(
  stored: StoredDiscount,
  lines: readonly DiscountableLine[],
  buyer: DiscountBuyer,
  services: PlatformServices,
  toMarket: (cents: number) => number,
): DiscountRefusal | null {
  const {record} = stored;
  if (!isRunning(stored, services.clock.now())) return 'DISCOUNT_CURRENTLY_INACTIVE';
  if (lines.length === 0) return 'DISCOUNT_CODE_NOT_HONOURED';
  if (record.usageLimit !== null && stored.uses >= record.usageLimit) {
    return 'DISCOUNT_USAGE_LIMIT_REACHED';
  }
  if (record.customerTags.length > 0) {
    if (buyer.customerId === null) return 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING';
    if (!record.customerTags.some((tag) => buyer.tags.includes(tag))) {
      return 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
    }
  }
  if (record.oncePerCustomer) {
    const keys = [customerKey(buyer.customerId, null), customerKey(null, buyer.email)].filter(
      (key) => key !== null,
    );
    if (hasUsed(services.store, record.id, keys)) return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  }
  const entitled = relevantLines(stored, lines);
  if (entitled.length === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  const fitting = entitled.filter((line) => fitsPurchaseType(line, record));
  if (fitting.length === 0) return 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE';
  const subtotal = fitting.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  if (record.minimumSubtotal !== null && subtotal < toMarket(record.minimumSubtotal)) {
    return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  }
  const units = fitting.reduce((sum, line) => sum + line.quantity, 0);
  if (record.minimumQuantity !== null && units < record.minimumQuantity) {
    return 'DISCOUNT_QUANTITY_NOT_IN_RANGE';
  }
  const candidate: Candidate = {discount: record, typedCode: null};
  if (record.effect.kind === 'buyXGetY' && !isBuyXGetYMet(candidate, lines)) {
    return 'DISCOUNT_QUANTITY_NOT_IN_RANGE';
  }
  return null;
}

/** The warning's text, where it is known (§7.1). */
export function refusalMessage(refusal: DiscountRefusal, code: string): string {
  switch (refusal) {
    case 'DISCOUNT_NOT_FOUND':
      return 'Enter a valid discount code';
    case 'DISCOUNT_CURRENTLY_INACTIVE':
      return 'This discount is not valid anymore';
    case 'DISCOUNT_CODE_NOT_HONOURED':
      return `The ${code} discount code is not honoured`;
    case 'DISCOUNT_USAGE_LIMIT_REACHED':
      return `The ${code} discount code has reached its usage limit`;
    case 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED':
      return `The ${code} discount code has already been used`;
    case 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE':
    case 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING':
      return `The ${code} discount code is not available to this customer`;
    default:
      return `The ${code} discount code is not valid for the items in your cart`;
  }
}
