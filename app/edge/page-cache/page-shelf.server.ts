import type {BoundedMemory} from './memory.server';
import {fromCacheEntry, type StoredPage, toCacheEntry} from './stored-page.server';

export interface PageStore {
  match: (key: string) => Promise<Response | undefined>;
  put: (key: string, response: Response) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
}

/** Where stored pages are kept: in the isolate's memory, and behind it in the Cache API. */
export interface PageShelf {
  find: (key: string) => Promise<StoredPage | null>;
  keep: (key: string, page: StoredPage) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

export function pageShelf(
  memory: BoundedMemory<StoredPage>,
  openStore: () => Promise<PageStore>,
): PageShelf {
  return {
    async find(key) {
      const remembered = memory.get(key);
      if (remembered) return remembered;
      const store = await openStore();
      const entry = await store.match(key);
      const page = entry ? await fromCacheEntry(entry) : null;
      if (page) memory.set(key, page, page.bytes.length);
      return page;
    },
    async keep(key, page) {
      memory.set(key, page, page.bytes.length);
      const store = await openStore();
      await store.put(key, toCacheEntry(page));
    },
    async forget(key) {
      memory.delete(key);
      const store = await openStore();
      await store.delete(key);
    },
  };
}
