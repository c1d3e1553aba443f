import type {PageCookieName} from '~/domain/visitor/cookies';

import {attempt} from './attempt.client';

/** The decoded value of a cookie that script may read; null without it, or when cookies are blocked. */
export function readCookie(name: PageCookieName): string | null {
  return attempt(() => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  }, null);
}

/**
 * Sets a cookie for the whole shop, Secure and SameSite=Lax as all of them are; silent when cookies are blocked. `end` says when
 * it goes. What the shop stores is written by `writeShopCookie`, which takes the end from the table.
 */
export function writeCookie(name: string, value: string, end: string): void {
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; ${end}; Path=/; Secure; SameSite=Lax`;
  }, undefined);
}

/** Removes a cookie that was set for the whole shop. */
export function removeCookie(name: string): void {
  writeCookie(name, '', 'Max-Age=0');
}
