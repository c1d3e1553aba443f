import {canonicalPath} from '~/domain/request/canonical-path';
import {DATA_ROUTES_PARAMETER} from '~/domain/request/public-query';
import {dataPath, isDataRequest, pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/**
 * One address per page: doubled slashes, trailing slashes, capitals and needless escapes go to the canonical spelling once
 * (308 keeps the method), for the data of a page as for its document. A merchant's redirect has been looked up before, so that no
 * other spelling of it takes two hops.
 */
export const canonicalAddress: Step = {
  name: 'canonical address',
  async run(request, _context, next) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const url = new URL(request.url);
    const isData = isDataRequest(url);
    const page = canonicalPath(pagePath(url)) || '/';
    if (url.pathname === (isData ? dataPath(page) : page)) return next();
    // Which routes' data the client wants is between it and us.
    if (isData) url.searchParams.delete(DATA_ROUTES_PARAMETER);
    return redirectTo(request, `${page}${url.search}`, {status: 308});
  },
};
