import type {EntryLedger} from './entry-ledger.server';
import type {BoundedMemory} from './memory.server';
import {fromCacheEntry, sizeOf, type StoredPage, toCacheEntry} from './stored-page.server';

export interface PageStore {
  match: (key: string) => Promise<Response | undefined>;
  put: (key: string, response: Response) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
}

/** One stored page: what tells it from all others, and the path that it belongs to. */
export interface ShelfEntry {
  key: string;
  path: string;
}

/** Where stored pages are kept: in the isolate's memory, and behind it in the Cache API. */
export interface PageShelf {
  find: (entry: ShelfEntry) => Promise<StoredPage | null>;
  keep: (entry: ShelfEntry, page: StoredPage) => Promise<void>;
  forget: (entry: ShelfEntry) => Promise<void>;
}

/** What of a shelf outlives a request. */
export interface ShelfMemory {
  pages: BoundedMemory<StoredPage>;
  ledger: EntryLedger;
}

export function pageShelf(
  {pages, ledger}: ShelfMemory,
  openStore: () => Promise<PageStore>,
): PageShelf {
  /** Makes room for an entry that is used. */
  async function makeRoom({key, path}: ShelfEntry): Promise<void> {
    for (const gone of ledger.use(key, path)) {
      pages.delete(gone);
      const store = await openStore();
      await store.delete(gone);
    }
  }

  return {
    async find(entry) {
      const remembered = pages.get(entry.key);
      if (remembered) {
        ledger.use(entry.key, entry.path);
        return remembered;
      }
      const store = await openStore();
      const stored = await store.match(entry.key);
      const page = stored ? await fromCacheEntry(stored) : null;
      if (page) {
        pages.set(entry.key, page, sizeOf(page));
        await makeRoom(entry);
      }
      return page;
    },
    async keep(entry, page) {
      pages.set(entry.key, page, sizeOf(page));
      const store = await openStore();
      await store.put(entry.key, toCacheEntry(page));
      await makeRoom(entry);
    },
    async forget({key}) {
      pages.delete(key);
      ledger.drop(key);
      const store = await openStore();
      await store.delete(key);
    },
  };
}
