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
