import type {Image} from '~/domain/catalogue/product';
import {formatMoney, type Money, sum} from '~/domain/values/money';
import {once} from '~/domain/values/once';

import type {Address} from './address';

/** Orders are listed in pages of this size (coverage: orders-list). */
export const ORDERS_PAGE_SIZE = 75;

/**
 * How each financial status of the platform is displayed; refunded is displayed as pending
 * (coverage: orders-financial-status).
 */
const FINANCIAL_DISPLAY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AUTHORIZED: 'authorized',
    PAID: 'paid',
    PARTIALLY_PAID: 'partially paid',
    PARTIALLY_REFUNDED: 'partially refunded',
    PENDING: 'pending',
    VOIDED: 'voided',
    REFUNDED: 'pending',
  }),
);

/** What a financial status means for the shopper. */
const FINANCIAL_MEANING: Readonly<Record<string, string>> = {
  authorized: 'Your bank has set the amount aside. We charge it when we ship.',
  paid: 'We have received your payment.',
  'partially paid': 'We have received part of the amount.',
  'partially refunded': 'Part of the amount is on its way back to you.',
  pending: 'A payment or a refund is still being processed.',
  voided: 'The payment was called off. Nothing is charged.',
};

/** The fulfillment statuses of the platform; unknown ones display as unfulfilled (coverage: orders-fulfillment-status). */
const FULFILLMENT_DISPLAY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FULFILLED: 'fulfilled',
    IN_PROGRESS: 'in progress',
    ON_HOLD: 'on hold',
    OPEN: 'open',
    PARTIALLY_FULFILLED: 'partially fulfilled',
    PENDING_FULFILLMENT: 'pending fulfillment',
    RESTOCKED: 'restocked',
    SCHEDULED: 'scheduled',
    UNFULFILLED: 'unfulfilled',
  }),
);

const FULFILLMENT_MEANING: Readonly<Record<string, string>> = {
  fulfilled: 'Everything has been shipped.',
  'in progress': 'We are packing it.',
  'on hold': 'Something needs a look before we can pack it. We will write to you if we need you.',
  open: 'It is waiting to be packed.',
  'partially fulfilled': 'Part of it has been shipped. The rest follows.',
  'pending fulfillment': 'It is on its way to be packed.',
  restocked: 'The items went back on the shelf.',
  scheduled: 'It will be packed on a later day.',
  unfulfilled: 'It is waiting to be packed.',
};

/** A status in the specification's words, and what it means in plain language. */
interface StatusText {
  label: string;
  meaning: string;
}

/**
 * Financial status; null (none given) and values of a later platform display as pending
 * (coverage: orders-financial-status).
 */
export function financialStatus(status: string | null): StatusText {
  const label = FINANCIAL_DISPLAY.get(status ?? '') ?? 'pending';
  return {label, meaning: FINANCIAL_MEANING[label] ?? ''};
}

/** Fulfillment status; unknown displays as unfulfilled (coverage: orders-fulfillment-status). */
export function fulfillmentStatus(status: string | null): StatusText {
  const label = FULFILLMENT_DISPLAY.get(status ?? '') ?? 'unfulfilled';
  return {label, meaning: FULFILLMENT_MEANING[label] ?? ''};
}

/** An order is canceled when canceledAt is set, whatever its statuses say (coverage: orders-canceled). */
export function isCanceled({canceledAt}: {canceledAt: string | null}): boolean {
  return canceledAt !== null;
}

const CANCEL_REASONS: Readonly<Record<string, string>> = {
  CUSTOMER: 'You asked us to cancel it.',
  DECLINED: 'The payment was declined.',
  FRAUD: 'The payment could not be confirmed.',
  INVENTORY: 'Something in it was no longer in stock.',
  OTHER: 'It was canceled.',
  STAFF: 'We had to cancel it.',
};

/** Why an order was cancelled, in a sentence. */
export function formatCancelReason(reason: string | null): string {
  return CANCEL_REASONS[reason ?? 'OTHER'] ?? 'It was canceled.';
}

