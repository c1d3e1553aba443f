/** Paths of the build, of the framework and of links that carry a code keep their capitals. */
const CASE_SENSITIVE =
  /^\/(assets|builds|cms|discount|account\/(?:activate|reset)|__manifest)(\/|$)/;

/**
 * The one spelling of a path: single slashes, none at its end, small letters; escapes and paths that carry a code keep their
 * capitals.
 */
export function canonicalPath(pathname: string): string {
  let path = pathname.replace(/\/{2,}/g, '/');
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
