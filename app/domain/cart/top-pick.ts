import type {Cart} from './cart';
import {buyableLines} from './stock';

/** What the pick needs to know of a product; null for one that is not sold. */
type FindCandidate<Product> = (
  handle: string,
) => {product: Product; inStock: boolean; recommended: readonly string[]} | null;

/** Fixed pairings (coverage: cart-top-pick): cart product to companion. */
export const TOP_PICK_PAIRINGS: Readonly<Record<string, string>> = {
  'hum-smart-electric-toothbrush': 'hum-replacement-heads-4-pack',
  'hum-smart-battery-toothbrush': 'hum-replacement-heads-2-pack',
  'hum-kids-smart-toothbrush': 'hum-kids-replacement-heads-2-pack',
  'pulse-rechargeable-toothbrush': 'pulse-replacement-heads-3-pack',
  'optic-white-comfort-fit-teeth-whitening-device-and-kit': 'violet-tone-whitening-serum',
  'optic-white-express-teeth-whitening-pen': 'optic-white-pro-series-toothpaste',
  'optic-white-overnight-teeth-whitening-pen': 'optic-white-stain-fighter-toothpaste',
  'kids-strawberry-toothpaste': 'kids-floss-picks',
};

/** Two default products, of which the first that can be bought is taken (coverage: cart-top-pick). */
export const TOP_PICK_DEFAULTS: readonly [string, string] = [
  'fresh-rinse-mouthwash',
  'woven-floss-mint',
];

/**
 * At most one product to suggest (coverage: cart-top-pick): the companion of a fixed pairing, else the first
 * recommended product of the line with the highest total (compared in cents), else a default. Always in stock, never
 * one whose handle is a gift's, never one that is in the cart already. An empty cart gets none.
 */
export function topPick<Product>(
  cart: Pick<Cart, 'lines'>,
  find: FindCandidate<Product>,
  isGift: (handle: string) => boolean,
): Product | null {
  const lines = buyableLines(cart).filter(({merchandise}) => !isGift(merchandise.product.handle));
  if (lines.length === 0) return null;
  const inCart = new Set(lines.map(({merchandise}) => merchandise.product.handle));
  const pairings = new Map(Object.entries(TOP_PICK_PAIRINGS));
  const byTotal = [...lines].sort((a, b) => b.cost.totalAmount.amount - a.cost.totalAmount.amount);
  const dearest = byTotal[0]?.merchandise.product.handle;
  const handles = [
    ...byTotal.map(({merchandise}) => pairings.get(merchandise.product.handle)),
    ...(dearest === undefined ? [] : (find(dearest)?.recommended ?? [])),
    ...TOP_PICK_DEFAULTS,
  ];
  for (const handle of handles) {
    if (handle === undefined || inCart.has(handle) || isGift(handle)) continue;
    const candidate = find(handle);
    if (candidate?.inStock) return candidate.product;
  }
  return null;
}
