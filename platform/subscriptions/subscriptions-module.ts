import {z} from 'zod';

import type {PlatformModule} from '../module.ts';
import type {PlatformServices} from '../services.ts';
import type {PlatformApp} from '../transport/environment.ts';

import {findSignedCustomer} from './authorisation.ts';
import {mountDeliveries, mountDeliveryChanges} from './delivery-routes.ts';
import {addressId, addressJson, paymentId} from './provider-json.ts';
import {BASE, customerOf, notFound, page, readBody} from './provider-request.ts';
import {CANCEL_REASONS} from './records.ts';
import {placeDueDeliveries} from './renewals.ts';
import {mountSubscriptionChanges, mountSubscriptions} from './subscription-routes.ts';
import {findDelivery, saveDelivery, subscriptionsOf} from './subscriptions.ts';

const MINUTE_MS = 60_000;

/** Lets only signed customers pass, and any origin ask. */
function mountGuard(app: PlatformApp, services: PlatformServices): void {
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
}

/** Addresses, payments and reasons, which subscriptions name by id. */
function mountDetails(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;
  app.get(`${BASE}/addresses/:id/`, (c) => {
    const id = c.req.param('id');
    const found = subscriptionsOf(store, customerOf(services, c)).find(
      (one) => addressId(one) === id,
    );
    return found === undefined ? notFound(c) : c.json(addressJson(id, found.address));
  });
  app.get(`${BASE}/payments/:id/`, (c) => {
    const id = c.req.param('id');
    const found = subscriptionsOf(store, customerOf(services, c)).find(
      (one) => paymentId(one) === id,
    );
    if (found === undefined) return notFound(c);
    return c.json({public_id: id, label: found.payment, live: true});
  });
  app.get(`${BASE}/cancel_reasons/`, (c) =>
    page(
      c,
      CANCEL_REASONS.map(({code, text}) => ({code, text})),
    ),
  );
}

function mountTestControls(app: PlatformApp, {store}: PlatformServices): void {
  /** Holds a delivery in the middle of being placed, or lets it go. */
  app.post('/_test/subscription-orders/:id', async (c) => {
    const parsed = z
      .object({status: z.union([z.literal(1), z.literal(11)])})
      .safeParse(await readBody(c));
    const delivery = findDelivery(store, c.req.param('id'));
    if (!parsed.success || delivery === null) return c.json({errors: 'No such order'}, 404);
    return c.json(saveDelivery(store, {...delivery, status: parsed.data.status}));
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
    mountGuard(app, services);
    mountSubscriptions(app, services);
    mountSubscriptionChanges(app, services);
    mountDeliveries(app, services);
    mountDeliveryChanges(app, services);
    mountDetails(app, services);
    if (services.test) mountTestControls(app, services);
  },
};
