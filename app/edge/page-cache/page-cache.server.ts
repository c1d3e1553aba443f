import {
  DATA_ROUTES_PARAMETER,
  type KnownValues,
  publicPage,
} from '~/domain/request/public-page-query';
import {formatAssignments} from '~/domain/visitor/experiments';
import type {ShopContext} from '~/edge/request/context.server';
import {fingerprint} from '~/edge/request/crypto.server';
import {isDataRequest, pagePath} from '~/edge/request/single-fetch.server';
import type {Step} from '~/edge/request/step.server';

import {type BoundedMemory, NONCE_LENGTH, type StoredPage} from './memory.server';

/** A page older than CACHE_SECONDS is still answered, and renewed behind the answer, up to this many times that age. */
const STALE_FACTOR = 10;

/** Kept this long for the case that rendering fails. */
const KEEP_SECONDS = 86_400;

/** A renewal that did not end in this time was cut off with its request. */
const RENEWAL_LIMIT_MS = 20_000;

/** Answers to a browser's guesses may be used once without asking again. */
const PREFETCH_SECONDS = 30;

export interface PageStore {
  match: (key: string) => Promise<Response | undefined>;
  put: (key: string, response: Response) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
}

export interface PageCacheOptions {
  memory: BoundedMemory<StoredPage>;
  /** Keys being renewed → when that began. */
  renewing: Map<string, number>;
  openStore: () => Promise<PageStore>;
  now: () => number;
  /** Values of parameters that content names, for a page's path. */
  contentValues: (path: string) => KnownValues;
  /** Ids of the routes that draw the page of a data request. */
  routesOf: (address: URL) => readonly string[];
}

/** Headers that belong to one answer and not to the page. */
const PER_RESPONSE = new Set([
  'age',
  'cache-control',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'set-cookie',
  'x-request-id',
]);

/**
 * What a public page is rendered from: its address and nothing of the visitor, so that no cookie, language or agent
 * can reach what everybody gets. The context forgets the customer for the same reason.
 */
function neutralRequest(address: URL): Request {
  return new Request(address, {method: 'GET'});
}

async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `W/"${await fingerprint(bytes, 12)}"`;
}

/** The bytes of a text with its nonces, and where these begin. */
function cutOut(text: string, nonce: string): {bytes: Uint8Array<ArrayBuffer>; gaps: number[]} {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(text);
  const gaps: number[] = [];
  let at = 0;
  const parts = text.split(nonce);
  for (const part of parts.slice(0, -1)) {
    at += encoder.encode(part).length;
    gaps.push(at);
    at += NONCE_LENGTH;
  }
  return {bytes, gaps};
}

/** The page with a nonce of its own in every gap. */
function fillIn({bytes, gaps}: StoredPage, nonce: string): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  for (const gap of gaps) {
    for (let index = 0; index < NONCE_LENGTH; index += 1) {
      filled[gap + index] = nonce.charCodeAt(index);
    }
  }
  return filled;
}

/** Reads a rendered response into its storable form; null for everything that must not be kept. */
export async function toStoredPage(
  response: Response,
  nonce: string,
  now: number,
): Promise<StoredPage | null> {
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return null;
  if (/\bno-store\b/.test(response.headers.get('Cache-Control') ?? '')) return null;
  if (nonce.length !== NONCE_LENGTH) return null;
  const {bytes, gaps} = cutOut(await response.clone().text(), nonce);
  return {
    headers: [...response.headers].filter(([name]) => !PER_RESPONSE.has(name.toLowerCase())),
    bytes,
    gaps,
    storedAt: now,
    tag: gaps.length === 0 ? await tagOf(bytes) : null,
  };
}

function toCacheEntry({headers, bytes, gaps, storedAt, tag}: StoredPage): Response {
  const entry = new Headers(headers);
  entry.set('Cache-Control', `public, max-age=${KEEP_SECONDS}`);
  entry.set('X-Stored-At', String(storedAt));
  entry.set('X-Stored-Gaps', gaps.join(','));
  if (tag !== null) entry.set('X-Stored-Tag', tag);
  return new Response(bytes, {headers: entry});
}

async function fromCacheEntry(entry: Response): Promise<StoredPage | null> {
  const storedAt = Number(entry.headers.get('X-Stored-At'));
  if (!Number.isFinite(storedAt) || storedAt === 0) return null;
  const own = new Set(['x-stored-at', 'x-stored-gaps', 'x-stored-tag', 'cf-cache-status']);
  const gaps = entry.headers.get('X-Stored-Gaps') ?? '';
  return {
    headers: [...entry.headers].filter(
      ([name]) => !PER_RESPONSE.has(name.toLowerCase()) && !own.has(name.toLowerCase()),
    ),
    bytes: new Uint8Array(await entry.arrayBuffer()),
    gaps: gaps === '' ? [] : gaps.split(',').map(Number),
    storedAt,
    tag: entry.headers.get('X-Stored-Tag'),
  };
}

function browserCaching(request: Request): string {
  const purpose = `${request.headers.get('Sec-Purpose') ?? ''} ${request.headers.get('Purpose') ?? ''}`;
  return purpose.includes('prefetch')
    ? `private, max-age=${PREFETCH_SECONDS}`
    : 'private, no-cache';
}

