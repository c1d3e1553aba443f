import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {RedirectTable} from '~/domain/request/redirects';

import type {SnapshotMemory, SnapshotUse} from './snapshot-memory.server';

export interface CatalogueReader {
  storefront: Storefront;
  env: {CACHE_SECONDS: number; PUBLIC_STORE_DOMAIN: string};
  /** What was read before this moment is not used. */
  purgedAt: number;
  /** Null reads the catalogue for each request anew. */
  snapshots: SnapshotMemory | null;
  /** Null reads the redirects for each request anew. */
  redirectTables: SnapshotMemory<RedirectTable> | null;
  waitUntil: (work: Promise<unknown>) => void;
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
}

/** What reads the catalogue as far as it is held in the worker. */
export interface SnapshotReader extends CatalogueReader {
  env: CatalogueReader['env'] & {
    /** So many products are read whole; more of them the platform itself filters, sorts and searches (docs/decisions.md). */
    SNAPSHOT_PRODUCTS: number;
  };
  /** Handles of the products that the shop's content speaks of: of a large store they are read together. */
  namedProducts: readonly string[];
}

/**
 * The read and mapped catalogue, and what is made of it, is used this long before the cached answers are read again: far
 * less than these are old, and long enough to spare a busy shop the work.
 */
const SNAPSHOT_SECONDS = 15;

/** What the isolate remembers, or a new reading of the platform: one in a request, whoever asks for it. */
export function recall<Value>(
  reader: Pick<CatalogueReader, 'env' | 'waitUntil' | 'purgedAt'>,
  memory: SnapshotMemory<Value> | null,
  {usable, read}: {usable: SnapshotUse; read: () => Promise<Value>},
): Promise<Value> {
  if (!memory) return read();
  const {env, purgedAt, waitUntil} = reader;
  const source = `${env.PUBLIC_STORE_DOMAIN} ${purgedAt}`;
  const freshMs = Math.min(env.CACHE_SECONDS, SNAPSHOT_SECONDS) * 1000;
  return memory.read({source, freshMs, usable, waitUntil, load: read});
}
