import type {CustomerRefusal} from '~/commerce/account/customer-call.server';
import {CONTRACT_CHANGES, createContractCalls} from '~/commerce/account/hosted/contracts.server';
import type {ShopContext} from '~/edge/request/context.server';
import {findSubscriptionsBase} from '~/edge/request/environment.server';

import {findIdentity} from './hosted/identity-client.server';
import {openOrdergroove} from './ordergroove.server';
import type {ProviderAnswer} from './provider-api.server';
import type {SignedIn} from './refresh.server';
import type {SubscriptionService} from './subscriptions-port.server';

function toProviderAnswer<T>(answer: {ok: true; value: T} | CustomerRefusal): ProviderAnswer<T> {
  if (answer.ok) return {kind: 'ok', value: answer.value};
  return answer.kind === 'user' ? {kind: 'refused', message: answer.message} : {kind: 'down'};
}

/** Shopify's own subscription contracts; null where the accounts cannot be asked. */
async function openContracts(
  context: ShopContext,
  {token}: SignedIn,
): Promise<SubscriptionService | null> {
  const found = await findIdentity(context);
  if (!found.ok) return null;
  const calls = createContractCalls({api: found.discovery.api, origin: found.client.origin});
  return {
    list: async () => toProviderAnswer(await calls.list(token)),
    reasons: () => Promise.resolve({kind: 'ok', value: []}),
    async change(change) {
      // A contract that is not the customer's is told apart from one that refuses: its page does not exist.
      const own = await calls.list(token);
      if (!own.ok) return {kind: 'down'};
      if (!own.value.some(({id}) => id === change.subscription)) return {kind: 'missing'};
      return toProviderAnswer(await calls.change(token, change));
    },
    changes: CONTRACT_CHANGES,
  };
}

type Found =
  | {kind: 'service'; service: SubscriptionService}
  /** There is one, and it cannot be asked. */
  | {kind: 'down'}
  /** Nobody keeps subscriptions for this customer. */
  | {kind: 'none'};

/** Who keeps this customer's subscriptions: the provider that is configured, else the platform for a hosted account. */
export async function findSubscriptionService(
  context: ShopContext,
  signedIn: SignedIn,
): Promise<Found> {
  if (findSubscriptionsBase(context.env) !== null) {
    const service = await openOrdergroove(context, signedIn.customer.number);
    return service === null ? {kind: 'down'} : {kind: 'service', service};
  }
  if (signedIn.calls.kind === 'legacy') return {kind: 'none'};
  const service = await openContracts(context, signedIn);
  return service === null ? {kind: 'down'} : {kind: 'service', service};
}
