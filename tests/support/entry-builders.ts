import type {StoreEntry} from '~/domain/content/store-content';

/** An entry of the store with some of its fields. */
export function buildEntry(parts: Partial<StoreEntry>): StoreEntry {
  return {handle: 'one', values: {}, pictures: {}, products: {}, entries: {}, ...parts};
}