function answer(request: Request, page: StoredPage, nonce: string, state: string): Response {
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

/** A client may ask for the data of some of the page's routes; other names would each make another entry. */
function asksForItsOwnRoutes(address: URL, routesOf: PageCacheOptions['routesOf']): boolean {
  const asked = address.searchParams.get(DATA_ROUTES_PARAMETER);
  if (asked === null) return true;
  const [routes, names] = [routesOf(address), asked.split(',')];
  return new Set(names).size === names.length && names.every((name) => routes.includes(name));
}

/** Everything that tells two renderings of one address apart. */
function cacheKey(address: URL, context: ShopContext): string {
  const arms = formatAssignments(context.assignments);
  const reader = context.isCrawler ? 'crawler' : 'browser';
  return `https://page-cache.internal/${context.buildId}/${reader}/${arms === '' ? '-' : encodeURIComponent(arms)}/${encodeURIComponent(context.siteOrigin)}${address.pathname}${address.search}`;
}

/**
 * Renders public pages once for everybody (architecture): under path, allow-listed query, experiment arms and build
 * id, in the isolate's memory and behind it in the Cache API. Errors, answers that set a cookie and whatever is not
 * public are never stored. Stands before the route guards: those of public pages ask nothing of the visitor, and a page
 * that they refuse is not stored, so a stored one has passed them.
 */
export function pageCache(options: PageCacheOptions): Step {
  const {memory, renewing, openStore, now, contentValues, routesOf} = options;

  async function find(key: string): Promise<StoredPage | null> {
    const remembered = memory.get(key);
    if (remembered) return remembered;
    const store = await openStore();
    const entry = await store.match(key);
    const page = entry ? await fromCacheEntry(entry) : null;
    if (page) memory.set(key, page, page.bytes.length);
    return page;
  }

  async function keep(key: string, page: StoredPage): Promise<void> {
    memory.set(key, page, page.bytes.length);
    const store = await openStore();
    await store.put(key, toCacheEntry(page));
  }

  async function forget(key: string): Promise<void> {
    memory.delete(key);
    const store = await openStore();
    await store.delete(key);
  }

  return {
    name: 'page cache',
    async run(request, context, next) {
      const url = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const path = pagePath(url);
      const page = isRead
        ? publicPage(path, url.searchParams, {
            isData: isDataRequest(url),
            contentValues: contentValues(path),
          })
        : null;
      if (!page) return next();

      const address = new URL(`${url.pathname}${page.search}`, url);
      const lifetimeMs = context.env.CACHE_SECONDS * 1000;
      const cookiesBefore = context.responseHeaders.getSetCookie().length;
      const render = () => {
        context.forgetCustomer();
        return next(neutralRequest(address));
      };
      const toStore = async (response: Response) =>
        context.isIncomplete ||
        context.responseHeaders.getSetCookie().length > cookiesBefore ||
        !asksForItsOwnRoutes(address, routesOf)
          ? null
          : toStoredPage(response, context.nonce, now());

      if (!page.storable || lifetimeMs === 0) return forBrowser(request, await render());

      const key = cacheKey(address, context);
      const stored = await find(key).catch((fault: unknown) => {
        console.error(`[${context.requestId}] page cache`, fault);
        return null;
      });
      const age = stored ? now() - stored.storedAt : Number.POSITIVE_INFINITY;
      if (stored && age < lifetimeMs) return answer(request, stored, context.nonce, 'hit');
      if (stored && age < lifetimeMs * STALE_FACTOR) {
        if (now() - (renewing.get(key) ?? 0) > RENEWAL_LIMIT_MS) {
          renewing.set(key, now());
          context.waitUntil(
            render()
              .then(async (rendered) => {
                const fresh = await toStore(rendered);
                if (fresh) await keep(key, fresh);
                // A page that is gone, or whose campaign has ended, is not shown once more.
                else if (rendered.status < 500 && !context.isIncomplete) await forget(key);
              })
              .catch((fault: unknown) => console.error(`[${context.requestId}] renewal`, fault))
              .finally(() => renewing.delete(key)),
          );
        }
        return answer(request, stored, context.nonce, 'stale');
      }

      const rendered = await render().catch((fault: unknown) => {
        if (!stored) throw fault;
        console.error(`[${context.requestId}] page`, fault);
        return null;
      });
      if (stored && (rendered === null || rendered.status >= 500 || context.isIncomplete)) {
        return answer(request, stored, context.nonce, 'stale-if-error');
      }
      if (rendered === null) return next();
      const fresh = await toStore(rendered);
      if (!fresh) return forBrowser(request, rendered);
      context.waitUntil(
        keep(key, fresh).catch((fault: unknown) =>
          console.error(`[${context.requestId}] page cache`, fault),
        ),
      );
      return answer(request, fresh, context.nonce, 'miss');
    },
  };
}

function forBrowser(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  if (response.status === 200 && !headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'private, no-cache');
  }
  const body = request.method === 'HEAD' ? null : response.body;
  return new Response(body, {status: response.status, statusText: response.statusText, headers});
}
