import {isDataRequest, pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

export const MAINTENANCE_PATH = '/maintenance';

/** What the maintenance page itself shows, and what crawlers read before anything else. */
const OPEN_FILES = /^\/(cms\/[^/]+|robots\.txt)$/;

/** When a visitor and a crawler should come back. */
const RETRY_AFTER_SECONDS = 600;

/**
 * With the public maintenance flag on, every page redirects to /maintenance; off, /maintenance redirects to /
 * (coverage: page-maintenance). The page itself answers 503 with Retry-After (decisions.md); internal calls answer 503
 * without a page. Assets, the build manifest and the health check are answered before this step.
 */
export const maintenance: Step = {
  name: 'maintenance',
  async run(request, context, next) {
    const url = new URL(request.url);
    const isMaintenancePage = pagePath(url) === MAINTENANCE_PATH;
    if (!context.env.PUBLIC_MAINTENANCE) {
      return isMaintenancePage ? redirectTo(request, '/') : next();
    }
    if (OPEN_FILES.test(url.pathname)) return next();
    if (url.pathname.startsWith('/api/')) {
      return Response.json(
        {error: 'The shop is closed for maintenance.'},
        {
          status: 503,
          headers: {'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS)},
        },
      );
    }
    if (!isMaintenancePage || isDataRequest(url)) {
      // A post is answered by the page, not posted again.
      return redirectTo(request, MAINTENANCE_PATH, {
        status: request.method === 'GET' || request.method === 'HEAD' ? 302 : 303,
        reloadDocument: true,
      });
    }
    const page = await next();
    const headers = new Headers(page.headers);
    headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    headers.set('Cache-Control', 'no-store');
    return new Response(page.body, {status: 503, statusText: 'Service Unavailable', headers});
  },
};
