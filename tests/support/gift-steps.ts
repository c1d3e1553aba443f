import type {Cart} from '~/domain/cart/cart';
import type {GiftSteps} from '~/domain/promotions/plan';
import type {GiftOffer} from '~/domain/promotions/promotion';

import {buildCart, buildLine} from './cart-builders';

/** What the platform makes of the engine's steps: a cart with its lines changed and its subtotal recomputed. */
export function applyGiftSteps(
  cart: Cart,
  {removals, updates, additions}: GiftSteps,
  offers: readonly GiftOffer[],
): Cart {
  const kept = cart.lines
    .filter(({id}) => !removals.includes(id))
    .map((line) => {
      const update = updates.find(({id}) => id === line.id);
      if (!update) return line;
      const unit = line.cost.amountPerQuantity;
      const total = {...unit, amount: unit.amount * update.quantity};
      return {
        ...line,
        quantity: update.quantity,
        cost: {...line.cost, subtotalAmount: total, totalAmount: total},
      };
    });
  const added = additions.map(({merchandiseId, quantity}, index) => {
    const offer = offers.find(({gift}) => gift?.id === merchandiseId);
    return buildLine({
      id: `added-${index}`,
      handle: offer?.promotion.handle,
      variant: merchandiseId.split('/').pop(),
      price: (offer?.gift?.price.amount ?? 0) / 100,
      quantity,
    });
  });
  return buildCart([...added, ...kept]);
}
