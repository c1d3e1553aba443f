import {loadNamedProducts} from '~/commerce/catalogue/shop-snapshot.server';
import type {ShopSnapshot} from '~/commerce/catalogue/snapshot-memory.server';
import type {ProductSummary} from '~/domain/catalogue/product';
import {isGift} from '~/domain/promotions/is-gift';
import type {GiftOffer, GiftPromotion, GiftVariant} from '~/domain/promotions/promotion';
import {loadPromotions} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';

/**
 * The variant that is given away: the first in stock, else the first that the platform sells, so that one sold-out color does
 * not end a promotion.
 */
export function toGiftVariant(product: ProductSummary | undefined): GiftVariant | null {
  const variants = product?.variants ?? [];
  const variant =
    variants.find(({inStock}) => inStock) ??
    variants.find(({availableForSale}) => availableForSale) ??
    variants[0];
  if (!product || !variant) return null;
  return {
    id: variant.id,
    title: product.title,
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable,
    price: variant.price,
  };
}

/** Promotions with their gifts as the catalogue has them now. */
export function toGiftOffers(
  promotions: readonly GiftPromotion[],
  products: ShopSnapshot['products'],
): GiftOffer[] {
  return promotions.map((promotion) => ({
    promotion,
    gift: toGiftVariant(products.get(promotion.handle)),
  }));
}

/**
 * The products of the shop by handle, of a large store its gifts and those of these handles; null, and a line in the log, when the
 * catalogue cannot be read.
 */
export async function findGiftProducts(
  context: ShopContext,
  handles: readonly string[] = [],
): Promise<ShopSnapshot['products'] | null> {
  try {
    const promotions = await loadPromotions(context);
    const gifts = promotions.map(({handle}) => handle);
    return await loadNamedProducts(context, [...gifts, ...handles]);
  } catch (fault) {
    console.error(`[${context.requestId}] gifts unknown:`, fault);
    return null;
  }
}

/** True for a variant that the catalogue knows as a gift: alone in a cart nobody is entitled to it. */
export async function isGiftVariant(context: ShopContext, variantId: string): Promise<boolean> {
  const products = await findGiftProducts(context);
  for (const {handle, variants} of products?.values() ?? []) {
    const variant = variants.find(({id}) => id === variantId);
    if (variant) return isGift(handle, variant.price, await loadPromotions(context));
  }
  return false;
}
