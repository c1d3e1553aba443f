import {type Attribute, type Cart, type CartLine, type CartMerchandise} from './cart';

/** What a line is made of when it is asked for: variant + plan + attributes + how many. */
export interface LineRequest {
  merchandiseId: string;
  quantity: number;
  sellingPlanId: string | null;
  attributes: Attribute[];
}

/**
 * Identity of a line: variant + plan + attributes (storefront-api §6.2). Attributes compare as a set of pairs, the last
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

/** Units of a variant over all lines: one-time, plan and gift lines alike. */
export function unitsOf(lines: readonly CartLine[], merchandiseId: string): number {
  return lines.reduce(
    (units, line) => (line.merchandise.id === merchandiseId ? units + line.quantity : units),
    0,
  );
}

/**
 * Display order (coverage: cart-line-order): what `isGift` names last, the rest by product title. Lines of one product
 * stand together: by variant, one-time before plan; what still ties keeps the platform's order.
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
