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

/** The tree without the pages whose address is written out. */
function withoutFixed(nodes: readonly RouteNode[], fixed: ReadonlySet<string>): RouteNode[] {
  return nodes.flatMap((node) => {
    if (!node.children) return fixed.has(node.id) ? [] : [node];
    const children = withoutFixed(node.children, fixed);
    return children.length > 0 ? [{...node, children}] : [];
  });
}

/** The beginning of a path up to its second slash: `/products` of `/products/paste`. */
const firstSegment = (path: string): string => /^\/?[^/]*/.exec(path)?.[0] ?? '';

/** Whether an address that begins with this segment may be the route's; null is a segment that no route writes out. */
function mayBegin({path = ''}: RouteNode, segment: string | null): boolean {
  const own = firstSegment(`/${path}`);
  return own === segment || !/^\/[a-z0-9_.-]+$/.test(own);
}

/**
 * The routes that a path may mean, by its first segment: those that begin with it, and those that any path may mean. Remix's
 * matcher ranks and compiles all that it is given, every time; few of them begin alike. Routes keep their order and parents.
 */
function bySegment(nodes: readonly RouteNode[]): (path: string) => readonly RouteNode[] {
  const isRoot = ({path = '', children}: RouteNode) => path === '' && children !== undefined;
  const narrowed = (segment: string | null): RouteNode[] =>
    nodes
      .filter((node) => isRoot(node) || mayBegin(node, segment))
      .map((node) =>
        isRoot(node)
          ? {...node, children: node.children?.filter((child) => mayBegin(child, segment))}
          : node,
      );
  const segments = nodes
    .flatMap((node) => (isRoot(node) ? (node.children ?? []) : [node]))
    .map(({path = ''}) => firstSegment(`/${path}`));
  const groups = new Map(segments.map((segment) => [segment, narrowed(segment)]));
  const others = narrowed(null);
  return (path) => groups.get(firstSegment(path)) ?? others;
}

/** Written in this way, a path means a fixed route only where it is the route's own, letter for letter. */
const PLAIN_PATH = /^(\/|(\/[a-z0-9_.-]+)+)$/;

/**
 * The pages of a build. Remix's matcher ranks the whole table for every path that it is given, half a millisecond for
 * ours, which a page out of the cache would pay as well: pages whose address is written out are therefore looked up, and
 * for other plain paths the matcher gets only the routes with parameters that begin like it. Any other spelling (capitals, escapes, doubled
 * slashes) is matched as Remix itself will match it, so that no spelling goes around a guard.
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

  const fixedBranches = branches.filter(({path}) => PLAIN_PATH.test(path || '/'));
  const fixed = new Map<string, Page | null>();
  for (const {path, ids} of fixedBranches) {
    if (!fixed.has(path || '/')) fixed.set(path || '/', describe(ids, {}));
  }
  const others = bySegment(
    withoutFixed(tree, new Set(fixedBranches.flatMap(({ids}) => ids.slice(-1)))),
  );

  function match(nodes: readonly RouteNode[], path: string): Page | null {
    // Malformed percent-encoding is refused before any step that asks.
    const matches = matchRoutes(nodes as Parameters<typeof matchRoutes>[0], path);
    if (!matches) return null;
    const ids = matches.flatMap(({route}) => route.id ?? []);
    return describe(ids, matches.at(-1)?.params ?? {});
  }

  return {
    find(url) {
      const path = pagePath(url);
      if (!PLAIN_PATH.test(path)) return match(tree, path);
      return fixed.get(path) ?? match(others(path), path);
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
