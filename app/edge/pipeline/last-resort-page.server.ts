/**
 * A page for when nothing else can be said: the shop is not set up, or a step failed. It comes from nowhere but here, carries no
 * script, and has the security headers of any page, whose own step may be what failed.
 */
export function lastResortPage(
  request: Request,
  status: 500 | 503,
  {title, text}: {title: string; text: string},
): Response {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '60',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  if (new URL(request.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font:17px/1.55 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#17223b;background:#fcfbf8"><h1>${title}</h1><p>${text}</p></body></html>`,
    {status, headers},
  );
}
