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

/** A large store is asked for so many products of a cart, and for so many that go with them. */
const MOST_ASKED = 50;

/** The one suggestion of the cart (coverage: cart-top-pick) from the remembered catalogue; none when it cannot be read. */
export async function findTopPick(context: ShopContext, cart: Cart): Promise<ProductCard | null> {
  try {
    const inCart = cart.lines.map(({merchandise}) => merchandise.product.handle);
    const known = await loadShopProducts(context, inCart.slice(0, MOST_ASKED));
    const recommended = inCart.flatMap((handle) => known.get(handle)?.recommended ?? []);
    const products = await loadShopProducts(context, [
      ...inCart.slice(0, MOST_ASKED),
      ...recommended.slice(0, MOST_ASKED),
    ]);
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
