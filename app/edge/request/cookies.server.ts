import {serialize} from 'cookie';

import {type CookieName, findCookieRow, guardedName, isHttpOnly} from '~/domain/visitor/cookies';

/** What is answered with; the security headers' step puts these headers on whatever response leaves. */
export interface Answer {
  readonly responseHeaders: Headers;
  /** The browser reaches the shop over https; over http some browsers drop what is Secure, and all of them a guarded name. */
  readonly isSecure: boolean;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Browsers keep 180 of a site. Thousands, which fit into a header, would cost their square wherever each is looked for. */
const MOST_COOKIES = 300;

/** Every cookie of a request in its order: a browser sends several of one name where their paths or domains differ. */
function cookiesOf(request: Request): [name: string, value: string][] {
  const pairs = (request.headers.get('Cookie') ?? '').split(';').slice(0, MOST_COOKIES);
  return pairs.flatMap((pair) => {
    const end = pair.indexOf('=');
    if (end < 0) return [];
    const value = pair.slice(end + 1).trim();
    return [[pair.slice(0, end).trim(), decode(value.replace(/^"(.*)"$/, '$1'))]];
  });
}

/** The name that a cookie has over https, for a plain name; null for one that is not guarded, or is that name. */
function guardOf(name: string): string | null {
  const isPlain = findCookieRow(name)?.isGuarded && !name.startsWith(guardedName(''));
  return isPlain ? guardedName(name) : null;
}

/** The names that a cookie may come under, the guarded one first. */
function namesOf(name: string): string[] {
  const guard = guardOf(name);
  return guard === null ? [name] : [guard, name];
}

/**
 * The decoded values of a cookie of the request, in order and without those that are empty or not encoded correctly. Which of
 * several is ours is for the caller to find out: somebody else's may stand before it. A guarded cookie's plain name is read
 * where the guarded one did not come, from the time before it was guarded and from shops on plain http; beside the guarded one,
 * which nobody else can set, it could only be older or another host's.
 */
export function findCookies(request: Request, name: CookieName): string[] {
  const cookies = cookiesOf(request);
  const [first = [], plain = []] = namesOf(name).map((known) =>
    cookies.flatMap(([key, value]) => (key === known && value !== '' ? value : [])),
  );
  return first.length > 0 ? first : plain;
}

/** The first value of a cookie that is `ours`; null without one. */
export function findCookie(
  request: Request,
  name: CookieName,
  ours: (value: string) => boolean = () => true,
): string | null {
  return findCookies(request, name).find(ours) ?? null;
}

/** What may be the name of a cookie (RFC 6265); a header can hold anything. */
const NAME = /^[\w!#$%&'*+.^`|~-]{1,80}$/;

/** Names of the cookies that came with a request, those that script cannot read included, in order and each once. */
export function cookieNames(request: Request): string[] {
  const names = cookiesOf(request).map(([name]) => name);
  return [...new Set(names)].filter((name) => NAME.test(name) && name !== '__proto__').sort();
}

function attributesOf(name: string, {isSecure}: Answer) {
  const row = findCookieRow(name);
  const httpOnly = row !== null && isHttpOnly(row);
  return {
    path: '/',
    secure: isSecure || row?.isSecureAlways === true,
    sameSite: 'lax',
    httpOnly,
  } as const;
}

/** Sets a cookie of the table with what its row says of it; `expires` is for what ends before the row's lifetime does. */
export function setCookie(
  answer: Answer,
  name: CookieName,
  value: string,
  {expires}: {expires?: Date} = {},
): void {
  const {lifetime, isGuarded} = findCookieRow(name);
  const maxAge = typeof lifetime === 'number' && !expires ? lifetime : undefined;
  const ownName = isGuarded && answer.isSecure ? guardedName(name) : name;
  answer.responseHeaders.append(
    'Set-Cookie',
    serialize(ownName, value, {...attributesOf(name, answer), expires, maxAge}),
  );
}

/** Removes a cookie: one of the table, under each name that it may have, or one that somebody else set for the whole shop. */
export function clearCookie(answer: Answer, name: string): void {
  for (const known of answer.isSecure ? namesOf(name) : [name]) {
    answer.responseHeaders.append(
      'Set-Cookie',
      serialize(known, '', {...attributesOf(name, answer), maxAge: 0}),
    );
  }
}

/** What the host's own cookie may be shadowed by: nothing, and each parent that the browser takes cookies for. */
function domainsOf({hostname}: URL): (string | undefined)[] {
  const labels = hostname.split('.');
  return [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}

function pathsOf({pathname}: URL): string[] {
  const parts = pathname.split('/').filter(Boolean);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/**
 * Removes a cookie, and where more came of its name than are ours, those of parent domains and of the paths that lead here too:
 * one that is left would stand in for the one that is gone. Over https the shop sets none under a guarded cookie's plain name.
 */
export function clearEveryCookie(request: Request, answer: Answer, name: string): void {
  clearCookie(answer, name);
  const ours = answer.isSecure && guardOf(name) !== null ? 0 : 1;
  if (cookiesOf(request).filter(([key]) => key === name).length <= ours) return;
  const url = new URL(request.url);
  for (const domain of domainsOf(url)) {
    for (const path of pathsOf(url)) {
      if (domain === undefined && path === '/') continue;
      answer.responseHeaders.append(
        'Set-Cookie',
        serialize(name, '', {...attributesOf(name, answer), path, domain, maxAge: 0}),
      );
    }
  }
}

/** Every `Set-Cookie` on its own, also where the host's compatibility date predates `getSetCookie`. */
export function setCookiesOf(headers: Headers): string[] {
  const old = headers as Headers & {getAll?: (name: string) => string[]};
  if (typeof headers.getSetCookie === 'function') return headers.getSetCookie();
  return old.getAll?.('Set-Cookie') ?? [];
}
