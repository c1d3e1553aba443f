import type {Cart, CartLine} from '~/domain/cart/cart';
import type {LineRequest} from '~/domain/cart/lines';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';

import {condition, type PromotedCart} from './condition';
import {giftUnits, isFreeGiftHandle, isGiftLine, standsAs} from './is-gift';
import type {GiftOffer, GiftOutcome, GiftPromotion, GiftReason, GiftVariant} from './promotion';

/** A present gift follows its associated product up to this many associated units, and not beyond (coverage: gifts-cap). */
const GIFT_QUANTITY_UPDATE_CAP = 10;

/** Applied in this order (coverage: gifts-order). */
export interface GiftSteps {
  removals: string[];
  updates: {id: string; quantity: number}[];
  additions: LineRequest[];
}

interface GiftPlan {
  steps: GiftSteps;
  /** How each promotion stands once the steps are taken. */
  outcomes: GiftOutcome[];
}

/** Units of the gift that can be had: stock where it is tracked, and never more than ten. */
function giftLimit(gift: GiftVariant): number {
  const tracked = gift.quantityAvailable !== null && gift.quantityAvailable > 0;
  return tracked
    ? Math.min(MAX_QUANTITY_PER_VARIANT, gift.quantityAvailable ?? MAX_QUANTITY_PER_VARIANT)
    : MAX_QUANTITY_PER_VARIANT;
}

/**
 * Units of the gift that one promotion, met and not declined, wants while the cart holds `present` of them
 * (coverage: gifts-cap).
 */
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

/** Why a promotion gives nothing whatever the cart holds; null when the cart decides. */
function standingRefusal({promotion, gift}: GiftOffer): GiftReason | null {
  if (!promotion.enabled) return {kind: 'disabled'};
  const isSold = gift !== null && gift.price.amount > 0 && !isFreeGiftHandle(promotion.handle);
  if (gift === null || isSold) return {kind: 'gift-missing'};
  return gift.availableForSale ? null : {kind: 'gift-sold-out'};
}

function outcomeOf(
  offer: GiftOffer,
  cart: PromotedCart,
  promotions: readonly GiftPromotion[],
  declined: ReadonlySet<string>,
): GiftOutcome {
  const {promotion, gift} = offer;
  const {unmet, units} = condition(promotion, cart, promotions);
  const refusal =
    standingRefusal(offer) ?? unmet ?? (declined.has(promotion.id) ? {kind: 'declined'} : null);
  if (refusal !== null || gift === null)
    return {...offer, reason: refusal ?? {kind: 'gift-missing'}};
  const quantity = wantedUnits(promotion, units, gift, giftUnits(cart.lines, gift));
  return {...offer, reason: {kind: 'granted', quantity}};
}

interface Grant {
  gift: GiftVariant;
  quantity: number;
}

/** The gifts that are granted, each once: promotions that share one give the largest number that any of them does. */
function grantsOf(outcomes: readonly GiftOutcome[]): Grant[] {
  const grants = new Map<string, Grant>();
  for (const {gift, reason} of outcomes) {
    if (gift === null || reason.kind !== 'granted') continue;
    const earlier = grants.get(gift.id)?.quantity ?? 0;
    grants.set(gift.id, {gift, quantity: Math.max(reason.quantity, earlier)});
  }
  return [...grants.values()];
}

/** Makes the lines that stand as one gift hold the granted quantity. */
function planGrant({gift, quantity}: Grant, standing: readonly CartLine[], steps: GiftSteps): void {
  const [first] = standing;
  if (!first) {
    steps.additions.push({merchandiseId: gift.id, quantity, attributes: [], sellingPlanId: null});
    return;
  }
  const total = giftUnits(standing, gift);
  if (total < quantity) {
    steps.updates.push({id: first.id, quantity: first.quantity + quantity - total});
    return;
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

/**
 * The free-gift engine (decisions.md; coverage: gifts-run). For a cart, the offers and the ids of declined promotions
 * it answers the ordered steps (removals, updates, additions) that make the gift lines what the shopper is entitled to,
 * and a reason for each promotion. One pass is a fixed point: gift lines never count towards a condition, so planning
 * again on the resulting cart answers no steps. Promotions that share a gift grant it once, the largest number of units
 * counting. Lines that are no gift are never touched; a gift that nobody grants is removed wherever it came from.
 */
export function planGifts(
  cart: PromotedCart,
  offers: readonly GiftOffer[],
  declined: ReadonlySet<string>,
): GiftPlan {
  const promotions = offers.map(({promotion}) => promotion);
  const outcomes = offers.map((offer) => outcomeOf(offer, cart, promotions, declined));
  const grants = grantsOf(outcomes);
  const giftLines = cart.lines.filter((line) => isGiftLine(line, promotions));
  const steps: GiftSteps = {removals: [], updates: [], additions: []};
  for (const line of giftLines)
    if (!grants.some(({gift}) => standsAs(line, gift))) steps.removals.push(line.id);
  for (const grant of grants)
    planGrant(
      grant,
      giftLines.filter((line) => standsAs(line, grant.gift)),
      steps,
    );
  return {steps, outcomes};
}

/**
 * The steps that a mere read takes: it takes away and lowers, but adds and raises nothing, so that a platform that refuses a
 * gift is asked once for each change (decisions.md).
 */
export function withoutGains({removals, updates}: GiftSteps, cart: Pick<Cart, 'lines'>): GiftSteps {
  const held = new Map(cart.lines.map(({id, quantity}) => [id, quantity]));
  return {
    removals,
    updates: updates.filter(({id, quantity}) => quantity < (held.get(id) ?? 0)),
    additions: [],
  };
}

/**
 * The planned outcomes as the cart bears them out, whatever became of the steps: a granted gift counts with the units that the
 * cart really holds of it, and is `withheld` when there are none.
 */
export function deliveredOutcomes(
  outcomes: readonly GiftOutcome[],
  cart: Pick<Cart, 'lines'>,
): GiftOutcome[] {
  return outcomes.map((outcome) => {
    const {gift, reason} = outcome;
    if (gift === null || reason.kind !== 'granted') return outcome;
    const quantity = Math.min(reason.quantity, giftUnits(cart.lines, gift));
    return {...outcome, reason: quantity > 0 ? {kind: 'granted', quantity} : {kind: 'withheld'}};
  });
}
