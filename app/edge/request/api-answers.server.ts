/**
 * An answer of an internal call (coverage: request-methods), which search engines need not list. `maxAge` is in seconds and for everybody; without
 * it, and without a `Cache-Control` of its own, the call must be asked again.
 */
export function apiAnswer(
  body: unknown,
  {maxAge = 0, ...init}: ResponseInit & {maxAge?: number} = {},
): Response {
  const headers = new Headers(init.headers);
  headers.set('X-Robots-Tag', 'noindex');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store');
  return Response.json(body, {...init, headers});
}

/** 405 with the methods that the call takes. */
export function methodNotAllowed(...allowed: string[]): Response {
  return apiAnswer(
    {message: 'Method Not Allowed'},
    {status: 405, headers: {Allow: allowed.join(', ')}},
  );
}

/** The `action` of a call that only reads. */
export const readOnly = () => methodNotAllowed('GET', 'HEAD');
