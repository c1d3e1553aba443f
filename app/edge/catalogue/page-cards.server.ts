import {type ProductCard, toProductCard} from '~/domain/catalogue/product-card';
import type {ShopContext} from '~/edge/request/context.server';

import {loadShopProducts} from './shop-products.server';

/**
 * Product cards for a page whose own content does not need them, as this visitor's experiment arms show them; handles of no
 * product are left out. None when the platform does not answer, so that an article or a legal page still reads.
 */
export async function loadCards(
  context: ShopContext,
  handles: readonly string[],
): Promise<ProductCard[]> {
  if (handles.length === 0) return [];
  try {
    const products = await loadShopProducts(context);
    return handles.flatMap((handle) => products.get(handle) ?? []).map(toProductCard);
  } catch (fault) {
    context.isIncomplete = true;
    console.error(`[${context.requestId}] page without products:`, fault);
    return [];
  }
}
