import type {ProductSummary} from '~/domain/catalogue/product';
import type {StoreContent} from '~/domain/content/store-content';
import type {RedirectTable} from '~/domain/request/redirects';

/** What is read of the catalogue in one go. */
export interface ShopSnapshot {
  /** Every published product by handle, in the platform's order; of a large store the first page and what its content names. */
  products: ReadonlyMap<string, ProductSummary>;
  /** Of a large store the handles that were asked for: of any other it says nothing. Null where all products were read. */
  asked: ReadonlySet<string> | null;
}

/** A refresh that did not end in this time was cut off with its request. */
const REFRESH_LIMIT_MS = 10_000;

/** After a fault the platform is left alone for this long, so that not every visitor waits for the next one. */
const FAULT_PAUSE_MS = 5_000;
/** A catalogue stands in for one that cannot be read for this long. */
const BRIDGE_MS = 86_400_000;

interface Remembered<Value> {
  source: string;
  snapshot: Value;
  /** Milliseconds since 1970. */
  readAt: number;
  refreshingSince: number | null;
  failedAt: number | null;
}

/**
 * For how long a snapshot is used while it is read anew behind the answer: prices for as long again as they are fresh,
 * redirects at any age.
 */
export type SnapshotUse = 'while-recent' | 'at-any-age';

interface SnapshotReading<Value> {
  /** Tells one store from another. */
  source: string;
  /** Milliseconds for which a snapshot is used as it is. */
  freshMs: number;
  usable: SnapshotUse;
  waitUntil: (work: Promise<unknown>) => void;
  load: () => Promise<Value>;
}

/**
 * What one isolate remembers between requests: the public catalogue, and the redirects, read and mapped, so that a page
 * costs the same with 75 products and with 10,000. Promises are not shared between requests, which workerd forbids; two that start
 * at once both read.
 */
export class SnapshotMemory<Value = ShopSnapshot> {
  #remembered: Remembered<Value> | null = null;

  constructor(readonly now: () => number) {}

  async read(reading: SnapshotReading<Value>): Promise<Value> {
    const {source, freshMs, usable, waitUntil, load} = reading;
    const usableMs = usable === 'at-any-age' ? Infinity : freshMs * 2;
    const known = this.#remembered?.source === source ? this.#remembered : null;
    const age = known ? this.now() - known.readAt : Infinity;
    const refresh = async () => {
      const snapshot = await load();
      if (freshMs > 0) {
        this.#remembered = {
          source,
          snapshot,
          readAt: this.now(),
          refreshingSince: null,
          failedAt: null,
        };
      }
      return snapshot;
    };
    if (!known || age < 0 || age >= usableMs) {
      if (known?.failedAt != null && this.now() - known.failedAt < FAULT_PAUSE_MS)
        return known.snapshot;
      try {
        return await refresh();
      } catch (fault) {
        if (!known || age < 0 || age >= BRIDGE_MS) throw fault;
        known.failedAt = this.now();
        console.error('The shop cannot be read; what was read last stands in', fault);
        return known.snapshot;
      }
    }
    const isRefreshing =
      known.refreshingSince !== null && this.now() - known.refreshingSince < REFRESH_LIMIT_MS;
    if (age >= freshMs && !isRefreshing) {
      known.refreshingSince = this.now();
      // A fault is met, and reported, by the request that has to wait for the next reading.
      waitUntil(refresh().catch(() => undefined));
    }
    return known.snapshot;
  }
}

export const rememberedSnapshot = new SnapshotMemory(() => Date.now());

export const rememberedContent = new SnapshotMemory<StoreContent>(() => Date.now());

export const rememberedRedirects = new SnapshotMemory<RedirectTable>(() => Date.now());
