import type {AccessToken} from '~/commerce/account/customer-call.server';
import type {AccountEntry} from '~/domain/account/entry';
import type {ShopContext} from '~/edge/request/context.server';
import {clearCookie, setCookie} from '~/edge/request/cookies.server';
import {sealToken} from '~/edge/request/customer-token.server';

/** Stores a customer's token: HttpOnly, sealed, and gone with the token itself (decisions.md, token cookies). */
export async function startSession(
  context: Pick<ShopContext, 'env' | 'responseHeaders'>,
  token: AccessToken,
): Promise<void> {
  const sealed = await sealToken(context.env, token);
  setCookie(context, 'customer_token', sealed, {expires: new Date(token.expiresAt)});
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
  clearCookie(context, 'og_auth');
}
