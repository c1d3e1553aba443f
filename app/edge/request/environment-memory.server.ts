import {type ParsedEnvironment, parseEnvironment} from './environment.server';

/**
 * What the variables of an isolate parsed to. The host hands every request of an isolate the same object, so it is parsed
 * once; a host that made another object for each request would only lose the saving. Weak: it keeps no variables alive.
 */
const parsedVariables = new WeakMap<Record<string, unknown>, ParsedEnvironment>();

/** The environment of these variables, parsed when they are first seen; other variables are parsed anew. */
export function readEnvironment(variables: Record<string, unknown>): ParsedEnvironment {
  const known = parsedVariables.get(variables);
  if (known) return known;
  const parsed = parseEnvironment(variables);
  parsedVariables.set(variables, parsed);
  return parsed;
}
