import type {Attribute, Cart} from './cart';
import {keyOf, type LineRequest} from './lines';

/** What a cart becomes in another one: everything that the shopper gave it. */
export interface CarriedOver {
  lines: LineRequest[];
  attributes: {key: string; value: string}[];
  discountCodes: string[];
  note: string;
}

const withText = (attributes: readonly Attribute[]) =>
  attributes.map(({key, value}) => ({key, value: value ?? ''}));

/**
 * What to fill a fresh cart with so that it holds what this one does: lines with their plans and attributes, codes, note and
 * attributes. A line of nothing (sold out) is no line there. Null for a cart that pays with gift cards: their codes are known to
 * their owner alone, and would be lost.
 */
export function carryOver(cart: Cart): CarriedOver | null {
  if (cart.giftCards.length > 0) return null;
  return {
    lines: cart.lines
      .filter(({quantity}) => quantity > 0)
      .map(({merchandise, quantity, attributes, sellingPlan}) => ({
        merchandiseId: merchandise.id,
        quantity,
        attributes: [...attributes],
        sellingPlanId: sellingPlan?.id ?? null,
      })),
    attributes: withText(cart.attributes),
    discountCodes: cart.discountCodes.map(({code}) => code),
    note: cart.note,
  };
}

/** Units of each line by its identity, lines that the platform split counted together. */
function unitsByKey({lines}: Pick<Cart, 'lines'>): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) {
    if (line.quantity > 0) units.set(keyOf(line), (units.get(keyOf(line)) ?? 0) + line.quantity);
  }
  return units;
}

/** True where both carts hold the same units of the same lines: nothing was lost or doubled on the way. */
export function holdsTheSame(one: Pick<Cart, 'lines'>, other: Pick<Cart, 'lines'>): boolean {
  const [first, second] = [unitsByKey(one), unitsByKey(other)];
  return (
    first.size === second.size && [...first].every(([key, units]) => second.get(key) === units)
  );
}
