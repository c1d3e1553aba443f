import {data, redirect} from '@remix-run/server-runtime';

import {
  loadSubscribedVariants,
  type SubscribedVariant,
} from '~/commerce/account/customer-products.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {
  CHANGE_NOTICES,
  type CustomerSubscription,
  deliveryDays,
  frequencyKey,
  sortSubscriptions,
  type SubscriptionChange,
  subscriptionChangeSchema,
} from '~/domain/account/subscriptions';
import {dollars, parseCents} from '~/domain/values/money';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';

import {findDraft} from './form-draft.server';
import {proveOwner} from './form-owner.server';
import {findSender} from './form-sender.server';
import {parseForm, requireAccountForm} from './forms.server';
import {refreshProviderCookie} from './og-cookie.server';
import {PRIVATE} from './pages.server';
import type {ProviderAnswer} from './provider-api.server';
import {requireCustomer} from './refresh.server';
import {
  openProvider,
  type ProviderOrder,
  type ProviderSubscription,
  UNSENT,
} from './subscriptions-provider.server';

const PATH = '/account/manage-subscriptions';

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

/**
 * The subscriptions of the customer (/account/manage-subscriptions; coverage: account-subscriptions), and `down` when
 * the provider does not answer: never an empty list in its place. `?cancel=ID` opens the question before one is
 * cancelled.
 */
export async function loadSubscriptions(request: Request, context: ShopContext) {
  const {customer} = await requireCustomer(request, context);
  await refreshProviderCookie(request, context, customer.number);
  const query = new URL(request.url).searchParams;
  // The question of a form that is shown again may be about a subscription of somebody else.
  const cancels = context.isFormKept ? null : query.get('cancel');
  const done = query.get('done') ?? '';
  const shared = {
    notice: Object.hasOwn(CHANGE_NOTICES, done)
      ? CHANGE_NOTICES[done as SubscriptionChange['change']]
      : null,
    days: deliveryDays(Date.now()),
    whose: await proveOwner(context, customer.number),
    draft: await findDraft(request, context, customer.number),
  };
  const down = {...shared, isDown: true, subscriptions: [], cancels: null, reasons: []};
  const provider = await openProvider(context, customer.number);
  if (provider === null) return data(down, PRIVATE);
  const [subscriptions, coming, reasons] = await Promise.all([
    provider.subscriptions(),
    provider.coming(),
    cancels === null ? ({kind: 'ok', value: []} as const) : provider.reasons(),
  ]);
  if (subscriptions.kind !== 'ok' || coming.kind !== 'ok' || reasons.kind !== 'ok') {
    return data(down, PRIVATE);
  }
  const variants = await findVariants(
    context,
    subscriptions.value.map(({product}) => product),
  );
  const list = sortSubscriptions(
    subscriptions.value.map((one) =>
      toSubscription(one, coming.value.get(one.public_id), variants.get(one.product)),
    ),
  );
  if (cancels !== null && !list.some(({id, state}) => id === cancels && state !== 'ended')) {
    throw notFound(PATH);
  }
  return data(
    {...shared, isDown: false, subscriptions: list, cancels, reasons: [...reasons.value]},
    PRIVATE,
  );
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

const DOWN =
  'The subscription service is not answering, so nothing was changed. Please try again in a minute.';

/** Carries out one change. A subscription or delivery of somebody else is a page that does not exist. */
export async function submitSubscriptionChange(request: Request, context: ShopContext) {
  const schema = subscriptionChangeSchema(Date.now());
  const posted = await requireAccountForm(request, [schema]);
  const form = parseForm(posted, schema);
  if (!form.ok) return form.reply;
  const found = await findSender(request, context, posted, form);
  if (!found.ok) return found.reply;
  const provider = await openProvider(context, found.value.customer.number);
  if (provider === null) return form.complain(DOWN, undefined, 503);
  const {path, body} = toCall(form.value);
  const answer: ProviderAnswer<true> = await provider.change(path, body);
  switch (answer.kind) {
    case 'ok':
      return redirect(`${PATH}?done=${form.value.change}`, 303);
    case 'missing':
      throw notFound(PATH);
    case 'refused':
      return form.complain(answer.message);
    case 'down':
      return form.complain(DOWN, undefined, 503);
  }
}
