import {attempt} from '~/browser/request/attempt.client';
import {removeCookie} from '~/browser/request/cookies.client';

/** Names of the cookies that script may read, whoever set them; none when cookies are blocked. */
export function cookieNames(): string[] {
  return attempt(
    () =>
      document.cookie
        .split('; ')
        .filter(Boolean)
        .map((pair) => pair.split('=', 1)[0] ?? ''),
    [],
  );
}

/** Removes a cookie of this host, and of its parent domains, where vendors put theirs. */
export function removeVendorCookie(name: string): void {
  removeCookie(name);
  const labels = location.hostname.split('.');
  for (const [index] of labels.slice(0, -1).entries()) {
    attempt(() => {
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${labels.slice(index).join('.')}`;
    }, undefined);
  }
}
