import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';

import {type Campaign, config} from '../../../hydrogen.config';

import type {ShopContext} from './context.server';
import {pagePath} from './single-fetch.server';

/** spec §6: the guards that routes name in `handle.guards`. */
export type GuardName =
  'anonymous' | 'authenticated' | 'categories' | 'total' | 'total-chimarathon';

export interface GuardArgs {
  request: Request;
  context: ShopContext;
  params: Readonly<Record<string, string | undefined>>;
}

/** What a guard decides: nothing (go on), a redirect elsewhere in the shop, or "there is no such page". */
export type GuardVerdict =
  {kind: 'pass'} | {kind: 'redirect'; location: string} | {kind: 'notFound'};

export type Guard = (args: GuardArgs) => GuardVerdict | Promise<GuardVerdict>;

export const PASS: GuardVerdict = {kind: 'pass'};

/** A campaign is open while it is enabled and the instant lies within its optional limits. */
export function isCampaignOpen(campaign: Campaign, now: number): boolean {
  if (!campaign.enabled) return false;
  if (campaign.startsAt !== undefined && now < Date.parse(campaign.startsAt)) return false;
  return campaign.endsAt === undefined || now < Date.parse(campaign.endsAt);
}

export function campaignGuard(name: keyof typeof config.campaigns): Guard {
  return () => (isCampaignOpen(config.campaigns[name], Date.now()) ? PASS : {kind: 'notFound'});
}

interface GuardedHandle {
  guards?: readonly string[];
}

function toHandle(value: unknown): GuardedHandle {
  return typeof value === 'object' && value !== null ? value : {};
}

interface RouteNode {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children?: RouteNode[];
}

/** The route tree of the build in the form that Remix's own matcher takes. */
export function toRouteTree(routes: ServerBuild['routes'], parentId?: string): RouteNode[] {
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

export interface PageMatch {
  /** Id of the innermost route. */
  routeId: string;
  /** Ids of all its routes, the outermost first. */
  routeIds: string[];
  params: Readonly<Record<string, string | undefined>>;
  guards: string[];
}

/** Which page a request is about, and the guards it and its parents name; null when no route matches. */
export function matchPage(build: ServerBuild, tree: RouteNode[], url: URL): PageMatch | null {
  // Malformed percent-encoding is refused before this step.
  const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], pagePath(url));
  if (!matches) return null;
  const leaf = matches[matches.length - 1];
  if (!leaf?.route.id) return null;
  const guards = matches.flatMap(({route}) => {
    const handle = route.id === undefined ? {} : toHandle(build.routes[route.id]?.module.handle);
    return [...(handle.guards ?? [])];
  });
  const routeIds = matches.flatMap(({route}) => route.id ?? []);
  return {routeId: leaf.route.id, routeIds, params: leaf.params, guards};
}

/**
 * Asks the named guards in order; the first that does not pass decides. An unknown name is a mistake of the
 * developer and throws the specified error (spec §8).
 */
export async function askGuards(
  names: readonly string[],
  registry: Readonly<Record<GuardName, Guard>>,
  args: GuardArgs,
): Promise<GuardVerdict> {
  for (const name of names) {
    const guard = Object.hasOwn(registry, name) ? registry[name as GuardName] : undefined;
    if (!guard) throw new Error('Unknown route middleware');
    const verdict = await guard(args);
    if (verdict.kind !== 'pass') return verdict;
  }
  return PASS;
}
