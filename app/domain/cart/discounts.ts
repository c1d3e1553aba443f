import {type Money, sum} from '~/domain/values/money';
import {accepted, refused, type Result} from '~/domain/values/result';

import type {Cart, DiscountAllocation} from './cart';

/** What a code that does not apply is told (coverage: cart-discount-code). */
export const INVALID_DISCOUNT_CODE = 'Invalid discount code';

function sameCode(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/**
 * The codes to send when a new one is entered (decisions.md): the new one first, as typed, the others kept in order;
 * compared without case. A code that is in the list already is sent again, in front.
 */
export function mergeDiscountCodes(current: readonly string[], entered: string): string[] {
  const code = entered.trim();
  const merged = code === '' ? [] : [code];
  for (const other of current) {
    const trimmed = other.trim();
    if (trimmed !== '' && !merged.some((kept) => sameCode(kept, trimmed))) merged.push(trimmed);
  }
  return merged;
}

/** The codes without one of them. */
export function withoutDiscountCode(current: readonly string[], removed: string): string[] {
  return current.filter((code) => !sameCode(code, removed));
}

/** Only the first code is checked, and it must be the one entered and applicable (coverage: cart-discount-code). */
export function checkDiscountCode(
  cart: Pick<Cart, 'discountCodes'>,
  entered: string,
): Result<null> {
  const first = cart.discountCodes[0];
  return first && first.applicable && sameCode(first.code, entered)
    ? accepted(null)
    : refused(INVALID_DISCOUNT_CODE);
}

export interface DiscountSummary {
  /** The title of an automatic or custom discount, the code of a code discount (coverage: cart-discount-code). */
  name: string;
  kind: DiscountAllocation['kind'];
  targetType: DiscountAllocation['targetType'];
  amount: Money;
}

/** Allocations by discount, each with what it takes off in all; shares of nothing are left out (storefront-api §7.5). */
export function summariseDiscounts(allocations: readonly DiscountAllocation[]): DiscountSummary[] {
  const byName = new Map<string, DiscountSummary>();
  for (const allocation of allocations) {
    const name = allocation.kind === 'code' ? allocation.code : allocation.title;
    const id = `${allocation.kind} ${allocation.targetType} ${name}`;
    const earlier = byName.get(id);
    byName.set(id, {
      name,
      kind: allocation.kind,
      targetType: allocation.targetType,
      amount: earlier
        ? sum([earlier.amount, allocation.discountedAmount])
        : allocation.discountedAmount,
    });
  }
  return [...byName.values()].filter(
    ({amount, targetType}) => amount.amount > 0 || targetType === 'SHIPPING_LINE',
  );
}
