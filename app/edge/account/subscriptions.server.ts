import {data, redirect} from '@remix-run/server-runtime';

import {textOf} from '~/content/strings.server';
import {
  CHANGE_NOTICES,
  type CustomerSubscription,
  deliveryDays,
  sortSubscriptions,
  type SubscriptionChange,
  subscriptionChangeSchema,
} from '~/domain/account/subscriptions';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
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
import {findSubscriptionService} from './subscription-service.server';

const PATH = '/account/manage-subscriptions';

const PLAIN_INVITATION = 'With one, what runs out comes by itself.';

/**
 * The subscriptions of the customer (/account/manage-subscriptions; coverage: account-subscriptions); `down` when
 * the provider does not answer, never an empty list in its place, and `none` where nobody keeps any. `?cancel=ID` opens the question before one is
 * cancelled.
 */
export async function loadSubscriptions(request: Request, context: ShopContext) {
  const signedIn = await requireCustomer(request, context);
  const {customer} = signedIn;
  await refreshProviderCookie(request, context, customer.number);
  const query = new URL(request.url).searchParams;
  // The question of a form that is shown again may be about a subscription of somebody else.
  const cancels = context.isFormKept ? null : query.get('cancel');
  const done = query.get('done') ?? '';
  const offer = await loadShopOffer(context);
  const shared = {
    notice: Object.hasOwn(CHANGE_NOTICES, done)
      ? CHANGE_NOTICES[done as SubscriptionChange['change']]
      : null,
    days: deliveryDays(Date.now()),
    invitation: offer.keeps(['plan-savings'])
      ? offer.inTrade(textOf('trade.subscriptions'), PLAIN_INVITATION)
      : PLAIN_INVITATION,
    whose: await proveOwner(context, customer.number),
    draft: await findDraft(request, context, customer.number),
  };
  const nothing = {
    ...shared,
    subscriptions: [] as CustomerSubscription[],
    cancels: null,
    reasons: [],
    changes: [],
  };
  const found = await findSubscriptionService(context, signedIn);
  if (found.kind !== 'service') return data({...nothing, state: found.kind}, PRIVATE);
  const {service} = found;
  const [subscriptions, reasons] = await Promise.all([
    service.list(),
    cancels === null ? ({kind: 'ok', value: []} as const) : service.reasons(),
  ]);
  if (subscriptions.kind !== 'ok' || reasons.kind !== 'ok') {
    return data({...nothing, state: 'down' as const}, PRIVATE);
  }
  const list = sortSubscriptions(subscriptions.value);
  if (cancels !== null && !list.some(({id, state}) => id === cancels && state !== 'ended')) {
    throw notFound(PATH);
  }
  return data(
    {
      ...shared,
      state: 'listed' as const,
      subscriptions: list,
      cancels,
      reasons: [...reasons.value],
      changes: [...service.changes],
    },
    PRIVATE,
  );
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
  const keeper = await findSubscriptionService(context, found.value);
  if (keeper.kind !== 'service') return form.complain(DOWN, undefined, 503);
  const answer: ProviderAnswer<true> = await keeper.service.change(form.value);
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
