import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {ProductSummary} from '~/domain/catalogue/product';
import {isUnlisted, type ProductCard, toProductCard} from '~/domain/catalogue/product-card';
import type {ShopContext} from '~/edge/request/context.server';

import {loadShopOffer} from './shop-offer.server';
import {loadShopProducts} from './shop-products.server';

/** Cards of the products that content names; handles of no product, or of one that is shown nowhere, are left out. */
export function toCards(
  products: ReadonlyMap<string, ProductSummary>,
  handles: readonly string[],
): ProductCard[] {
  return handles
    .flatMap((handle) => products.get(handle) ?? [])
    .filter((product) => !isUnlisted(product))
    .map(toProductCard);
}

/**
 * Product cards for a page whose own content does not need them, as this visitor's experiment arms show them. None when the
 * platform does not answer, or not soon, so that an article or a legal page still reads (coverage: page-hanging-platform).
 */
export async function loadCards(
  context: ShopContext,
  handles: readonly string[],
): Promise<ProductCard[]> {
  if (handles.length === 0) return [];
  try {
    // The frame has waited as long as a page may wait; the catalogue is read on behind the answer.
    const {isKnown} = await loadShopOffer(context);
    if (!isKnown) throw new PlatformUnavailable('the catalogue did not answer in time');
    return toCards(await loadShopProducts(context, handles), handles);
  } catch (fault) {
    context.isIncomplete = true;
    console.error(`[${context.requestId}] page without products:`, fault);
    return [];
  }
}
