/** This machine: a page of another site cannot come by these names, whatever its own name is made to lead to. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** What shows mails and changes the platform; a page of another site has no business there, but a link of it may lead there. */
const OWN_PAGES = /^\/(outbox|admin)(\/|$)/;
const TEST_CONTROLS = /^\/_test(\/|$)/;

function refuse(status: 403 | 421, text: string): Response {
  return new Response(text, {
    status,
    headers: {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'},
  });
}

/** The path as the router reads it, which takes an escaped letter for the letter. */
function routedPath(pathname: string): string {
  return pathname.replace(/%[0-7][0-9a-f]/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  );
}

/** Whether a browser sends this for a page of another site, its scripts, pictures and frames; links are none of these. */
function isForPageElsewhere({headers}: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  const isLink =
    headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
  return !isLink;
}

/**
 * Refuses who comes by a name that is not this machine's or one of `names`: a web page whose own name leads here (DNS rebinding)
 * would be of our origin, and could read mails and set redirects. Behind that, test controls take nothing from a page of another
 * origin, and outbox and admin show nothing to one. Null for everybody else; programs send none of these headers.
 */
export function refuseForeign(request: Request, names: readonly string[]): Response | null {
  const {hostname, pathname, origin: own} = new URL(request.url);
  const path = routedPath(pathname);
  if (![...LOOPBACK, ...names].includes(hostname)) {
    return refuse(421, 'The platform does not answer by this name.');
  }
  const isTest = TEST_CONTROLS.test(path);
  if (!isTest && !OWN_PAGES.test(path)) return null;
  const origin = request.headers.get('origin');
  const isForeign =
    (isTest && origin !== null && origin !== own) ||
    isForPageElsewhere(request) ||
    (isTest && (request.headers.get('sec-fetch-site') ?? 'same-origin') === 'cross-site');
  return isForeign ? refuse(403, 'This is not for pages of another site.') : null;
}
