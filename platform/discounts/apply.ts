import {applyBuyXGetY} from './buy-x-get-y.ts';
import {
  type Allocation,
  type Candidate,
  type DiscountableLine,
  type DiscountedPart,
  fitsPurchaseType,
  isEntitled,
  partId,
  partTotal,
  valueOff,
} from './discounted-lines.ts';
import type {DiscountValue} from './records.ts';
import {spreadCents} from './spread.ts';

export interface DiscountableCart {
  lines: readonly DiscountableLine[];
  /** Price of the chosen delivery for goods of a subtotal; null while no address is known (§7.3). */
  shipping: (subtotal: number) => number | null;
  /** Shop cents in the market's. */
  toMarket: (cents: number) => number;
}

export interface AppliedDiscounts {
  parts: DiscountedPart[];
  /** Order-level and shipping allocations: one per line and discount (§7.2). */
  cartAllocations: Allocation[];
  /** Cents off altogether. */
  saving: number;
}

type Class = 'order' | 'product' | 'shipping';

function classOf({effect}: Candidate['discount']): Class {
  return effect.kind === 'buyXGetY' ? 'product' : effect.kind;
}

function combine(a: Candidate, b: Candidate): boolean {
  const [left, right] = [a.discount, b.discount];
  return left.combinesWith[classOf(right)] && right.combinesWith[classOf(left)];
}

/** A value as an allocation shows it: money as this allocation's share of it (§7.4). */
function shownValue(value: DiscountValue, amount: number): Allocation['value'] {
  return value.type === 'percentage' ? {percentage: value.percentage} : {amount};
}

/** What a product-level discount takes off a part, per unit; 0 where it is not for this line. */
function offPart(
  {discount}: Candidate,
  part: DiscountedPart,
  line: DiscountableLine,
  cart: DiscountableCart,
): number {
  const {effect} = discount;
  if (effect.kind !== 'product' || effect.once) return 0;
  if (!isEntitled(line, effect.entitled) || !fitsPurchaseType(line, discount)) return 0;
  return effect.value.type === 'percentage'
    ? valueOff(effect.value, part.quantity * line.unitPrice, cart.toMarket)
    : part.quantity * valueOff(effect.value, line.unitPrice, cart.toMarket);
}

