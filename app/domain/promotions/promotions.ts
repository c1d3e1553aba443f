import {type Cart, type CartLine} from '~/domain/cart/cart';
import {isFreeGiftHandle, type LineRequest} from '~/domain/cart/lines';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {formatMoney, type Money, remainder, sum, ZERO} from '~/domain/values/money';

/** spec §9: a present gift follows its associated product up to this many associated units, and not beyond. */
export const GIFT_QUANTITY_UPDATE_CAP = 10;
/** Units of the associated product that each type asks for (spec §4). */
const UNITS_NEEDED = {withProduct: 1, buyTwo: 2} as const;

/** The associated product: one handle, or a list of SKUs whose quantities are summed (spec §3). */
export type AssociatedProduct = {handle: string} | {skus: readonly string[]};

/** spec §3 Free-gift promotion. `handle` is the gift product's. */
export type GiftPromotion = {
  id: string;
  handle: string;
  bannerName: string;
  /** Display text only; `enabled` decides (decisions.md). */
  endDate: string;
  declineCookie: string;
  enabled: boolean;
  cartProductLinkHandle: string;
  cartMessaging: string;
  canAddMultiple: boolean;
} & (
  | {type: 'withThreshold'; threshold: Money; associatedProduct: null}
  | {type: 'withProduct' | 'buyTwo'; threshold: null; associatedProduct: AssociatedProduct}
);

/** The gift product's variant as the catalogue knows it now. */
export interface GiftVariant {
  id: string;
  title: string;
  availableForSale: boolean;
  quantityAvailable: number | null;
  price: Money;
}

/** A promotion resolved for a shopper. `gift` is null when the platform has no such product. */
export interface GiftOffer {
  promotion: GiftPromotion;
  gift: GiftVariant | null;
}

export type GiftReason =
  | {kind: 'granted'; quantity: number}
  | {kind: 'declined'}
  | {kind: 'disabled'}
  | {kind: 'gift-missing'}
  | {kind: 'gift-sold-out'}
  | {kind: 'below-threshold'; missing: Money}
  | {kind: 'units-missing'; missing: number};

/** What the engine decided on one promotion, and why. */
export interface GiftOutcome {
  promotionId: string;
  reason: GiftReason;
}

/** Applied in this order (spec §4). */
export interface GiftSteps {
  removals: string[];
  updates: {id: string; quantity: number}[];
  additions: LineRequest[];
}

export interface GiftPlan {
  steps: GiftSteps;
  outcomes: GiftOutcome[];
}

type PlannedCart = Pick<Cart, 'lines'> & {cost: Pick<Cart['cost'], 'subtotalAmount'>};

/**
 * True for a line that stands in the cart as a gift: its product is one of the five free-gift items, or it costs nothing and is
 * the gift product of a promotion. A product that has a price and is not in the gift list is the shopper's own (decisions.md).
 */
export function isGiftLine(line: CartLine, offers: readonly GiftOffer[]): boolean {
  const {price, product} = line.merchandise;
  return isGift(
    product.handle,
    price,
    offers.map(({promotion}) => promotion),
  );
}

/** The same for a variant of the catalogue, by its product's handle and its own price. */
export function isGift(
  handle: string,
  price: Money,
  promotions: readonly Pick<GiftPromotion, 'handle'>[],
): boolean {
  return (
    isFreeGiftHandle(handle) ||
    (price.amount === 0 && promotions.some((promotion) => promotion.handle === handle))
  );
}

/** The subtotal that conditions look at: the cart's, less what its gift lines cost (decisions.md). */
export function paidSubtotal(cart: PlannedCart, offers: readonly GiftOffer[]): Money {
  const gifts = cart.lines.filter((line) => isGiftLine(line, offers));
  return remainder(cart.cost.subtotalAmount, sum(gifts.map(({cost}) => cost.totalAmount)));
}

/** Paid units of the associated product, summed over lines, and over SKUs for a list (spec §4). */
export function associatedUnits(
  cart: PlannedCart,
  associated: AssociatedProduct,
  offers: readonly GiftOffer[],
): number {
  const matches = ({merchandise}: CartLine) =>
    'handle' in associated
      ? merchandise.product.handle === associated.handle
      : merchandise.sku !== null && associated.skus.includes(merchandise.sku);
  return cart.lines.reduce(
    (units, line) => (matches(line) && !isGiftLine(line, offers) ? units + line.quantity : units),
    0,
  );
}

/** Units of the gift that can be had: stock where it is tracked, and never more than ten. */
function giftLimit(gift: GiftVariant): number {
  const tracked = gift.quantityAvailable !== null && gift.quantityAvailable > 0;
  return tracked
    ? Math.min(MAX_QUANTITY_PER_VARIANT, gift.quantityAvailable ?? MAX_QUANTITY_PER_VARIANT)
    : MAX_QUANTITY_PER_VARIANT;
}

/** Units of the gift that one promotion, met and not declined, wants while the cart holds `present` of them (spec §4, §9). */
function wantedUnits(
  promotion: GiftPromotion,
  units: number,
  gift: GiftVariant,
  present: number,
): number {
  if (!promotion.canAddMultiple || promotion.associatedProduct === null) return 1;
  if (units > GIFT_QUANTITY_UPDATE_CAP && present > 0) return Math.min(present, giftLimit(gift));
  return Math.min(units, giftLimit(gift));
}

