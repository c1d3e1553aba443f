import type {PlatformModule} from '../module.ts';

import type {NodeFinders, RequestContext} from './context.ts';
import {parseGlobalId} from './gid.ts';
import type {Resolvers} from './resolvers.ts';

export function collectFinders(modules: readonly PlatformModule[]): NodeFinders {
  return Object.assign({}, ...modules.map((module) => module.nodes ?? {})) as NodeFinders;
}

/** The source behind a global id as this caller may see it; null when there is none (§3.1). */
export function findNode(id: string, context: RequestContext): unknown {
  const parsed = parseGlobalId(id);
  const finders = context.nodes;
  if (parsed === null || !Object.hasOwn(finders, parsed.type)) return null;
  return finders[parsed.type]?.(parsed, context) ?? null;
}

/** `node` and `nodes`; order and duplicates are kept (§3.1). */
export const nodeResolvers: Resolvers = {
  QueryRoot: {
    node: (_source: unknown, {id}: {id: string}, context) => findNode(id, context),
    nodes: (_source: unknown, {ids}: {ids: string[]}, context) =>
      ids.map((id) => findNode(id, context)),
  },
};
