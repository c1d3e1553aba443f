import type {Market} from '../content/markets.ts';
import {toMarketCents} from '../graphql/money.ts';

import type {Catalogue} from './catalogue.ts';
import type {PlanAdjustment, ProductRecord, SellingPlanRecord} from './records.ts';

/**
 * What a unit costs under a plan, in cents of the market.
 * @param unitPrice the variant's own price in the market's cents
 */
export function adjustedPrice(
  adjustment: PlanAdjustment,
  unitPrice: number,
  market: Market,
): number {
  switch (adjustment.type) {
    case 'percentage':
      return unitPrice - Math.round((unitPrice * adjustment.value) / 100);
    case 'fixedAmount':
      return Math.max(0, unitPrice - toMarketCents(adjustment.value, market));
    case 'fixedPrice':
      return toMarketCents(adjustment.value, market);
  }
}

/** The price of the next order under a plan: its first adjustment. */
export function planPrice(plan: SellingPlanRecord, unitPrice: number, market: Market): number {
  const first = plan.adjustments[0];
  return first === undefined ? unitPrice : adjustedPrice(first.adjustment, unitPrice, market);
}

/** Every plan that a product is sold with, in the order of its groups. */
export function plansOf(catalogue: Catalogue, product: ProductRecord): SellingPlanRecord[] {
  return product.sellingPlanGroupIds.flatMap((id) => catalogue.sellingPlanGroup(id)?.plans ?? []);
}
