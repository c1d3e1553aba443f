import {type AccountsDiscovery, AccountsRefused} from '~/commerce/account/hosted/discovery.server';
import {rememberedDiscovery} from '~/commerce/account/hosted/discovery-memory.server';
import type {IdentityClient} from '~/commerce/account/hosted/identity.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {ShopContext} from '~/edge/request/context.server';

type Found =
  | {ok: true; discovery: AccountsDiscovery; client: IdentityClient}
  /** `refused`: the store has no hosted accounts; nothing that passes by itself. */
  | {ok: false; kind: 'unreachable' | 'refused'};

/**
 * Where the store's hosted accounts are, and the shop as their client. What is wrong is in the log, by name and for the merchant
 * (coverage: accounts-refused-kind).
 */
export function findIdentity(
  context: Pick<ShopContext, 'env' | 'siteOrigin' | 'requestId' | 'once'>,
): Promise<Found> {
  return context.once('identity', async (): Promise<Found> => {
    const {env, siteOrigin, requestId} = context;
    const clientId = env.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID;
    if (clientId === undefined) {
      console.error(`[${requestId}] accounts: PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID is not set`);
      return {ok: false, kind: 'refused'};
    }
    try {
      const discovery = await rememberedDiscovery.of(env.PUBLIC_STORE_DOMAIN);
      return {ok: true, discovery, client: {clientId, origin: siteOrigin}};
    } catch (fault) {
      const isRefused = fault instanceof AccountsRefused;
      if (!isRefused && !(fault instanceof PlatformUnavailable)) throw fault;
      console.error(`[${requestId}] accounts: ${fault.message}`);
      return {ok: false, kind: isRefused ? 'refused' : 'unreachable'};
    }
  });
}
