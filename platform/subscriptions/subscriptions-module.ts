import {z} from 'zod';

import type {PlatformModule} from '../module.ts';
import type {PlatformContext} from '../transport/environment.ts';

import {findSignedCustomer} from './authorisation.ts';
import {
  cancelSubscription,
  type Change,
  changeFrequency,
  changePlaceDate,
  changeQuantity,
  pauseSubscription,
  resumeSubscription,
  skipDelivery,
} from './change-subscription.ts';
import {
  addressId,
  addressJson,
  deliveryJson,
  itemJson,
  parsePlace,
  paymentId,
  subscriptionJson,
} from './provider-json.ts';
import {
  CANCEL_REASONS,
  type DeliveryRecord,
  ORDER_STATUS,
  PERIODS,
  type SubscriptionRecord,
} from './records.ts';
import {placeDueDeliveries, sendDeliveryNow} from './renewals.ts';
import {
  deliveriesOf,
  findDelivery,
  findNextDelivery,
  findSubscription,
  saveDelivery,
  subscriptionsOf,
} from './subscriptions.ts';

/** Where the storefront's adapter finds the service; Ordergroove's paths follow behind it. */
const BASE = '/ordergroove';
const MINUTE_MS = 60_000;
const LARGEST_PAGE = 100;

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
const placeSchema = z.object({place: z.string()});

const detail = (c: PlatformContext, status: 400 | 403 | 404, text: string) =>
  c.json({detail: text}, status);

const notFound = (c: PlatformContext) => detail(c, 404, 'Not found.');

async function readBody(c: PlatformContext): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Ordergroove's list: counted, with the addresses of the pages around it. */
function page(c: PlatformContext, results: readonly unknown[]): Response {
  const url = new URL(c.req.url);
  const number = Math.max(1, Math.trunc(Number(c.req.query('page') ?? '1')) || 1);
  const size = Math.min(
    LARGEST_PAGE,
    Math.max(1, Math.trunc(Number(c.req.query('page_size') ?? '20')) || 20),
  );
  const to = (wanted: number) => {
    url.searchParams.set('page', String(wanted));
    return url.toString();
  };
  return c.json({
    count: results.length,
    next: number * size < results.length ? to(number + 1) : null,
    previous: number > 1 ? to(number - 1) : null,
    results: results.slice((number - 1) * size, number * size),
  });
}

