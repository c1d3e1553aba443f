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

type Kind = 'localStorage' | 'sessionStorage';

export function readStored(kind: Kind, key: string): string | null {
  return attempt(() => window[kind].getItem(key), null);
}

/** Writes, or removes for null; false when the browser refuses. */
export function writeStored(kind: Kind, key: string, value: string | null): boolean {
  return attempt(() => {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  }, false);
}

/** Every key; empty when storage is blocked. */
export function storedKeys(kind: Kind): string[] {
  return attempt(() => Object.keys(window[kind]), []);
}

/** The decoded value of a cookie that script may read; null without it, or when cookies are blocked. */
export function readCookie(name: string): string | null {
  return attempt(() => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  }, null);
}

/** Sets a cookie from its `name=value; Attributes` text; silent when cookies are blocked. */
export function writeCookie(text: string): void {
  attempt(() => {
    document.cookie = text;
  }, undefined);
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

/** Removes a cookie of this host, and of its parent domains, where vendors put theirs. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  writeCookie(`${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`);
  for (const domain of domains) writeCookie(`${name}=; Path=/; Domain=${domain}; Max-Age=0`);
}
