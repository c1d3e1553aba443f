/** An answer of an internal call (coverage: request-methods). `maxAge` is in seconds; 0 for what must be asked for again. */
export function apiAnswer(body: unknown, {maxAge}: {maxAge: number}): Response {
  return Response.json(body, {
    headers: {
      'Cache-Control': maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** A method that the call does not have. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  return Response.json(
    {error: `This address takes ${allowed.join(', ')}.`},
    {status: 405, headers: {Allow: allowed.join(', '), 'Cache-Control': 'no-store'}},
  );
}

/** The methods of a call that only reads. */
export const READ_METHODS = ['GET', 'HEAD'] as const;
