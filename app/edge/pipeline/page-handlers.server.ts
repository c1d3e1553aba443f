import {createRequestHandler} from '@remix-run/server-runtime';
import type {ServerBuild} from '@shopify/remix-oxygen';

import {once} from '~/domain/values/once';
import type {Page} from '~/edge/request/page-table.server';

type RequestHandler = ReturnType<typeof createRequestHandler>;

/** The chain of a route's ids, its outermost parent first. */
function lineage(routes: ServerBuild['routes'], id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...lineage(routes, parent), id];
}

function only<T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
}

/**
 * Remix's request handler of each page, which knows the routes of that page alone. The whole build's ranks and compiles every
 * route for each request, three times; here the page table has matched already. A request without a page gets the
 * whole build's, which finds none either. The browser's manifest is a file of its own and stays whole. Each
 * is made with the first request for its page, so that a worker starts without them.
 */
export function pageHandlers(
  build: ServerBuild,
  mode: string,
): (page: Pick<Page, 'routeId'> | null) => RequestHandler {
  const whole = once(() => createRequestHandler(build, mode));
  const ofPages = new Map(
    Object.keys(build.routes).map((id) => [
      id,
      once(() => {
        const ids = lineage(build.routes, id);
        const assets = {...build.assets, routes: only(build.assets.routes, ids)};
        return createRequestHandler({...build, routes: only(build.routes, ids), assets}, mode);
      }),
    ]),
  );
  return (page) => ((page && ofPages.get(page.routeId)) ?? whole)();
}
