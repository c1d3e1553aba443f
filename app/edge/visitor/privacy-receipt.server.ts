/** Names of the cookies that came with a request, those that script cannot read included; values never leave here. */
function cookieNames(request: Request): string[] {
  const names = (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => /^[\w!#$%&'*+.^`|~-]{1,80}$/.test(name));
  return [...new Set(names)].sort();
}

/** What the receipt knows from the server: the cookies of this visitor. */
export function loadPrivacyReceipt(request: Request) {
  return {
    cookies: cookieNames(request),
    cleared: new URL(request.url).searchParams.has('cleared'),
  };
}

/**
 * Clears everything that is stored in this browser for this shop: the cookies by name, and cookies and storage as a
 * whole where the browser knows `Clear-Site-Data`.
 */
export function clearEverything(request: Request): Response {
  const headers = new Headers({
    Location: '/privacy-receipt?cleared=1',
    'Clear-Site-Data': '"cookies", "storage"',
    'Cache-Control': 'no-store',
  });
  for (const name of cookieNames(request)) {
    headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`);
  }
  return new Response(null, {status: 303, headers});
}
