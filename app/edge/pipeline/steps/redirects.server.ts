import {loadRedirects} from '~/commerce/catalogue/catalogue.server';
import {DATA_ROUTES_PARAMETER} from '~/domain/request/public-query';
import {type Redirection, type RedirectTable, resolveRedirect} from '~/domain/request/redirects';
import type {ShopContext} from '~/edge/request/context.server';
import {inTime} from '~/edge/request/in-time.server';
import {pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {refusePage} from '../refused-page.server';

/** Paths that are no pages of the shop. */
const NO_PAGE = /^\/(api|assets|builds|cms|__manifest)(\/|$)/;

/** A page that exists waits this long for the first table of a worker, and is then served without. */
const PATIENCE_MS = 300;

const OUT_OF_REACH =
  'We cannot look up this address at the moment. Your cart is safe. Please try again in a minute.';

/** The table, or null where it cannot be read; nothing is remembered of that, and the next request asks again. */
async function tableOf(context: ShopContext): Promise<RedirectTable | null> {
  try {
    return await loadRedirects(context);
  } catch (fault) {
    console.error(`[${context.requestId}] redirects`, fault);
    return null;
  }
}

/** True where a page of its own stands at the address, and not the one that says that there is none. */
function isPage(context: ShopContext, url: URL): boolean {
  const page = context.pages.find(url);
  return page !== null && !Object.hasOwn(page.params, '*');
}

/** A page that is not there, as a document or as data; a line of text is what a missing file gets, which nobody reads. */
function isMissingPage({status, headers}: Response): boolean {
  return status === 404 && !(headers.get('Content-Type') ?? '').startsWith('text/plain');
}

/** Where there may be a redirect nobody can say that there is nothing: says so, and when to come back. Never a 404. */
async function refuseForNow(
  request: Request,
  context: ShopContext,
  next: Parameters<Step['run']>[2],
): Promise<Response> {
  const message = OUT_OF_REACH;
  const page = await refusePage(request, context, next, {status: 503, message});
  page.headers.set('Retry-After', '60');
  return page;
}

/** The redirect of one address, for `GET /api/redirect`: none when the page is served; null where the table cannot be read. */
export async function findRedirect(
  context: ShopContext,
  address: {origin: string; pathname: string; search: string},
): Promise<{redirect: Redirection | null} | null> {
  const table = await tableOf(context);
  return table && {redirect: resolveRedirect(table, address)};
}

/**
 * Navigation: on every navigation the server looks for a redirect of the path (coverage: page-redirects). The
 * merchant's redirect wins over an existing page (decisions.md); an external one is a full load, a local one is
 * followed in the app. A page that exists does not wait long for a platform that hangs: an article needs none. What turns out
 * to be no page waits, and is refused for now where the table cannot be read (coverage: page-redirects-unread).
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
    const leadOn = (table: RedirectTable): Response | null => {
      const redirection = resolveRedirect(table, {origin: url.origin, pathname, search});
      if (!redirection) return null;
      const {location, external} = redirection;
      return redirectTo(request, location, {status: 301, reloadDocument: external});
    };
    const reading = tableOf(context);
    const early = isPage(context, url)
      ? ((await inTime(reading, PATIENCE_MS, context.waitUntil))?.value ?? null)
      : await reading;
    if (early) return leadOn(early) ?? next();
    const answer = await next();
    if (!isMissingPage(answer)) return answer;
    const table = await reading;
    const instead = table ? leadOn(table) : await refuseForNow(request, context, next);
    if (instead) await answer.body?.cancel();
    return instead ?? answer;
  },
};
