import type {Money} from '~/domain/values/money';

/** Image (coverage: catalogue-fields). `src` is absolute on the image host; sizes are of the original. */
export interface Image {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** What a gallery shows, in the merchant's order (coverage: catalogue-media): a picture, or the first picture of a film. */
export interface GalleryPicture extends Image {
  /** The film behind it: files of the store, or a page elsewhere. */
  film?: {sources: {src: string; type: string}[]} | {link: string};
}

/** A combination of option values that is made: their places in the product's options. */
export interface Combination {
  values: number[];
  availableForSale: boolean;
}

export interface SelectedOption {
  name: string;
  value: string;
}

export type PriceAdjustment =
  | {kind: 'percentage'; percentage: number; orderCount: number | null}
  | {kind: 'fixedAmount'; amount: Money; orderCount: number | null}
  | {kind: 'fixedPrice'; price: Money; orderCount: number | null};

/** What of a plan's price is paid at checkout; the rest is charged later (coverage: catalogue-checkout-charge). */
export type CheckoutCharge =
  {kind: 'percentage'; percentage: number} | {kind: 'amount'; amount: Money};

/** Selling plan (coverage: catalogue-fields). */
export interface SellingPlan {
  id: string;
  name: string;
  description: string | null;
  recurringDeliveries: boolean;
  checkoutCharge: CheckoutCharge;
  options: {name: string; value: string}[];
  priceAdjustments: PriceAdjustment[];
}

/** Selling plan group (coverage: catalogue-fields). */
export interface SellingPlanGroup {
  appName: string | null;
  name: string;
  options: {name: string; values: string[]}[];
  sellingPlans: SellingPlan[];
}

/** What one variant costs on one plan, as the platform allocates it. */
export interface SellingPlanPrice {
  sellingPlanId: string;
  price: Money;
  compareAtPrice: Money;
}

/** Variant (coverage: catalogue-fields). */
export interface Variant {
  id: string;
  title: string;
  sku: string | null;
  availableForSale: boolean;
  /** Null when the merchant does not track stock. */
  quantityAvailable: number | null;
  /** `quantityAvailable` at least IN_STOCK_THRESHOLD, or untracked and for sale (decisions.md). */
  inStock: boolean;
  price: Money;
  compareAtPrice: Money | null;
  selectedOptions: SelectedOption[];
  size: string | null;
  color: string | null;
  /** CSS colour of the swatch, `#rrggbb`. */
  colorValue: string | null;
  flavor: string | null;
  ingredients: string | null;
  cmsId: string | null;
  sort: number;
  image: Image | null;
  sellingPlanPrices: SellingPlanPrice[];
}

export interface ProductOption {
  name: string;
  values: {name: string; swatch: string | null}[];
}

/** Product as cards, lists and the cart need it: everything but the long texts (coverage: catalogue-fields). */
export interface ProductSummary {
  id: string;
  handle: string;
  title: string;
  type: string;
  tags: string[];
  availableForSale: boolean;
  publishedAt: string;
  benefitLine: string | null;
  priceRange: {min: Money; max: Money};
  compareAtPrice: Money | null;
  images: Image[];
  options: ProductOption[];
  totalInventory: number | null;
  variants: Variant[];
  /** The platform has variants beyond these: a list reads the first ten of each product, its page reads all. */
  hasMoreVariants: boolean;
  requiresSellingPlan: boolean;
  sellingPlanGroups: SellingPlanGroup[];
  /** Handles of recommended products. */
  recommended: string[];
  variantDefaultIndex: number;
  subscriptionAlternate: {
    productId: string;
    handle: string;
    variantId: string;
    title: string | null;
  } | null;
}

/** One product with the texts of its page. */
export interface Product extends ProductSummary {
  /** All of its pictures and films. */
  gallery: GalleryPicture[];
  /**
   * What of it is made, where `variants` are not all of it: a page of so many reads the one that it shows. Null where they are all.
   */
  combinations: Combination[] | null;
  /** Sanitised HTML. */
  descriptionHtml: string;
  description: string;
  seo: {title: string | null; description: string | null};
  ingredients: string | null;
  howToUse: string | null;
  inTheBox: string[];
  flavorNote: string | null;
  /** Components of a fixed bundle; empty for anything else. */
  components: {
    title: string;
    handle: string;
    variantTitle: string;
    quantity: number;
    image: Image | null;
  }[];
}

/** A variant is in stock from this quantity on (coverage: catalogue-in-stock). */
const IN_STOCK_THRESHOLD = 1;

/**
 * The units that are known to be left; null when nobody counts them. The platform says 0 for stock that is not
 * tracked, and only `currentlyNotInStock` tells that from a backorder (storefront-api §4.5; decisions.md).
 */
export function knownStock(variant: {
  availableForSale: boolean;
  currentlyNotInStock: boolean;
  quantityAvailable?: number | null;
}): number | null {
  const reported = variant.quantityAvailable ?? null;
  const isSoldOn = variant.availableForSale && variant.currentlyNotInStock;
  // A store may withhold its quantities; that there is none it says all the same.
  if (reported === null) return isSoldOn ? 0 : null;
  if (reported >= IN_STOCK_THRESHOLD || isSoldOn) return reported;
  return variant.availableForSale ? null : reported;
}

/** In stock from one unit on; stock that nobody counts is in stock while it is for sale (coverage: catalogue-in-stock). */
export function isVariantInStock({
  availableForSale,
  quantityAvailable,
}: Pick<Variant, 'availableForSale' | 'quantityAvailable'>): boolean {
  return (
    availableForSale && (quantityAvailable === null || quantityAvailable >= IN_STOCK_THRESHOLD)
  );
}

/**
 * True for what the platform sells although there is none of it ("continue selling when out of stock"): it is not in stock as
 * specified, can be bought all the same, and ships later (decisions.md; coverage: catalogue-ships-later).
 */
export function shipsLater(
  variant: Pick<Variant, 'availableForSale' | 'quantityAvailable'>,
): boolean {
  return variant.availableForSale && !isVariantInStock(variant);
}
