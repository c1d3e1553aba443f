import {isOwnSpelling} from '~/domain/request/canonical-path';
import {PAGE_DATA_HEADER} from '~/domain/request/page-data';
import {DATA_ROUTES_PARAMETER, publicQuery} from '~/domain/request/public-query';
import {isKnownHost} from '~/domain/request/site-hosts';
import {formatAssignments} from '~/domain/visitor/experiments';
import type {ShopContext} from '~/edge/request/context.server';
import {setCookiesOf} from '~/edge/request/cookies.server';
import {dataPath, isDataRequest, pagePath} from '~/edge/request/single-fetch.server';
import type {Next, Step} from '~/edge/request/step.server';

import {
  type PageShelf,
  pageShelf,
  type PageStore,
  type ShelfEntry,
  type ShelfMemory,
} from './page-shelf.server';
import {publicQueryValues} from './public-queries.server';
import {fillIn, type StoredPage, toStoredPage} from './stored-page.server';

/** A page older than CACHE_SECONDS is still answered, and renewed behind the answer, up to this many times that age. */
const STALE_FACTOR = 10;

/** A renewal that did not end in this time was cut off with its request. */
const RENEWAL_LIMIT_MS = 20_000;

/** Answers to a browser's guesses may be used once without asking again. */
const PREFETCH_SECONDS = 30;

interface PageCacheOptions {
  memory: ShelfMemory;
  /** Keys being renewed → when that began. */
  renewing: Map<string, number>;
  openStore: () => Promise<PageStore>;
  now: () => number;
}

/** A public page as it was asked for. */
interface PublicVisit {
  /** Without everything that the page does not show. */
  address: URL;
  /** False when the address holds something that the page is not known to show. */
  storable: boolean;
}

/** A client may ask for the data of some of the page's routes; other names would each make another entry. */
function asksForItsOwnRoutes(address: URL, routeIds: readonly string[]): boolean {
  const asked = address.searchParams.get(DATA_ROUTES_PARAMETER)?.split(',') ?? [];
  return new Set(asked).size === asked.length && asked.every((name) => routeIds.includes(name));
}

/**
 * Whether the page is the same by whatever name it was asked for, or the name is one of ours: anybody can send any `Host`, and
 * without `PUBLIC_SITE_URL` each makes pages of its own.
 */
function hasOwnName(url: URL, env: ShopContext['env']): boolean {
  return env.PUBLIC_SITE_URL !== undefined || isKnownHost(url.hostname, env.PUBLIC_SITE_HOSTS);
}

/**
 * The public page that a request reads, as its route declares it (`handle.public`); null for everything that may hold
 * something personal, and for a path in any spelling but our own, so that no page has two entries.
 */
function findPublicVisit(request: Request, context: ShopContext): PublicVisit | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const url = new URL(request.url);
  const path = pagePath(url);
  const page = context.pages.find(url);
  const values = publicQueryValues(page?.public);
  if (!page || !values || !isOwnSpelling(path)) return null;
  const isData = isDataRequest(url);
  if (isData && url.pathname !== dataPath(path)) return null;
  const query = publicQuery(url.searchParams, values, {isData});
  const address = new URL(`${url.pathname}${query.search}`, context.siteOrigin);
  const storable =
    query.storable &&
    asksForItsOwnRoutes(address, page.routeIds) &&
    hasOwnName(url, context.env) &&
    !context.moment.isPreview;
  return {address, storable};
}

/**
 * What a public page is rendered from: its address and nothing of the visitor, so that no cookie, language or agent
 * can reach what everybody gets. The context forgets the customer for the same reason.
 */
function neutralRequest(address: URL): Request {
  return new Request(address, {method: 'GET'});
}

/** Everything that tells two renderings of one address apart. */
function cacheKey(address: URL, context: ShopContext): string {
  const arms = formatAssignments(context.assignments);
  const reader = context.isCrawler ? 'crawler' : 'browser';
  return `https://page-cache.internal/${context.buildId}-${context.purgedAt}/${reader}/${arms === '' ? '-' : encodeURIComponent(arms)}/${encodeURIComponent(context.siteOrigin)}${address.pathname}${address.search}`;
}

function browserCaching(request: Request): string {
  const purpose = `${request.headers.get('Sec-Purpose') ?? ''} ${request.headers.get('Purpose') ?? ''}`;
  return purpose.includes('prefetch')
    ? `private, max-age=${PREFETCH_SECONDS}`
    : 'private, no-cache';
}

/** The data of the document that bears this tag; nothing where the page has become another one since. */
function answerData({data}: StoredPage, tag: string, state: string): Response {
  const headers = new Headers({'Cache-Control': 'no-store', 'X-Page-Cache': state});
  if (data?.tag !== tag) return new Response(null, {status: 204, headers});
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  headers.set(PAGE_DATA_HEADER, tag);
  return new Response(data.bytes, {headers});
}

