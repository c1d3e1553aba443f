import type {Cart} from '~/domain/cart/cart';
import {topPick} from '~/domain/cart/top-pick';
import {
  isInStock,
  isUnlisted,
  type ProductCard,
  toProductCard,
} from '~/domain/catalogue/product-card';
import {isFreeGiftHandle} from '~/domain/promotions/is-gift';
import {loadShopProducts} from '~/edge/catalogue/shop-products.server';
import type {ShopContext} from '~/edge/request/context.server';

/** The one suggestion of the cart (coverage: cart-top-pick) from the remembered catalogue; none when it cannot be read. */
export async function findTopPick(context: ShopContext, cart: Cart): Promise<ProductCard | null> {
  try {
    const products = await loadShopProducts(context);
    const find = (handle: string) => {
      const product = products.get(handle);
      return product
        ? {
            product: toProductCard(product),
            inStock: isInStock(product) && !isUnlisted(product),
            recommended: product.recommended,
          }
        : null;
    };
    return topPick(cart, find, isFreeGiftHandle);
  } catch (fault) {
    console.error(`[${context.requestId}] no suggestion for the cart:`, fault);
    return null;
  }
}
