import {UNSAFE_SingleFetchRedirectSymbol as SingleFetchRedirectSymbol} from '@remix-run/server-runtime';
import {encode} from 'turbo-stream';

/** Remix's status for a redirect carried as data; a 3xx would be followed by fetch itself. */
const SINGLE_FETCH_REDIRECT_STATUS = 202;

/** True for the requests that Remix's client makes for the data of a page. */
export function isDataRequest(url: URL): boolean {
  return url.pathname.endsWith('.data');
}

/** The address of the page that a request is about, for documents and for single-fetch data alike. */
export function pagePath(url: URL): string {
  if (!isDataRequest(url)) return url.pathname;
  const path = url.pathname.slice(0, -'.data'.length);
  return path === '/_root' ? '/' : path;
}

/** Where Remix's client asks for the data of a page. */
export function dataPath(path: string): string {
  return `${path === '/' ? '/_root' : path}.data`;
}

interface CarriedError {
  status: number;
  statusText: string;
  data: unknown;
}

class ErrorForClient {
  constructor(readonly error: CarriedError) {}
}

function respond(payload: unknown, status: number, headers: HeadersInit = {}): Response {
  const body = encode(payload, {
    plugins: [
      (value) => {
        if (value instanceof ErrorForClient) {
          return ['ErrorResponse', value.error.data, value.error.status, value.error.statusText];
        }
        if (typeof value === 'object' && value !== null && SingleFetchRedirectSymbol in value) {
          return [
            'SingleFetchRedirect',
            (value as Record<typeof SingleFetchRedirectSymbol, unknown>)[SingleFetchRedirectSymbol],
          ];
        }
        return undefined;
      },
    ],
  });
  const responseHeaders = new Headers(headers);
  responseHeaders.set('Content-Type', 'text/x-script');
  responseHeaders.set('X-Remix-Response', 'yes');
  responseHeaders.set('Cache-Control', 'no-store');
  return new Response(body, {status, headers: responseHeaders});
}

interface RedirectOptions {
  status?: 301 | 302 | 303 | 307 | 308;
  headers?: HeadersInit;
  /** True for addresses outside the app: the browser loads them as a document. */
  reloadDocument?: boolean;
}

/**
 * A redirect that the one who asked can follow: a `Location` for a document, Remix's encoded redirect for its
 * client. `location` must have been checked already (domain/redirects).
 */
export function redirectTo(
  request: Request,
  location: string,
  {status = 302, headers, reloadDocument = false}: RedirectOptions = {},
): Response {
  if (!isDataRequest(new URL(request.url))) {
    const responseHeaders = new Headers(headers);
    responseHeaders.set('Location', location);
    responseHeaders.set('Cache-Control', 'no-store');
    return new Response(null, {status, headers: responseHeaders});
  }
  const instruction = {
    redirect: location,
    status,
    revalidate: new Headers(headers).has('Set-Cookie'),
    reload: reloadDocument,
    replace: false,
  };
  const payload =
    request.method === 'GET' ? {[SingleFetchRedirectSymbol]: instruction} : instruction;
  return respond(payload, SINGLE_FETCH_REDIRECT_STATUS, headers);
}

/** A refusal (404, 403 …) as Remix's client expects it, under the route that was asked for. */
export function refuseData(
  request: Request,
  routeId: string,
  status: number,
  statusText: string,
): Response {
  const error = new ErrorForClient({status, statusText, data: statusText});
  return respond(request.method === 'GET' ? {[routeId]: {error}} : {error}, status);
}
