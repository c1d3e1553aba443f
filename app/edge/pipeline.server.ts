import type {ServerBuild} from '@remix-run/server-runtime';

import type {ShopContext} from './context.server';
import {askGuards, matchPage, toRouteTree, type Guard, type GuardName} from './guards.server';
import {setSecurityHeaders} from './security-headers.server';
import {isDataRequest, redirectTo, refuseData} from './single-fetch.server';

export type Next = (request?: Request) => Promise<Response>;

/** One named step of a request's way through the edge. `next()` runs the rest. */
export interface Step {
  name: string;
  run: (request: Request, context: ShopContext, next: Next) => Promise<Response>;
}

/** Runs the steps in order; the last `next` is the application itself. */
export function runPipeline(
  steps: readonly Step[],
  request: Request,
  context: ShopContext,
  application: (request: Request) => Promise<Response>,
): Promise<Response> {
  const from = (index: number, current: Request): Promise<Response> => {
    const step = steps[index];
    if (!step) return application(current);
    return step.run(current, context, (replaced) => from(index + 1, replaced ?? current));
  };
  return from(0, request);
}

/** Every `Set-Cookie` on its own, also where the host's compatibility date predates `getSetCookie`. */
export function setCookiesOf(headers: Headers): string[] {
  const old = headers as Headers & {getAll?: (name: string) => string[]};
  if (typeof headers.getSetCookie === 'function') return headers.getSetCookie();
  return old.getAll?.('Set-Cookie') ?? [];
}

/** Request id, security headers, and the cookies that steps and loaders left in `context.responseHeaders`. */
export const securityHeaders: Step = {
  name: 'security headers',
  async run(request, context, next) {
    const response = await next();
    // Answers of caches and of fetch have immutable headers.
    const sent = new Response(response.body, response);
    for (const [name, value] of context.responseHeaders) {
      if (name.toLowerCase() !== 'set-cookie') sent.headers.set(name, value);
    }
    for (const cookie of setCookiesOf(context.responseHeaders)) {
      sent.headers.append('Set-Cookie', cookie);
    }
    setSecurityHeaders(sent.headers, {
      nonce: context.nonce,
      env: context.env,
      requestId: context.requestId,
      isSecure: new URL(request.url).protocol === 'https:',
    });
    return sent;
  },
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * One address per page: doubled slashes, trailing slashes and capitals go to the canonical spelling once
 * (308 keeps the method); malformed percent-encoding is a 400 here, so that nothing behind it meets it.
 */
export const canonicalAddress: Step = {
  name: 'canonical address',
  async run(request, _context, next) {
    const url = new URL(request.url);
    if (!isDecodable(url.pathname)) {
      return new Response('Bad Request: the address is not encoded correctly.', {
        status: 400,
        headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
      });
    }
    if (isDataRequest(url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const canonical = canonicalPath(url.pathname);
    if (canonical === url.pathname) return next();
    return redirectTo(request, `${canonical}${url.search}`, {status: 308});
  },
};

/** Paths of the build, of the framework and of links that carry a code keep their capitals. */
const CASE_SENSITIVE =
  /^\/(assets|builds|cms|discount|account\/(?:activate|reset)|__manifest)(\/|$)/;

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

/** An address that only the catch-all route matches. */
const NOT_FOUND_PATH = '/__not-found';

/** Asks the guards of the matched routes before any loader, for documents and data alike (spec §6). */
export function routeGuards(
  build: ServerBuild,
  registry: Readonly<Record<GuardName, Guard>>,
): Step {
  const tree = toRouteTree(build.routes);
  return {
    name: 'route guards',
    async run(request, context, next) {
      const match = matchPage(build, tree, new URL(request.url));
      if (!match || match.guards.length === 0) return next();
      const verdict = await askGuards(match.guards, registry, {
        request,
        context,
        params: match.params,
      });
      switch (verdict.kind) {
        case 'pass':
          return next();
        case 'redirect':
          return redirectTo(request, verdict.location);
        case 'notFound':
          if (isDataRequest(new URL(request.url))) {
            return refuseData(request, match.routeId, 404, 'Page Not Found');
          }
          // The catch-all route draws the page for the address as it was asked for; no loader of the page runs.
          context.requestedPath = new URL(request.url).pathname;
          return next(new Request(new URL(NOT_FOUND_PATH, request.url), request));
      }
    },
  };
}
