import {z} from 'zod/mini';

import type {ShopContext} from '~/edge/request/context.server';
import {findSubscriptionsBase} from '~/edge/request/environment.server';

import {signCustomer} from './og-cookie.server';
import {
  callProvider,
  listFromProvider,
  type ProviderAccess,
  type ProviderAnswer,
} from './provider-api.server';

const text = z.string();
const count = z.coerce.number();

const subscriptionSchema = z.object({
  public_id: text,
  /** Id of the shop's variant. */
  product: text,
  quantity: count,
  price: text,
  every: count,
  every_period: count,
  live: z.boolean(),
  extra_data: z.nullish(z.looseObject({paused: z.optional(z.boolean())})),
});

const orderSchema = z.object({
  public_id: text,
  place: text,
  status: count,
  locked: z.optional(z.boolean()),
  total: text,
});

const itemSchema = z.object({order: text, subscription: z.nullable(text)});
const reasonSchema = z.object({code: count, text});

export type ProviderSubscription = z.output<typeof subscriptionSchema>;
export type ProviderOrder = z.output<typeof orderSchema>;
type ProviderItem = z.output<typeof itemSchema>;

/** Not yet placed; being placed (Ordergroove's order states). */
const COMING = '1,11';
export const UNSENT = 1;

/** Ordergroove's REST API for one signed customer; the local service speaks the same. */
interface SubscriptionProvider {
  subscriptions: () => Promise<ProviderAnswer<ProviderSubscription[]>>;
  /** Deliveries to come, by the subscription that they belong to. */
  coming: () => Promise<ProviderAnswer<Map<string, ProviderOrder>>>;
  reasons: () => Promise<ProviderAnswer<{code: number; text: string}[]>>;
  change: (path: string, body: Record<string, unknown>) => Promise<ProviderAnswer<true>>;
}

/** The next delivery of each subscription: the earliest of the orders that hold something of it. */
export function nextDeliveries(
  orders: readonly ProviderOrder[],
  items: readonly ProviderItem[],
): Map<string, ProviderOrder> {
  const byId = new Map(orders.map((order) => [order.public_id, order]));
  const found = new Map<string, ProviderOrder>();
  for (const {order: id, subscription} of items) {
    const order = byId.get(id);
    if (!order || subscription === null) continue;
    const earlier = found.get(subscription);
    if (!earlier || order.place < earlier.place) found.set(subscription, order);
  }
  return found;
}

/** The provider's own signature of the customer, as its API wants it. */
async function accessOf(
  {env, requestId}: Pick<ShopContext, 'env' | 'requestId'>,
  base: string,
  secret: string,
  customer: string,
): Promise<ProviderAccess> {
  const [, timestamp = '', signature = ''] = (
    await signCustomer(secret, customer, Date.now())
  ).split('|');
  const authorization = JSON.stringify({
    public_id: env.SUBSCRIPTIONS_MERCHANT_ID ?? 'local',
    ts: Number(timestamp),
    sig_field: customer,
    sig: signature,
  });
  return {base, authorization, requestId};
}

/** Opens the provider for a customer; null where none is set up, and for a customer without a number. */
export async function openProvider(
  context: Pick<ShopContext, 'env' | 'requestId'>,
  customer: string,
): Promise<SubscriptionProvider | null> {
  const base = findSubscriptionsBase(context.env);
  const secret = context.env.SUBSCRIPTIONS_HASH_KEY;
  if (base === null || secret === undefined || customer === '') return null;
  const access = await accessOf(context, base, secret, customer);
  return {
    subscriptions: () => listFromProvider(access, '/subscriptions/', subscriptionSchema),
    reasons: () => listFromProvider(access, '/cancel_reasons/', reasonSchema),
    async coming() {
      const [orders, items] = await Promise.all([
        listFromProvider(access, `/orders/?status=${COMING}`, orderSchema),
        listFromProvider(access, '/items/', itemSchema),
      ]);
      if (orders.kind !== 'ok') return orders;
      if (items.kind !== 'ok') return items;
      return {kind: 'ok', value: nextDeliveries(orders.value, items.value)};
    },
    async change(path, body) {
      const answer = await callProvider(access, path, {
        method: 'PATCH',
        body: JSON.stringify(body),
      });
      return answer.kind === 'ok' ? {kind: 'ok', value: true} : answer;
    },
  };
}
