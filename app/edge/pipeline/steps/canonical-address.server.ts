import {canonicalPath} from '~/domain/request/canonical-path';
import {isDataRequest, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/**
 * One address per page: doubled slashes, trailing slashes and capitals go to the canonical spelling once
 * (308 keeps the method). A merchant's redirect has been looked up before, so that no other spelling of it takes two hops.
 */
export const canonicalAddress: Step = {
  name: 'canonical address',
  async run(request, _context, next) {
    const url = new URL(request.url);
    if (isDataRequest(url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const canonical = canonicalPath(url.pathname);
    if (canonical === url.pathname) return next();
    return redirectTo(request, `${canonical}${url.search}`, {status: 308});
  },
};
