import type {PageCookieName} from '~/domain/visitor/cookies';
import type {KeyPlace, StoredKey} from '~/domain/visitor/stored-items';

/**
 * Storage that never throws: in private modes merely touching it may (case C026). What cannot be stored is forgotten.
 */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readStored<Place extends KeyPlace>(
  place: Place,
  key: StoredKey<Place>,
): string | null {
  return attempt(() => window[place].getItem(key), null);
}

/** False when the browser refuses. */
export function writeStored<Place extends KeyPlace>(
  place: Place,
  key: StoredKey<Place>,
  value: string,
): boolean {
  return attempt(() => {
    window[place].setItem(key, value);
    return true;
  }, false);
}

/** Removes a key, whoever wrote it. */
export function removeStored(place: KeyPlace, key: string): void {
  attempt(() => window[place].removeItem(key), undefined);
}

/** Every key; empty when storage is blocked. */
export function storedKeys(place: KeyPlace): string[] {
  return attempt(() => Object.keys(window[place]), []);
}

/** The decoded value of a cookie that script may read; null without it, or when cookies are blocked. */
export function readCookie(name: PageCookieName): string | null {
  return attempt(() => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  }, null);
}

/** Names of the cookies that script may read. */
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

function setCookie(text: string): void {
  attempt(() => {
    document.cookie = text;
  }, undefined);
}

/**
 * Sets a cookie for the whole shop, Secure and SameSite=Lax as all of them are; silent when cookies are blocked. `end` says when
 * it goes. What the shop stores is written by `writeShopCookie`, which takes the end from the table.
 */
export function writeCookie(name: string, value: string, end: string): void {
  setCookie(`${name}=${encodeURIComponent(value)}; ${end}; Path=/; Secure; SameSite=Lax`);
}

/** Removes a cookie of this host, and of its parent domains, where vendors put theirs. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  writeCookie(name, '', 'Max-Age=0');
  for (const domain of domains) setCookie(`${name}=; Path=/; Domain=${domain}; Max-Age=0`);
}
