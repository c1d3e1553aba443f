import {
  type DocumentNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  valueFromAST,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

import type {ErrorEntry} from './errors.ts';
import {isGlobalId} from './gid.ts';

/** An argument whose value is looked at before the document runs: it holds ids or lists. */
export interface ArgumentSite {
  path: string[];
  line: number;
  column: number;
  field: string;
  argument: string;
  type: GraphQLInputType;
  value: ValueNode;
}

const MAX_LIST_LENGTH = 250;

function isWorthChecking(type: GraphQLInputType, seen = new Set<string>()): boolean {
  if (isNonNullType(type)) return isWorthChecking(type.ofType, seen);
  if (isListType(type)) return true;
  if (!isInputObjectType(type)) return type.name === 'ID';
  if (seen.has(type.name)) return false;
  seen.add(type.name);
  return Object.values(type.getFields()).some((field) => isWorthChecking(field.type, seen));
}

/** Finds the arguments to check, in the operation and in the fragments that it uses. */
export function findArgumentSites(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ArgumentSite[] {
  const sites: ArgumentSite[] = [];
  const info = new TypeInfo(schema);
  const trail: string[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      OperationDefinition(node) {
        return node === operation ? undefined : false;
      },
      Field: {
        enter(node) {
          trail.push(node.alias?.value ?? node.name.value);
          for (const argument of node.arguments ?? []) {
            const definition = info
              .getFieldDef()
              ?.args.find((one) => one.name === argument.name.value);
            if (definition === undefined || !isWorthChecking(definition.type)) continue;
            sites.push({
              path: [...trail],
              line: argument.loc?.startToken.line ?? 1,
              column: argument.loc?.startToken.column ?? 1,
              field: node.name.value,
              argument: argument.name.value,
              type: definition.type,
              value: argument.value,
            });
          }
        },
        leave() {
          trail.pop();
        },
      },
    }),
  );
  return sites;
}

interface Fault {
  kind: 'size' | 'id';
  path: string[];
  found: string;
}

function findFault(value: unknown, type: GraphQLInputType, path: string[]): Fault | null {
  if (value === null || value === undefined) return null;
  if (isNonNullType(type)) return findFault(value, type.ofType, path);
  if (isListType(type)) {
    if (!Array.isArray(value)) return null;
    if (value.length > MAX_LIST_LENGTH) return {kind: 'size', path, found: String(value.length)};
    const inner = type.ofType;
    const name = getNamedType(inner).name;
    if (name !== 'ID' && !isInputObjectType(getNamedType(inner))) return null;
    for (const [index, item] of value.entries()) {
      const fault = findFault(item, inner, [...path, String(index)]);
      if (fault !== null) return fault;
    }
    return null;
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      const fault = findFault((value as Record<string, unknown>)[field.name], field.type, [
        ...path,
        field.name,
      ]);
      if (fault !== null) return fault;
    }
    return null;
  }
  if (type.name !== 'ID') return null;
  // Coercion has made it text; anything else is not an id.
  const found = typeof value === 'string' ? value : JSON.stringify(value);
  if (!isGlobalId(found)) return {kind: 'id', path, found};
  return null;
}

/**
 * Refuses lists over 250 items and texts that are no global id (§1.7, §2.2, §6.6): top-level
 * errors without data. The field names are the schema's, the path the document's.
 */
export function findArgumentErrors(
  sites: readonly ArgumentSite[],
  variables: Readonly<Record<string, unknown>>,
): ErrorEntry[] {
  const errors: ErrorEntry[] = [];
  for (const site of sites) {
    const value =
      site.value.kind === Kind.VARIABLE
        ? variables[site.value.name.value]
        : valueFromAST(site.value, site.type, variables);
    const fault = findFault(value, site.type, []);
    if (fault === null) continue;
    const path = [...site.path, site.argument, ...fault.path];
    if (fault.kind === 'size') {
      errors.push({
        message: `The input array size of ${fault.found} is greater than the maximum allowed of ${MAX_LIST_LENGTH}.`,
        locations: [{line: site.line, column: site.column}],
        path,
        extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
      });
    } else {
      errors.push({
        message: `Invalid global id '${fault.found}'`,
        locations: [{line: site.line, column: site.column}],
        path,
        extensions: {code: 'argumentLiteralsIncompatible', typeName: 'CoercionError'},
      });
    }
  }
  return errors;
}