/** What a list of orders shows of each. */
export interface OrderSummary {
  /** `#1001`, with the shop's prefix and suffix. */
  name: string;
  /** The number in the address of its page. */
  orderNumber: string;
  processedAt: string;
  canceledAt: string | null;
  financialStatus: string | null;
  fulfillmentStatus: string | null;
  totalPrice: Money;
  items: {title: string; quantity: number; image: Image | null}[];
  hasMoreItems: boolean;
}

export interface OrderPage {
  orders: OrderSummary[];
  /** Where the older ones begin; null when these are the last. */
  next: string | null;
}

/** Order line item (coverage: orders-fields). `variant` is null when the product has been deleted since. */
export interface OrderLine {
  title: string;
  quantity: number;
  /** Units left after refunds. */
  currentQuantity: number;
  originalTotalPrice: Money;
  discountedTotalPrice: Money;
  discounts: Money;
  variant: OrderVariant | null;
}

export interface OrderVariant {
  id: string;
  title: string;
  handle: string;
  image: Image | null;
  price: Money;
  compareAtPrice: Money | null;
  availableForSale: boolean;
  quantityAvailable: number | null;
  requiresSellingPlan: boolean;
}

/** How a discount was applied to an order (coverage: orders-discounts). */
export interface OrderDiscount {
  /** The code of a code discount; the title of any other. */
  label: string;
  isCode: boolean;
  allocationMethod: string;
  targetType: string;
  targetSelection: string;
  value: {kind: 'percentage'; percentage: number} | {kind: 'amount'; amount: Money};
}

export type OrderAddress = Omit<Address, 'number' | 'phone' | 'countryCode'>;

/** Order (coverage: orders-fields). Amounts are the platform's; nothing is computed again. */
export interface Order {
  name: string;
  orderNumber: string;
  statusUrl: string;
  processedAt: string;
  canceledAt: string | null;
  cancelReason: string | null;
  financialStatus: string | null;
  fulfillmentStatus: string | null;
  subtotalPrice: Money | null;
  totalPrice: Money;
  totalTax: Money | null;
  /** Null where none were charged. */
  totalDuties: Money | null;
  totalShippingPrice: Money;
  originalTotalPrice: Money;
  currentTotalPrice: Money;
  totalRefunded: Money;
  discounts: OrderDiscount[];
  shippingDiscount: Money;
  lines: OrderLine[];
  shippingAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  shipments: {company: string | null; number: string | null; url: string | null}[];
}

/** All that discounts took off an order: its lines' shares and those of shipping. */
export function totalDiscount({
  lines,
  shippingDiscount,
}: Pick<Order, 'lines' | 'shippingDiscount'>): Money {
  return sum([...lines.map(({discounts}) => discounts), shippingDiscount]);
}

/** "15% off", "$5.00 off shipping". Percentages as the platform gives them, without zeros behind the comma. */
export function formatDiscountValue({
  value,
  targetType,
}: Pick<OrderDiscount, 'value' | 'targetType'>): string {
  const target = targetType === 'SHIPPING_LINE' ? ' shipping' : '';
  if (value.kind === 'amount') return `${formatMoney(value.amount)} off${target}`;
  if (value.percentage === 100 && target !== '') return 'Free shipping';
  return `${String(Math.round(value.percentage * 100) / 100)}% off${target}`;
}

/** The number in an address of an order's page: `1001`, also as `#1001`. Null for anything else. */
export function parseOrderSlug(slug: string | undefined): string | null {
  return /^#?(\d{1,20})$/.exec(slug ?? '')?.[1] ?? null;
}

const orderDate = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'America/New_York',
    }),
);

/**
 * The day of an instant as a long US date (coverage: shop-dates) in the shop's own time zone, US Eastern: server and
 * browser say the same day wherever they stand. A text that is no instant comes back unchanged.
 */
export function formatOrderDate(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : orderDate().format(time);
}
