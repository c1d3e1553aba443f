import {type Money} from '~/domain/values/money';

import type {CheckoutCharge, ProductSummary, SellingPlan, SellingPlanGroup} from './product';

/**
 * What one unit costs on a plan's first delivery, in whole cents, never below zero. The platform rounds what comes off
 * (half a cent counts as one), not what is left. Its own allocation, where it is at hand, comes before this.
 */
export function planPrice(price: Money, plan: Pick<SellingPlan, 'priceAdjustments'>): Money {
  const [first] = plan.priceAdjustments;
  if (!first) return price;
  switch (first.kind) {
    case 'percentage':
      return {
        ...price,
        amount: price.amount - Math.round((price.amount * first.percentage) / 100),
      };
    case 'fixedAmount':
      return {...price, amount: Math.max(0, price.amount - first.amount.amount)};
    case 'fixedPrice':
      return first.price;
  }
}

/** What of a unit's price on a plan is paid at checkout, in cents of its currency; never more than the price. */
export function dueAtCheckout(price: number, charge: CheckoutCharge): number {
  const due =
    charge.kind === 'percentage'
      ? Math.round((price * charge.percentage) / 100)
      : charge.amount.amount;
  return Math.max(0, Math.min(price, due));
}

/** The plans of all groups in their order. */
export function allPlans(groups: readonly SellingPlanGroup[]): SellingPlan[] {
  return groups.flatMap(({sellingPlans}) => sellingPlans);
}

/** The highest percentage that a plan takes off the first delivery; null when no plan is a percentage off. */
export function planSavingPercentage(groups: readonly SellingPlanGroup[]): number | null {
  const percentages = allPlans(groups).flatMap(({priceAdjustments: [first]}) =>
    first?.kind === 'percentage' && first.percentage > 0 ? [first.percentage] : [],
  );
  return percentages.length > 0 ? Math.max(...percentages) : null;
}

/** The lowest price under which a product can be had at all: on a plan where it is sold on plans only. */
export function entryPrice(
  product: Pick<ProductSummary, 'priceRange' | 'requiresSellingPlan' | 'sellingPlanGroups'>,
): Money {
  const {min} = product.priceRange;
  if (!product.requiresSellingPlan) return min;
  return allPlans(product.sellingPlanGroups)
    .map((plan) => planPrice(min, plan))
    .reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest), min);
}
