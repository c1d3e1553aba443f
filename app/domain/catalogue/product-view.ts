import {productPath} from '~/domain/content/navigation';
import {isOnSale} from '~/domain/values/money';
import {hasTag} from '~/domain/values/tags';

import {backdropOf, benefitsOf} from './benefits';
import {FREE_SHIPPING_TAG} from './free-shipping-tag';
import {formatCadence} from './plan-cadence';
import {allPlans, planPrice} from './plan-price';
import {
  type CheckoutCharge,
  type GalleryPicture,
  type Image,
  type Product,
  type SellingPlan,
  shipsLater,
  type Variant,
} from './product';
import {MAX_QUANTITY_PER_VARIANT} from './purchase-limit';
import {variantNumber, variantPath} from './variant-address';

/** From this quantity down a shopper is told how many are left (in stock, few left, ships later, sold out). */
const FEW_LEFT = 5;

/** What a variant costs on a plan, and what the same would cost without it, in cents. */
export interface PlanPriceView {
  price: number;
  full: number;
}

/** What the page needs of a variant in the browser. Prices are cents of the product's currency. */
export interface VariantView {
  number: string;
  /** Index of its value in each option of the product. */
  values: number[];
  price: number;
  compareAt: number | null;
  /** What it costs on each plan of the product, in the plans' order; null for a plan it is not sold on. */
  planPrices: (PlanPriceView | null)[];
  /** `later`: there is none, and it is sold all the same. */
  stock: 'in' | 'few' | 'later' | 'out';
  /** How many are left where that is few. */
  left: number | null;
  /** The most that one order can take (ten per variant; coverage: catalogue-most-units), 0 when sold out. */
  most: number;
  image: Image | null;
  /** Where it differs from the product's. */
  ingredients: string | null;
}

export interface PlanView {
  id: string;
  /** "every 2 months". */
  cadence: string;
  recurring: boolean;
  /** What is paid at checkout where that is not all of it; null where it is. */
  charge: CheckoutCharge | null;
}

/** A product's page as the browser gets it: what is shown and what choosing needs, nothing else. */
export interface ProductView {
  handle: string;
  title: string;
  currencyCode: string;
  benefitLine: string | null;
  benefits: string[];
  backdrop: string;
  images: GalleryPicture[];
  options: {name: string; values: {name: string; swatch: string | null}[]}[];
  variants: VariantView[];
  defaultVariant: number;
  plans: PlanView[];
  planOnly: boolean;
  shipsFree: boolean;
  /** Another variant that suits a subscription better, under its own title (coverage: catalogue-alternate). */
  alternate: {title: string; path: string} | null;
  descriptionHtml: string;
  inTheBox: string[];
  ingredients: string | null;
  howToUse: string[];
  flavorNote: string | null;
  components: {title: string; path: string; note: string; quantity: number; image: Image | null}[];
}

function stockOf(variant: Variant): Pick<VariantView, 'stock' | 'left' | 'most'> {
  const {availableForSale, quantityAvailable} = variant;
  if (!availableForSale) return {stock: 'out', left: null, most: 0};
  if (shipsLater(variant)) return {stock: 'later', left: null, most: MAX_QUANTITY_PER_VARIANT};
  // Null: nobody counts.
  if (quantityAvailable === null) return {stock: 'in', left: null, most: MAX_QUANTITY_PER_VARIANT};
  const few = quantityAvailable <= FEW_LEFT;
  return {
    stock: few ? 'few' : 'in',
    left: few ? quantityAvailable : null,
    most: Math.min(MAX_QUANTITY_PER_VARIANT, quantityAvailable),
  };
}

/** The platform's own allocation decides; a variant without any is priced by the plan's rule. */
function priceOnPlan(variant: Variant, plan: SellingPlan): PlanPriceView | null {
  const allocated = variant.sellingPlanPrices.find(({sellingPlanId}) => sellingPlanId === plan.id);
  if (allocated) return {price: allocated.price.amount, full: allocated.compareAtPrice.amount};
  return variant.sellingPlanPrices.length > 0
    ? null
    : {price: planPrice(variant.price, plan).amount, full: variant.price.amount};
}

const isWholeCharge = (charge: CheckoutCharge) =>
  charge.kind === 'percentage' && charge.percentage >= 100;

function lines(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function toProductView(product: Product): ProductView {
  const plans = allPlans(product.sellingPlanGroups);
  const {subscriptionAlternate: alternate} = product;
  return {
    handle: product.handle,
    title: product.title,
    currencyCode: product.priceRange.min.currencyCode,
    benefitLine: product.benefitLine,
    benefits: benefitsOf(product.tags).map(({tag}) => tag),
    backdrop: backdropOf(product.tags),
    images: product.gallery.length > 0 ? product.gallery : product.images,
    options: product.options,
    variants: product.variants.map((variant) => ({
      number: variantNumber(variant.id),
      values: product.options.map(({name, values}) => {
        const chosen = variant.selectedOptions.find((option) => option.name === name)?.value;
        return values.findIndex((value) => value.name === chosen);
      }),
      price: variant.price.amount,
      compareAt: isOnSale(variant.price, variant.compareAtPrice)
        ? variant.compareAtPrice.amount
        : null,
      planPrices: plans.map((plan) => priceOnPlan(variant, plan)),
      ...stockOf(variant),
      image: variant.image,
      ingredients: variant.ingredients,
    })),
    defaultVariant: product.variantDefaultIndex,
    plans: plans.map((plan) => ({
      id: plan.id,
      cadence: formatCadence(plan),
      recurring: plan.recurringDeliveries,
      charge: isWholeCharge(plan.checkoutCharge) ? null : plan.checkoutCharge,
    })),
    planOnly: product.requiresSellingPlan,
    shipsFree: hasTag(product.tags, FREE_SHIPPING_TAG),
    alternate:
      alternate && alternate.title !== null
        ? {title: alternate.title, path: variantPath(alternate.handle, alternate.variantId)}
        : null,
    descriptionHtml: product.descriptionHtml,
    inTheBox: product.inTheBox,
    ingredients: product.ingredients,
    howToUse: lines(product.howToUse),
    flavorNote: product.flavorNote,
    components: product.components.map((component) => ({
      title: component.title,
      path: productPath(component.handle),
      note: component.variantTitle === 'Default Title' ? '' : component.variantTitle,
      quantity: component.quantity,
      image: component.image,
    })),
  };
}
