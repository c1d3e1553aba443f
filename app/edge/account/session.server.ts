import type {AccessToken} from '~/commerce/account/customer-call.server';
import type {AccountEntry} from '~/domain/account/entry';
import {needsRenewal, sessionEnd} from '~/domain/account/session-limits';
import type {ShopContext} from '~/edge/request/context.server';
import {
  type Answer,
  clearEveryCookie,
  findCookie,
  setCookie,
  setCookiesOf,
} from '~/edge/request/cookies.server';
import {type CustomerSession, sealSession, sealToken} from '~/edge/request/customer-token.server';

type Sealing = Answer & Pick<ShopContext, 'env'>;

/** The cookie goes with the session itself: with its token, or when it has not been used for too long. */
function keepSession(context: Sealing, sealed: string, times: {end: number; seenAt: number}): void {
  setCookie(context, 'customer_token', sealed, {expires: new Date(sessionEnd(times))});
}

/** Stores a session as it is used now. */
export async function storeSession(
  context: Sealing,
  session: Pick<CustomerSession, 'token' | 'end' | 'hosted'>,
): Promise<void> {
  const now = Date.now();
  const sealed = await sealSession(context.env, session, now);
  keepSession(context, sealed, {end: session.end, seenAt: now});
}

/** Stores a customer's token: HttpOnly, sealed, with when it was used last (decisions.md, token cookies). */
export async function startSession(context: Sealing, token: AccessToken): Promise<void> {
  const now = Date.now();
  const sealed = await sealToken(context.env, token, now);
  keepSession(context, sealed, {end: Date.parse(token.expiresAt), seenAt: now});
  setCookie(context, 'was_signed_in', '1');
}

/**
 * Writes down that a session is in use (coverage: account-session-limits): where the request asked who is signed in, its time of
 * last use is old, and nothing that happened since began or ended a session.
 */
export async function renewSession(context: ShopContext): Promise<void> {
  if (!context.askedForCustomer()) return;
  const now = Date.now();
  const [session] = await context.sessions();
  if (!session || !needsRenewal(session, now)) return;
  const names = setCookiesOf(context.responseHeaders).map((cookie) => cookie.split('=', 1)[0]);
  if (names.some((name) => name?.endsWith('customer_token'))) return;
  const sealed = await sealSession(context.env, session, now);
  keepSession(context, sealed, {end: session.end, seenAt: now});
}

/** Tells the page that follows how the customer came in (login, sign_up; coverage: visitor-form-events). */
export function announceEntry(context: Answer, entry: AccountEntry): void {
  setCookie(context, 'entered', entry);
}

/** Forgets the customer in this browser: the token and the subscription provider's cookie (coverage: account-sign-out). */
export function endSession(request: Request, context: Answer): void {
  clearEveryCookie(request, context, 'customer_token');
  if (findCookie(request, 'customer_identity') !== null) {
    clearEveryCookie(request, context, 'customer_identity');
  }
  clearEveryCookie(request, context, 'was_signed_in');
  clearEveryCookie(request, context, 'og_auth');
}

/**
 * True when a request without a valid token is one of a customer whose session has run out: nobody signed out here. It is said
 * once; what it was known by is cleared.
 */
export function takeRanOut(request: Request, context: Answer): boolean {
  if (findCookie(request, 'was_signed_in') === null) return false;
  clearEveryCookie(request, context, 'was_signed_in');
  return true;
}
