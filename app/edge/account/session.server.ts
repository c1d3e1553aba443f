import type {AccessToken} from '~/commerce/account/customer-call.server';
import {type AccountEntry, ENTRY_COOKIE} from '~/domain/account/entry';
import type {ShopContext} from '~/edge/request/context.server';
import {CUSTOMER_TOKEN_COOKIE, sealToken} from '~/edge/request/customer-token.server';

/** spec §9: the subscription provider's cookie, which its widget reads. */
export const PROVIDER_COOKIE = 'og_auth';

/** Stores a customer's token: HttpOnly, sealed, and gone with the token itself (decisions.md, token cookies). */
export async function startSession(
  context: Pick<ShopContext, 'env' | 'responseHeaders'>,
  token: AccessToken,
): Promise<void> {
  const end = `Expires=${new Date(token.expiresAt).toUTCString()}`;
  context.responseHeaders.append(
    'Set-Cookie',
    `${CUSTOMER_TOKEN_COOKIE}=${await sealToken(context.env, token)}; Path=/; ${end}; HttpOnly; Secure; SameSite=Lax`,
  );
}

/** Tells the page that follows how the customer came in (spec §7 login, sign_up). */
export function announceEntry(
  {responseHeaders}: Pick<ShopContext, 'responseHeaders'>,
  entry: AccountEntry,
): void {
  responseHeaders.append(
    'Set-Cookie',
    `${ENTRY_COOKIE}=${entry}; Path=/; Max-Age=60; Secure; SameSite=Lax`,
  );
}

/** Forgets the customer in this browser: the token and the subscription provider's cookie (spec §4). */
export function endSession(context: Pick<ShopContext, 'responseHeaders'>): void {
  for (const name of [CUSTOMER_TOKEN_COOKIE, PROVIDER_COOKIE]) {
    const httpOnly = name === CUSTOMER_TOKEN_COOKIE ? ' HttpOnly;' : '';
    context.responseHeaders.append(
      'Set-Cookie',
      `${name}=; Path=/; Max-Age=0;${httpOnly} Secure; SameSite=Lax`,
    );
  }
}
