import {dueAtCheckout} from './plan-price';
import type {PlanPriceView, PlanView, ProductView, VariantView} from './product-view';

/** A plan that a variant is sold on, and what the variant costs on it. */
export interface OfferedPlan extends PlanView, PlanPriceView {
  /** What of the price is paid at checkout, the rest later; null where it is all of it. */
  dueNow: number | null;
}

/** What a product page's form would buy as it stands. Prices are cents for one unit. */
export interface Purchase {
  /** Null: bought once. */
  plan: OfferedPlan | null;
  price: number;
  /** The price to strike beside it; null where none is higher. */
  full: number | null;
  quantity: number;
  soldOut: boolean;
}

/** The plans that this variant is sold on, in the product's order: a plan without a price for it is not offered. */
export function offeredPlans(
  {plans}: Pick<ProductView, 'plans'>,
  {planPrices}: Pick<VariantView, 'planPrices'>,
): OfferedPlan[] {
  return plans.flatMap((plan, index) => {
    const price = planPrices[index] ?? null;
    if (price === null) return [];
    const dueNow = plan.charge === null ? price.price : dueAtCheckout(price.price, plan.charge);
    return [{...plan, ...price, dueNow: dueNow < price.price ? dueNow : null}];
  });
}

/** The plan that a product page begins with: the first for what is sold on plans only, else none. */
export function initialPlan({
  plans,
  planOnly,
}: Pick<ProductView, 'plans' | 'planOnly'>): string | null {
  return planOnly ? (plans[0]?.id ?? null) : null;
}

/**
 * What is bought of a variant for what the shopper wants. A plan that this variant is not sold on counts as none, and a quantity
 * is kept between one and the most that an order can take, so that a wish made for another variant never asks for the impossible.
 * On a plan what it costs without the plan is what one saves on; bought once, it is the price before its sale.
 */
export function purchaseOf(
  product: Pick<ProductView, 'plans'>,
  variant: Pick<VariantView, 'price' | 'compareAt' | 'planPrices' | 'stock' | 'most'>,
  wanted: {planId: string | null; quantity: number},
): Purchase {
  const plan = offeredPlans(product, variant).find(({id}) => id === wanted.planId) ?? null;
  const price = plan?.price ?? variant.price;
  const full = plan ? plan.full : variant.compareAt;
  return {
    plan,
    price,
    full: full !== null && full > price ? full : null,
    quantity: Math.max(1, Math.min(wanted.quantity, variant.most)),
    soldOut: variant.stock === 'out',
  };
}
