import type {GalleryPicture, Image, ProductSummary, Variant} from './product';
import type {ProductView, VariantView} from './product-view';

interface VariantPictures {
  /** Its own picture first, then those of the product that are no other variant's own. */
  images: Image[];
  /** The first of them; null without any. */
  imagePrimary: Image | null;
}

/**
 * The pictures that show a variant (coverage: catalogue-variant-pictures). The platform gives a variant one picture at most; the others
 * of its product show it too, unless they are another variant's own.
 */
export function variantPictures(
  product: Pick<ProductSummary, 'images'> & {variants: readonly Pick<Variant, 'id' | 'image'>[]},
  variant: Pick<Variant, 'id' | 'image'>,
): VariantPictures {
  const own = variant.image;
  const taken = new Set(product.variants.flatMap(({image}) => image?.src ?? []));
  const shared = product.images.filter(({src}) => !taken.has(src));
  const images = own === null ? shared : [own, ...shared];
  return {images, imagePrimary: images[0] ?? null};
}

/**
 * What the page of a product shows of it: the variant's own picture, where there is a choice in place of the product's first, then all
 * pictures and films that are no other variant's own.
 */
export function shownPictures(
  product: Pick<ProductView, 'images' | 'variants'>,
  variant: Pick<VariantView, 'image'> | undefined,
): GalleryPicture[] {
  const hero = variant?.image ?? product.images[0];
  if (!hero) return [];
  const others = product.variants.length > 1 ? product.images.slice(1) : product.images;
  const taken = new Set(product.variants.flatMap(({image}) => image?.src ?? []));
  return [hero, ...others.filter(({src}) => src !== hero.src && !taken.has(src))];
}

/** The product with the pictures of each of its variants, as `GET /api/products` answers it. */
export function withVariantPictures<Shown extends ProductSummary>(
  product: Shown,
): Omit<Shown, 'variants'> & {variants: (Variant & VariantPictures)[]} {
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      ...variantPictures(product, variant),
    })),
  };
}
