import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  valueFromAST,
} from 'graphql';

import type {ErrorEntry} from './errors.ts';

type CoercedVariables =
  {ok: true; values: Record<string, unknown>} | {ok: false; errors: ErrorEntry[]};

interface Problem {
  path: (string | number)[];
  explanation: string;
}

/** graphql-js's reason in the platform's words. */
function explain(message: string): string {
  const notNull = /^Expected non-nullable type "[^"]+" not to be null/.exec(message);
  if (notNull !== null) return 'Expected value to not be null';
  const missing = /^Field "([^"]+)" of required type/.exec(message);
  if (missing !== null) return 'Expected value to not be null';
  const unknown = /^Field "([^"]+)" is not defined by type "([^"]+)"/.exec(message);
  if (unknown !== null) return `Field is not defined on ${unknown[2] ?? ''}`;
  const scalar =
    /^(?:Expected type "[^"]+"\. )?(Int|Float|String|Boolean|ID) cannot represent .*?: (.*)$/s.exec(
      message,
    );
  if (scalar !== null) {
    return `Could not coerce value ${(scalar[2] ?? '').slice(0, 200)} to ${scalar[1] ?? ''}`;
  }
  return message.slice(0, 300);
}

function fieldOfMissing(message: string): string[] {
  const missing = /^Field "([^"]+)" of required type/.exec(message);
  return missing?.[1] === undefined ? [] : [missing[1]];
}

/** Coerces the variables of an operation; a bad one is a 200 with `INVALID_VARIABLE` (§2.2). */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): CoercedVariables {
  const values: Record<string, unknown> = {};
  const errors: ErrorEntry[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    const signature = print(definition.type);
    const refuse = (value: unknown, problems: Problem[]) => {
      const places = problems
        .filter((problem) => problem.path.length > 0)
        .map((problem) => `${problem.path.join('.')} (${problem.explanation})`);
      errors.push({
        message:
          `Variable $${name} of type ${signature} was provided invalid value` +
          (places.length === 0 ? '' : ` for ${places.join(', ')}`),
        locations: [
          {
            line: definition.loc?.startToken.line ?? 1,
            column: definition.loc?.startToken.column ?? 1,
          },
        ],
        extensions: {code: 'INVALID_VARIABLE', value: value ?? null, problems},
      });
    };
    if (type === undefined || !isInputType(type)) {
      refuse(given[name], [{path: [], explanation: `${signature} isn't a defined input type`}]);
      continue;
    }
    if (!Object.hasOwn(given, name) || given[name] === undefined) {
      if (definition.defaultValue !== undefined) {
        values[name] = valueFromAST(definition.defaultValue, type);
      } else if (signature.endsWith('!')) {
        refuse(null, [{path: [], explanation: 'Expected value to not be null'}]);
      }
      continue;
    }
    const problems: Problem[] = [];
    const coerced = coerceInputValue(given[name], type, (path, _value, error) => {
      problems.push({
        path: [...path, ...fieldOfMissing(error.message)],
        explanation: explain(error.message),
      });
    });
    if (problems.length > 0) refuse(given[name], problems.slice(0, 20));
    else values[name] = coerced;
  }
  return errors.length > 0 ? {ok: false, errors} : {ok: true, values};
}
