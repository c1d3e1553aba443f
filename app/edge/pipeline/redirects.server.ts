import {loadShopSnapshot, SNAPSHOT_SECONDS} from '~/commerce/catalogue/catalogue.server';
import {
  type Redirection,
  type RedirectTable,
  redirectTable,
  resolveRedirect,
} from '~/domain/request/redirects';
import type {BoundedMemory, RememberedRedirects} from '~/edge/page-cache/memory.server';
import type {ShopContext} from '~/edge/request/context.server';
import {pagePath, redirectTo} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

/** After a fault of the platform the old table, or none, is used for this long before it is asked again. */
const FAULT_PAUSE_MS = 5_000;
/** A refresh that did not end in this time was cut off with its request. */
const REFRESH_LIMIT_MS = 10_000;

/** Paths that are no pages of the shop. */
const NO_PAGE = /^\/(api|assets|builds|cms|__manifest)(\/|$)/;

export interface RedirectMemory {
  memory: BoundedMemory<RememberedRedirects>;
  now: () => number;
}

async function readTable(context: ShopContext): Promise<RedirectTable> {
  const {redirects} = await loadShopSnapshot(context);
  return redirectTable(redirects);
}

/**
 * The merchant's redirects (platform `urlRedirects`): the table of the remembered catalogue, made anew when that is.
 * While the platform fails, the last table stays in use; a fault is never remembered as "no redirects".
 */
export async function loadRedirects(
  context: ShopContext,
  {memory, now}: RedirectMemory,
): Promise<RedirectTable> {
  const key = context.env.PUBLIC_STORE_DOMAIN;
  const known = memory.get(key);
  const lifetimeMs = Math.min(context.env.CACHE_SECONDS, SNAPSHOT_SECONDS) * 1000;
  if (known && now() - known.loadedAt < lifetimeMs) return known.table;
  const refresh = async () => {
    const table = await readTable(context);
    if (lifetimeMs > 0) memory.set(key, {table, loadedAt: now(), refreshingSince: null}, 1);
    return table;
  };
  if (!known) {
    try {
      return await refresh();
    } catch (fault) {
      console.error(`[${context.requestId}] redirects`, fault);
      return new Map<string, string>();
    }
  }
  if (known.refreshingSince === null || now() - known.refreshingSince > REFRESH_LIMIT_MS) {
    known.refreshingSince = now();
    context.waitUntil(
      refresh().catch((fault: unknown) => {
        console.error(`[${context.requestId}] redirects`, fault);
        known.loadedAt = now() - lifetimeMs + FAULT_PAUSE_MS;
        known.refreshingSince = null;
      }),
    );
  }
  return known.table;
}

/** The redirect of one address, for the lookup step and for `GET /api/redirect`; null when the page is served. */
export async function findRedirect(
  context: ShopContext,
  options: RedirectMemory,
  address: {origin: string; pathname: string; search: string},
): Promise<Redirection | null> {
  return resolveRedirect(await loadRedirects(context, options), address);
}

/**
 * spec §2, Navigation: on every navigation the server looks for a redirect of the path. The merchant's redirect wins
 * over an existing page (decisions.md); an external one is a full load, a local one is followed in the app.
 */
export function redirectLookup(options: RedirectMemory): Step {
  return {
    name: 'redirect lookup',
    async run(request, context, next) {
      const url = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const pathname = pagePath(url);
      if (!isRead || NO_PAGE.test(pathname)) return next();
      const query = url.searchParams;
      // Which routes' data the client wants is between it and us.
      query.delete('_routes');
      const search = query.size === 0 ? '' : url.search;
      const redirection = await findRedirect(context, options, {
        origin: url.origin,
        pathname,
        search,
      });
      if (!redirection) return next();
      return redirectTo(request, redirection.location, {
        status: 301,
        reloadDocument: redirection.external,
      });
    },
  };
}
