import {
  CacheNone,
  createStorefrontClient,
  type Storefront as HydrogenStorefront,
} from '@shopify/hydrogen';

import {
  type CodedError,
  findDeniedFields,
  remainingErrors,
  withoutFields,
} from './denied-fields.server';
import {DeniedFields} from './denied-memory.server';
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

interface StorefrontOptions {
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
  /** What the store is known to deny; without it each client finds out for itself. */
  denials?: DeniedFields | undefined;
  waitUntil: (work: Promise<unknown>) => void;
  requestId: string;
  buyerIp: string | null;
  /** Hears of each call, when it is over, how many milliseconds it took. */
  onCall?: (ms: number) => void;
}

async function withDeadline<T>(call: Promise<T>, onCall?: (ms: number) => void): Promise<T> {
  const since = Date.now();
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
    onCall?.(Date.now() - since);
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

/** The answer of a change without the errors that only say what is denied; they stay where the object went with them. */
function withoutDenials(document: string, answer: unknown): unknown {
  const remaining = remainingErrors(document, errorsOf(answer));
  const {errors: _denied, ...rest} = answer as {errors?: unknown};
  const payloads = Object.values(rest).flatMap((payload: unknown): unknown[] =>
    typeof payload === 'object' && payload !== null ? Object.values(payload) : [null],
  );
  const isWhole = payloads.length > 0 && !payloads.includes(null);
  if (!isWhole) return answer;
  return remaining.length > 0 ? {...rest, errors: remaining} : rest;
}

function errorsOf(answer: unknown): readonly CodedError[] {
  const {errors} = answer as {errors?: readonly CodedError[] | CodedError | null};
  return [errors ?? []].flat();
}

/** An answer that says, with GraphQL's status 200, that there were too many calls (storefront-api §2.2). */
function isThrottled(answer: unknown): boolean {
  return errorsOf(answer).some(({extensions}) => extensions?.code === 'THROTTLED');
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
 * failed in transit. Fields that the store denies and the shop can do without are not asked for. Answers with any other
 * GraphQL error are returned, not thrown, as Hydrogen does.
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const {request, env, cache, waitUntil, requestId, buyerIp, onCall} = options;
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

  const denials = options.denials ?? new DeniedFields(() => 0);
  const store = env.PUBLIC_STORE_DOMAIN;
  /** Remembers what an answer says is denied; true when that was not known before. */
  const learn = (document: string, answer: unknown): boolean => {
    const known = denials.of(store);
    const denied = findDeniedFields(document, errorsOf(answer)).filter((name) => !known.has(name));
    if (denied.length === 0) return false;
    console.warn(`The store denies ${denied.join(', ')}; the shop goes on without.`);
    denials.add(store, denied);
    return true;
  };

  // Hydrogen types `query` and `mutate` per document; the wrappers keep those types.
  const queryWith = (repetition: Repetition) =>
    (async (...[document, settings]: Parameters<HydrogenClient['query']>) => {
      // Hydrogen would keep an answer for a second by default; only what says so may be kept (storefront-api §12).
      const options = {cache: CacheNone(), ...settings};
      for (;;) {
        const asked = withoutFields(document, denials.of(store));
        const answer = await repeatedOnce(
          () => withDeadline<unknown>(storefront.query(asked, options).then(requireAnswer), onCall),
          repetition,
        );
        // One error may hide another, as a field that is missing takes its neighbours along.
        if (!learn(document, answer)) return answer;
      }
    }) as HydrogenClient['query'];

  const mutate = (async (...[document, settings]: Parameters<HydrogenClient['mutate']>) => {
    try {
      const asked = withoutFields(document, denials.of(store));
      const answer = await withDeadline<unknown>(
        storefront.mutate(asked, settings).then(requireAnswer),
        onCall,
      );
      // A change is never repeated for a field that its answer lacks.
      return learn(document, answer) ? withoutDenials(document, answer) : answer;
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
