import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@shopify/remix-oxygen';

import {type GuardName, type RouteHandle, toRouteHandle} from '~/domain/request/route-handle';

import {pagePath} from './single-fetch.server';

/** What the build knows about the page of an address, without rendering it. */
export interface Page {
  /** Id of the innermost route. */
  routeId: string;
  /** Ids of all its routes, the outermost first. */
  routeIds: readonly string[];
  params: Readonly<Record<string, string | undefined>>;
  /** The guards that it and its parents name, the outermost first. */
  guards: readonly GuardName[];
  /** What the innermost route declares about its being the same for everybody. */
  public: RouteHandle['public'];
  written: RouteHandle['written'];
}

/** A public page as the route table writes it: `/learn/:slug`. */
export type PublicRoute = Pick<Page, 'guards' | 'written'> & {path: string};

export interface PageTable {
  /** The page that a document or data request is about; null when no route matches. */
  find: (url: URL) => Page | null;
  /** Every route whose `handle` declares it public, in the order of the route table. */
  publicRoutes: readonly PublicRoute[];
}

interface RouteNode {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children?: RouteNode[];
}

/** The routes of the build as a tree, in the form that Remix's own matcher takes. */
function toRouteTree(routes: ServerBuild['routes'], parentId?: string): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .flatMap((route) => {
      if (!route) return [];
      const children = toRouteTree(routes, route.id);
      return [
        {
          id: route.id,
          path: route.path,
          index: route.index,
          caseSensitive: route.caseSensitive,
          ...(children.length > 0 ? {children} : {}),
        },
      ];
    });
}

interface Branch {
  /** The whole path, with a leading slash. */
  path: string;
  ids: string[];
}

/** Every route that has an address, children before their parents, as Remix ranks those that share one. */
function toBranches(nodes: readonly RouteNode[], above: Branch = {path: '', ids: []}): Branch[] {
  return nodes.flatMap((node) => {
    const segments = (node.path ?? '').replace(/^\/|\/$/g, '');
    const branch: Branch = {
      path: segments === '' ? above.path : `${above.path}/${segments}`,
      ids: [...above.ids, node.id],
    };
    const hasAddress = node.path !== undefined || node.index === true;
    return [...toBranches(node.children ?? [], branch), ...(hasAddress ? [branch] : [])];
  });
}

interface Pattern {
  segments: readonly string[];
  ids: readonly string[];
}

const isParameter = (segment: string) => segment.startsWith(':');

/**
 * Finds the route of a plain path among those of written segments and parameters, which are taken apart once. Null where the table
 * has other patterns (`a/*`, `:a?`, capitals): how those rank is Remix's to say. The catch-all comes after all others anyway.
 */
function plainMatcher(
  branches: readonly Branch[],
): ((path: string) => {ids: readonly string[]; params: Page['params']} | null) | null {
  const others = branches.filter(({path}) => path !== '/*');
  if (!others.every(({path}) => /^(\/(:\w+|[a-z0-9_.-]+))*$/.test(path))) return null;
  const byLength = new Map<number, Pattern[]>();
  for (const {path, ids} of others) {
    const segments = path.split('/').slice(1);
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), {segments, ids}]);
  }
  // Among routes of one length Remix prefers those with more written segments, then the first.
  const written = ({segments}: Pattern) => segments.filter((part) => !isParameter(part)).length;
  for (const patterns of byLength.values()) patterns.sort((x, y) => written(y) - written(x));

  return (path) => {
    const parts = path.split('/').slice(1);
    const found = byLength
      .get(parts.length)
      ?.find(({segments}) => segments.every((part, at) => isParameter(part) || part === parts[at]));
    if (!found) return null;
    const params = found.segments.flatMap((part, at) =>
      isParameter(part) ? [[part.slice(1), parts[at]]] : [],
    );
    return {ids: found.ids, params: Object.fromEntries(params) as Page['params']};
  };
}

/** Written in this way, a path means a fixed route only where it is the route's own, letter for letter. */
const PLAIN_PATH = /^(\/|(\/[a-z0-9_.-]+)+)$/;

/**
 * The pages of a build. Remix's matcher ranks and compiles the whole table for every path that it is given, half a millisecond for
 * ours, which a page out of the cache would pay as well: plain paths are therefore looked up. Any other spelling
 * (capitals, escapes, doubled slashes) is matched as Remix itself will match it, so that no spelling goes around a guard.
 */
export function pageTable(routes: ServerBuild['routes']): PageTable {
  const tree = toRouteTree(routes);
  const branches = toBranches(tree);

  function describe(ids: readonly string[], params: Page['params']): Page | null {
    const routeId = ids.at(-1);
    if (routeId === undefined) return null;
    const handles = ids.map((id) => toRouteHandle(routes[id]?.module.handle));
    return {
      routeId,
      routeIds: ids,
      params,
      guards: handles.flatMap(({guards}) => guards ?? []),
      public: handles.at(-1)?.public,
      written: handles.at(-1)?.written,
    };
  }

  const fixed = new Map<string, Page | null>();
  for (const {path, ids} of branches.filter(({path}) => PLAIN_PATH.test(path || '/'))) {
    if (!fixed.has(path || '/')) fixed.set(path || '/', describe(ids, {}));
  }
  const findPlain = plainMatcher(branches);

  function match(path: string): Page | null {
    // Malformed percent-encoding is refused before any step that asks.
    const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path);
    if (!matches) return null;
    const ids = matches.flatMap(({route}) => route.id ?? []);
    return describe(ids, matches.at(-1)?.params ?? {});
  }

  return {
    find(url) {
      const path = pagePath(url);
      if (!PLAIN_PATH.test(path)) return match(path);
      const known = fixed.get(path);
      if (known !== undefined) return known;
      const found = findPlain?.(path);
      return found ? describe(found.ids, found.params) : match(path);
    },
    publicRoutes: branches.flatMap(({path, ids}) => {
      const page = describe(ids, {});
      return page?.public === undefined
        ? []
        : [{path: path || '/', guards: page.guards, written: page.written}];
    }),
  };
}

/** The same table, which remembers what it found: the steps of one request ask for one address several times. */
export function remembering(pages: PageTable): PageTable {
  const found = new Map<string, Page | null>();
  return {
    ...pages,
    find(url) {
      const known = found.get(url.pathname);
      if (known !== undefined) return known;
      const page = pages.find(url);
      found.set(url.pathname, page);
      return page;
    },
  };
}
