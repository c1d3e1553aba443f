import type {OrderRecord} from '../orders/records.ts';
import type {PlatformServices} from '../services.ts';
import type {Store} from '../store/database.ts';

import {addPeriods} from './cadence.ts';
import {
  type DeliveryRecord,
  ORDER_STATUS,
  type Period,
  PERIODS,
  type SubscriptionRecord,
} from './records.ts';

interface DocumentRow {
  document: string;
}

const readAll = <T>(rows: readonly DocumentRow[]) =>
  rows.map((row) => JSON.parse(row.document) as T);

const PERIOD_OF_INTERVAL: Readonly<Record<string, {period: Period; times: number}>> = {
  DAY: {period: PERIODS.day, times: 1},
  WEEK: {period: PERIODS.week, times: 1},
  MONTH: {period: PERIODS.month, times: 1},
  YEAR: {period: PERIODS.month, times: 12},
};

export function findSubscription(store: Store, id: string): SubscriptionRecord | null {
  const row = store.one<DocumentRow>('SELECT document FROM subscriptions WHERE id = ?', [id]);
  return row === undefined ? null : (JSON.parse(row.document) as SubscriptionRecord);
}

/** Newest first. */
export function subscriptionsOf(store: Store, customerId: number): SubscriptionRecord[] {
  return readAll<SubscriptionRecord>(
    store.all<DocumentRow>(
      'SELECT document FROM subscriptions WHERE customer_id = ? ORDER BY rowid DESC',
      [customerId],
    ),
  );
}

/** Writes a subscription, as new or in place of the one with its id. */
export function saveSubscription(
  services: PlatformServices,
  subscription: SubscriptionRecord,
): SubscriptionRecord {
  const saved = {...subscription, updatedAt: services.clock.now().toISOString()};
  services.store.run(
    `INSERT INTO subscriptions (id, customer_id, state, next_at, document) VALUES (?, ?, ?, NULL, ?)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state, document = excluded.document`,
    [saved.id, saved.customerId, saved.state, JSON.stringify(saved)],
  );
  return saved;
}

export function findDelivery(store: Store, id: string): DeliveryRecord | null {
  const row = store.one<DocumentRow>('SELECT document FROM subscription_deliveries WHERE id = ?', [
    id,
  ]);
  return row === undefined ? null : (JSON.parse(row.document) as DeliveryRecord);
}

/** In the order of their dates. */
export function deliveriesOf(store: Store, customerId: number): DeliveryRecord[] {
  return readAll<DeliveryRecord>(
    store.all<DocumentRow>(
      'SELECT document FROM subscription_deliveries WHERE customer_id = ? ORDER BY place_at, rowid',
      [customerId],
    ),
  );
}

/** The delivery of a subscription that is still to come; null while it is paused or over. */
export function findNextDelivery(store: Store, subscriptionId: string): DeliveryRecord | null {
  const row = store.one<DocumentRow>(
    `SELECT document FROM subscription_deliveries
     WHERE subscription_id = ? AND status IN (?, ?) ORDER BY place_at LIMIT 1`,
    [subscriptionId, ORDER_STATUS.unsent, ORDER_STATUS.pendingPlacement],
  );
  return row === undefined ? null : (JSON.parse(row.document) as DeliveryRecord);
}

/** The next delivery that is due by now, of whichever subscription. */
export function findDueDelivery(store: Store, now: Date): DeliveryRecord | null {
  const row = store.one<DocumentRow>(
    `SELECT document FROM subscription_deliveries
     WHERE status = ? AND place_at <= ? ORDER BY place_at, rowid LIMIT 1`,
    [ORDER_STATUS.unsent, now.toISOString()],
  );
  return row === undefined ? null : (JSON.parse(row.document) as DeliveryRecord);
}

export function saveDelivery(store: Store, delivery: DeliveryRecord): DeliveryRecord {
  store.run(
    `INSERT INTO subscription_deliveries (id, subscription_id, customer_id, status, place_at, document)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, place_at = excluded.place_at,
       document = excluded.document`,
    [
      delivery.id,
      delivery.subscriptionId,
      delivery.customerId,
      delivery.status,
      delivery.placeAt,
      JSON.stringify(delivery),
    ],
  );
  return delivery;
}

/**
 * Puts the next delivery of a subscription on the calendar.
 * @param monthDay day of the month that the ones behind it keep to
 */
export function scheduleDelivery(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  placeAt: Date,
  monthDay = placeAt.getUTCDate(),
): DeliveryRecord {
  return saveDelivery(services.store, {
    id: services.ids.hex(32),
    subscriptionId: subscription.id,
    customerId: subscription.customerId,
    status: ORDER_STATUS.unsent,
    placeAt: placeAt.toISOString(),
    monthDay,
    createdAt: services.clock.now().toISOString(),
    canceledAt: null,
    orderNumber: null,
    rejectedMessage: null,
  });
}

/** Puts the delivery on the calendar that comes one period after an instant. */
export function scheduleOnePeriodAfter(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  instant: Date,
  monthDay = instant.getUTCDate(),
): DeliveryRecord {
  const placeAt = addPeriods(instant, subscription.every, subscription.period, monthDay);
  return scheduleDelivery(services, subscription, placeAt, monthDay);
}

/** Puts the delivery on the calendar that follows another one. */
export function scheduleAfterDelivery(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  {placeAt, monthDay}: DeliveryRecord,
): DeliveryRecord {
  return scheduleOnePeriodAfter(services, subscription, new Date(placeAt), monthDay);
}

/** Takes the coming delivery off the calendar: the subscription is paused or over. */
export function unscheduleDelivery(services: PlatformServices, subscriptionId: string): void {
  const coming = findNextDelivery(services.store, subscriptionId);
  if (coming === null) return;
  saveDelivery(services.store, {
    ...coming,
    status: ORDER_STATUS.canceled,
    canceledAt: services.clock.now().toISOString(),
  });
}

/** Begins a subscription for each line of an order that has a plan; call it within its transaction. */
export function startSubscriptions(
  services: PlatformServices,
  order: OrderRecord,
  origin: string,
): SubscriptionRecord[] {
  const {customerId, shippingAddress} = order;
  if (customerId === null || shippingAddress === null) return [];
  return order.lines.flatMap((line) => {
    const plan = line.plan === null ? undefined : services.catalogue.sellingPlan(line.plan.id);
    const cadence = plan === undefined ? undefined : PERIOD_OF_INTERVAL[plan.interval];
    if (plan === undefined || cadence === undefined) return [];
    const subscription = saveSubscription(services, {
      id: services.ids.hex(32),
      customerId,
      email: order.email,
      variantId: line.variantId,
      planId: plan.id,
      quantity: line.quantity,
      every: plan.intervalCount * cadence.times,
      period: cadence.period,
      unitPrice: line.unitPrice,
      currency: order.currency,
      attributes: line.attributes.map(({key, value}) => ({key, value: value ?? ''})),
      address: shippingAddress,
      payment: order.payment,
      orderNumber: order.number,
      origin,
      startedAt: order.processedAt,
      state: 'live',
      canceledAt: null,
      cancelReason: null,
      cancelReasonCode: null,
      updatedAt: order.processedAt,
    });
    scheduleOnePeriodAfter(services, subscription, new Date(order.processedAt));
    return [subscription];
  });
}