/** Ordergroove's REST interface over the shop's subscriptions, for one signed customer at a time. */
export const subscriptionsModule: PlatformModule = {
  name: 'subscriptions',
  migrations: [
    `CREATE TABLE subscription_deliveries (
       id TEXT PRIMARY KEY, subscription_id TEXT NOT NULL, customer_id INTEGER NOT NULL,
       status INTEGER NOT NULL, place_at TEXT NOT NULL, document TEXT NOT NULL
     );
     CREATE INDEX subscription_deliveries_by_date ON subscription_deliveries (status, place_at);
     CREATE INDEX subscription_deliveries_by_customer ON subscription_deliveries (customer_id, place_at);
     CREATE INDEX subscription_deliveries_by_subscription ON subscription_deliveries (subscription_id);`,
  ],
  tables: ['subscription_deliveries'],

  start(services) {
    const place = () => {
      placeDueDeliveries(services);
    };
    services.clock.onChange(place);
    let lastFailure = '';
    const timer = setInterval(() => {
      try {
        place();
      } catch (error) {
        // A delivery that cannot be placed is tried again, and told of once, not every minute.
        const failure = error instanceof Error ? error.message : String(error);
        if (failure !== lastFailure) services.log(`subscriptions: ${failure}`);
        lastFailure = failure;
      }
    }, MINUTE_MS);
    timer.unref();
    return () => clearInterval(timer);
  },

  routes(app, services) {
    const {store} = services;
    const show = (subscription: SubscriptionRecord) =>
      subscriptionJson(subscription, findNextDelivery(store, subscription.id));

    app.use(`${BASE}/*`, async (c, next) => {
      c.header('access-control-allow-origin', '*');
      c.header('access-control-allow-headers', 'authorization, content-type');
      c.header('access-control-allow-methods', 'GET, PATCH, OPTIONS');
      c.header('cache-control', 'no-store');
      if (c.req.method === 'OPTIONS') return c.body(null, 204);
      if (findSignedCustomer(services, c.req.raw) === null) {
        return c.json(
          {detail: 'Authentication credentials were not provided or are not valid.'},
          403,
        );
      }
      return next();
    });

    const customerOf = (c: PlatformContext) => findSignedCustomer(services, c.req.raw) ?? -1;
    const own = <T extends {customerId: number}>(c: PlatformContext, found: T | null) =>
      found?.customerId === customerOf(c) ? found : null;

    app.get(`${BASE}/subscriptions/`, (c) => {
      const live = c.req.query('live');
      const list = subscriptionsOf(store, customerOf(c)).filter(
        ({state}) => live === undefined || String(state !== 'canceled') === live.toLowerCase(),
      );
      return page(c, list.map(show));
    });
    app.get(`${BASE}/subscriptions/:id/`, (c) => {
      const subscription = own(c, findSubscription(store, c.req.param('id')));
      return subscription === null ? notFound(c) : c.json(show(subscription));
    });

    const changeRoute = <Body>(
      action: string,
      schema: z.ZodType<Body>,
      change: (subscription: SubscriptionRecord, body: Body) => Change<SubscriptionRecord>,
    ) =>
      app.patch(`${BASE}/subscriptions/:id/${action}/`, async (c) => {
        const parsed = schema.safeParse(await readBody(c));
        const answer = store.transaction(() => {
          const subscription = own(c, findSubscription(store, c.req.param('id')));
          if (subscription === null) return null;
          if (!parsed.success) return {ok: false, message: z.prettifyError(parsed.error)} as const;
          return change(subscription, parsed.data);
        });
        if (answer === null) return notFound(c);
        return answer.ok ? c.json(show(answer.value)) : detail(c, 400, answer.message);
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

    const withSubscription = (deliveries: readonly DeliveryRecord[]) =>
      deliveries.flatMap((delivery) => {
        const subscription = findSubscription(store, delivery.subscriptionId);
        return subscription === null ? [] : [{delivery, subscription}];
      });

    app.get(`${BASE}/orders/`, (c) => {
      const status = c.req.query('status');
      const subscriptionId = c.req.query('subscription');
      const list = deliveriesOf(store, customerOf(c)).filter(
        (delivery) =>
          (status === undefined || status.split(',').includes(String(delivery.status))) &&
          (subscriptionId === undefined || delivery.subscriptionId === subscriptionId),
      );
      return page(
        c,
        withSubscription(list).map(({delivery, subscription}) =>
          deliveryJson(services, delivery, subscription),
        ),
      );
    });
    app.get(`${BASE}/orders/:id/`, (c) => {
      const found = own(c, findDelivery(store, c.req.param('id')));
      const [pair] = found === null ? [] : withSubscription([found]);
      return pair === undefined
        ? notFound(c)
        : c.json(deliveryJson(services, pair.delivery, pair.subscription));
    });

    const orderRoute = <Body>(
      action: string,
      schema: z.ZodType<Body>,
      change: (
        pair: {delivery: DeliveryRecord; subscription: SubscriptionRecord},
        body: Body,
      ) => Change<DeliveryRecord>,
    ) =>
      app.patch(`${BASE}/orders/:id/${action}/`, async (c) => {
        const parsed = schema.safeParse(await readBody(c));
        const answer = store.transaction(() => {
          const found = own(c, findDelivery(store, c.req.param('id')));
          const [pair] = found === null ? [] : withSubscription([found]);
          if (pair === undefined) return null;
          if (!parsed.success) return {ok: false, message: z.prettifyError(parsed.error)} as const;
          const changed = change(pair, parsed.data);
          return changed.ok
            ? ({ok: true, json: deliveryJson(services, changed.value, pair.subscription)} as const)
            : changed;
        });
        if (answer === null) return notFound(c);
        return answer.ok ? c.json(answer.json) : detail(c, 400, answer.message);
      });

    orderRoute('change_place_date', placeSchema, ({delivery}, {place}) => {
      const placeAt = parsePlace(place);
      return placeAt === null
        ? {ok: false, message: 'place: Use YYYY-MM-DD HH:MM:SS.'}
        : changePlaceDate(services, delivery, placeAt);
    });
    orderRoute('skip_subscription', z.object({}), ({delivery, subscription}) =>
      skipDelivery(services, delivery, subscription),
    );
    orderRoute('cancel', z.object({}), ({delivery, subscription}) =>
      skipDelivery(services, delivery, subscription),
    );
    orderRoute('send_now', z.object({}), ({delivery, subscription}) => {
      if (delivery.status !== ORDER_STATUS.unsent) {
        return {ok: false, message: 'This order is being placed already.'};
      }
      sendDeliveryNow(services, delivery, subscription);
      return {ok: true, value: findDelivery(store, delivery.id) ?? delivery};
    });

    app.get(`${BASE}/items/`, (c) => {
      const order = c.req.query('order');
      const subscriptionId = c.req.query('subscription');
      const list = deliveriesOf(store, customerOf(c)).filter(
        (delivery) =>
          (order === undefined || delivery.id === order) &&
          (subscriptionId === undefined || delivery.subscriptionId === subscriptionId),
      );
      return page(
        c,
        withSubscription(list).map(({delivery, subscription}) =>
          itemJson(services, delivery, subscription),
        ),
      );
    });
    app.get(`${BASE}/addresses/:id/`, (c) => {
      const id = c.req.param('id');
      const found = subscriptionsOf(store, customerOf(c)).find((one) => addressId(one) === id);
      return found === undefined ? notFound(c) : c.json(addressJson(id, found.address));
    });
    app.get(`${BASE}/payments/:id/`, (c) => {
      const id = c.req.param('id');
      const found = subscriptionsOf(store, customerOf(c)).find((one) => paymentId(one) === id);
      if (found === undefined) return notFound(c);
      return c.json({public_id: id, label: found.payment, live: true});
    });
    app.get(`${BASE}/cancel_reasons/`, (c) =>
      page(
        c,
        CANCEL_REASONS.map(({code, text}) => ({code, text})),
      ),
    );

    if (!services.test) return;
    /** Holds a delivery in the middle of being placed, or lets it go. */
    app.post('/_test/subscription-orders/:id', async (c) => {
      const parsed = z
        .object({status: z.union([z.literal(1), z.literal(11)])})
        .safeParse(await readBody(c));
      const delivery = findDelivery(store, c.req.param('id'));
      if (!parsed.success || delivery === null) return c.json({errors: 'No such order'}, 404);
      return c.json(saveDelivery(store, {...delivery, status: parsed.data.status}));
    });
  },
};
