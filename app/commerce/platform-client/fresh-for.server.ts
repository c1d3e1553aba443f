import {CacheCustom} from '@shopify/hydrogen';

/** An answer is used while it is renewed for this many times the time it is fresh, so that no price is of yesterday. */
const STALE_FACTOR = 10;

/** How an answer of the platform is kept that is fresh for so many seconds; zero keeps none. */
export function freshFor(seconds: number) {
  return seconds === 0
    ? CacheCustom({mode: 'no-store'})
    : CacheCustom({mode: 'public', maxAge: seconds, staleWhileRevalidate: seconds * STALE_FACTOR});
}
