import type {CustomerSubscription, SubscriptionChange} from '~/domain/account/subscriptions';

import type {ProviderAnswer} from './provider-api.server';

/**
 * The subscriptions of one customer, whoever keeps them (coverage: account-subscriptions): Ordergroove, or Shopify's own contracts
 * of a hosted account.
 */
export interface SubscriptionService {
  list: () => Promise<ProviderAnswer<CustomerSubscription[]>>;
  /** Why somebody may cancel; none where nobody is asked. */
  reasons: () => Promise<ProviderAnswer<{code: number; text: string}[]>>;
  change: (change: SubscriptionChange) => Promise<ProviderAnswer<true>>;
  /** What can be changed here. */
  changes: readonly SubscriptionChange['change'][];
}
