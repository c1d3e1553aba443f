import {PlatformUnavailable} from './platform-fault.server';

/** A business error in a payload (storefront-api §2, layer 4). `code` and `field` may be missing. */
export interface PlatformUserError {
  message: string;
  code?: string | null;
  field?: readonly string[] | null;
}

/** One answer of the platform, reduced to what decides: the object asked for, and the two kinds of errors beside it. */
export interface PlatformAnswer<T> {
  object: T | null | undefined;
  userErrors?: readonly PlatformUserError[] | null;
  errors?: readonly {message: string}[] | {message: string} | null;
}

export interface PlatformRefusal {
  ok: false;
  /** For the shopper: the platform's words, or the call's own. Never empty. */
  message: string;
  /** `unreachable`: nothing is known of what was asked; `user`: the platform refused it; `missing`: no object came back. */
  kind: 'unreachable' | 'errors' | 'user' | 'missing';
  userErrors: readonly PlatformUserError[];
}

type Settled<T> = {ok: true; value: T} | PlatformRefusal;

/** Hydrogen's and graphql-request's prefixes, and request ids, which Hydrogen and the platform append, are no words for a shopper. */
function cleanMessage(message: string): string {
  return message
    .replace(/^\[h2:[^\]]*\]\s*/, '')
    .replace(/^GraphQL Error: /, '')
    .replace(/(?: - |\n)Request ID: [\s\S]+$/, '')
    .trim();
}

/**
 * 'Access denied for quantityAvailable field. Required access: …': which scope the shop's app lacks is the merchant's
 * business, and the shopper reads the call's own text.
 */
function namesField({message}: {message: string}): boolean {
  return /^Access denied for \w+ field/.test(cleanMessage(message));
}

function firstMessage(errors: readonly {message: string}[]): string | null {
  for (const error of errors) {
    if (namesField(error)) continue;
    const text = cleanMessage(error.message);
    if (text !== '') return text;
  }
  return null;
}

/**
 * The first GraphQL error message, or 'GraphQL Error (Code: {status})'; the call's fallback where neither exists
 * (coverage: calls-transport).
 */
function transportMessage(fault: PlatformUnavailable, fallback: string): string {
  if (fault.platformMessage !== null)
    return firstMessage([{message: fault.platformMessage}]) ?? fallback;
  return fault.status === null ? fallback : `GraphQL Error (Code: ${fault.status})`;
}

/**
 * Settles one call to the platform (coverage: calls-first-error), in this order: a failure in transit, GraphQL errors,
 * the first user error, the object, else the call's fallback text. `fallback` is the call's own text. A fault that is
 * no answer of the platform is a bug and is thrown on.
 */
export async function settle<T>(
  call: () => Promise<PlatformAnswer<T>>,
  fallback: string,
): Promise<Settled<T>> {
  let answer: PlatformAnswer<T>;
  try {
    answer = await call();
  } catch (fault) {
    if (!(fault instanceof PlatformUnavailable)) throw fault;
    console.error(`${fallback}: ${fault.message}`);
    return {
      ok: false,
      kind: 'unreachable',
      message: transportMessage(fault, fallback),
      userErrors: [],
    };
  }
  const {object, userErrors} = answer;
  const errors = answer.errors ? [answer.errors].flat() : [];
  if (errors.length > 0) {
    const message = firstMessage(errors);
    console.error(`${fallback}: ${errors.map(({message: text}) => text).join('; ')}`);
    return {
      ok: false,
      kind: 'errors',
      message: message ?? (errors.some(namesField) ? fallback : 'GraphQL Error (Code: 200)'),
      userErrors: [],
    };
  }
  if (userErrors && userErrors.length > 0)
    return {ok: false, kind: 'user', message: firstMessage(userErrors) ?? fallback, userErrors};
  if (object === null || object === undefined)
    return {ok: false, kind: 'missing', message: fallback, userErrors: []};
  return {ok: true, value: object};
}
