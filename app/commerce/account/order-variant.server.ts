import type {OrderVariantFieldsFragment} from 'storefrontapi.generated';

import {toImage, toMoney} from '~/commerce/catalogue/product-mapping.server';
import type {OrderVariant} from '~/domain/account/orders';
import {knownStock} from '~/domain/catalogue/product';

/** What an order shows of a variant that is sold still; the catalogue is the Storefront API's for both kinds of accounts. */
export const ORDER_VARIANT = `#graphql
  fragment OrderVariantFields on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable @include(if: true)
    currentlyNotInStock
    image {
      url
      altText
      width
      height
    }
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    product {
      handle
      title
      requiresSellingPlan
    }
  }
` as const;

/** Null where it was deleted since; a variant without its product is no better (coverage: orders-detail). */
export function toOrderVariant(
  variant: OrderVariantFieldsFragment | null | undefined,
): OrderVariant | null {
  if (!(variant?.product as unknown) || !variant) return null;
  const {product} = variant;
  return {
    id: variant.id,
    title: variant.title,
    handle: product.handle,
    image: toImage(variant.image, product.title),
    price: toMoney(variant.price),
    compareAtPrice: variant.compareAtPrice ? toMoney(variant.compareAtPrice) : null,
    availableForSale: variant.availableForSale,
    quantityAvailable: knownStock(variant),
    requiresSellingPlan: product.requiresSellingPlan,
  };
}
