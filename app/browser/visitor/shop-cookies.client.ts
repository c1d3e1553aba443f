import {writeCookie} from '~/browser/request/cookies.client';
import {findCookieRow, type PageCookieName} from '~/domain/visitor/cookies';

/**
 * Sets one of the shop's own cookies for as long as the table says; `expires` is for one that ends before that. Pages load it
 * when they are idle: the table is no part of what they start with.
 */
export function writeShopCookie(name: PageCookieName, value: string, expires?: Date): void {
  const {lifetime} = findCookieRow(name);
  writeCookie(name, value, expires ? `Expires=${expires.toUTCString()}` : `Max-Age=${lifetime}`);
}
