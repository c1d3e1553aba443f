import {formatMoney, ZERO} from '~/domain/values/money';

import type {GiftPromotion, GiftReason} from './promotion';

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
    case 'other-currency':
      return 'cart in another currency';
    case 'units-missing':
      return `${reason.missing} to go`;
    case 'withheld':
      return 'not in the cart yet';
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
