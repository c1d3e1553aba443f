import type {GuardName} from '~/domain/request/route-handle';
import {askGuards, type Guard} from '~/edge/request/guards.server';
import {isDataRequest, pagePath, redirectTo, refuseData} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {NOT_FOUND_PATH} from '../refused-page.server';

/** Asks the guards of the matched routes before any loader, for documents and data alike (coverage: page-guards). */
export function routeGuards(registry: Readonly<Record<GuardName, Guard>>): Step {
  return {
    name: 'route guards',
    async run(request, context, next) {
      const page = context.pages.find(new URL(request.url));
      if (!page || page.guards.length === 0) return next();
      const {guards, params} = page;
      const verdict = await askGuards(guards, registry, {request, context, params});
      switch (verdict.kind) {
        case 'pass':
          return next();
        case 'redirect':
          return redirectTo(request, verdict.location);
        case 'notFound':
          if (isDataRequest(new URL(request.url))) {
            const path = pagePath(new URL(request.url));
            return refuseData(request, page.routeId, 404, `Page Not Found: ${path}`);
          }
          // The catch-all route draws the page for the address as it was asked for; no loader of the page runs.
          context.requestedPath = new URL(request.url).pathname;
          return next(new Request(new URL(NOT_FOUND_PATH, request.url), request));
      }
    },
  };
}
