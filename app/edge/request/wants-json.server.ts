/** True for a script, which reads JSON and no page; a form that the browser submits by itself wants a page. */
export function acceptsJson(request: Request): boolean {
  const accepted = request.headers.get('Accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
}

/** Whether a refusal has to be JSON: for a script, and for every internal call, which only scripts make. */
export function wantsJson(request: Request): boolean {
  return acceptsJson(request) || new URL(request.url).pathname.startsWith('/api/');
}