function condition(
  promotion: GiftPromotion,
  cart: PlannedCart,
  offers: readonly GiftOffer[],
): {unmet: GiftReason | null; units: number} {
  if (promotion.type === 'withThreshold') {
    const missing = remainder(promotion.threshold, paidSubtotal(cart, offers));
    return {unmet: missing.amount > 0 ? {kind: 'below-threshold', missing} : null, units: 0};
  }
  const units = associatedUnits(cart, promotion.associatedProduct, offers);
  const missing = UNITS_NEEDED[promotion.type] - units;
  return {unmet: missing > 0 ? {kind: 'units-missing', missing} : null, units};
}

/** A line that may stand as the granted gift: the gift variant, bought once, not as a subscription (which ships free). */
function standsAs(line: CartLine, gift: GiftVariant): boolean {
  return line.merchandise.id === gift.id && line.sellingPlan === null;
}

/**
 * The free-gift engine (spec §4, decisions.md). For a cart, the offers and the ids of declined promotions it answers the
 * ordered steps (removals, updates, additions) that make the gift lines what the shopper is entitled to, and a reason for each
 * promotion. One pass is a fixed point: gift lines never count towards a condition, so planning again on the resulting cart
 * answers no steps. Promotions that share a gift grant it once, the largest number of units counting. Lines that are no gift
 * are never touched; a gift that nobody grants is removed wherever it came from.
 */
export function planGifts(
  cart: PlannedCart,
  offers: readonly GiftOffer[],
  declined: ReadonlySet<string>,
): GiftPlan {
  const steps: GiftSteps = {removals: [], updates: [], additions: []};
  const outcomes: GiftOutcome[] = [];
  const giftLines = cart.lines.filter((line) => isGiftLine(line, offers));
  const granted = new Map<string, {gift: GiftVariant; quantity: number}>();

  for (const {promotion, gift} of offers) {
    const {unmet, units} = condition(promotion, cart, offers);
    const refusal: GiftReason | null = !promotion.enabled
      ? {kind: 'disabled'}
      : gift === null || (gift.price.amount > 0 && !isFreeGiftHandle(promotion.handle))
        ? {kind: 'gift-missing'}
        : !gift.availableForSale
          ? {kind: 'gift-sold-out'}
          : (unmet ?? (declined.has(promotion.id) ? {kind: 'declined'} : null));
    if (refusal !== null || gift === null) {
      outcomes.push({promotionId: promotion.id, reason: refusal ?? {kind: 'gift-missing'}});
      continue;
    }
    const present = giftLines.reduce(
      (total, line) => (standsAs(line, gift) ? total + line.quantity : total),
      0,
    );
    const quantity = wantedUnits(promotion, units, gift, present);
    const earlier = granted.get(gift.id);
    granted.set(gift.id, {gift, quantity: Math.max(quantity, earlier?.quantity ?? 0)});
    outcomes.push({promotionId: promotion.id, reason: {kind: 'granted', quantity}});
  }

  const grants = [...granted.values()];
  for (const line of giftLines) {
    if (!grants.some(({gift}) => standsAs(line, gift))) steps.removals.push(line.id);
  }
  for (const {gift, quantity} of grants) {
    const standing = giftLines.filter((line) => standsAs(line, gift));
    const [first] = standing;
    if (!first) {
      steps.additions.push({merchandiseId: gift.id, quantity, attributes: [], sellingPlanId: null});
      continue;
    }
    const total = standing.reduce((units, line) => units + line.quantity, 0);
    if (total < quantity) {
      steps.updates.push({id: first.id, quantity: first.quantity + quantity - total});
      continue;
    }
    let left = quantity;
    for (const line of standing) {
      const kept = Math.min(line.quantity, left);
      left -= kept;
      if (kept === line.quantity) continue;
      if (kept === 0) steps.removals.push(line.id);
      else steps.updates.push({id: line.id, quantity: kept});
    }
  }
  return {steps, outcomes};
}

export function hasSteps({removals, updates, additions}: GiftSteps): boolean {
  return removals.length + updates.length + additions.length > 0;
}

/** Ids of the promotions that grant the gift of a line now: declining the line declines each of them (case C044). */
export function promotionsGranting(
  line: CartLine,
  offers: readonly GiftOffer[],
  outcomes: readonly GiftOutcome[],
): string[] {
  return offers
    .filter(
      ({promotion}) =>
        promotion.handle === line.merchandise.product.handle &&
        outcomes.some(
          ({promotionId, reason}) => promotionId === promotion.id && reason.kind === 'granted',
        ),
    )
    .map(({promotion}) => promotion.id);
}

/** The reason in a few words, for the shopper ("$4.20 to go") and the simulator alike. */
export function formatGiftReason(reason: GiftReason): string {
  switch (reason.kind) {
    case 'granted':
      return reason.quantity === 1 ? 'in your cart' : `${reason.quantity} in your cart`;
    case 'declined':
      return 'declined';
    case 'disabled':
      return 'not running now';
    case 'gift-missing':
      return 'gift not in the shop';
    case 'gift-sold-out':
      return 'gift sold out';
    case 'below-threshold':
      return `${formatMoney(reason.missing)} to go`;
    case 'units-missing':
      return `${reason.missing} to go`;
  }
}

/** Why a gift is in the cart ("Why is this here?"): the condition in words. */
export function formatGiftCondition(promotion: GiftPromotion): string {
  switch (promotion.type) {
    case 'withThreshold':
      return `Free with orders of ${formatMoney(promotion.threshold ?? ZERO)} or more.`;
    case 'withProduct':
      return promotion.canAddMultiple
        ? 'Free with each one of its companion product in your cart.'
        : 'Free with its companion product in your cart.';
    case 'buyTwo':
      return 'Free when you buy two.';
  }
}
