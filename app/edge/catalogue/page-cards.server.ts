import {loadProductsByHandle} from '~/commerce/catalogue/catalogue.server';
import {type ProductCard, toProductCard} from '~/domain/catalogue/product-card';
import type {ShopContext} from '~/edge/request/context.server';

/**
 * Product cards for a page whose own content does not need them: none when the platform does not answer, so
 * that an article or a legal page still reads.
 */
export async function loadCards(
  context: ShopContext,
  handles: readonly string[],
): Promise<ProductCard[]> {
  if (handles.length === 0) return [];
  try {
    const products = await loadProductsByHandle(context, handles);
    return products.map((product) => toProductCard(product));
  } catch (fault) {
    context.isIncomplete = true;
    console.error(`[${context.requestId}] page without products:`, fault);
    return [];
  }
}
