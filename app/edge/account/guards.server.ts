import {parseReturnTo, RETURN_TO, signInPath} from '~/domain/request/return-to';
import {type Guard, PASS} from '~/edge/request/guards.server';
import {pagePath} from '~/edge/request/single-fetch.server';

import {takeRanOut} from './session.server';

/** The address of the page that a request is about, without what only Remix's client adds to it. */
export function pageAddress(request: Request): string {
  const url = new URL(request.url);
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  query.delete('index');
  const search = query.toString();
  return `${pagePath(url)}${search === '' ? '' : `?${search}`}`;
}

/** Account pages are for customers; others sign in first and come back to the page they wanted (coverage: page-account). */
export const authenticated: Guard = async ({request, context}) =>
  (await context.customerToken()) === null
    ? {
        kind: 'redirect',
        location: signInPath(pageAddress(request), takeRanOut(request, context) ? 'expired' : null),
      }
    : PASS;

/** Pages for signed-out visitors; a customer goes on to where signing in would have led (coverage: page-guest). */
export const anonymous: Guard = async ({request, context}) =>
  (await context.customerToken()) === null
    ? PASS
    : {
        kind: 'redirect',
        location: parseReturnTo(new URL(request.url).searchParams.get(RETURN_TO)),
      };
