import {plansOf} from '../catalogue/selling-plans.ts';
import {sendSubscriptionMail} from '../outbox/subscription-mails.ts';
import type {PlatformServices} from '../services.ts';

import {
  CANCEL_REASONS,
  type DeliveryRecord,
  ORDER_STATUS,
  type Period,
  PERIODS,
  type SubscriptionRecord,
} from './records.ts';
import {
  findNextDelivery,
  saveDelivery,
  saveSubscription,
  scheduleAfterDelivery,
  scheduleDelivery,
  scheduleOnePeriodAfter,
  unscheduleDelivery,
} from './subscriptions.ts';

/** What became of a change; a refusal is told to the shopper. */
export type Change<T> = {ok: true; value: T} | {ok: false; message: string};

const refused = (message: string) => ({ok: false, message}) as const;
const done = <T>(value: T) => ({ok: true, value}) as const;

/** The platform's own limit for one product of a delivery. */
const MOST_UNITS = 99;
/** A delivery may be moved this far ahead. */
const FARTHEST_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const OVER = 'This subscription has ended.';

export function changeQuantity(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  quantity: number,
): Change<SubscriptionRecord> {
  if (subscription.state === 'canceled') return refused(OVER);
  if (quantity < 1 || quantity > MOST_UNITS) {
    return refused(`quantity: Ensure this value is between 1 and ${MOST_UNITS}.`);
  }
  return done(saveSubscription(services, {...subscription, quantity}));
}

/** The plan of the product that has this cadence, so that its price goes with it. */
function findPlan(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  every: number,
  period: Period,
): number {
  const variant = services.catalogue.variant(subscription.variantId);
  if (variant === undefined) return subscription.planId;
  const interval = period === PERIODS.month ? 'MONTH' : period === PERIODS.week ? 'WEEK' : 'DAY';
  const plan = plansOf(services.catalogue, services.catalogue.productOf(variant)).find(
    (one) => one.interval === interval && one.intervalCount === every,
  );
  return plan?.id ?? subscription.planId;
}

/** Another cadence; the coming delivery keeps its date, those behind it follow. */
export function changeFrequency(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  every: number,
  period: Period,
): Change<SubscriptionRecord> {
  if (subscription.state === 'canceled') return refused(OVER);
  return done(
    saveSubscription(services, {
      ...subscription,
      every,
      period,
      planId: findPlan(services, subscription, every, period),
    }),
  );
}

/**
 * Ends a subscription.
 * @param reason free text, which may begin with a code and a bar (`2|too dear`)
 */
export function cancelSubscription(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  reason: string,
): Change<SubscriptionRecord> {
  if (subscription.state === 'canceled') return refused(OVER);
  const match = /^(\d+)(?:\|(.*))?$/s.exec(reason);
  const code = match === null ? null : Number(match[1]);
  const known = CANCEL_REASONS.find((one) => one.code === code);
  const text = (match === null ? reason : (match[2] ?? '')).trim();
  unscheduleDelivery(services, subscription.id);
  const saved = saveSubscription(services, {
    ...subscription,
    state: 'canceled',
    canceledAt: services.clock.now().toISOString(),
    cancelReason: text === '' ? (known?.text ?? null) : text,
    cancelReasonCode: known?.code ?? null,
  });
  sendSubscriptionMail(services, saved, 'canceled');
  return done(saved);
}

export function pauseSubscription(
  services: PlatformServices,
  subscription: SubscriptionRecord,
): Change<SubscriptionRecord> {
  if (subscription.state === 'canceled') return refused(OVER);
  if (subscription.state === 'paused') return done(subscription);
  unscheduleDelivery(services, subscription.id);
  const saved = saveSubscription(services, {...subscription, state: 'paused'});
  sendSubscriptionMail(services, saved, 'paused');
  return done(saved);
}

/**
 * Lets a paused or ended subscription go on.
 * @param nextAt date of the next delivery; null: one period from now
 */
export function resumeSubscription(
  services: PlatformServices,
  subscription: SubscriptionRecord,
  nextAt: Date | null,
  cadence: {every: number; period: Period} | null = null,
): Change<SubscriptionRecord> {
  if (subscription.state === 'live') return refused('This subscription is active already.');
  const now = services.clock.now();
  if (nextAt !== null && nextAt.getTime() < now.getTime()) {
    return refused('next_order_date: The date must not be in the past.');
  }
  const saved = saveSubscription(services, {
    ...subscription,
    ...cadence,
    state: 'live',
    canceledAt: null,
    cancelReason: null,
    cancelReasonCode: null,
  });
  if (nextAt === null) scheduleOnePeriodAfter(services, saved, now);
  else scheduleDelivery(services, saved, nextAt);
  sendSubscriptionMail(services, saved, 'resumed');
  return done(saved);
}

const LOCKED = 'This order is being placed and can no longer be changed.';

/** Moves a delivery; those behind it keep to its new day. */
export function changePlaceDate(
  services: PlatformServices,
  delivery: DeliveryRecord,
  placeAt: Date,
): Change<DeliveryRecord> {
  if (delivery.status !== ORDER_STATUS.unsent) return refused(LOCKED);
  const now = services.clock.now().getTime();
  if (placeAt.getTime() < now) return refused('place: The date must not be in the past.');
  if (placeAt.getTime() > now + FARTHEST_DAYS * DAY_MS) {
    return refused(`place: The date must be within ${FARTHEST_DAYS} days.`);
  }
  return done(
    saveDelivery(services.store, {
      ...delivery,
      placeAt: placeAt.toISOString(),
      monthDay: placeAt.getUTCDate(),
    }),
  );
}

/** Leaves one delivery out: the next one comes a period later. */
export function skipDelivery(
  services: PlatformServices,
  delivery: DeliveryRecord,
  subscription: SubscriptionRecord,
): Change<DeliveryRecord> {
  if (delivery.status !== ORDER_STATUS.unsent) return refused(LOCKED);
  const skipped = saveDelivery(services.store, {
    ...delivery,
    status: ORDER_STATUS.canceled,
    canceledAt: services.clock.now().toISOString(),
  });
  const coming = findNextDelivery(services.store, subscription.id);
  if (coming === null) scheduleAfterDelivery(services, subscription, delivery);
  return done(skipped);
}
