import {loadProduct, loadShopSnapshot} from '~/commerce/catalogue/catalogue.server';
import {experiments} from '~/content/experiments.server';
import type {Product, ProductSummary} from '~/domain/catalogue/product';
import {assignedVariants} from '~/domain/visitor/experiments';
import {swapOf, withSwap, withSwaps} from '~/domain/visitor/product-swap';
import type {ShopContext} from '~/edge/request/context.server';

/**
 * The catalogue as this visitor's experiment arms show it (coverage: catalogue-products-call). Throws
 * PlatformUnavailable on a fault.
 */
export async function loadShopProducts(
  context: ShopContext,
): Promise<ReadonlyMap<string, ProductSummary>> {
  const {products} = await loadShopSnapshot(context);
  return withSwaps(products, assignedVariants(context.assignments, experiments));
}

/** The whole product of a handle, likewise; null when the platform knows none. */
export async function loadShopProduct(
  context: ShopContext,
  handle: string,
): Promise<Product | null> {
  const swapHandle = swapOf(assignedVariants(context.assignments, experiments), handle);
  const [product, swap] = await Promise.all([
    loadProduct(context, handle),
    swapHandle === null ? null : loadProduct(context, swapHandle),
  ]);
  return product && swap ? withSwap(product, swap) : product;
}
