import {
  loadSubscribedVariants,
  type SubscribedVariant,
} from '~/commerce/account/customer-products.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {
  type CustomerSubscription,
  frequencyKey,
  type SubscriptionChange,
} from '~/domain/account/subscriptions';
import {dollars, parseCents} from '~/domain/values/money';
import type {ShopContext} from '~/edge/request/context.server';

import type {SubscriptionService} from './subscriptions-port.server';
import {
  openProvider,
  type ProviderOrder,
  type ProviderSubscription,
  UNSENT,
} from './subscriptions-provider.server';

const amount = (decimal: string) => dollars(parseCents(decimal) ?? 0);

function toSubscription(
  subscription: ProviderSubscription,
  order: ProviderOrder | undefined,
  variant: SubscribedVariant | undefined,
): CustomerSubscription {
  const frequency = {every: subscription.every, period: subscription.every_period};
  const offered = [frequency, ...(variant?.frequencies ?? [])];
  const isPaused = subscription.extra_data?.paused === true;
  return {
    id: subscription.public_id,
    state: !subscription.live ? 'ended' : isPaused ? 'paused' : 'live',
    title: variant?.title ?? 'A product that is no longer sold',
    variantTitle: variant?.variantTitle ?? '',
    handle: variant?.handle ?? null,
    image: variant?.image ?? null,
    quantity: subscription.quantity,
    unitPrice: amount(subscription.price),
    frequency,
    frequencies: [...new Map(offered.map((one) => [frequencyKey(one), one])).values()].sort(
      (a, b) => a.period - b.period || a.every - b.every,
    ),
    next:
      order && subscription.live
        ? {
            id: order.public_id,
            day: order.place.slice(0, 10),
            isLocked: order.locked === true || order.status !== UNSENT,
            total: amount(order.total),
          }
        : null,
  };
}

/** Titles and pictures are welcome, but a catalogue that is down must not hide what can be paused or stopped. */
async function findVariants(context: ShopContext, numbers: readonly string[]) {
  try {
    return await loadSubscribedVariants(context.storefront, numbers);
  } catch (fault) {
    if (!(fault instanceof PlatformUnavailable)) throw fault;
    console.error(`[${context.requestId}] subscriptions: ${fault.message}`);
    return new Map<string, SubscribedVariant>();
  }
}

/** The provider's call for a change (Ordergroove's REST paths). */
function toCall(change: SubscriptionChange): {path: string; body: Record<string, unknown>} {
  const subscription = `/subscriptions/${change.subscription}`;
  switch (change.change) {
    case 'skip':
      return {
        path: `/orders/${change.order}/skip_subscription/`,
        body: {subscription: change.subscription},
      };
    case 'pause':
      return {path: `${subscription}/pause/`, body: {}};
    case 'resume':
      return {path: `${subscription}/resume/`, body: {}};
    case 'cancel':
      return {
        path: `${subscription}/cancel/`,
        body: {cancel_reason: [change.reason, change.comment].filter(Boolean).join('|')},
      };
    case 'date':
      return {
        path: `/orders/${change.order}/change_place_date/`,
        body: {place: `${change.day} 12:00:00`},
      };
    case 'frequency': {
      const [every = '1', period = '3'] = change.frequency.split('-');
      return {
        path: `${subscription}/change_frequency/`,
        body: {every: Number(every), every_period: Number(period)},
      };
    }
    case 'quantity':
      return {path: `${subscription}/change_quantity/`, body: {quantity: change.quantity}};
  }
}

/** Subscriptions that Ordergroove keeps; null where it is not set up. */
export async function openOrdergroove(
  context: ShopContext,
  customer: string,
): Promise<SubscriptionService | null> {
  const provider = await openProvider(context, customer);
  if (provider === null) return null;
  return {
    async list() {
      const [subscriptions, coming] = await Promise.all([
        provider.subscriptions(),
        provider.coming(),
      ]);
      if (subscriptions.kind !== 'ok') return subscriptions;
      if (coming.kind !== 'ok') return coming;
      const numbers = subscriptions.value.map(({product}) => product);
      const variants = await findVariants(context, numbers);
      return {
        kind: 'ok',
        value: subscriptions.value.map((one) =>
          toSubscription(one, coming.value.get(one.public_id), variants.get(one.product)),
        ),
      };
    },
    reasons: () => provider.reasons(),
    change(change) {
      const {path, body} = toCall(change);
      return provider.change(path, body);
    },
    changes: ['skip', 'pause', 'resume', 'cancel', 'date', 'frequency', 'quantity'],
  };
}
