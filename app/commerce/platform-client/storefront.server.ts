import {
  CacheNone,
  createStorefrontClient,
  type Storefront as HydrogenStorefront,
} from '@shopify/hydrogen';

import {PlatformUnavailable} from './platform-fault.server';

type HydrogenClient = HydrogenStorefront<{country: 'US'; language: 'EN'}>;

export type Storefront = HydrogenClient & {
  /**
   * `query` for what a session depends on: also what was not answered in time, or refused because there were too many
   * calls, is asked once more, after a pause.
   */
  queryPatiently: HydrogenClient['query'];
};

/** No call to the platform may hold a shopper longer than this. */
const CALL_DEADLINE_MS = 3_000;

/** What a patient query waits before it asks once more. */
const PATIENCE_MS = 400;

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

/** An answer that says, with GraphQL's status 200, that there were too many calls (storefront-api §2.2). */
function isThrottled(answer: unknown): boolean {
  const {errors} = answer as {errors?: unknown};
  const all = (errors === undefined || errors === null ? [] : [errors].flat()) as {
    extensions?: {code?: string};
  }[];
  return all.some(({extensions}) => extensions?.code === 'THROTTLED');
}

/** What of a read is asked once more, and after how long; the only place where the shop repeats a call by itself. */
interface Repetition {
  isWorthIt: (outcome: {answer: unknown} | {fault: unknown}) => boolean;
  pauseMs: number;
}

/** A connection that broke may hold at once; what was waited for in vain is not waited for again. */
const AT_ONCE: Repetition = {
  isWorthIt: (outcome) => 'fault' in outcome && !(outcome.fault instanceof PlatformUnavailable),
  pauseMs: 0,
};

const PATIENT: Repetition = {
  isWorthIt: (outcome) => 'fault' in outcome || isThrottled(outcome.answer),
  pauseMs: PATIENCE_MS,
};

async function repeatedOnce<T>(ask: () => Promise<T>, repetition: Repetition): Promise<T> {
  try {
    const answer = await ask();
    if (!repetition.isWorthIt({answer})) return answer;
  } catch (fault) {
    if (!repetition.isWorthIt({fault})) throw PlatformUnavailable.from(fault);
  }
  if (repetition.pauseMs > 0) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, repetition.pauseMs);
    });
  }
  try {
    return await ask();
  } catch (fault) {
    throw PlatformUnavailable.from(fault);
  }
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
  const queryWith = (repetition: Repetition) =>
    ((...[document, settings]: Parameters<HydrogenClient['query']>) => {
      // Hydrogen would keep an answer for a second by default; only what says so may be kept (storefront-api §12).
      const asked = {cache: CacheNone(), ...settings};
      return repeatedOnce(
        () => withDeadline<unknown>(storefront.query(document, asked).then(requireAnswer)),
        repetition,
      );
    }) as HydrogenClient['query'];

  const mutate = (async (...args: Parameters<HydrogenClient['mutate']>) => {
    try {
      return await withDeadline<unknown>(storefront.mutate(...args).then(requireAnswer));
    } catch (fault) {
      throw PlatformUnavailable.from(fault);
    }
  }) as HydrogenClient['mutate'];

  return {
    ...storefront,
    query: queryWith(AT_ONCE),
    queryPatiently: queryWith(PATIENT),
    mutate,
  };
}
