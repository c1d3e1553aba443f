import {redirect, redirectDocument} from '@remix-run/server-runtime';

import {
  type AccountTokens,
  beginSignIn,
  endSessionUrl,
  takeSignIn,
} from '~/commerce/account/hosted/identity.server';
import {hostedSessionEnd} from '~/domain/account/session-limits';
import {moveCartToCustomer} from '~/edge/cart/move.server';
import type {ShopContext} from '~/edge/request/context.server';
import {cookieNames, findCookies, setCookie} from '~/edge/request/cookies.server';
import {seal, unseal} from '~/edge/request/crypto.server';

import {announceEntry, storeSession} from '../session.server';
import {type SignInNotice, signInNotice} from '../sign-in-notices.server';

import {findIdentity} from './identity-client.server';
import {
  addPending,
  findPending,
  type PendingSignIn,
  removePending,
} from './pending-sign-ins.server';

const IDENTITY_PURPOSE = 'customer-identity';

/**
 * Sends a shopper out to the platform's page (coverage: accounts-hosted-sign-in); what its answer is checked with goes into a
 * sealed cookie of theirs. Where the page cannot be reached the sign-in page says so.
 */
export async function leadOut(
  request: Request,
  context: ShopContext,
  wanted: string,
): Promise<Response> {
  const found = await findIdentity(context);
  if (!found.ok) {
    const notice = found.kind === 'refused' ? 'no-accounts' : 'accounts-down';
    return redirect(signInNotice(notice, wanted), 303);
  }
  const {url, secrets} = await beginSignIn(found.discovery, found.client);
  await addPending(request, context, {...secrets, wanted});
  return redirectDocument(url, 303);
}

/** The id token is needed once more, for signing out; it is sealed and beside the session. */
async function keepIdentity(context: ShopContext, idToken: string | null, end: number) {
  if (idToken === null) return;
  const sealed = await seal(context.env.SESSION_SECRET, IDENTITY_PURPOSE, idToken);
  setCookie(context, 'customer_identity', sealed, {expires: new Date(end)});
}

async function findIdToken(request: Request, {env}: ShopContext): Promise<string | null> {
  for (const sealed of findCookies(request, 'customer_identity')) {
    const opened = await unseal(env.SESSION_SECRET, IDENTITY_PURPOSE, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

/** Begins the session of tokens that have just come: cookies, the cart, and the page that was wanted. */
async function enter(
  request: Request,
  context: ShopContext,
  {access, accessEnd, refresh, idToken}: AccountTokens,
  wanted: string,
): Promise<Response> {
  const end = hostedSessionEnd(Date.now());
  await storeSession(context, {token: access, end, hosted: {accessEnd, refresh}});
  await keepIdentity(context, idToken, end);
  setCookie(context, 'was_signed_in', '1');
  announceEntry(context, 'hosted');
  await moveCartToCustomer(request, context, access);
  return redirectDocument(wanted, 303);
}

const back = (notice: SignInNotice, wanted: string | null = null) =>
  redirect(signInNotice(notice, wanted), 303);

/** Whose answer this is; a state that nobody here began is none of ours. */
function findOwn(pending: readonly PendingSignIn[], state: string | null): PendingSignIn | null {
  return pending.find((one) => one.state === state) ?? null;
}

/**
 * Takes the answer of the platform's page (`/account/authorize`; coverage: accounts-hosted-answer). Whatever is wrong with it, a
 * forged, replayed, late or foreign state, code or nonce, an error, a page that was left, cookies that were not kept, leads to the
 * sign-in page, which says what happened and never leads out by itself again. The code leaves the address in any case.
 */
export async function takeAnswer(request: Request, context: ShopContext): Promise<Response> {
  const answer = new URL(request.url).searchParams;
  const state = answer.get('state');
  const pending = await findPending(request, context);
  const own = findOwn(pending, state);
  if (own === null) {
    // Back, or a bookmark: what it answered has been taken.
    if (await context.isSignedIn()) return redirectDocument('/account', 303);
    return back(cookieNames(request).length > 0 ? 'foreign-answer' : 'no-cookies');
  }
  await removePending(request, context, own.state);
  const {wanted} = own;
  const error = answer.get('error');
  if (error !== null) {
    if (error === 'access_denied') return back('cancelled', wanted);
    // The provider's own text may be anything: it is cut and stays on one line.
    const words = `${error} ${answer.get('error_description') ?? ''}`.slice(0, 200);
    console.error(`[${context.requestId}] sign-in: ${JSON.stringify(words)}`);
    return back('not-finished', wanted);
  }
  const found = await findIdentity(context);
  if (!found.ok) return back(found.kind === 'refused' ? 'no-accounts' : 'accounts-down', wanted);
  const {discovery, client} = found;
  const taken = await takeSignIn(discovery, client, answer, own, Date.now());
  if (taken.ok) return enter(request, context, taken.value, wanted);
  console.error(`[${context.requestId}] sign-in: ${taken.reason}`);
  return back(taken.kind === 'unreachable' ? 'accounts-down' : 'not-finished', wanted);
}

/** Where signing out goes on to: the platform's page, so that it forgets the customer as well; null where that is not known. */
export async function findSignOutPage(
  request: Request,
  context: ShopContext,
): Promise<string | null> {
  const idToken = await findIdToken(request, context);
  if (idToken === null) return null;
  const found = await findIdentity(context);
  return found.ok ? endSessionUrl(found.discovery, found.client, idToken) : null;
}
