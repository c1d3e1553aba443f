import {isOnSale, type Money} from '~/domain/values/money';
import {hasTag} from '~/domain/values/tags';

import {backdropOf, benefitsOf} from './benefits';
import {entryPrice, planSavingPercentage} from './plan-price';
import type {Image, ProductSummary} from './product';

/** What a card shows of a product, and nothing else: it travels to the browser once per card. */
export interface ProductCard {
  handle: string;
  title: string;
  benefitLine: string | null;
  /** Benefit tags in the shop's order. */
  benefits: string[];
  /** Background class of the tint behind the picture. */
  backdrop: string;
  image: Image | null;
  price: Money;
  /** True when variants cost differently: the price is then the lowest. */
  priceVaries: boolean;
  compareAt: Money | null;
  /** Percentage off on a plan; null when it has no plan that is cheaper by a percentage. */
  planSaving: number | null;
  /** True when it is sold on plans only. */
  planOnly: boolean;
  /** True when none is in stock and it is sold all the same. */
  shipsLater: boolean;
  action: CardAction;
}

export type CardAction =
  /** One variant, no choice to make: it can go into the cart from the card. */
  | {kind: 'add'; variantId: string}
  /** Variants or plans to choose from, on the product's page. */
  | {kind: 'choose'}
  | {kind: 'soldOut'};

const UNLISTED_TAG = 'gift';

/**
 * True for what the shop does not show: a product that costs nothing in any variant and has the tag `gift` has no page and
 * stands in no list, as the cart alone brings it (coverage: catalogue-gifts-hidden). With a price it is goods, whatever its
 * tags: `gift` is what merchants call things to give to others. Whether a line of a cart is a gift is another question
 * (`promotions/is-gift`).
 */
export function isUnlisted({
  tags,
  priceRange,
}: Pick<ProductSummary, 'tags' | 'priceRange'>): boolean {
  return priceRange.max.amount === 0 && hasTag(tags, UNLISTED_TAG);
}

/** In stock while one variant is (at least 1 unit, or untracked and for sale; coverage: catalogue-in-stock). */
export function isInStock({variants}: Pick<ProductSummary, 'variants'>): boolean {
  return variants.some(({inStock}) => inStock);
}

type Sold = Pick<ProductSummary, 'variants' | 'availableForSale' | 'hasMoreVariants'>;

/** True for what can be bought and none of which is in stock; of variants that were not read nothing is said. */
function productShipsLater(product: Sold): boolean {
  return product.availableForSale && !product.hasMoreVariants && !isInStock(product);
}

/** Nothing to add where the platform sells no variant; nothing to add blindly where there is a choice. */
function cardAction(product: Sold & Pick<ProductSummary, 'requiresSellingPlan'>): CardAction {
  if (!product.availableForSale) return {kind: 'soldOut'};
  const [first, ...others] = product.variants;
  const isChoice = others.length > 0 || product.hasMoreVariants || product.requiresSellingPlan;
  if (!first || isChoice) return {kind: 'choose'};
  return {kind: 'add', variantId: first.id};
}

/**
 * The price to strike beside the lowest one: that of a variant which costs the lowest price and cost more. The
 * compare-at price of a dearer variant says nothing about it (compared in cents).
 */
function strikePrice(product: Pick<ProductSummary, 'variants' | 'priceRange'>): Money | null {
  const {min} = product.priceRange;
  const reduced = product.variants.flatMap(({price, compareAtPrice}) =>
    price.amount === min.amount && isOnSale(price, compareAtPrice) ? [compareAtPrice] : [],
  );
  return reduced.sort((a, b) => a.amount - b.amount)[0] ?? null;
}

export function toProductCard(product: ProductSummary): ProductCard {
  const {min, max} = product.priceRange;
  const price = entryPrice(product);
  const compareAt = product.requiresSellingPlan ? min : strikePrice(product);
  return {
    handle: product.handle,
    title: product.title,
    benefitLine: product.benefitLine,
    benefits: benefitsOf(product.tags).map(({tag}) => tag),
    backdrop: backdropOf(product.tags),
    image: product.images[0] ?? null,
    price,
    priceVaries: min.amount !== max.amount,
    compareAt: isOnSale(price, compareAt) ? compareAt : null,
    planSaving: product.requiresSellingPlan
      ? null
      : planSavingPercentage(product.sellingPlanGroups),
    planOnly: product.requiresSellingPlan,
    shipsLater: productShipsLater(product),
    action: cardAction(product),
  };
}

/** Whether any card of a list has a benefit to show: without one, the list leaves no room for them. */
export function haveBadges(cards: readonly Pick<ProductCard, 'benefits'>[]): boolean {
  return cards.some(({benefits}) => benefits.length > 0);
}
