import type {NodeFinder, PlatformModule} from '../module.ts';
import type {RequestContext} from './context.ts';
import {parseGlobalId} from './gid.ts';
import type {Resolvers} from './resolvers.ts';

/** `node` and `nodes` over what the modules can find; order and duplicates are kept (§3.1). */
export function nodeResolvers(modules: readonly PlatformModule[]): Resolvers {
  const finders: Record<string, NodeFinder> = {};
  for (const module of modules) Object.assign(finders, module.nodes);
  const find = (id: string, context: RequestContext): unknown => {
    const parsed = parseGlobalId(id);
    if (parsed === null || !Object.hasOwn(finders, parsed.type)) return null;
    return finders[parsed.type]?.(parsed, context) ?? null;
  };
  return {
    QueryRoot: {
      node: (_source: unknown, {id}: {id: string}, context) => find(id, context),
      nodes: (_source: unknown, {ids}: {ids: string[]}, context) =>
        ids.map((id) => find(id, context)),
    },
  };
}
