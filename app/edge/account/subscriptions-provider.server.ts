import {z} from 'zod';

import type {ShopContext} from '~/edge/request/context.server';

import {signCustomer} from './og-cookie.server';

/** A provider that does not answer in this time counts as down. */
const DEADLINE_MS = 4_000;

/** Ordergroove's largest page. */
const PAGE_SIZE = 100;
const MOST_PAGES = 10;

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
  extra_data: z.looseObject({paused: z.boolean().optional()}).nullish(),
});

const orderSchema = z.object({
  public_id: text,
  place: text,
  status: count,
  locked: z.boolean().optional(),
  total: text,
});

const itemSchema = z.object({order: text, subscription: text.nullable()});
const reasonSchema = z.object({code: count, text});

export type ProviderSubscription = z.output<typeof subscriptionSchema>;
export type ProviderOrder = z.output<typeof orderSchema>;

/** Not yet placed; being placed (Ordergroove's order states). */
const COMING = '1,11';
export const UNSENT = 1;

export type ProviderAnswer<T> =
  | {kind: 'ok'; value: T}
  /** Unknown to this customer: a stranger's, or none at all. */
  | {kind: 'missing'}
  | {kind: 'refused'; message: string}
  | {kind: 'down'};

/** Ordergroove's REST API for one signed customer; the local service speaks the same. */
export interface SubscriptionProvider {
  subscriptions: () => Promise<ProviderAnswer<ProviderSubscription[]>>;
  /** Deliveries to come, by the subscription that they belong to. */
  coming: () => Promise<ProviderAnswer<Map<string, ProviderOrder>>>;
  reasons: () => Promise<ProviderAnswer<{code: number; text: string}[]>>;
  change: (path: string, body: Record<string, unknown>) => Promise<ProviderAnswer<true>>;
}

function baseAddress({env}: Pick<ShopContext, 'env'>): string | null {
  if (env.SUBSCRIPTIONS_API_URL) return env.SUBSCRIPTIONS_API_URL.replace(/\/$/, '');
  // Only a platform on this machine is named with its protocol; a store is named by its domain.
  return env.PUBLIC_STORE_DOMAIN.startsWith('http://')
    ? new URL('/ordergroove', env.PUBLIC_STORE_DOMAIN).href
    : null;
}

async function detailOf(answer: Response): Promise<string> {
  const parsed = z.object({detail: z.string()}).safeParse(await answer.json().catch(() => null));
  return parsed.success ? parsed.data.detail : 'This change is not possible.';
}

/** Opens the provider for a customer; null where none is set up. */
export async function openProvider(
  context: Pick<ShopContext, 'env' | 'requestId'>,
  customer: string,
): Promise<SubscriptionProvider | null> {
  const base = baseAddress(context);
  const secret = context.env.SUBSCRIPTIONS_HASH_KEY;
  if (base === null || secret === undefined) return null;
  const [, timestamp = '', signature = ''] = (
    await signCustomer(secret, customer, Date.now())
  ).split('|');
  const headers = {
    Authorization: JSON.stringify({
      public_id: context.env.SUBSCRIPTIONS_MERCHANT_ID ?? 'local',
      ts: Number(timestamp),
      sig_field: customer,
      sig: signature,
    }),
    'Content-Type': 'application/json',
  };

  async function call(path: string, init: RequestInit = {}): Promise<ProviderAnswer<unknown>> {
    try {
      const answer = await fetch(`${base ?? ''}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (answer.ok) return {kind: 'ok', value: await answer.json()};
      if (answer.status === 404) return {kind: 'missing'};
      if (answer.status === 400) return {kind: 'refused', message: await detailOf(answer)};
      console.error(`[${context.requestId}] subscriptions: ${String(answer.status)} for ${path}`);
    } catch (fault) {
      console.error(`[${context.requestId}] subscriptions: no answer for ${path}`, fault);
    }
    return {kind: 'down'};
  }

  async function list<T>(path: string, schema: z.ZodType<T>): Promise<ProviderAnswer<T[]>> {
    const page = z.object({next: z.string().nullable(), results: z.array(schema)});
    const found: T[] = [];
    for (let number = 1; number <= MOST_PAGES; number += 1) {
      const query = `page_size=${String(PAGE_SIZE)}&page=${String(number)}`;
      const answer = await call(`${path}${path.includes('?') ? '&' : '?'}${query}`);
      if (answer.kind !== 'ok') return answer;
      const parsed = page.safeParse(answer.value);
      if (!parsed.success) {
        console.error(
          `[${context.requestId}] subscriptions: ${path}: ${z.prettifyError(parsed.error)}`,
        );
        return {kind: 'down'};
      }
      found.push(...parsed.data.results);
      if (parsed.data.next === null) break;
    }
    return {kind: 'ok', value: found};
  }

  return {
    subscriptions: () => list('/subscriptions/', subscriptionSchema),
    reasons: () => list('/cancel_reasons/', reasonSchema),
    async coming() {
      const [orders, items] = await Promise.all([
        list(`/orders/?status=${COMING}`, orderSchema),
        list('/items/', itemSchema),
      ]);
      if (orders.kind !== 'ok') return orders;
      if (items.kind !== 'ok') return items;
      const byId = new Map(orders.value.map((order) => [order.public_id, order]));
      const found = new Map<string, ProviderOrder>();
      for (const {order: id, subscription} of items.value) {
        const order = byId.get(id);
        const earlier = subscription === null ? undefined : found.get(subscription);
        if (order && subscription !== null && (!earlier || order.place < earlier.place)) {
          found.set(subscription, order);
        }
      }
      return {kind: 'ok', value: found};
    },
    async change(path, body) {
      const answer = await call(path, {method: 'PATCH', body: JSON.stringify(body)});
      return answer.kind === 'ok' ? {kind: 'ok', value: true} : answer;
    },
  };
}
