import type {ProductSummary, SellingPlanGroup, Variant} from '~/domain/catalogue/product';
import {dollars} from '~/domain/values/money';

/** A variant in stock at $7.99; `cents` sets its price. */
export function buildVariant({
  cents = 799,
  ...fields
}: Partial<Variant> & {cents?: number} = {}): Variant {
  return {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Default Title',
    sku: 'BW-1',
    availableForSale: true,
    quantityAvailable: 20,
    inStock: true,
    price: dollars(cents),
    compareAtPrice: null,
    selectedOptions: [],
    size: null,
    color: null,
    colorValue: null,
    flavor: null,
    ingredients: null,
    cmsId: null,
    sort: 0,
    image: null,
    sellingPlanPrices: [],
    ...fields,
  };
}

/** A product of one variant; its price range follows its variants. */
export function buildProduct(fields: Partial<ProductSummary> = {}): ProductSummary {
  const variants = fields.variants ?? [buildVariant()];
  const cents = variants.map(({price}) => price.amount);
  return {
    id: 'gid://shopify/Product/1',
    handle: 'daily-paste',
    title: 'Daily paste',
    type: 'Toothpaste',
    tags: [],
    availableForSale: variants.some(({availableForSale}) => availableForSale),
    publishedAt: '2025-02-01T09:00:00Z',
    benefitLine: null,
    priceRange: {min: dollars(Math.min(...cents)), max: dollars(Math.max(...cents))},
    compareAtPrice: null,
    images: [],
    options: [],
    totalInventory: null,
    requiresSellingPlan: false,
    sellingPlanGroups: [],
    recommended: [],
    variantDefaultIndex: 0,
    subscriptionAlternate: null,
    ...fields,
    variants,
    hasMoreVariants: fields.hasMoreVariants ?? false,
  };
}

/** "Subscribe and save": monthly and every two months, `percentage` off. */
export function buildPlanGroup(percentage = 15): SellingPlanGroup {
  return {
    appName: 'ordergroove',
    name: `Subscribe and save ${percentage}%`,
    options: [{name: 'Delivery every', values: ['1 month', '2 months']}],
    sellingPlans: ['1 month', '2 months'].map((value, index) => ({
      id: `gid://shopify/SellingPlan/${index + 1}`,
      name: `Delivery every ${value}`,
      description: null,
      recurringDeliveries: true,
      checkoutCharge: {kind: 'percentage', percentage: 100},
      options: [{name: 'Delivery every', value}],
      priceAdjustments: [{kind: 'percentage', percentage, orderCount: null}],
    })),
  };
}
