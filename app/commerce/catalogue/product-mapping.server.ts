import {decodeEncodedVariant} from '@shopify/hydrogen';
import type {
  ImageFieldsFragment,
  MoneyFieldsFragment,
  ProductByHandleQuery,
  ProductSummaryFieldsFragment,
  SellingPlanGroupFieldsFragment,
  VariantAllocationFieldsFragment,
  VariantFieldsFragment,
} from 'storefrontapi.generated';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {
  type CheckoutCharge,
  type Combination,
  type GalleryPicture,
  type Image,
  isVariantInStock,
  knownStock,
  type PriceAdjustment,
  type Product,
  type ProductSummary,
  type SellingPlanGroup,
  type SellingPlanPrice,
  type Variant,
} from '~/domain/catalogue/product';
import {type Money, parseCents} from '~/domain/values/money';

import {toSafeHtml} from './product-html.server';

/** An amount of the platform. Throws PlatformUnavailable for one that is no decimal: as $0.00 it would be a present. */
export function toMoney({
  amount,
  currencyCode,
}: Pick<MoneyFieldsFragment, 'amount' | 'currencyCode'>): Money {
  const cents = parseCents(String(amount));
  if (cents === null) throw new PlatformUnavailable(`an amount of ${String(amount)}`);
  return {amount: cents, currencyCode};
}

export function toImage(
  image: ImageFieldsFragment | null | undefined,
  fallbackAlt: string,
): Image | null {
  if (!image) return null;
  return {
    src: String(image.url),
    alt: image.altText ?? fallbackAlt,
    width: image.width ?? null,
    height: image.height ?? null,
  };
}

/** Undefined where the store withholds them. */
type Metafields = ReadonlyArray<{key: string; value: string} | null> | undefined;

function findMetafield(metafields: Metafields, key: string): string | null {
  return metafields?.find((metafield) => metafield?.key === key)?.value ?? null;
}

/** A metafield that holds a whole number; null when missing or anything else. */
function findWholeNumber(metafields: Metafields, key: string): number | null {
  const value = findMetafield(metafields, key);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

function toTextList(value: string | null): string[] {
  if (value === null) return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed)
      ? parsed.filter((entry): entry is string => typeof entry === 'string')
      : [];
  } catch {
    return [];
  }
}

function toVariant(
  variant: VariantFieldsFragment,
  product: {title: string; swatches: ReadonlyMap<string, string>},
  sellingPlanPrices: SellingPlanPrice[],
  position: number,
): Variant {
  const find = (name: string) =>
    variant.selectedOptions.find((option) => option.name === name)?.value ?? null;
  const color = find('Color');
  const quantityAvailable = knownStock(variant);
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku ?? null,
    availableForSale: variant.availableForSale,
    quantityAvailable,
    inStock: isVariantInStock({availableForSale: variant.availableForSale, quantityAvailable}),
    price: toMoney(variant.price),
    compareAtPrice: variant.compareAtPrice ? toMoney(variant.compareAtPrice) : null,
    selectedOptions: variant.selectedOptions.map(({name, value}) => ({name, value})),
    size: find('Size'),
    color,
    colorValue: color === null ? null : (product.swatches.get(color) ?? null),
    flavor: find('Flavor'),
    ingredients: findMetafield(variant.metafields, 'ingredients'),
    cmsId: findMetafield(variant.metafields, 'cms_id'),
    sort: findWholeNumber(variant.metafields, 'sort') ?? position,
    image: toImage(variant.image, product.title),
    sellingPlanPrices,
  };
}

type AdjustmentValue =
  SellingPlanGroupFieldsFragment['sellingPlans']['nodes'][number]['priceAdjustments'][number];

function toPriceAdjustment({adjustmentValue, orderCount}: AdjustmentValue): PriceAdjustment {
  const orders = orderCount ?? null;
  switch (adjustmentValue.__typename) {
    case 'SellingPlanPercentagePriceAdjustment':
      return {
        kind: 'percentage',
        percentage: adjustmentValue.adjustmentPercentage,
        orderCount: orders,
      };
    case 'SellingPlanFixedAmountPriceAdjustment':
      return {
        kind: 'fixedAmount',
        amount: toMoney(adjustmentValue.adjustmentAmount),
        orderCount: orders,
      };
    case 'SellingPlanFixedPriceAdjustment':
      return {kind: 'fixedPrice', price: toMoney(adjustmentValue.price), orderCount: orders};
  }
}

