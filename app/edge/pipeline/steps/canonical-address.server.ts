import {canonicalPath} from '~/domain/request/canonical-path';
import {isDataRequest, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * One address per page: doubled slashes, trailing slashes and capitals go to the canonical spelling once
 * (308 keeps the method); malformed percent-encoding is a 400 here, so that nothing behind it meets it.
 */
export const canonicalAddress: Step = {
  name: 'canonical address',
  async run(request, _context, next) {
    const url = new URL(request.url);
    if (!isDecodable(url.pathname)) {
      return new Response('Bad Request: the address is not encoded correctly.', {
        status: 400,
        headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
      });
    }
    if (isDataRequest(url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const canonical = canonicalPath(url.pathname);
    if (canonical === url.pathname) return next();
    return redirectTo(request, `${canonical}${url.search}`, {status: 308});
  },
};
