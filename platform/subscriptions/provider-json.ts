import {adjustedPrice} from '../catalogue/selling-plans.ts';
import {PRIMARY_MARKET} from '../content/markets.ts';
import type {PostalAddress} from '../customers/records.ts';
import type {PlatformServices} from '../services.ts';
import {derivedUuid} from '../store/ids.ts';

import {frequencyDays} from './cadence.ts';
import {type DeliveryRecord, ORDER_STATUS, type SubscriptionRecord} from './records.ts';

/** The merchant's id at the provider. */
const MERCHANT_ID = 'b7b2a3c4d5e611ef9a2b0242ac120002';

const derivedId = (text: string) => derivedUuid(text).replaceAll('-', '');

/** Ordergroove's timestamps: `2027-02-15 10:00:00`, UTC. */
function formatPlace(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

/** A date or timestamp as a request gives it; null when it is none. */
export function parsePlace(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?Z?)?$/.exec(
    text.trim(),
  );
  if (match === null) return null;
  const instant = new Date(`${match[1] ?? ''}T${match[2] ?? '12:00:00'}Z`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

export const addressId = (subscription: SubscriptionRecord) =>
  derivedId(`address:${JSON.stringify(subscription.address)}`);
export const paymentId = (subscription: SubscriptionRecord) =>
  derivedId(`payment:${subscription.customerId}:${subscription.payment}`);

export function subscriptionJson(
  subscription: SubscriptionRecord,
  next: DeliveryRecord | null,
): Record<string, unknown> {
  return {
    merchant: MERCHANT_ID,
    customer: String(subscription.customerId),
    product: String(subscription.variantId),
    payment: paymentId(subscription),
    shipping_address: addressId(subscription),
    offer: derivedId('offer'),
    subscription_type: 'replenishment',
    components: [],
    extra_data: {
      selling_plan: String(subscription.planId),
      paused: subscription.state === 'paused',
    },
    public_id: subscription.id,
    product_attribute: null,
    quantity: subscription.quantity,
    price: decimal(subscription.unitPrice),
    currency_code: subscription.currency,
    frequency_days: frequencyDays(subscription.every, subscription.period),
    reminder_days: 5,
    every: subscription.every,
    every_period: subscription.period,
    start_date: subscription.startedAt.slice(0, 10),
    next_order_date: next === null ? null : formatPlace(next.placeAt),
    cancelled: subscription.canceledAt === null ? null : formatPlace(subscription.canceledAt),
    cancel_reason: subscription.cancelReason,
    cancel_reason_code: subscription.cancelReasonCode,
    iteration: null,
    sequence: null,
    session_id: derivedId(`session:${subscription.id}`),
    merchant_order_id: String(subscription.orderNumber),
    customer_rep: null,
    club: null,
    created: formatPlace(subscription.startedAt),
    updated: formatPlace(subscription.updatedAt),
    live: subscription.state !== 'canceled',
  };
}

/** What one unit would cost today: the plan on the price of today. */
function currentUnitPrice(services: PlatformServices, subscription: SubscriptionRecord): number {
  const variant = services.catalogue.variant(subscription.variantId);
  const adjustment = services.catalogue.sellingPlan(subscription.planId)?.adjustments[0];
  if (variant === undefined || adjustment === undefined) return subscription.unitPrice;
  return adjustedPrice(adjustment.adjustment, variant.price, PRIMARY_MARKET);
}

export function deliveryJson(
  services: PlatformServices,
  delivery: DeliveryRecord,
  subscription: SubscriptionRecord,
): Record<string, unknown> {
  const subtotal = currentUnitPrice(services, subscription) * subscription.quantity;
  return {
    merchant: MERCHANT_ID,
    customer: String(delivery.customerId),
    payment: paymentId(subscription),
    shipping_address: addressId(subscription),
    public_id: delivery.id,
    sub_total: decimal(subtotal),
    tax_total: '0.00',
    shipping_total: '0.00',
    discount_total: '0.00',
    total: decimal(subtotal),
    currency_code: subscription.currency,
    created: formatPlace(delivery.createdAt),
    place: formatPlace(delivery.placeAt),
    cancelled: delivery.canceledAt === null ? null : formatPlace(delivery.canceledAt),
    tries: delivery.status === ORDER_STATUS.unsent ? 0 : 1,
    generic_error_count: 0,
    status: delivery.status,
    type: 1,
    order_merchant_id: delivery.orderNumber === null ? null : String(delivery.orderNumber),
    rejected_message: delivery.rejectedMessage,
    extra_data: null,
    locked: delivery.status !== ORDER_STATUS.unsent,
    oos_free_shipping: false,
  };
}

export function itemJson(
  services: PlatformServices,
  delivery: DeliveryRecord,
  subscription: SubscriptionRecord,
): Record<string, unknown> {
  const price = currentUnitPrice(services, subscription);
  return {
    order: delivery.id,
    offer: derivedId('offer'),
    subscription: subscription.id,
    product: String(subscription.variantId),
    components: [],
    quantity: subscription.quantity,
    public_id: derivedId(`item:${delivery.id}`),
    product_attribute: null,
    extra_data: null,
    price: decimal(price),
    total_price: decimal(price * subscription.quantity),
    one_time: false,
    frozen: false,
    first_placed: null,
  };
}

export function addressJson(id: string, address: PostalAddress): Record<string, unknown> {
  return {
    public_id: id,
    first_name: address.firstName,
    last_name: address.lastName,
    company_name: address.company,
    address: address.address1,
    address2: address.address2,
    city: address.city,
    state_province_code: address.provinceCode,
    zip_postal_code: address.zip,
    country_code: address.countryCode,
    phone: address.phone,
    live: true,
  };
}
