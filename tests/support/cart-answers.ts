/** Answers of the platform for unit tests of the commerce layer: plain JSON, as it comes over the wire. */
const money = (amount: string) => ({amount, currencyCode: 'USD'});

export function rawVariant(handle: string, price = '8.0') {
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${handle}`,
    title: 'Default Title',
    sku: `SKU-${handle}`,
    availableForSale: true,
    quantityAvailable: null as number | null,
    price: money(price),
    compareAtPrice: null,
    image: null,
    selectedOptions: [{name: 'Title', value: 'Default Title'}],
    product: {
      id: `gid://shopify/Product/${handle}`,
      title: handle,
      handle,
      productType: 'Toothpaste',
      tags: [],
      requiresSellingPlan: false,
    },
    sellingPlanAllocations: {nodes: []},
  };
}

export function rawLine(handle: string, quantity = 1, price = '8.0') {
  const total = money((Number(price) * quantity).toFixed(2));
  return {
    __typename: 'CartLine',
    id: `gid://shopify/CartLine/${handle}?cart=c1`,
    quantity,
    attributes: [],
    cost: {
      amountPerQuantity: money(price),
      compareAtAmountPerQuantity: null,
      subtotalAmount: total,
      totalAmount: total,
    },
    merchandise: rawVariant(handle, price),
    sellingPlanAllocation: null as unknown,
    discountAllocations: [] as unknown[],
  };
}

export function rawCart(lines: unknown[] = [], extra: Record<string, unknown> = {}) {
  return {
    id: 'gid://shopify/Cart/c1?key=k1',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    checkoutUrl: 'https://checkout.example/cart/c/c1?key=k1',
    note: '',
    totalQuantity: lines.length,
    attributes: [],
    cost: {
      checkoutChargeAmount: money('8.0'),
      subtotalAmount: money('8.0'),
      totalAmount: money('8.0'),
      totalTaxAmount: null,
      totalDutyAmount: null,
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalTaxAmountEstimated: true,
      totalDutyAmountEstimated: true,
    },
    buyerIdentity: {countryCode: null, email: null, phone: null, customer: null},
    discountCodes: [],
    discountAllocations: [],
    appliedGiftCards: [],
    deliveryGroups: {nodes: []},
    lines: {nodes: lines, pageInfo: {hasNextPage: false, endCursor: null as string | null}},
    ...extra,
  };
}
