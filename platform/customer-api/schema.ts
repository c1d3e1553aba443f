import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

import type {RequestContext} from '../graphql/context.ts';
import {accessDenied} from '../graphql/errors.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

const require = createRequire(import.meta.url);

function readSchema(): GraphQLSchema {
  const path = require.resolve('@shopify/hydrogen/customer-account.schema.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as
    IntrospectionQuery | {data: IntrospectionQuery};
  return buildClientSchema('data' in file ? file.data : file, {assumeValid: true});
}

const EMPTY_CONNECTION = {
  edges: [],
  nodes: [],
  pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
};

/** What a field that the platform does not model holds: nothing, in the shape that the schema wants. */
function nothingOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isObjectType(inner) && inner.name.endsWith('Connection')) return EMPTY_CONNECTION;
  if (inner.toString() === 'Boolean') return false;
  return inner.toString() === 'Int' ? 0 : undefined;
}

/** Reads a field off its source; one that the source does not have is not modelled. */
function unmodelled(type: GraphQLOutputType): GraphQLFieldResolver<unknown, RequestContext> {
  const nothing = nothingOf(type);
  return (source, args, context, info) => {
    const found: unknown = defaultFieldResolver(source, args, context, info);
    return found === undefined ? nothing : found;
  };
}

/** What a storefront is never given the scope of, as no local customer has such a thing. */
const denied: GraphQLFieldResolver<unknown, RequestContext> = (_source, _args, _context, info) => {
  throw accessDenied(info.fieldName, 'an access scope that the local shop does not grant.');
};

/**
 * The executable schema of the Customer Account API, as Hydrogen ships it. Fields without a resolver are read off their
 * source; what nothing models is null, empty or zero; mutations without a resolver are denied.
 */
export function createCustomerSchema(resolvers: Resolvers): GraphQLSchema {
  const schema = readSchema();
  const unknown = new Set(
    Object.entries(resolvers).flatMap(([type, fields]) =>
      Object.keys(fields).map((field) => `${type}.${field}`),
    ),
  );
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      unknown.delete(`${type.name}.${field.name}`);
      const own = resolvers[type.name]?.[field.name];
      const isMutation = type === schema.getMutationType();
      field.resolve =
        own === undefined
          ? isMutation
            ? denied
            : unmodelled(field.type)
          : (own as GraphQLFieldResolver<unknown, RequestContext>);
    }
  }
  if (unknown.size > 0) {
    throw new Error(
      `Resolvers for fields that the schema does not have: ${[...unknown].join(', ')}`,
    );
  }
  return schema;
}
