import {maskPath, maskPersonalData} from './personal-data';

/** The path as it is compared and reported: decoded once, without a trailing slash. */
function decodedPath(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURI(pathname);
  } catch {
    // A malformed escape is reported as it stands.
  }
  return decoded.replace(/\/+$/, '') || '/';
}

/**
 * True when coming to `next` is a page view (decisions.md): the first load and every change of the path, Back
 * included; not a change of the query or the fragment of one page, nor the same address spelt in two encodings.
 */
export function isPageView(previous: string | null, next: string): boolean {
  return previous === null || decodedPath(previous) !== decodedPath(next);
}

/** A path as it may be reported: what a mail's link proves stays out of it, and so does whoever a lost one names. */
export function reportedPath(pathname: string): string {
  return maskPath(withoutProof(decodedPath(pathname)));
}

function withoutProof(path: string): string {
  return path.replace(/^\/account\/(activate|reset)\/.*/s, '/account/$1');
}

/** Query parameters that describe a campaign and never a person; all others are left out of reported addresses. */
const REPORTED_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'exp',
] as const;

/** The address of a page as it may be reported: origin, path and campaign parameters. */
export function reportedLocation(url: URL): string {
  const query = new URLSearchParams();
  for (const name of REPORTED_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null && mayReport(name, value)) query.set(name, value);
  }
  const search = query.toString();
  const path = maskPath(withoutProof(url.pathname));
  return `${url.origin}${path}${search === '' ? '' : `?${search}`}`;
}

/** A campaign's own name may be a number or hold a day; any other value with personal data is left out as a whole. */
function mayReport(name: string, value: string): boolean {
  const isOwnName = name === 'utm_campaign' || name === 'utm_content';
  return maskPersonalData(value) === value || (isOwnName && /^[\w-]*$/.test(value));
}

/** An error text without what a visitor may have typed: addresses and numbers are masked, the length is bounded. */
export function reportedMessage(message: string): string {
  // Half of a character at the cut goes too; what is cut for people to read is cut by `cutText`, which is more script.
  return maskPersonalData(message)
    .slice(0, 150)
    .replace(/\p{Cs}$/u, '');
}
