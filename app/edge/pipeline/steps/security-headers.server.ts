import {contentSecurityPolicy, watchedPolicy} from '~/edge/pipeline/content-policy.server';
import {setCookiesOf} from '~/edge/request/cookies.server';
import type {Environment} from '~/edge/request/environment.server';
import type {Step} from '~/edge/request/step.server';

/**
 * True for an answer that others may keep: it carries no cookie, which they would hand to everybody who asks after this visitor
 * (coverage: request-no-cookie-kept).
 */
function isShared(headers: Headers): boolean {
  const caching = headers.get('Cache-Control') ?? '';
  return (
    /\bpublic\b|\b(s-)?max-?age=[1-9]/i.test(caching) && !/\b(private|no-store)\b/i.test(caching)
  );
}

/**
 * For how long browsers come by https alone. The real shop asks to be in their own lists as well, which is for good: it names itself in
 * `PUBLIC_SITE_URL`; a preview may do so too, but is no shop.
 */
function transportSecurity({PUBLIC_SITE_URL, PREVIEW}: Environment): string {
  const isTheShop = PUBLIC_SITE_URL?.startsWith('https:') === true && !PREVIEW;
  return isTheShop
    ? 'max-age=63072000; includeSubDomains; preload'
    : 'max-age=31536000; includeSubDomains';
}

/** Puts the headers on that every answer of the worker carries. */
function setSecurityHeaders(
  headers: Headers,
  {
    nonce,
    env,
    requestId,
    isSecure,
  }: {nonce: string; env: Environment; requestId: string; isSecure: boolean},
): void {
  headers.set('X-Request-Id', requestId);
  // What says nothing of who may keep it could be kept by anybody on the way.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (isSecure) headers.set('Strict-Transport-Security', transportSecurity(env));
  if (env.PREVIEW) headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, env));
    const watched = watchedPolicy(env);
    if (watched !== null) headers.set('Content-Security-Policy-Report-Only', watched);
  }
}

/** Answers of caches and of fetch have headers that cannot be changed; only they are copied. */
function withOpenHeaders(response: Response, requestId: string): Response {
  try {
    response.headers.set('X-Request-Id', requestId);
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** When to come back where the shop cannot answer now, and nothing on the way has said it. */
const RETRY_AFTER_SECONDS = '60';
/** Statuses that ask a visitor to come back: tried too often, or out of reach. */
const COME_BACK = new Set([429, 503]);

/** Request id, security headers, when to come back, and the cookies that steps and loaders left in `context.responseHeaders`. */
export const securityHeaders: Step = {
  name: 'security headers',
  async run(_request, context, next) {
    const sent = withOpenHeaders(await next(), context.requestId);
    for (const [name, value] of context.responseHeaders) {
      if (name.toLowerCase() !== 'set-cookie') sent.headers.set(name, value);
    }
    for (const cookie of setCookiesOf(context.responseHeaders)) {
      sent.headers.append('Set-Cookie', cookie);
    }
    // A form that is shown again, data and JSON as well as a page (coverage: calls-faults).
    if (COME_BACK.has(sent.status) && !sent.headers.has('Retry-After')) {
      sent.headers.set('Retry-After', RETRY_AFTER_SECONDS);
    }
    setSecurityHeaders(sent.headers, {
      nonce: context.nonce,
      env: context.env,
      requestId: context.requestId,
      isSecure: context.isSecure,
    });
    if (isShared(sent.headers)) sent.headers.delete('Set-Cookie');
    return sent;
  },
};
