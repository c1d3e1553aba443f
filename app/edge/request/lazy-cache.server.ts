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

/**
 * The host's cache of that name, opened when it is first used: `caches.open` answers later, and a page that comes
 * from the page cache never needs it.
 */
export function lazyCache(name: string): Cache {
  let opened: Promise<Cache> | undefined;
  const open = () => (opened ??= caches.open(name));
  return {
    match: async (request, options) => (await open()).match(request, options),
    put: async (request, response) => (await open()).put(request, response),
    delete: async (request, options) => (await open()).delete(request, options),
  } satisfies Pick<Cache, 'match' | 'put' | 'delete'> as Cache;
}
