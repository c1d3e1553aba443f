import {saidOfCache} from './host-memory.server';
import {findVisitorAddress} from './visitor-address.server';

/**
 * All that the shop has of the host it runs on, besides requests: Oxygen, Cloudflare, bare workerd. What one of them lacks is made
 * up for here, so that nobody else has to know where they are.
 */
export interface Host {
  /** Names the request in logs and answers; Oxygen's own name for it where there is one. */
  requestId: string;
  /** Null where the host does not tell it: visitors are then not counted one by one. */
  buyerIp: string | null;
  /** Keeps the worker alive for work behind the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** What the entry of the worker is given beside the request; nothing of it is sure to be there. */
export interface GivenByHost {
  waitUntil?: (work: Promise<unknown>) => void;
}

export function hostOf(
  request: Request,
  {VISITOR_ADDRESS_HEADER}: {VISITOR_ADDRESS_HEADER: string},
  given: GivenByHost,
): Host {
  return {
    requestId: request.headers.get('request-id') ?? crypto.randomUUID(),
    buyerIp: findVisitorAddress(request, VISITOR_ADDRESS_HEADER),
    waitUntil(work) {
      // Without it the work goes on as long as the isolate lets it; that it fails must not end the isolate.
      if (given.waitUntil) given.waitUntil(work);
      else work.catch((fault: unknown) => console.error('Behind an answer', fault));
    },
  };
}

/** What a cache answers; where the host has none, or refuses it, what an empty one would. */
async function orNothing<Answer>(ask: () => Promise<Answer>, nothing: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (fault) {
    const words = fault instanceof Error ? fault.message : String(fault);
    if (saidOfCache.isNew(words)) console.warn(`The host's cache is not used: ${words}`);
    return nothing;
  }
}

/**
 * The host's cache of that name, opened when it is first used: `caches.open` answers later, and a page that comes from the page
 * cache never needs it. It keeps nothing on a host without the Cache API; the isolate's memory then stands alone.
 */
export function hostCache(name: string): Cache {
  let opened: Promise<Cache> | undefined;
  const open = async () => (opened ??= caches.open(name));
  return {
    match: (request, options) =>
      orNothing(async () => (await open()).match(request, options), undefined),
    put: (request, response) =>
      orNothing(async () => (await open()).put(request, response), undefined),
    delete: (request, options) =>
      orNothing(async () => (await open()).delete(request, options), false),
  } satisfies Pick<Cache, 'match' | 'put' | 'delete'> as Cache;
}

/**
 * Hydrogen's cache, without what is no answer: it would keep a body that was cut off, as text beside the status, until
 * it expires.
 */
export function answersOnly(cache: Cache): Cache {
  return {
    match: (request, options) => cache.match(request, options),
    put: async (request, response) => {
      const text = await response.text();
      if (!text.startsWith('["')) await cache.put(request, new Response(text, response));
    },
    delete: (request, options) => cache.delete(request, options),
  } satisfies Pick<Cache, 'match' | 'put' | 'delete'> as Cache;
}
