import {loadShownProduct} from '~/commerce/catalogue/catalogue.server';
import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {categories} from '~/content/categories.server';
import {isUnlisted} from '~/domain/catalogue/product-card';
import {findCategory, PRODUCTS_PATH} from '~/domain/content/navigation';
import type {ShopContext} from '~/edge/request/context.server';
import {type Guard, PASS} from '~/edge/request/guards.server';
import {pagePath} from '~/edge/request/single-fetch.server';

/** The segments after `/products`, decoded; malformed encoding is refused before any guard. */
export function productSegments(url: URL): string[] {
  return pagePath(url)
    .slice(PRODUCTS_PATH.length)
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeURIComponent);
}

/** True for a product that has a page: known to the platform, and no gift. */
async function isProductPage(context: ShopContext, handle: string): Promise<boolean> {
  try {
    const {products, asked} = await loadShopSnapshot(context);
    // A large store is asked for the product that its page needs anyway.
    const product =
      products.get(handle) ??
      (asked === null || asked.has(handle) ? null : await loadShownProduct(context, handle));
    return product !== null && !isUnlisted(product);
  } catch (fault) {
    // Nobody knows whether it exists: the product page says that, with a 503.
    if (fault instanceof PlatformUnavailable) return true;
    throw fault;
  }
}

/**
 * Guard `categories`: an address under `/products` is a category, a subcategory under its own parent, or a known
 * product; anything else is not found (coverage: page-category-guard). The categories themselves are content, which is
 * at hand before any request.
 */
export const categoriesGuard: Guard = async ({request, context}) => {
  const url = new URL(request.url);
  // A collection of the store is its page's matter.
  if (!pagePath(url).startsWith(PRODUCTS_PATH)) return PASS;
  const segments = productSegments(url);
  const [handle] = segments;
  if (handle === undefined || findCategory(categories, segments)) return PASS;
  if (segments.length === 1 && (await isProductPage(context, handle))) return PASS;
  return {kind: 'notFound'};
};
