import {canonicalPath} from '~/domain/request/canonical-path';
import {DATA_ROUTES_PARAMETER} from '~/domain/request/public-query';
import {findThemeAddress} from '~/domain/request/theme-address';
import {pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/**
 * Leads from the addresses of the platform's themes to ours for good (coverage: page-theme-addresses), their parameters with them.
 * The merchant's own redirects have been looked up before.
 */
export const themeAddress: Step = {
  name: 'theme address',
  async run(request, _context, next) {
    const url = new URL(request.url);
    const target =
      request.method === 'GET' || request.method === 'HEAD'
        ? findThemeAddress(canonicalPath(pagePath(url)))
        : null;
    if (target === null) return next();
    // Which routes' data the client wants is between it and us.
    url.searchParams.delete(DATA_ROUTES_PARAMETER);
    return redirectTo(request, `${target}${url.search}`, {status: 301});
  },
};
