import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';

import {type Attribute, type Cart, type CartLine, type CartMerchandise} from './cart';

/** What a line is made of when it is asked for: variant + plan + attributes + how many. */
export interface LineRequest {
  merchandiseId: string;
  quantity: number;
  sellingPlanId: string | null;
  attributes: Attribute[];
}

/** spec §5: the shopper asked for more units of a variant than the limit of ten leaves. */
export interface QuantityAlert {
  merchandiseId: string;
  /** Units asked for in this change. */
  requested: number;
  /** Units granted of them. */
  granted: number;
}

/**
 * Identity of a line: variant + plan + attributes (architecture.md, traps). Attributes compare as a set of pairs, the last
 * value of a key counting, as the platform merges lines (storefront-api §6.2).
 */
export function lineKey(line: {
  merchandiseId: string;
  sellingPlanId: string | null;
  attributes: readonly Attribute[];
}): string {
  const pairs = [...new Map(line.attributes.map(({key, value}) => [key, value ?? '']))];
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.merchandiseId, line.sellingPlanId, pairs]);
}

/** The identity of a line that is in the cart. */
export function keyOf(line: CartLine): string {
  return lineKey({
    merchandiseId: line.merchandise.id,
    sellingPlanId: line.sellingPlan?.id ?? null,
    attributes: line.attributes,
  });
}

export function findLine(cart: Pick<Cart, 'lines'>, lineId: string): CartLine | null {
  return cart.lines.find(({id}) => id === lineId) ?? null;
}

/** The request that would make this line again, as it is. */
export function toLineRequest(line: CartLine): LineRequest {
  return {
    merchandiseId: line.merchandise.id,
    quantity: line.quantity,
    sellingPlanId: line.sellingPlan?.id ?? null,
    attributes: line.attributes,
  };
}

/** Units of a variant over all lines: one-time, plan and gift lines alike (case C040). */
export function unitsOf(lines: readonly CartLine[], merchandiseId: string): number {
  return lines.reduce(
    (units, line) => (line.merchandise.id === merchandiseId ? units + line.quantity : units),
    0,
  );
}

/** How many more units of a variant the cart may take: 0 to 10 (spec §5, §9). */
export function allowance(lines: readonly CartLine[], merchandiseId: string): number {
  return Math.max(0, MAX_QUANTITY_PER_VARIANT - unitsOf(lines, merchandiseId));
}

/**
 * Cuts requested additions to what the limit of ten leaves, in their order, several requests for one variant sharing it.
 * Requests that are left with nothing are dropped; each cut one is named in `alerts` (spec §5).
 */
export function cutToAllowance(
  lines: readonly CartLine[],
  requests: readonly LineRequest[],
): {lines: LineRequest[]; alerts: QuantityAlert[]} {
  const left = new Map<string, number>();
  const granted: LineRequest[] = [];
  const alerts: QuantityAlert[] = [];
  for (const request of requests) {
    const {merchandiseId, quantity} = request;
    const available = left.get(merchandiseId) ?? allowance(lines, merchandiseId);
    const units = Math.min(quantity, available);
    left.set(merchandiseId, available - units);
    if (units > 0) granted.push({...request, quantity: units});
    if (units < quantity) alerts.push({merchandiseId, requested: quantity, granted: units});
  }
  return {lines: granted, alerts};
}

/**
 * The quantity a line may have when `wanted` is asked for (spec §5). Lowering is always granted, even where the cart holds
 * more than ten (another client may have put them there); raising stops at what the variant's other lines leave.
 */
export function allowedQuantity(
  lines: readonly CartLine[],
  line: CartLine,
  wanted: number,
): {quantity: number; alert: QuantityAlert | null} {
  if (wanted <= line.quantity) return {quantity: wanted, alert: null};
  const free = line.quantity + allowance(lines, line.merchandise.id);
  const quantity = Math.min(wanted, free);
  return {
    quantity,
    alert:
      quantity < wanted
        ? {merchandiseId: line.merchandise.id, requested: wanted, granted: quantity}
        : null,
  };
}

/** The text of the max-quantity alert (spec §5), for one product by name. */
export function formatQuantityAlert(alert: QuantityAlert, title: string): string {
  const limit = `You can have up to ${MAX_QUANTITY_PER_VARIANT} of one item`;
  return alert.granted === 0
    ? `${limit}. Your cart already holds that many of ${title}.`
    : `${limit}, so ${title} was set to what is left: ${alert.granted} of the ${alert.requested} you asked for.`;
}

/** Reads a quantity from a form or a script: a whole number, not negative, in digits (case C038). Null is a refusal. */
export function parseQuantity(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
  if (typeof value !== 'string' || !/^\s*\d{1,6}\s*$/.test(value)) return null;
  return Number(value);
}

/**
 * Display order (spec §4): what `isGift` names last, the rest by product title. Lines of one product stand together: by variant,
 * one-time before plan; what still ties keeps the platform's order.
 */
export function sortLines<Line extends CartLine>(
  lines: readonly Line[],
  isGift: (line: CartLine) => boolean,
): Line[] {
  return [...lines].sort(
    (a, b) =>
      Number(isGift(a)) - Number(isGift(b)) ||
      compareTitles(a.merchandise.product.title, b.merchandise.product.title) ||
      compareTitles(a.merchandise.title, b.merchandise.title) ||
      Number(a.sellingPlan !== null) - Number(b.sellingPlan !== null),
  );
}

function compareTitles(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true, sensitivity: 'base'});
}

/** "Color: Aqua, Size: 2 pack", or nothing for a product with one variant. */
export function formatVariant(
  merchandise: Pick<CartMerchandise, 'title' | 'selectedOptions'>,
): string {
  if (merchandise.title === 'Default Title') return '';
  return merchandise.selectedOptions
    .filter(({name}) => name !== 'Title')
    .map(({name, value}) => `${name}: ${value}`)
    .join(', ');
}

/** What has to be lowered so that no variant exceeds the limit of ten, and by how much each variant was over it. */
export interface LimitCut {
  updates: {id: string; quantity: number}[];
  excess: {merchandiseId: string; units: number}[];
}

/**
 * Brings a cart back to the limit of ten (spec §5): the edge learns the whole cart only from the platform's answer, so a change
 * that went over is cut right after it. Lines that `isChanged` names give way first, then the others from the top of the list,
 * where the platform puts new lines. A line that is left with nothing is set to 0, which removes it.
 */
export function cutToLimit(
  lines: readonly CartLine[],
  isChanged: (line: CartLine) => boolean,
): LimitCut {
  const cut: LimitCut = {updates: [], excess: []};
  for (const merchandiseId of new Set(lines.map(({merchandise}) => merchandise.id))) {
    const over = unitsOf(lines, merchandiseId) - MAX_QUANTITY_PER_VARIANT;
    if (over <= 0) continue;
    cut.excess.push({merchandiseId, units: over});
    let left = over;
    const own = lines.filter(({merchandise}) => merchandise.id === merchandiseId);
    for (const line of [...own.filter(isChanged), ...own.filter((other) => !isChanged(other))]) {
      const taken = Math.min(left, line.quantity);
      if (taken === 0) continue;
      left -= taken;
      cut.updates.push({id: line.id, quantity: line.quantity - taken});
    }
  }
  return cut;
}
