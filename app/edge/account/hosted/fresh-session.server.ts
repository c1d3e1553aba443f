import type {CustomerAnswer, CustomerRefusal} from '~/commerce/account/customer-call.server';
import {
  type AccountTokens,
  type IdentityAnswer,
  refreshTokens,
} from '~/commerce/account/hosted/identity.server';
import {needsFreshAccess} from '~/domain/account/session-limits';
import {linkCartToCustomer} from '~/edge/cart/session.server';
import type {ShopContext} from '~/edge/request/context.server';
import {fingerprint} from '~/edge/request/crypto.server';
import type {CustomerSession, HostedTokens} from '~/edge/request/customer-token.server';

import {storeSession} from '../session.server';

import {findIdentity} from './identity-client.server';
import {findRenewedElsewhere, tellElsewhere} from './renewal-exchange.server';
import {rememberedRenewals} from './renewal-memory.server';

/** A renewal that another request has begun is waited for this long, in steps. */
const LONGEST_WAIT_MS = 4_000;
const STEP_MS = 40;

type HostedSession = CustomerSession & {hosted: HostedTokens};
type Renewed = IdentityAnswer<AccountTokens>;

const refusal = (cause: CustomerRefusal['cause'], kind: CustomerRefusal['kind']) =>
  ({ok: false, kind, cause, message: 'Your sign-in could not be renewed', userErrors: []}) as const;

async function renew(context: ShopContext, refresh: string): Promise<Renewed> {
  const found = await findIdentity(context);
  if (!found.ok) return {ok: false, kind: 'unreachable', reason: 'the accounts cannot be reached'};
  const {discovery, client} = found;
  return refreshTokens(discovery, client, refresh, Date.now());
}

/**
 * Renews, unless another isolate has just done so. A refusal is looked into once more: the other one may have been faster by a
 * moment, and a refresh token works once.
 */
async function renewHereOrElsewhere(
  context: ShopContext,
  key: string,
  refresh: string,
): Promise<Renewed> {
  const known = await findRenewedElsewhere(context, key);
  if (known !== null) return {ok: true, value: known};
  const answer = await renew(context, refresh);
  if (answer.ok) {
    context.waitUntil(tellElsewhere(context, key, answer.value));
    return answer;
  }
  const late = answer.kind === 'refused' ? await findRenewedElsewhere(context, key) : null;
  return late === null ? answer : {ok: true, value: late};
}

/**
 * Renews once, however many requests of a shopper ask at the same time (coverage: accounts-renewal): the others wait for the one
 * that began, each by its own clock, as a promise of one request is not to be waited for by another.
 */
async function renewOnce(context: ShopContext, refresh: string): Promise<Renewed> {
  const key = await fingerprint(refresh);
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const known = rememberedRenewals.find(key);
    if (known?.kind === 'done') return known.answer;
    if (known === null || Date.now() >= deadline) break;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, STEP_MS);
    });
  }
  rememberedRenewals.set(key, {kind: 'running'});
  const answer = await renewHereOrElsewhere(context, key, refresh);
  // What passes is asked anew by the next request; what is refused stays so.
  if (answer.ok || answer.kind === 'refused') rememberedRenewals.set(key, {kind: 'done', answer});
  else rememberedRenewals.forget(key);
  if (!answer.ok) console.error(`[${context.requestId}] renewing a sign-in: ${answer.reason}`);
  return answer;
}

async function takeOver(
  request: Request,
  context: ShopContext,
  session: HostedSession,
  {access, accessEnd, refresh}: AccountTokens,
): Promise<HostedSession> {
  const fresh = {...session, token: access, hosted: {accessEnd, refresh}};
  await storeSession(context, fresh);
  // A cart knows the customer by a token that has just ended: it is told the new one (coverage: accounts-cart).
  await linkCartToCustomer(request, context, access);
  return fresh;
}

/**
 * The session with another access token, at most once a request: where its own is about to end, or was refused before its end. A
 * provider that does not answer signs nobody out: the account cannot be reached. One that refuses ends the session.
 */
export function renewedSession(
  request: Request,
  context: ShopContext,
  session: HostedSession,
): Promise<CustomerAnswer<HostedSession>> {
  return context.once('renewed session', async () => {
    const renewed = await renewOnce(context, session.hosted.refresh);
    if (renewed.ok) {
      return {ok: true, value: await takeOver(request, context, session, renewed.value)};
    }
    return renewed.kind === 'refused'
      ? refusal('token', 'errors')
      : refusal('other', 'unreachable');
  });
}

/**
 * The session with an access token that lasts for a call, renewed where it is about to end; while the token still opens it is used
 * where the renewal is not answered.
 */
export async function freshSession(
  request: Request,
  context: ShopContext,
  session: HostedSession,
): Promise<CustomerAnswer<HostedSession>> {
  const {accessEnd} = session.hosted;
  if (!needsFreshAccess(accessEnd, Date.now())) return {ok: true, value: session};
  const renewed = await renewedSession(request, context, session);
  const isUsable = !renewed.ok && renewed.cause !== 'token' && accessEnd > Date.now();
  return isUsable ? {ok: true, value: session} : renewed;
}

/** True for the session of a hosted account. */
export function isHosted(session: CustomerSession): session is HostedSession {
  return session.hosted !== null;
}
