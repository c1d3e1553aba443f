import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
  isObjectType,
} from 'graphql';

import type {RequestContext} from './context.ts';
import {accessDenied} from './errors.ts';
import type {Resolvers} from './resolvers.ts';
import {scopeOf} from './scopes.ts';
import {SERVED_VERSIONS, type ServedVersion} from './versions.ts';

const require = createRequire(import.meta.url);

/** The official schema snapshots, as their packages publish them. */
const SCHEMA_FILES: Record<ServedVersion, string> = {
  '2025-04': '@shopify/hydrogen/storefront.schema.json',
  '2026-04': 'hydrogen-react-2026/storefront.schema.json',
};

const introspections = new Map<ServedVersion, IntrospectionQuery>();

function readIntrospection(version: ServedVersion): IntrospectionQuery {
  let introspection = introspections.get(version);
  if (introspection === undefined) {
    const path = require.resolve(SCHEMA_FILES[version]);
    const file = JSON.parse(readFileSync(path, 'utf8')) as
      IntrospectionQuery | {data: IntrospectionQuery};
    introspection = 'data' in file ? file.data : file;
    introspections.set(version, introspection);
  }
  return introspection;
}

/** Lays the maps over each other; two resolvers for one field are a mistake unless the later one may replace. */
export function mergeResolvers(maps: readonly Resolvers[]): Resolvers {
  const merged: Record<string, Record<string, Resolvers[string][string]>> = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) {
      merged[type] = {...merged[type], ...fields};
    }
  }
  return merged;
}

/** Names in a resolver map that neither schema has. */
function findUnknownFields(resolvers: Resolvers): string[] {
  const known = new Set<string>();
  for (const version of SERVED_VERSIONS) {
    for (const type of readIntrospection(version).__schema.types) {
      if (type.kind !== 'OBJECT' && type.kind !== 'INTERFACE') continue;
      for (const field of type.fields) known.add(`${type.name}.${field.name}`);
    }
  }
  return Object.entries(resolvers).flatMap(([type, fields]) =>
    Object.keys(fields)
      .map((field) => `${type}.${field}`)
      .filter((name) => !known.has(name)),
  );
}

function attach(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const own = resolvers[type.name];
    const inherited = type
      .getInterfaces()
      .map((parent) => resolvers[parent.name])
      .filter((map) => map !== undefined);
    for (const field of Object.values(type.getFields())) {
      const resolve = own?.[field.name] ?? inherited.find((map) => map[field.name])?.[field.name];
      const {scope, needsToken} = scopeOf(type.name, field.name);
      if (resolve !== undefined) {
        field.resolve = resolve as unknown as GraphQLFieldResolver<unknown, RequestContext>;
      }
      if (scope === null) continue;
      const inner = field.resolve ?? defaultFieldResolver;
      field.resolve = (source: unknown, args, context: RequestContext, info) => {
        const isTokenless = needsToken && context.access === 'tokenless';
        if (isTokenless || context.services.withheldScopes.has(scope)) {
          throw accessDenied(field.name, `\`${scope}\` access scope.`);
        }
        return inner(source, args, context, info);
      };
    }
  }
}

/**
 * The executable schema of each served version. They are built when first asked for; fields that
 * only one version has are attached there alone. A resolver map may also name an interface: its
 * resolvers serve every type that implements it and has none of its own.
 */
export function createSchemas(resolvers: Resolvers): (version: ServedVersion) => GraphQLSchema {
  const unknown = findUnknownFields(resolvers);
  if (unknown.length > 0) {
    throw new Error(`Resolvers for fields that no schema has: ${unknown.join(', ')}`);
  }
  const built = new Map<ServedVersion, GraphQLSchema>();
  return (version) => {
    let schema = built.get(version);
    if (schema === undefined) {
      schema = buildClientSchema(readIntrospection(version), {assumeValid: true});
      attach(schema, resolvers);
      built.set(version, schema);
    }
    return schema;
  };
}
