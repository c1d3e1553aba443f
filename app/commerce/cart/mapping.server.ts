import type {
  CartAllocationFieldsFragment,
  CartApiMutationFragment,
  CartLineFieldsFragment,
  CartVariantFieldsFragment,
} from 'storefrontapi.generated';

import {toImage, toMoney} from '~/commerce/catalogue/product-mapping.server';
import {
  type CartLine,
  type CartMerchandise,
  type DiscountAllocation,
  GONE_HANDLE,
  GONE_TITLE,
  type LineComponent,
  type OwnedCart,
} from '~/domain/cart/cart';
import {knownStock} from '~/domain/catalogue/product';
import {type Money, sum} from '~/domain/values/money';

function toAllocation(allocation: CartAllocationFieldsFragment): DiscountAllocation {
  const {value} = allocation.discountApplication;
  const base = {
    discountedAmount: toMoney(allocation.discountedAmount),
    targetType: allocation.targetType,
    percentage: value.__typename === 'PricingPercentageValue' ? value.percentage : null,
  };
  switch (allocation.__typename) {
    case 'CartAutomaticDiscountAllocation':
      return {...base, kind: 'automatic', title: allocation.title};
    case 'CartCodeDiscountAllocation':
      return {...base, kind: 'code', code: allocation.code};
    case 'CartCustomDiscountAllocation':
      return {...base, kind: 'custom', title: allocation.title};
  }
}

/** What stands for merchandise that is gone: it says so, leads nowhere, and can be removed. Its id is the line's own. */
function goneMerchandise(line: Pick<CartLineFieldsFragment, 'id' | 'cost'>): CartMerchandise {
  return {
    id: line.id,
    title: 'Default Title',
    sku: null,
    availableForSale: false,
    quantityAvailable: 0,
    price: toMoney(line.cost.amountPerQuantity),
    compareAtPrice: null,
    image: null,
    selectedOptions: [],
    requiresSellingPlan: false,
    product: {id: '', title: GONE_TITLE, handle: GONE_HANDLE, type: '', tags: []},
    plans: [],
  };
}

/** A product may be deleted while it is in a cart: neither it nor its variant need be there then, whatever the schema says. */
type Deletable<Variant extends {product: unknown}> =
  (Omit<Variant, 'product'> & {product: Variant['product'] | null}) | null;

function toMerchandise(line: CartLineFieldsFragment): CartMerchandise {
  const variant = line.merchandise as Deletable<CartVariantFieldsFragment>;
  const product = variant?.product;
  if (!variant || !product) return goneMerchandise(line);
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku ?? null,
    availableForSale: variant.availableForSale,
    quantityAvailable: knownStock(variant),
    price: toMoney(variant.price),
    compareAtPrice: variant.compareAtPrice ? toMoney(variant.compareAtPrice) : null,
    image: toImage(variant.image, product.title),
    selectedOptions: variant.selectedOptions.map(({name, value}) => ({name, value})),
    requiresSellingPlan: product.requiresSellingPlan,
    product: {
      id: product.id,
      title: product.title,
      handle: product.handle,
      type: product.productType,
      tags: product.tags ?? [],
    },
    plans: (variant.sellingPlanAllocations?.nodes ?? []).map(({sellingPlan, priceAdjustments}) => ({
      id: sellingPlan.id,
      name: sellingPlan.name,
      options: toPlanOptions(sellingPlan.options),
      price: toMoney(priceAdjustments[0]?.price ?? variant.price),
    })),
  };
}

function toPlanOptions(options: readonly {name?: string | null; value?: string | null}[]) {
  return options.map(({name, value}) => ({name: name ?? '', value: value ?? ''}));
}

function toComponents(line: CartLineFieldsFragment): LineComponent[] {
  if (line.__typename !== 'ComponentizableCartLine') return [];
  return line.lineComponents.flatMap(({id, quantity, cost, merchandise}) => {
    const variant = merchandise as Deletable<typeof merchandise>;
    const product = variant?.product;
    if (!variant || !product) return [];
    return [
      {
        id,
        quantity,
        totalAmount: toMoney(cost.totalAmount),
        merchandise: {
          id: variant.id,
          title: variant.title,
          image: toImage(variant.image, product.title),
          product: {
            id: product.id,
            title: product.title,
            handle: product.handle,
            type: product.productType,
            tags: product.tags ?? [],
          },
        },
      },
    ];
  });
}

