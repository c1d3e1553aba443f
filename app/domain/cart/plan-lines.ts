import {formatCadence} from '~/domain/catalogue/plan-cadence';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {formatMoney, type Money, remainder, sum, times} from '~/domain/values/money';

import type {Attribute, Cart, CartLine} from './cart';
import {type LineRequest, toLineRequest} from './lines';

/**
 * Attribute keys that belong to a subscription and must not survive a change of plan (coverage: cart-plan-switch):
 * those a subscription app writes, by prefix, with or without the leading underscore that hides them at checkout.
 */
const SUBSCRIPTION_ATTRIBUTE = /^_?(subscription|ordergroove|og)([_\-\s:.]|$)/i;

export function withoutSubscriptionAttributes(attributes: readonly Attribute[]): Attribute[] {
  return attributes.filter(({key}) => !SUBSCRIPTION_ATTRIBUTE.test(key));
}

export interface PlanSwitch {
  removeLineId: string;
  add: LineRequest;
  /** The line exactly as it was, for the case that the second half fails. */
  restore: LineRequest;
}

/**
 * Changing a line's plan (coverage: cart-plan-switch): remove the line, then re-add it with the plan (null: one-time),
 * without its subscription attributes. What the other lines of the variant leave of it is the limit's matter. Null when
 * the line has that plan.
 */
export function planSwitch(line: CartLine, sellingPlanId: string | null): PlanSwitch | null {
  if ((line.sellingPlan?.id ?? null) === sellingPlanId) return null;
  return {
    removeLineId: line.id,
    add: {
      merchandiseId: line.merchandise.id,
      quantity: Math.min(line.quantity, MAX_QUANTITY_PER_VARIANT),
      sellingPlanId,
      attributes: withoutSubscriptionAttributes(line.attributes),
    },
    restore: toLineRequest(line),
  };
}

interface CadenceSummary {
  /** What checkout charges now: the estimated total without balances that are due later. */
  today: Money;
  recurring: {amount: Money; cadence: string}[];
}

/**
 * What the subscriptions of a cart cost now and later ("today $31.20, then $14.40 every 2 months"). Deliveries of one
 * cadence are one sum; codes and other discounts of today are not promised for later. Null without subscriptions.
 */
export function cadenceSummary(cart: Pick<Cart, 'lines' | 'cost'>): CadenceSummary | null {
  const byCadence = new Map<string, Money>();
  for (const {sellingPlan, quantity} of cart.lines) {
    if (!sellingPlan?.recurringDeliveries || quantity === 0) continue;
    const cadence = formatCadence(sellingPlan);
    const amount = times(sellingPlan.perDeliveryPrice, quantity);
    const earlier = byCadence.get(cadence);
    byCadence.set(cadence, earlier ? sum([earlier, amount]) : amount);
  }
  if (byCadence.size === 0) return null;
  const {totalAmount, subtotalAmount, checkoutChargeAmount} = cart.cost;
  const dueLater = remainder(subtotalAmount, checkoutChargeAmount);
  return {
    today: remainder(totalAmount, dueLater),
    recurring: [...byCadence].map(([cadence, amount]) => ({cadence, amount})),
  };
}

export function formatCadenceSummary({today, recurring}: CadenceSummary): string {
  const later = recurring.map(({amount, cadence}) => `${formatMoney(amount)} ${cadence}`);
  const last = later.pop();
  const list = later.length > 0 ? `${later.join(', ')} and ${last}` : last;
  return `Today ${formatMoney(today)}, then ${list}.`;
}
