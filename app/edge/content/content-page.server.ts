import {findPage} from '~/content/pages.server';
import {notFound} from '~/edge/request/refusals.server';
import {pagePath} from '~/edge/request/single-fetch.server';

/** The written page of an address: its slug is the path without the slash. */
export function loadContentPage(url: URL) {
  const path = pagePath(url);
  const page = findPage(path.slice(1));
  if (!page) throw notFound(path);
  return page;
}