function toCheckoutCharge({
  checkoutCharge: {value},
}: SellingPlanGroupFieldsFragment['sellingPlans']['nodes'][number]): CheckoutCharge {
  return value.__typename === 'MoneyV2'
    ? {kind: 'amount', amount: toMoney(value)}
    : {kind: 'percentage', percentage: value.percentage};
}

function toSellingPlanGroup(group: SellingPlanGroupFieldsFragment): SellingPlanGroup {
  return {
    appName: group.appName ?? null,
    name: group.name,
    options: group.options.map(({name, values}) => ({name, values})),
    sellingPlans: group.sellingPlans.nodes.map((plan) => ({
      id: plan.id,
      name: plan.name,
      description: plan.description ?? null,
      recurringDeliveries: plan.recurringDeliveries,
      checkoutCharge: toCheckoutCharge(plan),
      options: plan.options.map((option) => ({name: option.name ?? '', value: option.value ?? ''})),
      priceAdjustments: plan.priceAdjustments.map(toPriceAdjustment),
    })),
  };
}

/** Lowest compare-at price among the variants that are really reduced; null when none is. */
function lowestCompareAtPrice(variants: readonly Variant[]): Money | null {
  let lowest: Money | null = null;
  for (const {price, compareAtPrice} of variants) {
    if (compareAtPrice === null || compareAtPrice.amount <= price.amount) continue;
    if (lowest === null || compareAtPrice.amount < lowest.amount) lowest = compareAtPrice;
  }
  return lowest;
}

export function toProductSummary(
  product: ProductSummaryFieldsFragment,
  planPrices: ReadonlyMap<string, SellingPlanPrice[]> = new Map(),
): ProductSummary {
  const swatches = new Map<string, string>();
  for (const option of product.options) {
    for (const {name, swatch} of option.optionValues) {
      if (swatch?.color) swatches.set(name, String(swatch.color));
    }
  }
  const variants = product.variants.nodes
    .map((variant, position) =>
      toVariant(
        variant,
        {title: product.title, swatches},
        planPrices.get(variant.id) ?? [],
        position,
      ),
    )
    .sort((a, b) => a.sort - b.sort);
  const recommended = product.metafields?.find((metafield) => metafield?.key === 'recommended');
  const alternate = product.metafields?.find((metafield) => metafield?.key === 'alternate_variant');
  const alternateVariant =
    alternate?.reference?.__typename === 'ProductVariant' ? alternate.reference : null;
  const defaultIndex = findWholeNumber(product.metafields, 'variant_default_index') ?? 0;

  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    type: product.productType,
    tags: product.tags ?? [],
    availableForSale: product.availableForSale,
    publishedAt: String(product.publishedAt),
    benefitLine: findMetafield(product.metafields, 'benefit_line'),
    priceRange: {
      min: toMoney(product.priceRange.minVariantPrice),
      max: toMoney(product.priceRange.maxVariantPrice),
    },
    compareAtPrice: lowestCompareAtPrice(variants),
    images: product.images.nodes.flatMap((image) => toImage(image, product.title) ?? []),
    options: product.options
      .filter(
        ({name, optionValues}) => !(name === 'Title' && optionValues[0]?.name === 'Default Title'),
      )
      .map(({name, optionValues}) => ({
        name,
        values: optionValues.map((value) => ({
          name: value.name,
          swatch: swatches.get(value.name) ?? null,
        })),
      })),
    totalInventory: product.totalInventory ?? null,
    variants,
    hasMoreVariants: product.variants.pageInfo.hasNextPage,
    requiresSellingPlan: product.requiresSellingPlan,
    sellingPlanGroups: (product.sellingPlanGroups?.nodes ?? []).map(toSellingPlanGroup),
    recommended:
      recommended?.references?.nodes.flatMap((node) =>
        node.__typename === 'Product' ? [node.handle] : [],
      ) ?? [],
    variantDefaultIndex: defaultIndex < variants.length ? defaultIndex : 0,
    subscriptionAlternate: alternateVariant
      ? {
          productId: alternateVariant.product.id,
          handle: alternateVariant.product.handle,
          variantId: alternateVariant.id,
          title: findMetafield(product.metafields, 'alternate_variant_title'),
        }
      : null,
  };
}

