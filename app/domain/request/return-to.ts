import {isLocalPath} from './redirects';

/** Where a customer goes who asked for nothing in particular. */
export const ACCOUNT_HOME = '/account';

/** Name of the query parameter and form field that carry the page somebody wanted before signing in. */
export const RETURN_TO = 'return_to';

const LONGEST_PATH = 500;

/** Paths are resolved against it; which site it is says nothing. */
const ANY_SITE = 'https://shop.example';

/** Pages for signed-out visitors: going back to one of them after signing in would go round in a circle. */
const GUEST_PAGE =
  /^\/account\/(login|logout|activate|reset|reset-password|create-account)(\/|\?|#|$)/i;

/**
 * The page to go on to after signing in: a path of this shop as it was asked for, else `/account`. Addresses of other
 * sites in any spelling (`//host`, `/\host`, `/%2fhost`, control characters) are refused.
 */
export function parseReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return ACCOUNT_HOME;
  if (!isLocalPath(value) || !URL.canParse(value, ANY_SITE)) return ACCOUNT_HOME;
  // Dots are resolved by now: `/.//host` has become `//host`, and `/account/./login` a page for guests.
  const {pathname} = new URL(value, ANY_SITE);
  return isLocalPath(pathname) && !GUEST_PAGE.test(pathname) ? value : ACCOUNT_HOME;
}

/** The sign-in page that leads back to `wanted`; `notice` names what it says first (why somebody is there). */
export function signInPath(wanted: string, notice: string | null = null): string {
  const target = parseReturnTo(wanted);
  const query = new URLSearchParams({
    ...(target === ACCOUNT_HOME ? {} : {[RETURN_TO]: target}),
    ...(notice === null ? {} : {notice}),
  }).toString();
  return query === '' ? '/account/login' : `/account/login?${query}`;
}
