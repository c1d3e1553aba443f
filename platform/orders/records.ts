import type {PostalAddress} from '../customers/records.ts';

export type FinancialStatus =
  | 'AUTHORIZED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED';

export type FulfillmentStatus =
  | 'FULFILLED'
  | 'IN_PROGRESS'
  | 'ON_HOLD'
  | 'OPEN'
  | 'PARTIALLY_FULFILLED'
  | 'PENDING_FULFILLMENT'
  | 'RESTOCKED'
  | 'SCHEDULED'
  | 'UNFULFILLED';

export const FINANCIAL_STATUSES: readonly FinancialStatus[] = [
  'AUTHORIZED',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'VOIDED',
];

export const FULFILLMENT_STATUSES: readonly FulfillmentStatus[] = [
  'FULFILLED',
  'IN_PROGRESS',
  'ON_HOLD',
  'OPEN',
  'PARTIALLY_FULFILLED',
  'PENDING_FULFILLMENT',
  'RESTOCKED',
  'SCHEDULED',
  'UNFULFILLED',
];

export const CANCEL_REASONS = [
  'CUSTOMER',
  'DECLINED',
  'FRAUD',
  'INVENTORY',
  'OTHER',
  'STAFF',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export interface OrderAttribute {
  key: string;
  value: string | null;
}

/** A discount as it was applied; lines and shipping point at it by its place in the order's list. */
export interface AppliedDiscount {
  /** Null for an automatic one. */
  code: string | null;
  title: string;
  targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  targetSelection: 'ALL' | 'ENTITLED' | 'EXPLICIT';
  allocationMethod: 'ACROSS' | 'EACH' | 'ONE';
  value: {type: 'percentage'; percentage: number} | {type: 'amount'; cents: number};
}

export interface DiscountShare {
  /** Place in the order's `discounts`. */
  discount: number;
  cents: number;
}

/** One line as it was sold; amounts are cents of the order's currency. */
export interface OrderLine {
  variantId: number;
  productId: number;
  productTitle: string;
  /** Null for a product without options. */
  variantTitle: string | null;
  sku: string | null;
  /** Name at the image service, or null. */
  image: string | null;
  quantity: number;
  /** What is left after refunds. */
  currentQuantity: number;
  unitPrice: number;
  /** Unit price × quantity. */
  originalTotal: number;
  /** After the discounts of this line, before those of the order (§9). */
  discountedTotal: number;
  shares: DiscountShare[];
  attributes: OrderAttribute[];
  plan: {id: number; name: string} | null;
  /** Contents of a fixed bundle, per bundle. */
  components: {title: string; quantity: number}[];
}

export interface Fulfillment {
  at: string;
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  lines: {line: number; quantity: number}[];
}

export interface Refund {
  at: string;
  subtotal: number;
  shipping: number;
  tax: number;
}

export interface OrderRecord {
  id: number;
  number: number;
  /** With the shop's prefix: `#1001`. */
  name: string;
  /** Key of the order's own page and of its global id. */
  secret: string;
  /** Names the order in the address of its page. */
  token: string;
  customerId: number | null;
  email: string;
  phone: string | null;
  currency: string;
  processedAt: string;
  canceledAt: string | null;
  cancelReason: CancelReason | null;
  financialStatus: FinancialStatus;
  fulfillmentStatus: FulfillmentStatus;
  lines: OrderLine[];
  discounts: AppliedDiscount[];
  shippingShares: DiscountShare[];
  /** After every discount, before shipping and tax. */
  subtotal: number;
  /** After its discounts. */
  shipping: number;
  shippingTitle: string;
  tax: number;
  taxTitle: string | null;
  /** What gift cards paid of the total. */
  giftCardAmount: number;
  total: number;
  refunds: Refund[];
  fulfillments: Fulfillment[];
  shippingAddress: PostalAddress | null;
  billingAddress: PostalAddress | null;
  /** How it was paid, as the shopper may read it: `Visa ending in 4242`. */
  payment: string;
  note: string;
  attributes: OrderAttribute[];
  cartToken: string | null;
  /** The subscription whose recurring order this is. */
  subscriptionId: string | null;
}

/** Where a parcel can be followed. */
export interface Tracking {
  company: string | null;
  number: string | null;
  url: string | null;
}
