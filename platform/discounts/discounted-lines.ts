import {derivedUuid} from '../store/ids.ts';

import type {DiscountRecord, DiscountValue} from './records.ts';

/** A line as discounts see it, in cents of the cart's market. */
export interface DiscountableLine {
  id: string;
  productId: number;
  collectionIds: readonly number[];
  unitPrice: number;
  quantity: number;
  isSubscription: boolean;
}

/** What of a discount went to one line, the cart, or shipping. */
export interface Allocation {
  discount: DiscountRecord;
  /** The code as the shopper typed it; null for an automatic discount. */
  typedCode: string | null;
  amount: number;
  targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  targetSelection: 'ALL' | 'ENTITLED';
  allocationMethod: 'ACROSS' | 'EACH';
  /** For order-level ones: the line (or its part) that this share belongs to. */
  lineId: string | null;
  /** Money values show the share (§7.4). */
  value: {percentage: number} | {amount: number};
}

/** A line, or the part of one that a discount set apart, with its line-level allocations. */
export interface DiscountedPart {
  lineId: string;
  quantity: number;
  /** Null for the part that keeps the line's own id; else what tells this part from the others. */
  part: string | null;
  allocations: Allocation[];
}

/** The id a part shows to the API: its line's own, or one that stays as long as the part does. */
export function partId({lineId, part}: Pick<DiscountedPart, 'lineId' | 'part'>): string {
  return part === null ? lineId : derivedUuid(`${lineId}/${part}`);
}

export interface Candidate {
  discount: DiscountRecord;
  typedCode: string | null;
}

export function partTotal(part: DiscountedPart, unitPrice: number): number {
  const off = part.allocations.reduce((sum, allocation) => sum + allocation.amount, 0);
  return Math.max(0, part.quantity * unitPrice - off);
}

/** What a value takes off a price, never more than it; `rate` turns shop cents into the market's. */
export function valueOff(value: DiscountValue, price: number, toMarket: (cents: number) => number) {
  const off =
    value.type === 'percentage'
      ? Math.round((price * value.percentage) / 100)
      : toMarket(value.cents);
  return Math.min(price, off);
}

export function isEntitled(
  line: DiscountableLine,
  entitled: {all: boolean; productIds: readonly number[]; collectionIds: readonly number[]},
): boolean {
  return (
    entitled.all ||
    entitled.productIds.includes(line.productId) ||
    line.collectionIds.some((id) => entitled.collectionIds.includes(id))
  );
}

export function fitsPurchaseType(line: DiscountableLine, {purchaseType}: DiscountRecord): boolean {
  if (purchaseType === 'BOTH') return true;
  return line.isSubscription === (purchaseType === 'SUBSCRIPTION');
}
