import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {type ProductCard, toProductCard} from '~/domain/catalogue/product-card';
import type {ShopContext} from '~/edge/request/context.server';
import {inTime} from '~/edge/request/in-time.server';

import {loadShopProducts} from './shop-products.server';

/** An article does not wait longer for the products beside it; the catalogue is then read on behind the answer. */
const PATIENCE_MS = 1_500;

/**
 * Product cards for a page whose own content does not need them, as this visitor's experiment arms show them; handles of no
 * product are left out. None when the platform does not answer, or not soon, so that an article or a legal page still
 * reads (coverage: page-hanging-platform).
 */
export async function loadCards(
  context: ShopContext,
  handles: readonly string[],
): Promise<ProductCard[]> {
  if (handles.length === 0) return [];
  try {
    const loaded = await inTime(loadShopProducts(context), PATIENCE_MS, context.waitUntil);
    if (loaded === null) throw new PlatformUnavailable(`no products within ${PATIENCE_MS} ms`);
    const products = loaded.value;
    return handles.flatMap((handle) => products.get(handle) ?? []).map(toProductCard);
  } catch (fault) {
    context.isIncomplete = true;
    console.error(`[${context.requestId}] page without products:`, fault);
    return [];
  }
}
