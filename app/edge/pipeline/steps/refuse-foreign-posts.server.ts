import type {ShopContext} from '~/edge/request/context.server';
import type {Step} from '~/edge/request/step.server';

import {refusePage} from '../refused-page.server';

const FOREIGN =
  'This form came from another website, so it was not accepted. Please open the page here in our shop and send it again.';

function isOwnOrigin(origin: string, request: Request, context: Pick<ShopContext, 'siteOrigin'>) {
  return [request.url, context.siteOrigin].some((own) => origin === new URL(own).origin);
}

/**
 * The request under the host that its form was shown on. Remix compares the two by itself and would answer 500 behind a
 * proxy that ends TLS under another name, where the check above has passed already.
 */
function namingItsHost(request: Request, origin: string): Request {
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-Host', new URL(origin).host);
  return new Request(request, {headers});
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
    if (!isForeign) return next(origin === null ? undefined : namingItsHost(request, origin));
    return refusePage(request, context, next, {status: 403, message: FOREIGN});
  },
};
