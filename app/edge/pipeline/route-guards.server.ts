import type {ServerBuild} from '@remix-run/server-runtime';

import {
  askGuards,
  type Guard,
  type GuardName,
  matchPage,
  toRouteTree,
} from '~/edge/request/guards.server';
import {isDataRequest, redirectTo, refuseData} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

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