function answer(request: Request, page: StoredPage, nonce: string, state: string): Response {
  const dataTag = request.headers.get(PAGE_DATA_HEADER);
  if (dataTag !== null) return answerData(page, dataTag, state);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', browserCaching(request));
  headers.set('X-Page-Cache', state);
  if (page.tag !== null) {
    headers.set('ETag', page.tag);
    if (request.headers.get('If-None-Match') === page.tag) {
      return new Response(null, {status: 304, headers});
    }
  }
  const body = request.method === 'HEAD' ? null : fillIn(page, nonce);
  return new Response(body, {headers});
}

function forBrowser(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  if (response.status === 200 && !headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'private, no-cache');
  }
  const body = request.method === 'HEAD' ? null : response.body;
  return new Response(body, {status: response.status, statusText: response.statusText, headers});
}

/** One rendering of a public page, and what of it may be kept. */
interface Rendering {
  render: () => Promise<Response>;
  /** Uses the body up; null, with the body as it was, for errors, answers that set a cookie, and pages that say so themselves. */
  toStore: (response: Response) => Promise<StoredPage | null>;
}

function renderingOf(
  {address}: PublicVisit,
  context: ShopContext,
  next: Next,
  now: () => number,
): Rendering {
  const cookiesBefore = setCookiesOf(context.responseHeaders).length;
  return {
    render() {
      context.forgetCustomer();
      return next(neutralRequest(address));
    },
    async toStore(response) {
      const setsCookie = setCookiesOf(context.responseHeaders).length > cookiesBefore;
      if (context.isIncomplete || setsCookie) return null;
      return toStoredPage(response, context.nonce, now());
    },
  };
}

/** Renders a page anew behind an answer. One that is gone, or whose campaign has ended, is not shown once more. */
async function renew(
  entry: ShelfEntry,
  shelf: PageShelf,
  {render, toStore}: Rendering,
  context: ShopContext,
): Promise<void> {
  const rendered = await render();
  const fresh = await toStore(rendered);
  if (!fresh) await rendered.body?.cancel();
  if (fresh) await shelf.keep(entry, fresh);
  else if (rendered.status < 500 && !context.isIncomplete) await shelf.forget(entry);
}

/**
 * Renders public pages once for everybody: under path, allow-listed query, experiment arms and build id, in the
 * isolate's memory and behind it in the Cache API. Errors, answers that set a cookie and whatever is not public are
 * never stored. Stands before the route guards: those of public pages ask nothing of the visitor, and a page that they
 * refuse is not stored, so a stored one has passed them.
 */
export function pageCache({memory, renewing, openStore, now}: PageCacheOptions): Step {
  const shelf = pageShelf(memory, openStore);

  /** Answers a page that is not fresh with what rendering gives now, or, where that fails, with the page as it was. */
  async function renderNow(
    request: Request,
    {
      entry,
      stored,
      rendering,
    }: {entry: ShelfEntry; stored: StoredPage | null; rendering: Rendering},
    context: ShopContext,
  ): Promise<Response> {
    let rendered: Response;
    try {
      rendered = await rendering.render();
    } catch (fault) {
      if (!stored) throw fault;
      console.error(`[${context.requestId}] page`, fault);
      return answer(request, stored, context.nonce, 'stale-if-error');
    }
    if (stored && (rendered.status >= 500 || context.isIncomplete)) {
      return answer(request, stored, context.nonce, 'stale-if-error');
    }
    const fresh = await rendering.toStore(rendered);
    if (!fresh) return forBrowser(request, rendered);
    context.waitUntil(
      shelf
        .keep(entry, fresh)
        .catch((fault: unknown) => console.error(`[${context.requestId}] page cache`, fault)),
    );
    return answer(request, fresh, context.nonce, 'miss');
  }

  return {
    name: 'page cache',
    async run(request, context, next) {
      const visit = findPublicVisit(request, context);
      if (!visit) return next();
      const rendering = renderingOf(visit, context, next, now);
      const lifetimeMs = context.env.CACHE_SECONDS * 1000;
      if (!visit.storable || lifetimeMs === 0) {
        const response = forBrowser(request, await rendering.render());
        if (context.moment.isPreview) response.headers.set('Cache-Control', 'no-store');
        return response;
      }

      const key = cacheKey(visit.address, context);
      const entry = {key, path: visit.address.pathname};
      const stored = await shelf.find(entry).catch((fault: unknown) => {
        console.error(`[${context.requestId}] page cache`, fault);
        return null;
      });
      const age = stored ? now() - stored.storedAt : Number.POSITIVE_INFINITY;
      if (stored && age < lifetimeMs) return answer(request, stored, context.nonce, 'hit');
      if (!stored || age >= lifetimeMs * STALE_FACTOR)
        return renderNow(request, {entry, stored, rendering}, context);

      if (now() - (renewing.get(key) ?? 0) > RENEWAL_LIMIT_MS) {
        renewing.set(key, now());
        context.waitUntil(
          renew(entry, shelf, rendering, context)
            .catch((fault: unknown) => console.error(`[${context.requestId}] renewal`, fault))
            .finally(() => renewing.delete(key)),
        );
      }
      return answer(request, stored, context.nonce, 'stale');
    },
  };
}
