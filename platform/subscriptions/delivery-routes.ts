import {z} from 'zod';

import type {PlatformServices} from '../services.ts';
import type {PlatformApp, PlatformContext} from '../transport/environment.ts';

import {type Change, changePlaceDate, skipDelivery} from './change-subscription.ts';
import {deliveryJson, itemJson, parsePlace} from './provider-json.ts';
import {BASE, customerOf, detail, notFound, own, page, readBody} from './provider-request.ts';
import {type DeliveryRecord, ORDER_STATUS, type SubscriptionRecord} from './records.ts';
import {sendDeliveryNow} from './renewals.ts';
import {deliveriesOf, findDelivery, findSubscription} from './subscriptions.ts';

const placeSchema = z.object({place: z.string()});

/** A delivery with the subscription that it belongs to. */
interface DeliveryPair {
  delivery: DeliveryRecord;
  subscription: SubscriptionRecord;
}

function withSubscription(
  {store}: PlatformServices,
  deliveries: readonly DeliveryRecord[],
): DeliveryPair[] {
  return deliveries.flatMap((delivery) => {
    const subscription = findSubscription(store, delivery.subscriptionId);
    return subscription === null ? [] : [{delivery, subscription}];
  });
}

function findOwnDelivery(
  services: PlatformServices,
  c: PlatformContext,
  id: string,
): DeliveryPair | null {
  const found = own(services, c, findDelivery(services.store, id));
  return found === null ? null : (withSubscription(services, [found])[0] ?? null);
}

/** A customer's deliveries, which Ordergroove calls orders, and what is in them. */
export function mountDeliveries(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;
  app.get(`${BASE}/orders/`, (c) => {
    const status = c.req.query('status');
    const subscriptionId = c.req.query('subscription');
    const list = deliveriesOf(store, customerOf(services, c)).filter(
      (delivery) =>
        (status === undefined || status.split(',').includes(String(delivery.status))) &&
        (subscriptionId === undefined || delivery.subscriptionId === subscriptionId),
    );
    return page(
      c,
      withSubscription(services, list).map(({delivery, subscription}) =>
        deliveryJson(services, delivery, subscription),
      ),
    );
  });
  app.get(`${BASE}/orders/:id/`, (c) => {
    const pair = findOwnDelivery(services, c, c.req.param('id'));
    return pair === null
      ? notFound(c)
      : c.json(deliveryJson(services, pair.delivery, pair.subscription));
  });

  app.get(`${BASE}/items/`, (c) => {
    const order = c.req.query('order');
    const subscriptionId = c.req.query('subscription');
    const list = deliveriesOf(store, customerOf(services, c)).filter(
      (delivery) =>
        (order === undefined || delivery.id === order) &&
        (subscriptionId === undefined || delivery.subscriptionId === subscriptionId),
    );
    return page(
      c,
      withSubscription(services, list).map(({delivery, subscription}) =>
        itemJson(services, delivery, subscription),
      ),
    );
  });
}

/** The changes of a delivery that is not placed yet. */
export function mountDeliveryChanges(app: PlatformApp, services: PlatformServices): void {
  const {store} = services;
  const orderRoute = <Body>(
    action: string,
    schema: z.ZodType<Body>,
    change: (pair: DeliveryPair, body: Body) => Change<DeliveryRecord>,
  ) =>
    app.patch(`${BASE}/orders/:id/${action}/`, async (c) => {
      const parsed = schema.safeParse(await readBody(c));
      const answer = store.transaction(() => {
        const pair = findOwnDelivery(services, c, c.req.param('id'));
        if (pair === null) return null;
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
}
