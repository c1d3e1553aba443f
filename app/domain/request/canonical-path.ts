/** Paths of the build, of the framework and of links that carry a code keep their capitals. */
const CASE_SENSITIVE =
  /^\/(assets|builds|cms|discount|account\/(?:activate|reset)|__manifest)(\/|$)/;

/** Characters that mean the same escaped and not (RFC 3986, 2.3); an escape of any other may mean something else. */
const UNRESERVED = /[\w.~-]/;

/** Without escapes that are not needed, each of which would double the spellings of a page. */
function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape;
  });
}

/**
 * The one spelling of a path: single slashes, none at its end, small letters, nothing escaped that need not be; the escapes that
 * stay, and paths that carry a code, keep their capitals.
 */
export function canonicalPath(pathname: string): string {
  let path = withoutNeedlessEscapes(pathname).replace(/\/{2,}/g, '/');
  if (path.length > 1) path = path.replace(/\/$/, '');
  // Escapes keep their (upper) case: `%2F` is not a letter to be lowered.
  if (!CASE_SENSITIVE.test(path)) {
    path = path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
      part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
    );
  }
  return path;
}

/**
 * True for a path in the one spelling that the shop's own links have: canonical, and with no more characters escaped than
 * must be. `path` is well encoded.
 */
export function isOwnSpelling(path: string): boolean {
  const respelled = path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/');
  return respelled === path && canonicalPath(path) === path;
}
