import {type Answer, clearEveryCookie, cookieNames} from '~/edge/request/cookies.server';

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
export function clearEverything(request: Request, {isSecure}: Pick<Answer, 'isSecure'>): Response {
  const headers = new Headers({
    Location: '/privacy-receipt?cleared=1',
    'Clear-Site-Data': '"cookies", "storage"',
    'Cache-Control': 'no-store',
  });
  const answer = {responseHeaders: headers, isSecure};
  for (const name of cookieNames(request)) clearEveryCookie(request, answer, name);
  return new Response(null, {status: 303, headers});
}
