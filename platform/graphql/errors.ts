import {GraphQLError} from 'graphql';

/** One entry of the top-level `errors` list (§2.2). */
export interface ErrorEntry {
  message: string;
  locations?: readonly {line: number; column: number}[];
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

/** A top-level error that a resolver means to be read by the client; anything else it throws is masked. */
export function platformError(
  message: string,
  code: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, {extensions: {code, ...extensions}});
}

const ACCESS_DOCUMENTATION = 'https://shopify.dev/api/usage/access-scopes';

/**
 * `ACCESS_DENIED` for a field (§2.2, §2.3).
 * @param required the part behind "Required access:", e.g. "`unauthenticated_read_product_tags` access scope."
 */
export function accessDenied(field: string, required: string): GraphQLError {
  return platformError(
    `Access denied for ${field} field. Required access: ${required}`,
    'ACCESS_DENIED',
    {documentation: ACCESS_DOCUMENTATION, requiredAccess: required},
  );
}

/** A customer write with a token that is unknown, expired or deleted (§2.3): not a user error. */
export function customerAccessDenied(field: string): GraphQLError {
  return accessDenied(
    field,
    '`unauthenticated_write_customers` access scope. Also: Requires valid customer access token.',
  );
}

export function throttled(message = 'Throttled'): GraphQLError {
  return platformError(message, 'THROTTLED');
}

/** An argument outside its range: the field is null, the rest answers (§2.2). */
export function invalidArgument(message: string): GraphQLError {
  return platformError(message, 'INVALID_FIELD_ARGUMENTS');
}

export function badRequest(message: string): GraphQLError {
  return platformError(message, 'BAD_REQUEST');
}

/** The text of a masked internal error (§2.2). */
export function internalErrorMessage(requestId: string): string {
  return `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId} (include this in support requests).`;
}
