import {fingerprint} from './crypto.server';

export interface RateLimit {
  /** What is limited, such as `contact`. */
  name: string;
  limit: number;
  windowSeconds: number;
}

export interface CounterStore {
  match: (key: string) => Promise<Response | undefined>;
  put: (key: string, response: Response) => Promise<unknown>;
}

/**
 * Counts one attempt of `subject` (a visitor's address) and answers whether it is still within the limit. Counters
 * live in the Cache API of the edge location, one per window; when the store fails, the attempt is let through:
 * a limit protects the desk, it must not close it.
 */
export async function takeAttempt(
  {name, limit, windowSeconds}: RateLimit,
  subject: string,
  store: CounterStore,
  now: number,
): Promise<boolean> {
  try {
    const window = Math.floor(now / 1000 / windowSeconds);
    // Addresses do not belong into a cache in the clear.
    const key = `https://rate-limit.internal/${name}/${window}/${await fingerprint(subject)}`;
    const entry = await store.match(key);
    const taken = entry ? Number(await entry.text()) : 0;
    if (taken >= limit) return false;
    await store.put(
      key,
      new Response(String(taken + 1), {
        headers: {'Cache-Control': `public, max-age=${windowSeconds}`},
      }),
    );
    return true;
  } catch (fault) {
    console.error('rate limit', fault);
    return true;
  }
}

/** The counters of this edge location. */
export function openCounters(): Promise<CounterStore> {
  return caches.open('rate-limits');
}
