import type {MiddlewareHandler} from 'hono';

import type {PlatformEnvironment} from '../transport/environment.ts';

/** Whether a form was sent by a page of this very server: another site's page cannot pretend it. */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin === new URL(request.url).origin;
}

/** Refuses posts that a foreign page makes a browser send. */
export const refuseForeignPosts: MiddlewareHandler<PlatformEnvironment> = async (c, next) => {
  if (c.req.method === 'POST' && !isSameOrigin(c.req.raw)) {
    return c.text('This form was not sent from this page.', 403);
  }
  return next();
};
