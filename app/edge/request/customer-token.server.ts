import {findCookie} from './cookies.server';

/** The customer access token of a signed-in shopper (spec §4): HttpOnly, never in HTML or loader data. */
export const CUSTOMER_TOKEN_COOKIE = 'customer_token';

/** The token that came with a request; null for a shopper who is not signed in. */
export function findCustomerToken(request: Request): string | null {
  const token = findCookie(request, CUSTOMER_TOKEN_COOKIE);
  return token === '' ? null : token;
}