export function toCartLine(line: CartLineFieldsFragment): CartLine {
  const {cost, sellingPlanAllocation: allocation} = line;
  return {
    id: line.id,
    quantity: line.quantity,
    attributes: line.attributes.map(({key, value}) => ({key, value: value ?? null})),
    cost: {
      amountPerQuantity: toMoney(cost.amountPerQuantity),
      compareAtAmountPerQuantity: cost.compareAtAmountPerQuantity
        ? toMoney(cost.compareAtAmountPerQuantity)
        : null,
      subtotalAmount: toMoney(cost.subtotalAmount),
      totalAmount: toMoney(cost.totalAmount),
    },
    merchandise: toMerchandise(line),
    components: toComponents(line),
    sellingPlan: allocation
      ? {
          id: allocation.sellingPlan.id,
          name: allocation.sellingPlan.name,
          recurringDeliveries: allocation.sellingPlan.recurringDeliveries,
          compareAtPrice: allocation.priceAdjustments[0]
            ? toMoney(allocation.priceAdjustments[0].compareAtPrice)
            : null,
          // The last adjustment is what holds once first-order prices are over (storefront-api §4.6).
          perDeliveryPrice: toMoney(
            allocation.priceAdjustments.at(-1)?.perDeliveryPrice ?? cost.amountPerQuantity,
          ),
          checkoutChargeAmount: toMoney(allocation.checkoutChargeAmount),
          remainingBalanceChargeAmount: toMoney(allocation.remainingBalanceChargeAmount),
          options: toPlanOptions(allocation.sellingPlan.options),
        }
      : null,
    discountAllocations: line.discountAllocations.map(toAllocation),
  };
}

/** Shipping allocations that only the delivery groups carry; the others stand on the cart and its lines already. */
function toGroupAllocations(cart: CartApiMutationFragment): DiscountAllocation[] {
  return cart.deliveryGroups.nodes
    .flatMap(({cartLines}) => cartLines.nodes)
    .flatMap(({discountAllocations}) => discountAllocations)
    .filter(({targetType}) => targetType === 'SHIPPING_LINE')
    .map(toAllocation);
}

function allocationKey(allocation: DiscountAllocation): string {
  const name = allocation.kind === 'code' ? allocation.code : allocation.title;
  return `${allocation.kind} ${allocation.targetType} ${name}`;
}

/** What the chosen ways of delivery cost in all; null where none is chosen. */
function toShipping(cart: CartApiMutationFragment): Money | null {
  const costs = cart.deliveryGroups.nodes.flatMap(({selectedDeliveryOption}) =>
    selectedDeliveryOption ? [toMoney(selectedDeliveryOption.estimatedCost)] : [],
  );
  return costs.length === 0 ? null : sum(costs);
}

/** A cart of the platform with the lines of its first page; the caller appends the further pages. */
export function toCart(cart: CartApiMutationFragment): OwnedCart {
  const {cost, buyerIdentity} = cart;
  const allocations = cart.discountAllocations.map(toAllocation);
  const known = new Set(allocations.map(allocationKey));
  return {
    id: cart.id,
    createdAt: String(cart.createdAt),
    updatedAt: String(cart.updatedAt),
    checkoutUrl: String(cart.checkoutUrl),
    note: cart.note ?? '',
    totalQuantity: cart.totalQuantity,
    lines: cart.lines.nodes.map(toCartLine),
    attributes: cart.attributes.map(({key, value}) => ({key, value: value ?? null})),
    cost: {
      checkoutChargeAmount: toMoney(cost.checkoutChargeAmount),
      subtotalAmount: toMoney(cost.subtotalAmount),
      totalAmount: toMoney(cost.totalAmount),
      totalTaxAmount: cost.totalTaxAmount ? toMoney(cost.totalTaxAmount) : null,
      totalDutyAmount: cost.totalDutyAmount ? toMoney(cost.totalDutyAmount) : null,
      subtotalAmountEstimated: cost.subtotalAmountEstimated,
      totalAmountEstimated: cost.totalAmountEstimated,
      totalTaxAmountEstimated: cost.totalTaxAmountEstimated,
      totalDutyAmountEstimated: cost.totalDutyAmountEstimated,
    },
    buyerIdentity: {
      countryCode: buyerIdentity.countryCode ?? null,
      email: buyerIdentity.email ?? null,
      phone: buyerIdentity.phone ?? null,
      customerId: buyerIdentity.customer?.id ?? null,
    },
    discountCodes: cart.discountCodes.map(({code, applicable}) => ({code, applicable})),
    discountAllocations: [
      ...allocations,
      ...toGroupAllocations(cart).filter((allocation) => !known.has(allocationKey(allocation))),
    ],
    shipping: toShipping(cart),
    giftCards: cart.appliedGiftCards.map(({lastCharacters, amountUsed}) => ({
      lastCharacters,
      amountUsed: toMoney(amountUsed),
    })),
  };
}
