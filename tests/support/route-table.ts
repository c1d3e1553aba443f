import type {ServerBuild} from '@shopify/remix-oxygen';

import type {RouteHandle} from '~/domain/request/route-handle';
import {type PageTable, pageTable} from '~/edge/request/page-table.server';

type Routes = ServerBuild['routes'];

function routeOf(id: string, path: string, parentId: string | undefined, handle: unknown) {
  return {
    id,
    path,
    index: path === '' && parentId !== undefined ? true : undefined,
    parentId,
    module: {default: undefined, handle},
  };
}

/** Routes below one root as the build lists them: path without a leading slash → its handle; the path is its id, too. */
function buildRoutes(handles: Readonly<Record<string, RouteHandle | undefined>>): Routes {
  const routes = {
    root: routeOf('root', '', undefined, undefined),
    ...Object.fromEntries(
      Object.entries(handles).map(([path, handle]) => [path, routeOf(path, path, 'root', handle)]),
    ),
  };
  return routes as unknown as Routes;
}

/** The page table of a shop with these pages. */
export function buildPages(handles: Readonly<Record<string, RouteHandle | undefined>>): PageTable {
  return pageTable(buildRoutes(handles));
}
