import {loadProduct, loadShownProduct} from '~/commerce/catalogue/catalogue.server';
import {loadNamedProducts} from '~/commerce/catalogue/shop-snapshot.server';
import {experiments} from '~/content/experiments.server';
import type {Product, ProductSummary} from '~/domain/catalogue/product';
import {assignedVariants} from '~/domain/visitor/experiments';
import {swapOf, withSwap, withSwaps} from '~/domain/visitor/product-swap';
import type {ShopContext} from '~/edge/request/context.server';

/**
 * The catalogue as this visitor's experiment arms show it (coverage: catalogue-products-call); of a large store the products that its
 * content names and those of these handles. Throws PlatformUnavailable on a fault.
 */
export async function loadShopProducts(
  context: ShopContext,
  handles: readonly string[] = [],
): Promise<ReadonlyMap<string, ProductSummary>> {
  return withSwaps(
    await loadNamedProducts(context, handles),
    assignedVariants(context.assignments, experiments),
  );
}

/** Products that the platform listed or found, in their order, likewise: what stands in for one is among those that are named. */
export async function asShown(
  context: ShopContext,
  products: readonly ProductSummary[],
): Promise<ProductSummary[]> {
  const arms = assignedVariants(context.assignments, experiments);
  if (!arms.some(({swapProducts}) => swapProducts !== undefined)) return [...products];
  const named = await loadNamedProducts(context, []);
  return products.map((product) => {
    const swap = named.get(swapOf(arms, product.handle) ?? '');
    return swap ? withSwap(product, swap) : product;
  });
}

/** The whole product of a handle, likewise; null when the platform knows none. */
export const loadShopProduct = (context: ShopContext, handle: string): Promise<Product | null> =>
  loadSwapped(context, handle, loadProduct);

/** The product of a handle as far as its page needs it, likewise; whole where an experiment has part in it. */
export const loadShownShopProduct = (
  context: ShopContext,
  handle: string,
): Promise<Product | null> => loadSwapped(context, handle, loadShownProduct);

async function loadSwapped(
  context: ShopContext,
  handle: string,
  load: typeof loadProduct,
): Promise<Product | null> {
  const swapHandle = swapOf(assignedVariants(context.assignments, experiments), handle);
  if (swapHandle === null) return load(context, handle);
  const [product, swap] = await Promise.all([
    loadProduct(context, handle),
    loadProduct(context, swapHandle),
  ]);
  return product && swap ? {...withSwap(product, swap), gallery: swap.gallery} : product;
}
