import type {AccessToken} from '~/commerce/account/customer-call.server';
import type {AccountEntry} from '~/domain/account/entry';
import type {ShopContext} from '~/edge/request/context.server';
import {clearCookie, findCookie, setCookie} from '~/edge/request/cookies.server';
import {sealToken} from '~/edge/request/customer-token.server';

/** Stores a customer's token: HttpOnly, sealed, and gone with the token itself (decisions.md, token cookies). */
export async function startSession(
  context: Pick<ShopContext, 'env' | 'responseHeaders'>,
  token: AccessToken,
): Promise<void> {
  const sealed = await sealToken(context.env, token);
  setCookie(context, 'customer_token', sealed, {expires: new Date(token.expiresAt)});
  setCookie(context, 'was_signed_in', '1');
}

/** Tells the page that follows how the customer came in (login, sign_up; coverage: visitor-form-events). */
export function announceEntry(
  context: Pick<ShopContext, 'responseHeaders'>,
  entry: AccountEntry,
): void {
  setCookie(context, 'entered', entry);
}

/** Forgets the customer in this browser: the token and the subscription provider's cookie (coverage: account-sign-out). */
export function endSession(context: Pick<ShopContext, 'responseHeaders'>): void {
  clearCookie(context, 'customer_token');
  clearCookie(context, 'was_signed_in');
  clearCookie(context, 'og_auth');
}

/**
 * True when a request without a valid token is one of a customer whose session has run out: nobody signed out here. It is said
 * once; what it was known by is cleared.
 */
export function takeRanOut(
  request: Request,
  context: Pick<ShopContext, 'responseHeaders'>,
): boolean {
  if (findCookie(request, 'was_signed_in') === null) return false;
  clearCookie(context, 'was_signed_in');
  return true;
}
