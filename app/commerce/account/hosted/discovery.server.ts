import {z} from 'zod/mini';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {SCHEMA_TEXTS} from '~/domain/values/schema-texts';

import {CALL_DEADLINE_MS} from './account-client.server';

const url = z.url();

const serverSchema = z.object({
  issuer: url,
  authorization_endpoint: url,
  token_endpoint: url,
  end_session_endpoint: url,
  jwks_uri: z.optional(url),
});

const apiSchema = z.object({graphql_api: url});

/** Where a shop's hosted accounts are reached; the same for every shopper. */
export interface AccountsDiscovery {
  server: z.output<typeof serverSchema>;
  /** Address of the Customer Account API, in the newest version. */
  api: string;
}

/** The shop has no hosted accounts: nothing that passes by itself, and a merchant's business. */
export class AccountsRefused extends Error {
  override readonly name = 'AccountsRefused';
}

/** A shop's origin: its domain as the environment names it. */
function originOf(store: string): string {
  return new URL(store.includes('://') ? store : `https://${store}`).origin;
}

async function readDocument<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  let response: Response;
  try {
    response = await fetch(address, {
      headers: {Accept: 'application/json'},
      signal: AbortSignal.timeout(CALL_DEADLINE_MS),
    });
  } catch (fault) {
    throw PlatformUnavailable.from(fault);
  }
  // 4xx but for "too many": asking again changes nothing until the merchant does.
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    throw new AccountsRefused(`${address} answers ${response.status}: no hosted accounts here`);
  }
  if (!response.ok) throw new PlatformUnavailable(`HTTP ${response.status}`, response.status);
  const parsed = schema.safeParse(await response.json().catch(() => null), SCHEMA_TEXTS);
  if (!parsed.success) throw new AccountsRefused(`${address}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Asks a shop where its hosted accounts are: `/.well-known/openid-configuration` and `/.well-known/customer-account-api` at its
 * domain. The issuer they name is another address than the shop's. Throws `AccountsRefused` where the shop has none, and
 * `PlatformUnavailable` where it does not answer.
 */
export async function readDiscovery(store: string): Promise<AccountsDiscovery> {
  const origin = originOf(store);
  const [server, {graphql_api: api}] = await Promise.all([
    readDocument(`${origin}/.well-known/openid-configuration`, serverSchema),
    readDocument(`${origin}/.well-known/customer-account-api`, apiSchema),
  ]);
  return {server, api};
}
