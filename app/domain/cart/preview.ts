import type {BundleState} from '~/domain/catalogue/bundle-builder';
import type {Image} from '~/domain/catalogue/product';
import type {ProductCard} from '~/domain/catalogue/product-card';
import type {ProductView, VariantView} from '~/domain/catalogue/product-view';
import {variantId} from '~/domain/catalogue/variant-address';
import type {Money} from '~/domain/values/money';

/**
 * What a page knows of a product that it puts into the cart: enough to show the line before the platform has answered. It holds
 * no amount that discounts or plans could change; `price` is that of one unit without either.
 */
export interface LinePreview {
  merchandiseId: string;
  handle: string;
  title: string;
  /** The variant in words; empty where there is no choice to name. */
  variant: string;
  /** Background class behind the picture. */
  backdrop: string;
  image: Image | null;
  price: Money;
  /** The most units that the cart can take of it; null where nobody counts. */
  most: number | null;
  /** What a bundle holds, in words. */
  contents: string[];
  /** Whether the line will have plans to choose from. */
  hasPlans: boolean;
}

/** One thing in a bundle: "Woven Floss Mint", "2 × Woven Floss Mint". */
export function formatComponent(quantity: number, title: string): string {
  return quantity > 1 ? `${quantity} × ${title}` : title;
}

/** The preview of a card that can be added; nothing for one that leads to its page. */
export function toCardPreviews({
  action,
  handle,
  title,
  backdrop,
  image,
  price,
  planSaving,
}: ProductCard): LinePreview[] {
  return action.kind === 'add'
    ? [
        {
          merchandiseId: action.variantId,
          handle,
          title,
          variant: '',
          backdrop,
          image,
          price,
          most: null,
          contents: [],
          hasPlans: planSaving !== null,
        },
      ]
    : [];
}

/** The preview of the variant that is chosen on a product's page. */
export function toVariantPreview(product: ProductView, variant: VariantView): LinePreview {
  const named = product.options.flatMap(({name, values}, option) => {
    const value = values[variant.values[option] ?? -1]?.name;
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  return {
    merchandiseId: variantId(variant.number),
    handle: product.handle,
    title: product.title,
    variant: named.join(', '),
    backdrop: product.backdrop,
    image: variant.image ?? product.images[0] ?? null,
    price: {amount: variant.price, currencyCode: product.currencyCode},
    most: variant.most,
    contents: product.components.map(({quantity, title}) => formatComponent(quantity, title)),
    hasPlans: product.plans.length > (product.planOnly ? 1 : 0),
  };
}

/** The previews of everything that is picked for a bundle. */
export function toBundlePreviews({items}: BundleState): LinePreview[] {
  return items.map(({product, variant}) => ({
    merchandiseId: variantId(variant.number),
    handle: product.handle,
    title: product.title,
    variant: variant.label,
    backdrop: product.backdrop,
    image: product.image,
    price: {amount: variant.price, currencyCode: product.currencyCode},
    most: null,
    contents: [],
    hasPlans: false,
  }));
}
