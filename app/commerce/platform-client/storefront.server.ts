import {
  CacheNone,
  createStorefrontClient,
  type Storefront as HydrogenStorefront,
} from '@shopify/hydrogen';

import {PlatformUnavailable} from './platform-fault.server';

export type Storefront = HydrogenStorefront<{country: 'US'; language: 'EN'}>;

/** No call to the platform may hold a shopper longer than this. */
const CALL_DEADLINE_MS = 3_000;

export interface StorefrontOptions {
  request: Request;
  env: {
    PUBLIC_STORE_DOMAIN: string;
    PUBLIC_STOREFRONT_API_TOKEN: string;
    PRIVATE_STOREFRONT_API_TOKEN?: string | undefined;
    PUBLIC_STOREFRONT_API_VERSION: string;
    PUBLIC_STOREFRONT_ID?: string | undefined;
  };
  /** Keeps the answers of queries that name a caching strategy; without it every query is asked anew. */
  cache?: Cache;
  waitUntil: (work: Promise<unknown>) => void;
  requestId: string;
  buyerIp: string | null;
}

async function withDeadline<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PlatformUnavailable(`no answer within ${CALL_DEADLINE_MS} ms`)),
      CALL_DEADLINE_MS,
    );
  });
  try {
    return await Promise.race([call, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A GraphQL answer has data or errors. Hydrogen takes a body that was cut off, or is no JSON, for an answer without
 * either, which would read as "there is no such thing".
 */
function requireAnswer<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0) {
    throw new PlatformUnavailable('the answer was cut off');
  }
  return answer;
}

/**
 * Hydrogen's storefront client for one request, with a deadline on every call and one repetition of a read that
 * failed in transit. Answers with GraphQL errors are returned, not thrown, as Hydrogen does.
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const {request, env, cache, waitUntil, requestId, buyerIp} = options;
  const {storefront} = createStorefrontClient({
    cache,
    waitUntil,
    i18n: {country: 'US', language: 'EN'},
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN ?? '',
    storefrontApiVersion: env.PUBLIC_STOREFRONT_API_VERSION,
    storefrontId: env.PUBLIC_STOREFRONT_ID ?? '',
    storefrontHeaders: {
      requestGroupId: requestId,
      buyerIp,
      buyerIpSig: request.headers.get('X-Shopify-Client-IP-Sig'),
      // Cookies of the storefront are none of the platform's business.
      cookie: null,
      purpose: request.headers.get('purpose') ?? request.headers.get('sec-purpose'),
    },
    logErrors: false,
  });

  // Hydrogen types `query` and `mutate` per document; the wrappers keep those types.
  const query = (async (...[document, settings]: Parameters<Storefront['query']>) => {
    // Hydrogen would keep an answer for a second by default; only what says so may be kept (storefront-api §12).
    const asked = {cache: CacheNone(), ...settings};
    const ask = () => withDeadline<unknown>(storefront.query(document, asked).then(requireAnswer));
    try {
      return await ask();
    } catch (fault) {
      if (fault instanceof PlatformUnavailable) throw fault;
      try {
        return await ask();
      } catch (again) {
        throw PlatformUnavailable.from(again);
      }
    }
  }) as Storefront['query'];

  const mutate = (async (...args: Parameters<Storefront['mutate']>) => {
    try {
      return await withDeadline<unknown>(storefront.mutate(...args).then(requireAnswer));
    } catch (fault) {
      throw PlatformUnavailable.from(fault);
    }
  }) as Storefront['mutate'];

  return {...storefront, query, mutate};
}
