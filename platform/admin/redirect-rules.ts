export interface RedirectForm {
  path: string;
  target: string;
}

/** What is wrong with a redirect, by the field it is shown beside. */
export type RedirectProblems = Partial<Record<keyof RedirectForm, string>>;

/** A storefront follows no more of them in a row. */
const MOST_HOPS = 5;
const LONGEST = 1000;

/** Whitespace, control characters and backslashes, which browsers and proxies read in ways of their own. */
function isClean(text: string): boolean {
  return ![...text].some((character) => {
    const code = character.charCodeAt(0);
    return code <= 0x20 || (code >= 0x7f && code <= 0xa0) || character === '\\';
  });
}

/** One slash and no second one behind it, encoded ones included: two would be another site. */
const isPath = (text: string) => /^\/(?!\/|%2f|%5c)/i.test(text);

/** How a storefront compares paths: decoded once, in small letters, without a slash at the end. */
function keyOf(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    // A malformed escape is compared as it stands.
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
}

function findTarget(target: string, origin: string): URL | null {
  if (!isPath(target) && !/^https?:\/\/[^/]/i.test(target)) return null;
  try {
    const url = new URL(target, origin);
    const isOwn = url.origin === origin;
    return url.username !== '' || url.password !== '' || (isOwn && !isPath(url.pathname))
      ? null
      : url;
  } catch {
    return null;
  }
}

/** Why the way from a path through the table never arrives; null when it does. */
function findTrap(
  table: ReadonlyMap<string, string>,
  start: string,
  origin: string,
): {kind: 'loop' | 'long'; seen: ReadonlySet<string>} | null {
  const seen = new Set([start]);
  let key = start;
  let hops = 0;
  for (;;) {
    const target = table.get(key);
    if (target !== undefined) hops += 1;
    const url = target === undefined ? null : findTarget(target, origin);
    if (url === null || url.origin !== origin) {
      return hops > MOST_HOPS ? {kind: 'long', seen} : null;
    }
    key = keyOf(url.pathname);
    if (seen.has(key)) return {kind: 'loop', seen};
    seen.add(key);
  }
}

/**
 * What a storefront would refuse about a redirect, or never find: anything but a path of the shop on the left, anything but such
 * a path or a http(s) address on the right, and a table that it would make go round in a circle or too far (§5.3).
 */
export function findRedirectProblems(
  {path, target}: RedirectForm,
  others: readonly RedirectForm[],
  origin: string,
): RedirectProblems {
  const problems: RedirectProblems = {};
  if (!path.startsWith('/')) problems.path = 'The old address begins with a slash.';
  else if (!isPath(path) || !isClean(path) || /[?#]/.test(path) || path.length > LONGEST)
    problems.path = 'This is no path of the shop: one slash, no spaces, no question mark and no #.';
  else if (keyOf(path) === '/') problems.path = 'The home page cannot lead elsewhere.';
  if (!isClean(target) || target.length > LONGEST || findTarget(target, origin) === null)
    problems.target =
      'The new address begins with one slash, or with https:// and a host; it has no spaces.';
  if (problems.path !== undefined || problems.target !== undefined) return problems;

  const added = keyOf(path);
  const table = new Map<string, string>();
  for (const other of others) {
    const key = keyOf(other.path);
    if (!table.has(key)) table.set(key, other.target);
  }
  table.set(added, target);
  for (const start of [added, ...table.keys()]) {
    const trap = findTrap(table, start, origin);
    if (trap === null || !trap.seen.has(added)) continue;
    problems.target =
      trap.kind === 'loop'
        ? 'This leads round in a circle, back to where it began.'
        : `This makes a chain of more than ${MOST_HOPS} redirects, which the shop does not follow.`;
    break;
  }
  return problems;
}
