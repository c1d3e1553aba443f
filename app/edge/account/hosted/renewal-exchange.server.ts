import {z} from 'zod/mini';

import type {AccountTokens} from '~/commerce/account/hosted/identity.server';
import type {ShopContext} from '~/edge/request/context.server';
import {seal, unseal} from '~/edge/request/crypto.server';
import {hostCache} from '~/edge/request/host.server';

const PURPOSE = 'renewed-session';

/** As long as a request with the former cookie may still be on its way. */
const KEPT_SECONDS = 60;

const renewedSchema = z.object({
  access: z.string(),
  accessEnd: z.number(),
  refresh: z.string(),
  idToken: z.nullable(z.string()),
});

const addressOf = (fingerprint: string) => `https://renewals.invalid/${fingerprint}`;

type Host = Pick<ShopContext, 'env' | 'requestId'>;

/**
 * What another isolate of this edge location has renewed with the same refresh token a moment ago; null where none has. It lies in
 * the Cache API, sealed, under the fingerprint of the token: who has neither the token nor the shop's secret finds and opens
 * nothing.
 */
export async function findRenewedElsewhere(
  {env}: Host,
  fingerprint: string,
): Promise<AccountTokens | null> {
  try {
    const answer = await hostCache('renewals').match(addressOf(fingerprint));
    const opened = answer ? await unseal(env.SESSION_SECRET, PURPOSE, await answer.text()) : null;
    const parsed = renewedSchema.safeParse(opened === null ? null : JSON.parse(opened));
    return parsed.success ? parsed.data : null;
  } catch {
    // A host without a cache: each isolate then knows of its own renewals alone.
    return null;
  }
}

/** Lets the other isolates of this location find a renewal. */
export async function tellElsewhere(
  {env, requestId}: Host,
  fingerprint: string,
  renewed: AccountTokens,
): Promise<void> {
  try {
    const sealed = await seal(env.SESSION_SECRET, PURPOSE, JSON.stringify(renewed));
    const headers = {'Cache-Control': `max-age=${KEPT_SECONDS}`};
    await hostCache('renewals').put(addressOf(fingerprint), new Response(sealed, {headers}));
  } catch (fault) {
    console.error(`[${requestId}] renewing a sign-in: not told elsewhere`, fault);
  }
}
