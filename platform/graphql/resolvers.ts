import type {GraphQLResolveInfo} from 'graphql';

import type {RequestContext} from './context.ts';

/**
 * A field's resolver. Source and arguments are typed where the resolver is written; `never` lets
 * one map hold resolvers of every type.
 */
export type FieldResolver = (
  source: never,
  args: never,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Resolvers by type and field; a type or field that neither schema knows refuses the start. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;
