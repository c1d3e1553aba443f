import type {PageCookieName} from '~/domain/visitor/cookies';

import {attempt} from './attempt.client';

/** The first decoded value of a cookie that script may read and that is `ours`; null without one, or when cookies are blocked. */
export function readCookie(
  name: PageCookieName,
  ours: (value: string) => unknown = Boolean,
): string | null {
  return attempt(() => {
    const pairs = document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`));
    const values = pairs.map((pair) =>
      attempt(() => decodeURIComponent(pair.slice(name.length + 1)), ''),
    );
    return values.find(ours) ?? null;
  }, null);
}

/** Removes a cookie that was set for the whole shop. */
export function removeCookie(name: string): void {
  attempt(() => {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }, undefined);
}
