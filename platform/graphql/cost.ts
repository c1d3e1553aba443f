import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Most that a caller without a token may ask for (§1.7). */
export const TOKENLESS_COMPLEXITY = 1000;
const MUTATION_COST = 10;

function pageSize(
  field: {arguments?: readonly {name: {value: string}; value: unknown}[] | undefined},
  variables: Readonly<Record<string, unknown>>,
): number {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== 'first' && argument.name.value !== 'last') continue;
    const value = argument.value as {kind: string; value?: string; name?: {value: string}};
    const size =
      value.kind === Kind.VARIABLE ? variables[value.name?.value ?? ''] : Number(value.value);
    if (typeof size === 'number' && size > 0) return Math.min(size, 250);
  }
  return 1;
}

/**
 * `extensions.cost.requestedQueryCost` (§1.4): one for each object asked for, a page counted by
 * its size, ten for a mutation. Only its presence matters to clients.
 */
export function queryCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const known = new Map<string, number>();
  const costOf = (selection: SelectionSetNode): number => {
    let cost = 0;
    for (const one of selection.selections) {
      if (one.kind === Kind.FIELD) {
        if (one.selectionSet === undefined || one.name.value.startsWith('__')) continue;
        cost += 1 + pageSize(one, variables) * costOf(one.selectionSet);
      } else if (one.kind === Kind.INLINE_FRAGMENT) {
        cost += costOf(one.selectionSet);
      } else {
        const name = one.name.value;
        let fragment = known.get(name);
        if (fragment === undefined) {
          const definition = fragments.get(name);
          fragment = definition === undefined ? 0 : costOf(definition.selectionSet);
          known.set(name, fragment);
        }
        cost += fragment;
      }
    }
    return cost;
  };
  const base = operation.operation === 'mutation' ? MUTATION_COST : 0;
  return Math.min(base + costOf(operation.selectionSet), Number.MAX_SAFE_INTEGER);
}
