import type {ShopContext} from '~/edge/request/context.server';
import type {Step} from '~/edge/request/step.server';

function isOwnOrigin(origin: string, request: Request, context: Pick<ShopContext, 'siteOrigin'>) {
  return origin === new URL(request.url).origin || origin === context.siteOrigin;
}

/**
 * Refuses what another site posts: a browser names the site that a form or script belongs to in `Origin`, and says in
 * `Sec-Fetch-Site` when it is another one. SameSite=Lax keeps the cookie away as well; this does not rely on it.
 */
export const refuseForeignPosts: Step = {
  name: 'refuse foreign posts',
  async run(request, context, next) {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
      return next();
    }
    const origin = request.headers.get('Origin');
    const isForeign =
      origin === null
        ? ['cross-site', 'same-site'].includes(request.headers.get('Sec-Fetch-Site') ?? '')
        : !isOwnOrigin(origin, request, context);
    if (!isForeign) return next();
    return new Response('Forbidden: this form belongs to another site.', {
      status: 403,
      headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
    });
  },
};
