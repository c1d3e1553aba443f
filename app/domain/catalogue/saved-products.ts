/** decisions.md: the wishlist is a list of product handles on the visitor's device. More than this is a collection, not a list to come back to; the oldest make room. */
const SAVED_PRODUCTS_LIMIT = 50;

const HANDLE = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Reads the stored list; whatever is no list of handles is an empty one. */
export function parseSavedProducts(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!Array.isArray(parsed)) return [];
    const handles = parsed.filter(
      (entry): entry is string => typeof entry === 'string' && HANDLE.test(entry),
    );
    return [...new Set(handles)].slice(0, SAVED_PRODUCTS_LIMIT);
  } catch {
    return [];
  }
}

/**
 * The list after the heart of a product was pressed so that it is saved, or not any more: newest first. The list is the one that
 * is stored now, which another tab may have changed; what the press means is what its heart showed.
 */
export function withSaved(saved: readonly string[], handle: string, isSaved: boolean): string[] {
  const others = saved.filter((entry) => entry !== handle);
  return isSaved ? [handle, ...others].slice(0, SAVED_PRODUCTS_LIMIT) : others;
}