type MediaNode = NonNullable<ProductByHandleQuery['product']>['media']['nodes'][number];

/** A picture or a film; null for what has no picture yet, and for films that nothing plays. */
function toGalleryPicture(node: MediaNode, title: string): GalleryPicture | null {
  const picture = toImage(node.__typename === 'MediaImage' ? node.image : node.previewImage, title);
  if (!picture) return null;
  const shown = {...picture, alt: node.alt ?? picture.alt};
  switch (node.__typename) {
    case 'Video': {
      const sources = node.sources
        // A list for streaming plays in few browsers.
        .filter(({mimeType}) => mimeType.startsWith('video/'))
        .map(({url, mimeType}) => ({src: String(url), type: mimeType}));
      return sources.length > 0 ? {...shown, film: {sources}} : shown;
    }
    case 'ExternalVideo':
      return {...shown, film: {link: String(node.originUrl)}};
    default:
      return shown;
  }
}

/** The combinations that are made and those that are for sale, as the platform packs them. */
function toCombinations(made: string | null, sold: string | null): Combination[] {
  const forSale = new Set(decodeEncodedVariant(sold ?? '').map((values) => values.join()));
  return decodeEncodedVariant(made ?? '').map((values) => ({
    values,
    availableForSale: forSale.has(values.join()),
  }));
}

function toSellingPlanPrices(variant: VariantAllocationFieldsFragment): SellingPlanPrice[] {
  const allocations = variant.sellingPlanAllocations?.nodes ?? [];
  return allocations.flatMap(({sellingPlan, priceAdjustments: [first]}) =>
    first
      ? {
          sellingPlanId: sellingPlan.id,
          price: toMoney(first.price),
          compareAtPrice: toMoney(first.compareAtPrice),
        }
      : [],
  );
}

/** A variant that was read by itself, beside those that the product has. */
export function toFurtherVariant(
  {title, options, variants}: Pick<Product, 'title' | 'options' | 'variants'>,
  variant: VariantFieldsFragment & VariantAllocationFieldsFragment,
): Variant {
  const swatches = new Map(
    options.flatMap(({values}) =>
      values.flatMap(({name, swatch}): [string, string][] => (swatch ? [[name, swatch]] : [])),
    ),
  );
  return toVariant(variant, {title, swatches}, toSellingPlanPrices(variant), variants.length);
}

/** The product with the variants of all its pages, and what each of them costs on plans. */
export function toProduct(
  product: NonNullable<ProductByHandleQuery['product']>,
  {
    variants,
    allocations,
    isWhole,
  }: {
    variants: VariantFieldsFragment[];
    allocations: readonly VariantAllocationFieldsFragment[];
    /** Whether those are all of its variants. */
    isWhole: boolean;
  },
): Product {
  const planPrices = new Map(
    allocations.map((variant) => [variant.id, toSellingPlanPrices(variant)]),
  );
  return {
    ...toProductSummary(
      {...product, variants: {nodes: variants, pageInfo: {hasNextPage: !isWhole}}},
      planPrices,
    ),
    gallery: product.media.nodes.flatMap((node) => toGalleryPicture(node, product.title) ?? []),
    combinations: isWhole
      ? null
      : toCombinations(
          product.encodedVariantExistence ?? null,
          product.encodedVariantAvailability ?? null,
        ),
    description: product.description,
    descriptionHtml: toSafeHtml(String(product.descriptionHtml)),
    seo: {title: product.seo.title ?? null, description: product.seo.description ?? null},
    ingredients: findMetafield(product.details, 'ingredients'),
    howToUse: findMetafield(product.details, 'how_to_use'),
    inTheBox: toTextList(findMetafield(product.details, 'in_the_box')),
    flavorNote: findMetafield(product.details, 'flavor_note'),
    components: (product.allocations.nodes[0]?.components.nodes ?? []).map(
      ({quantity, productVariant}) => ({
        title: productVariant.product.title,
        handle: productVariant.product.handle,
        variantTitle: productVariant.title,
        quantity,
        image: toImage(productVariant.image, productVariant.product.title),
      }),
    ),
  };
}
