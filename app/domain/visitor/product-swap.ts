import type {ProductSummary} from '~/domain/catalogue/product';

import type {ExperimentVariant} from './experiments';

/**
 * A product as an experiment shows it (`GET /api/products`; coverage: catalogue-products-call): its own name and page,
 * the swap product's price, stock, images, tags and selling plans. Price and stock belong to variants, so those are the
 * swap's too, and what is shown is what goes into the cart.
 */
export function withSwap<P extends ProductSummary>(product: P, swap: ProductSummary): P {
  return {
    ...product,
    tags: swap.tags,
    availableForSale: swap.availableForSale,
    priceRange: swap.priceRange,
    compareAtPrice: swap.compareAtPrice,
    images: swap.images,
    options: swap.options,
    totalInventory: swap.totalInventory,
    variants: swap.variants,
    hasMoreVariants: swap.hasMoreVariants,
    variantDefaultIndex: swap.variantDefaultIndex,
    requiresSellingPlan: swap.requiresSellingPlan,
    sellingPlanGroups: swap.sellingPlanGroups,
  };
}

/** Handle of the product that stands in for this one in the arms a visitor is in; null when none does. */
export function swapOf(
  arms: readonly Pick<ExperimentVariant, 'swapProducts'>[],
  handle: string,
): string | null {
  for (const {swapProducts = []} of arms) {
    const found = swapProducts.find(({product}) => product === handle);
    if (found) return found.swap;
  }
  return null;
}

/** The catalogue with every swap of the arms made; swaps of unknown products are left out. */
export function withSwaps(
  products: ReadonlyMap<string, ProductSummary>,
  arms: readonly Pick<ExperimentVariant, 'swapProducts'>[],
): ReadonlyMap<string, ProductSummary> {
  const swaps = arms.flatMap(({swapProducts = []}) => swapProducts);
  if (swaps.length === 0) return products;
  const swapped = new Map(products);
  for (const [handle, product] of products) {
    const swap = products.get(swapOf(arms, handle) ?? '');
    if (swap) swapped.set(handle, withSwap(product, swap));
  }
  return swapped;
}
