import {fingerprint} from './crypto.server';

interface RateLimit {
  /** What is limited, such as `contact`. */
  name: string;
  limit: number;
  windowSeconds: number;
}

export interface CounterStore {
  match: (key: string) => Promise<Response | undefined>;
  put: (key: string, response: Response) => Promise<unknown>;
}

/** More than any isolate counts in ten minutes unless somebody means to fill it; the oldest counts go first. */
const MOST_COUNTS = 20_000;

interface Count {
  /** Attempts that are known of: this isolate's, and others' as far as the store told. */
  taken: number;
  /** What this isolate has put into the store, or read there; more than that is somebody else's. */
  shared: number;
}

/** What an isolate has counted. Synchronous: of attempts that come at once each sees those before it. */
export class AttemptMemory {
  private readonly counts = new Map<string, Count>();

  /** Counts one more and answers how many there are; null where the limit is reached already. */
  take(key: string, limit: number): number | null {
    const count = this.counts.get(key) ?? {taken: 0, shared: 0};
    if (count.taken >= limit) return null;
    count.taken += 1;
    this.keep(key, count);
    return count.taken;
  }

  /** Takes over what the store holds, and answers how many of it are new. */
  learn(key: string, stored: number): number {
    const count = this.counts.get(key);
    if (count === undefined || stored <= count.shared) return 0;
    const others = stored - count.shared;
    count.taken += others;
    count.shared = stored;
    return others;
  }

  /** What goes into the store. */
  share(key: string): number {
    const count = this.counts.get(key);
    if (count === undefined) return 0;
    count.shared = Math.max(count.shared, count.taken);
    return count.taken;
  }

  forget(key: string): void {
    this.counts.delete(key);
  }

  private keep(key: string, count: Count): void {
    // Set anew, so that the oldest stand first.
    this.counts.delete(key);
    this.counts.set(key, count);
    if (this.counts.size <= MOST_COUNTS) return;
    const [oldest] = this.counts.keys();
    if (oldest !== undefined) this.counts.delete(oldest);
  }
}

export interface Counters {
  memory: AttemptMemory;
  openStore: () => Promise<CounterStore>;
  /** In milliseconds. */
  now: number;
}

function keyOf({name, windowSeconds}: RateLimit, subject: string, now: number): string {
  return `${name}/${Math.floor(now / 1000 / windowSeconds)}/${subject}`;
}

/** Seconds until the window of a limit ends. */
function secondsLeft({windowSeconds}: RateLimit, now: number): number {
  return Math.max(1, Math.ceil(windowSeconds - ((now / 1000) % windowSeconds)));
}

/** Subjects do not belong into a cache in the clear. */
async function storeKey(key: string): Promise<string> {
  return `https://rate-limit.internal/${await fingerprint(key)}`;
}

function toEntry(taken: number, {windowSeconds}: RateLimit): Response {
  return new Response(String(taken), {
    headers: {'Cache-Control': `public, max-age=${windowSeconds}`},
  });
}

/**
 * Counts one attempt of `subject` (a network, an account) and answers null while it is within the limit, else the seconds until
 * another one is. The isolate counts before anything is waited for, so that attempts at once do not all pass; what the other
 * isolates of the edge location counted is read from the store behind it. When the store fails, the isolate's own count decides.
 */
export async function takeAttempt(
  rate: RateLimit,
  subject: string,
  {memory, openStore, now}: Counters,
): Promise<number | null> {
  const key = keyOf(rate, subject, now);
  const own = memory.take(key, rate.limit);
  if (own === null) return secondsLeft(rate, now);
  try {
    const [store, stored] = await Promise.all([openStore(), storeKey(key)]);
    const entry = await store.match(stored);
    const others = memory.learn(key, entry ? Number(await entry.text()) : 0);
    if (own + others > rate.limit) return secondsLeft(rate, now);
    await store.put(stored, toEntry(memory.share(key), rate));
  } catch (fault) {
    console.error('rate limit', fault);
  }
  return null;
}

/** Begins the count of `subject` anew. */
export async function forgetAttempts(
  rate: RateLimit,
  subject: string,
  {memory, openStore, now}: Counters,
): Promise<void> {
  const key = keyOf(rate, subject, now);
  memory.forget(key);
  try {
    await (await openStore()).put(await storeKey(key), toEntry(0, rate));
  } catch (fault) {
    console.error('rate limit', fault);
  }
}