/** A fixed amount once per order, spread over the entitled parts that have nothing off yet. */
function applyOnce(
  candidate: Candidate,
  cart: DiscountableCart,
  lineOf: ReadonlyMap<string, DiscountableLine>,
  parts: readonly DiscountedPart[],
): DiscountedPart[] {
  const {discount, typedCode} = candidate;
  const {effect} = discount;
  if (effect.kind !== 'product' || !effect.once) return [...parts];
  const weights = parts.map((part) => {
    const line = lineOf.get(part.lineId);
    const open =
      line !== undefined &&
      part.allocations.every((allocation) => allocation.amount === 0) &&
      isEntitled(line, effect.entitled) &&
      fitsPurchaseType(line, discount);
    return open ? part.quantity * line.unitPrice : 0;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = spreadCents(valueOff(effect.value, total, cart.toMarket), weights);
  return parts.map((part, index) => {
    const amount = shares[index] ?? 0;
    if (amount === 0) return part;
    const allocation: Allocation = {
      discount,
      typedCode,
      amount,
      targetType: 'LINE_ITEM',
      targetSelection: 'ENTITLED',
      allocationMethod: 'ACROSS',
      lineId: null,
      value: shownValue(effect.value, amount),
    };
    return {...part, allocations: [...part.allocations, allocation]};
  });
}

/** Of the discounts that may each take something off a part, the best one does. */
function applyBest(
  set: readonly Candidate[],
  cart: DiscountableCart,
  lineOf: ReadonlyMap<string, DiscountableLine>,
  part: DiscountedPart,
): DiscountedPart {
  const line = lineOf.get(part.lineId);
  if (line === undefined || part.allocations.some(({amount}) => amount > 0)) return part;
  let best: {candidate: Candidate; amount: number} | null = null;
  for (const candidate of set) {
    const amount = offPart(candidate, part, line, cart);
    if (amount > (best?.amount ?? 0)) best = {candidate, amount};
  }
  if (best === null) return part;
  const {discount, typedCode} = best.candidate;
  if (discount.effect.kind !== 'product') return part;
  const allocation: Allocation = {
    discount,
    typedCode,
    amount: best.amount,
    targetType: 'LINE_ITEM',
    targetSelection: 'ENTITLED',
    allocationMethod: 'EACH',
    lineId: null,
    value: shownValue(discount.effect.value, best.amount),
  };
  return {...part, allocations: [...part.allocations, allocation]};
}

/** What the order's discounts take off each part, one after the other, never more than is left of it. */
function applyToOrder(
  set: readonly Candidate[],
  cart: DiscountableCart,
  lineOf: ReadonlyMap<string, DiscountableLine>,
  parts: readonly DiscountedPart[],
  totals: readonly number[],
): Allocation[] {
  const allocations: Allocation[] = [];
  const left = [...totals];
  for (const {discount, typedCode} of set) {
    const {effect} = discount;
    if (effect.kind !== 'order') continue;
    const bases = parts.map((part, index) => {
      const line = lineOf.get(part.lineId);
      return line !== undefined && fitsPurchaseType(line, discount) ? (totals[index] ?? 0) : 0;
    });
    const whole = bases.reduce((sum, base) => sum + base, 0);
    const shares =
      effect.value.type === 'percentage'
        ? bases.map((base) => valueOff(effect.value, base, cart.toMarket))
        : spreadCents(valueOff(effect.value, whole, cart.toMarket), bases);
    shares.forEach((share, index) => {
      if ((bases[index] ?? 0) === 0) return;
      const amount = Math.min(share, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - amount;
      allocations.push({
        discount,
        typedCode,
        amount,
        targetType: 'LINE_ITEM',
        targetSelection: 'ALL',
        allocationMethod: 'ACROSS',
        lineId: partId(parts[index] ?? {lineId: '', part: null}),
        value: shownValue(effect.value, amount),
      });
    });
  }
  return allocations;
}

/** What the discounts of shipping take off the chosen delivery for goods of a subtotal. */
function applyToShipping(
  set: readonly Candidate[],
  cart: DiscountableCart,
  subtotal: number,
): Allocation[] {
  const allocations: Allocation[] = [];
  let left = cart.shipping(subtotal);
  for (const {discount, typedCode} of set) {
    const {effect} = discount;
    if (effect.kind !== 'shipping' || left === null || cart.lines.length === 0) continue;
    const amount = valueOff(effect.value, left, cart.toMarket);
    left -= amount;
    allocations.push({
      discount,
      typedCode,
      amount,
      targetType: 'SHIPPING_LINE',
      targetSelection: 'ALL',
      allocationMethod: 'EACH',
      lineId: null,
      value: shownValue(effect.value, amount),
    });
  }
  return allocations;
}

/** Applies one set of discounts: product level first, then the order, then shipping (§7.4). */
export function applySet(set: readonly Candidate[], cart: DiscountableCart): AppliedDiscounts {
  const lineOf = new Map(cart.lines.map((line) => [line.id, line]));
  let parts: DiscountedPart[] = cart.lines.map((line) => ({
    lineId: line.id,
    quantity: line.quantity,
    part: null,
    allocations: [],
  }));
  for (const candidate of set) {
    if (candidate.discount.effect.kind === 'buyXGetY') {
      parts = applyBuyXGetY(candidate, cart.lines, parts);
    }
  }
  for (const candidate of set) parts = applyOnce(candidate, cart, lineOf, parts);
  parts = parts.map((part) => applyBest(set, cart, lineOf, part));

  const totals = parts.map((part) => partTotal(part, lineOf.get(part.lineId)?.unitPrice ?? 0));
  const subtotal = totals.reduce((sum, total) => sum + total, 0);
  const cartAllocations = [
    ...applyToOrder(set, cart, lineOf, parts, totals),
    ...applyToShipping(set, cart, subtotal),
  ];
  const saving = [...parts.flatMap((part) => part.allocations), ...cartAllocations].reduce(
    (sum, {amount}) => sum + amount,
    0,
  );
  return {parts, cartAllocations, saving};
}

/** Up to this many candidates every set is tried; beyond, the best ones first. */
const TRY_ALL = 6;

function compatible(set: readonly Candidate[]): boolean {
  return set.every((one, index) => set.slice(index + 1).every((other) => combine(one, other)));
}

/**
 * The set of discounts that saves the shopper most, among those that may stand together. Of equal
 * savings the larger set wins, then the one whose members come first.
 */
export function bestSet(candidates: readonly Candidate[], cart: DiscountableCart): Candidate[] {
  if (compatible(candidates)) return [...candidates];
  let best: {set: Candidate[]; saving: number} = {set: [], saving: 0};
  const consider = (set: Candidate[]) => {
    const {saving} = applySet(set, cart);
    if (saving > best.saving || (saving === best.saving && set.length > best.set.length)) {
      best = {set, saving};
    }
  };
  if (candidates.length <= TRY_ALL) {
    for (let mask = 1; mask < 1 << candidates.length; mask += 1) {
      const set = candidates.filter((_one, index) => (mask & (1 << index)) !== 0);
      if (compatible(set)) consider(set);
    }
    return best.set;
  }
  const bySaving = candidates
    .map((candidate) => ({candidate, saving: applySet([candidate], cart).saving}))
    .sort((a, b) => b.saving - a.saving);
  const set: Candidate[] = [];
  for (const {candidate} of bySaving) {
    if (set.every((one) => combine(one, candidate))) set.push(candidate);
  }
  return candidates.filter((candidate) => set.includes(candidate));
}
