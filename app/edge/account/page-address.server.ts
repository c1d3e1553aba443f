import {pagePath} from '~/edge/request/single-fetch.server';

/** The address of the page that a request is about, without what only Remix's client adds to it. */
export function pageAddress(request: Request): string {
  const url = new URL(request.url);
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  query.delete('index');
  const search = query.toString();
  return `${pagePath(url)}${search === '' ? '' : `?${search}`}`;
}
