import {type DocumentNode, Kind, OperationTypeNode, parse} from 'graphql';

import type {GraphqlCall} from '../graphql/execute.ts';

interface CallNames {
  /** Name of the operation first, then its kind and its top-level fields. */
  names: string[];
  isMutation: boolean;
}

/** What a fault rule may call a GraphQL call by; a document that does not parse has no names. */
export function findCallNames(call: GraphqlCall): CallNames {
  let document: DocumentNode;
  try {
    document = parse(call.query, {noLocation: true});
  } catch {
    return {names: [], isMutation: false};
  }
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation =
    operations.find(({name}) => name?.value === call.operationName) ?? operations[0];
  if (operation === undefined) return {names: [], isMutation: false};
  const fields = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return {
    names: [operation.name?.value ?? fields[0] ?? '', operation.operation, ...fields],
    isMutation: operation.operation === OperationTypeNode.MUTATION,
  };
}
