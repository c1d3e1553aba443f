import {hasControlCharacter} from '~/domain/values/control-characters';

import {canonicalPath} from './canonical-path';

/** One entry of the merchant's table (platform `UrlRedirect`). */
interface RedirectEntry {
  path: string;
  target: string;
}

/** Normalised path → target, ready for exact look-ups. */
export type RedirectTable = ReadonlyMap<string, string>;

/**
 * Where a visitor is sent. External targets need a full page load, internal ones are followed in the app
 * (coverage: page-redirects-external).
 */
export interface Redirection {
  /** Absolute for external targets, otherwise path, query and fragment. */
  location: string;
  external: boolean;
}

/** Longer chains, like loops, are a mistake of the table, and the page is served instead. */
const MAX_REDIRECT_HOPS = 5;

/**
 * The key a path is stored and looked up under: percent-decoded once (an encoded slash or percent stays encoded),
 * lower case and without trailing slashes, as the platform compares paths.
 */
export function redirectKey(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    // A malformed escape is compared as it stands.
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
}

/** Builds the table; of two entries for one path the first wins, as on the platform. */
export function redirectTable(entries: readonly RedirectEntry[]): RedirectTable {
  const table = new Map<string, string>();
  for (const {path, target} of entries) {
    const key = redirectKey(path);
    if (!table.has(key)) table.set(key, target);
  }
  return table;
}

/**
 * True for a path that stays on this site wherever it is put: one leading slash, no second slash or backslash after
 * it (encoded ones included, since something between us and the browser may decode them), no control characters.
 */
export function isLocalPath(path: string): boolean {
  return /^\/(?!\/|\\|%2f|%5c)/i.test(path) && !path.includes('\\') && !hasControlCharacter(path);
}

function parseTarget(target: string, origin: string): URL | null {
  if (hasControlCharacter(target) || target.includes('\\')) return null;
  if (!isLocalPath(target) && !/^https?:\/\/[^/]/i.test(target)) return null;
  try {
    const url = new URL(target, origin);
    if (url.username !== '' || url.password !== '') return null;
    return url;
  } catch {
    return null;
  }
}

/** Two queries as one, the first in front, each kept as text. */
export function joinQueries(first: string, second: string): string {
  const parts = [first, second].map((query) => query.replace(/^\?/, '')).filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * Follows the table from an address (decisions.md): exact match only, at most MAX_REDIRECT_HOPS, the asked query kept
 * behind the target's own. Null when there is no redirect, when the table loops, and when a target is neither a local
 * path nor an absolute http(s) address.
 */
export function resolveRedirect(
  table: RedirectTable,
  asked: {origin: string; pathname: string; search: string},
): Redirection | null {
  if (table.size === 0) return null;
  const seen = new Set([redirectKey(asked.pathname)]);
  let {pathname} = asked;
  let search = asked.search;
  let found: Redirection | null = null;
  for (;;) {
    const target = table.get(redirectKey(pathname));
    if (target === undefined) return found;
    const url = parseTarget(target, asked.origin);
    if (!url || seen.size > MAX_REDIRECT_HOPS) return null;
    search = joinQueries(url.search, search);
    if (url.origin !== asked.origin) {
      return {location: `${url.origin}${url.pathname}${search}${url.hash}`, external: true};
    }
    const key = redirectKey(url.pathname);
    if (seen.has(key) || !isLocalPath(url.pathname)) return null;
    seen.add(key);
    // In the one spelling, or the visitor would be sent on once more.
    pathname = canonicalPath(url.pathname);
    found = {location: `${pathname}${search}${url.hash}`, external: false};
  }
}
