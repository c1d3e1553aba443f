import {parse, serialize} from 'cookie';

import {type CookieName, findCookieRow, isHttpOnly} from '~/domain/visitor/cookies';

/** What is answered with; the security headers' step puts these headers on whatever response leaves. */
interface Answer {
  readonly responseHeaders: Headers;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const cookiesOf = (request: Request) => parse(request.headers.get('Cookie') ?? '', {decode});

/** The decoded value of a cookie of the request; null without one, with an empty one, and when it is not encoded correctly. */
export function findCookie(request: Request, name: CookieName): string | null {
  const value = cookiesOf(request)[name] ?? '';
  return value === '' ? null : value;
}

/** What may be the name of a cookie (RFC 6265); a header can hold anything. */
const NAME = /^[\w!#$%&'*+.^`|~-]{1,80}$/;

/** Names of the cookies that came with a request, those that script cannot read included, in order and each once. */
export function cookieNames(request: Request): string[] {
  return Object.keys(cookiesOf(request))
    .filter((name) => NAME.test(name))
    .sort();
}

function attributesOf(name: string) {
  const row = findCookieRow(name);
  const httpOnly = row !== null && isHttpOnly(row);
  return {path: '/', secure: true, sameSite: 'lax', httpOnly} as const;
}

/** Sets a cookie of the table with what its row says of it; `expires` is for what ends before the row's lifetime does. */
export function setCookie(
  {responseHeaders}: Answer,
  name: CookieName,
  value: string,
  {expires}: {expires?: Date} = {},
): void {
  const {lifetime} = findCookieRow(name);
  const maxAge = typeof lifetime === 'number' && !expires ? lifetime : undefined;
  responseHeaders.append(
    'Set-Cookie',
    serialize(name, value, {...attributesOf(name), expires, maxAge}),
  );
}

/** Removes a cookie: one of the table, or one that somebody else set for the whole shop. */
export function clearCookie({responseHeaders}: Answer, name: string): void {
  responseHeaders.append('Set-Cookie', serialize(name, '', {...attributesOf(name), maxAge: 0}));
}

/** Every `Set-Cookie` on its own, also where the host's compatibility date predates `getSetCookie`. */
export function setCookiesOf(headers: Headers): string[] {
  const old = headers as Headers & {getAll?: (name: string) => string[]};
  if (typeof headers.getSetCookie === 'function') return headers.getSetCookie();
  return old.getAll?.('Set-Cookie') ?? [];
}
