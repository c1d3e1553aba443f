import {loadRedirects} from '~/commerce/catalogue/catalogue.server';
import {DATA_ROUTES_PARAMETER} from '~/domain/request/public-query';
import {type Redirection, type RedirectTable, resolveRedirect} from '~/domain/request/redirects';
import type {ShopContext} from '~/edge/request/context.server';
import {inTime} from '~/edge/request/in-time.server';
import {pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/** Paths that are no pages of the shop. */
const NO_PAGE = /^\/(api|assets|builds|cms|__manifest)(\/|$)/;

/** A page that exists waits this long for the first table of a worker, and is then served without. */
const PATIENCE_MS = 300;

async function tableOf(context: ShopContext): Promise<RedirectTable> {
  try {
    return await loadRedirects(context);
  } catch (fault) {
    // Without a table the page is served; no table is remembered, and the next request asks again.
    console.error(`[${context.requestId}] redirects`, fault);
    return new Map();
  }
}

/** The table, or an empty one when it is not there in time; it is then read on behind the answer. */
async function tableInTime(context: ShopContext): Promise<RedirectTable> {
  const table = await inTime(tableOf(context), PATIENCE_MS, context.waitUntil);
  return table?.value ?? new Map<never, never>();
}

/** True where a page of its own stands at the address, and not the one that says that there is none. */
function isPage(context: ShopContext, url: URL): boolean {
  const page = context.pages.find(url);
  return page !== null && !Object.hasOwn(page.params, '*');
}

/** The redirect of one address, for `GET /api/redirect`; null when the page is served. */
export async function findRedirect(
  context: ShopContext,
  address: {origin: string; pathname: string; search: string},
): Promise<Redirection | null> {
  return resolveRedirect(await tableOf(context), address);
}

/**
 * Navigation: on every navigation the server looks for a redirect of the path (coverage: page-redirects). The
 * merchant's redirect wins over an existing page (decisions.md); an external one is a full load, a local one is
 * followed in the app. A page that exists does not wait long for a platform that hangs: an article needs none.
 */
export const redirectLookup: Step = {
  name: 'redirect lookup',
  async run(request, context, next) {
    const url = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const pathname = pagePath(url);
    if (!isRead || context.refusal || NO_PAGE.test(pathname)) return next();
    const query = url.searchParams;
    // Which routes' data the client wants is between it and us.
    query.delete(DATA_ROUTES_PARAMETER);
    const search = query.size === 0 ? '' : url.search;
    const table = await (isPage(context, url) ? tableInTime(context) : tableOf(context));
    const redirection = resolveRedirect(table, {origin: url.origin, pathname, search});
    if (!redirection) return next();
    return redirectTo(request, redirection.location, {
      status: 301,
      reloadDocument: redirection.external,
    });
  },
};
