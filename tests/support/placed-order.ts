import type {ProductRecord} from '../../platform/catalogue/records.ts';
import type {CustomerRecord, PostalAddress} from '../../platform/customers/records.ts';
import type {addOrder} from '../../platform/orders/orders.ts';

/** An order of the test's own, as a checkout leaves one. */
export interface PlacedOrder {
  handle?: string;
  /** Lines, each of two units; one without. */
  lines?: number;
  /** Codes that each took a cent off the first line. */
  discounts?: number;
  processedAt?: string;
  /** The selling plan that the lines are bought on; none without. */
  planId?: number;
}

const UNIT_CENTS = 999;

const ADDRESS: PostalAddress = {
  firstName: 'Ada',
  lastName: 'Bell',
  company: null,
  address1: '12 Elm Street',
  address2: null,
  city: 'Austin',
  province: 'Texas',
  provinceCode: 'TX',
  country: 'United States',
  countryCode: 'US',
  zip: '78701',
  phone: null,
};

/** The platform's record of an order; sums are those of its lines. */
export function orderOf(
  customer: CustomerRecord,
  product: ProductRecord,
  variantId: number,
  {lines = 1, discounts = 0, processedAt = '2026-11-01T12:00:00.000Z', planId}: PlacedOrder,
): Parameters<typeof addOrder>[1] {
  const goods = lines * 2 * UNIT_CENTS - discounts;
  return {
    customerId: customer.id,
    email: customer.email,
    phone: null,
    currency: 'USD',
    processedAt,
    canceledAt: null,
    cancelReason: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    lines: Array.from({length: lines}, (_, line) => ({
      variantId,
      productId: product.id,
      productTitle: `${product.title}${line === 0 ? '' : ` ${line + 1}`}`,
      variantTitle: null,
      sku: null,
      image: null,
      quantity: 2,
      currentQuantity: 2,
      unitPrice: UNIT_CENTS,
      originalTotal: 2 * UNIT_CENTS,
      discountedTotal: 2 * UNIT_CENTS - (line === 0 ? discounts : 0),
      shares:
        line === 0
          ? Array.from({length: discounts}, (_one, discount) => ({discount, cents: 1}))
          : [],
      attributes: [],
      plan: planId === undefined ? null : {id: planId, name: 'Regularly'},
      components: [],
    })),
    discounts: Array.from({length: discounts}, (_, discount) => ({
      code: `CODE${discount + 1}`,
      title: `CODE${discount + 1}`,
      targetType: 'LINE_ITEM' as const,
      targetSelection: 'ALL' as const,
      allocationMethod: 'ACROSS' as const,
      value: {type: 'amount' as const, cents: 1},
    })),
    shippingShares: [],
    subtotal: goods,
    shipping: 495,
    shippingTitle: 'Standard',
    tax: 100,
    taxTitle: 'Tax',
    giftCardAmount: 0,
    total: goods + 595,
    refunds: [],
    fulfillments: [],
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    payment: 'Visa ending in 4242',
    note: '',
    attributes: [],
    cartToken: null,
    subscriptionId: null,
  };
}
