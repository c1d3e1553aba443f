import {attempt} from '~/browser/request/attempt.client';
import {findCookieRow, type PageCookieName} from '~/domain/visitor/cookies';

/**
 * Sets one of the shop's own cookies for the whole shop, for as long as the table says; `expires` is for one that ends before
 * that. Silent when cookies are blocked. Pages load it when they are idle: the table is no part of what they start with.
 */
export function writeShopCookie(name: PageCookieName, value: string, expires?: Date): void {
  const {lifetime, isSecureAlways} = findCookieRow(name);
  const end = expires ? `Expires=${expires.toUTCString()}` : `Max-Age=${lifetime}`;
  // Over http some browsers do not keep what is Secure, and the visitor would be asked for consent on every page.
  const secure = location.protocol === 'https:' || isSecureAlways ? ' Secure;' : '';
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; ${end}; Path=/;${secure} SameSite=Lax`;
  }, undefined);
}
