import {productPath} from '~/domain/content/navigation';

/** The parameter that opens a product's page on one variant, by the number in its id. */
export const VARIANT_PARAMETER = 'variant';

const VARIANT_ID = 'gid://shopify/ProductVariant/';

/** `gid://shopify/ProductVariant/42` is `42` in an address. */
export function variantNumber(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** The id that a number from an address stands for. */
export function variantId(number: string): string {
  return `${VARIANT_ID}${number}`;
}

/** The address of a product's page on one variant. */
export function variantPath(handle: string, id: string): string {
  return `${productPath(handle)}?${VARIANT_PARAMETER}=${variantNumber(id)}`;
}
