import {z} from 'zod';

import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {
  cancelSubscription,
  type Change,
  changeFrequency,
  changeQuantity,
  pauseSubscription,
  resumeSubscription,
} from './change-subscription.ts';
import {parsePlace, subscriptionJson} from './provider-json.ts';
import {BASE, customerOf, detail, notFound, own, page, readBody} from './provider-request.ts';
import {PERIODS, type SubscriptionRecord} from './records.ts';
import {findNextDelivery, findSubscription, subscriptionsOf} from './subscriptions.ts';

const quantitySchema = z.object({quantity: z.coerce.number().int()});

const frequencySchema = z.object({
  every: z.coerce.number().int().min(1).max(52),
  every_period: z.union([
    z.literal(PERIODS.day),
    z.literal(PERIODS.week),
    z.literal(PERIODS.month),
  ]),
});

const cancelSchema = z.object({
  cancel_reason: z.coerce.string().max(1_000).default(''),
});

const reactivateSchema = frequencySchema.extend({
  start_date: z.string(),
  next_order_date: z.string().optional(),
});

const resumeSchema = z.object({next_order_date: z.string().optional()});

const show = ({store}: PlatformServices, subscription: SubscriptionRecord) =>
  subscriptionJson(subscription, findNextDelivery(store, subscription.id));

/** A customer's subscriptions, as a list and one by one. */
export function mountSubscriptions(app: PlatformApp, services: PlatformServices): void {
  app.get(`${BASE}/subscriptions/`, (c) => {
    const live = c.req.query('live');
    const list = subscriptionsOf(services.store, customerOf(services, c)).filter(
      ({state}) => live === undefined || String(state !== 'canceled') === live.toLowerCase(),
    );
    return page(
      c,
      list.map((one) => show(services, one)),
    );
  });
  app.get(`${BASE}/subscriptions/:id/`, (c) => {
    const subscription = own(services, c, findSubscription(services.store, c.req.param('id')));
    return subscription === null ? notFound(c) : c.json(show(services, subscription));
  });
}

/** The changes of a subscription, each with the body that it takes. */
export function mountSubscriptionChanges(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;
  const changeRoute = <Body>(
    action: string,
    schema: z.ZodType<Body>,
    change: (subscription: SubscriptionRecord, body: Body) => Change<SubscriptionRecord>,
  ) =>
    app.patch(`${BASE}/subscriptions/:id/${action}/`, async (c) => {
      const parsed = schema.safeParse(await readBody(c));
      const answer = store.transaction(() => {
        const subscription = own(services, c, findSubscription(store, c.req.param('id')));
        if (subscription === null) return null;
        if (!parsed.success) return {ok: false, message: z.prettifyError(parsed.error)} as const;
        return change(subscription, parsed.data);
      });
      if (answer === null) return notFound(c);
      return answer.ok ? c.json(show(services, answer.value)) : detail(c, 400, answer.message);
    });

  changeRoute('change_quantity', quantitySchema, (subscription, {quantity}) =>
    changeQuantity(services, subscription, quantity),
  );
  changeRoute('change_frequency', frequencySchema, (subscription, {every, every_period}) =>
    changeFrequency(services, subscription, every, every_period),
  );
  changeRoute('cancel', cancelSchema, (subscription, {cancel_reason}) =>
    cancelSubscription(services, subscription, cancel_reason),
  );
  changeRoute('pause', z.object({}), (subscription) => pauseSubscription(services, subscription));
  changeRoute('resume', resumeSchema, (subscription, {next_order_date}) =>
    resumeSubscription(
      services,
      subscription,
      next_order_date === undefined ? null : parsePlace(next_order_date),
    ),
  );
  changeRoute('reactivate', reactivateSchema, (subscription, body) =>
    resumeSubscription(
      services,
      subscription,
      body.next_order_date === undefined ? null : parsePlace(body.next_order_date),
      {every: body.every, period: body.every_period},
    ),
  );
}
