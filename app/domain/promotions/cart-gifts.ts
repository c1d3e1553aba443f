import type {Cart, CartLine, CartWarning} from '~/domain/cart/cart';
import {sortLines} from '~/domain/cart/lines';

import {isGiftLine, standsAs} from './is-gift';
import type {GiftOutcome, GiftPromotion} from './promotion';
import {formatGiftCondition, formatGiftReason} from './words';

/** What the cart says of one promotion, ready to print. */
export interface GiftMessage {
  promotionId: string;
  bannerName: string;
  /** Handle of the product that leads to the gift. */
  linkHandle: string;
  /** Background class of the benefit that this product serves. */
  tint: string;
  /** How it stands ("in your cart", "$4.20 to go"); null for a gift that was left out and can be brought back. */
  standing: string | null;
}

/** A line that is a gift, and what it says of itself. */
export interface GiftLine {
  lineId: string;
  /** The promotions that grant it: whoever leaves the line out declines each of them. */
  promotionIds: string[];
  /** "Why is this here?", a text for each of them; empty when it cannot be told. */
  reasons: string[];
}

/** Everything that the screen says of the gifts of a cart. */
export interface CartGifts {
  messages: GiftMessage[];
  lines: GiftLine[];
}

export const NO_GIFTS: CartGifts = {messages: [], lines: []};

/**
 * What a shopper wants to know of a promotion: a gift within reach, reached, or left out. The others stay silent, and
 * so does a gift that the platform refused (coverage: gifts-order). A gift that comes with a product is silent in and
 * out of reach, so that nothing moves under the stepper.
 */
function isWorthSaying({promotion, reason}: GiftOutcome): boolean {
  switch (reason.kind) {
    case 'below-threshold':
    case 'declined':
      return true;
    case 'granted':
      return promotion.type !== 'withProduct';
    case 'units-missing':
      return promotion.type === 'buyTwo' && reason.missing === 1;
    case 'disabled':
    case 'gift-missing':
    case 'gift-sold-out':
    case 'other-currency':
    case 'withheld':
      return false;
  }
}

function toGiftLine(line: CartLine, outcomes: readonly GiftOutcome[]): GiftLine {
  const granting = outcomes
    .filter(({gift, reason}) => reason.kind === 'granted' && gift !== null && standsAs(line, gift))
    .map(({promotion}) => promotion);
  return {
    lineId: line.id,
    promotionIds: granting.map(({id}) => id),
    reasons: granting.map(
      (promotion) => `${promotion.cartMessaging} ${formatGiftCondition(promotion)}`,
    ),
  };
}

/**
 * What the screen says of a cart's gifts. `outcomes` are those that were delivered; none when the catalogue could not be read:
 * the gift lines are known all the same. `tintOf` answers the background class of a product's benefit by its handle.
 */
export function cartGifts(
  cart: Pick<Cart, 'lines'>,
  promotions: readonly GiftPromotion[],
  outcomes: readonly GiftOutcome[],
  tintOf: (handle: string) => string,
): CartGifts {
  return {
    messages: outcomes.filter(isWorthSaying).map(({promotion, reason}) => ({
      promotionId: promotion.id,
      bannerName: promotion.bannerName,
      linkHandle: promotion.cartProductLinkHandle,
      tint: tintOf(promotion.cartProductLinkHandle),
      standing: reason.kind === 'declined' ? null : formatGiftReason(reason),
    })),
    lines: cart.lines
      .filter((line) => isGiftLine(line, promotions))
      .map((line) => toGiftLine(line, outcomes)),
  };
}

/** The gift that a line of the screen is; null for what the shopper buys. */
export function findGiftLine(gifts: CartGifts, lineId: string): GiftLine | null {
  return gifts.lines.find((line) => line.lineId === lineId) ?? null;
}

/**
 * The lines to show, in the shop's order (coverage: cart-line-order): gifts last. A gift that the shop could not
 * deliver after all is left out: it costs nothing and explains nothing.
 */
export function shownLines<Line extends CartLine>(
  lines: readonly Line[],
  gifts: CartGifts,
): Line[] {
  const isGift = ({id}: CartLine) => findGiftLine(gifts, id) !== null;
  return sortLines(
    lines.filter((line) => line.quantity > 0 || !isGift(line)),
    isGift,
  );
}

/**
 * What the platform adjusted of the shopper's own. Of a gift that ran out, or of which fewer are left, nobody asked for anything:
 * it is not spoken of (coverage: gifts-order).
 */
export function shoppersWarnings(
  warnings: readonly CartWarning[],
  gifts: CartGifts,
): CartWarning[] {
  return warnings.filter(({target}) => findGiftLine(gifts, target) === null);
}
