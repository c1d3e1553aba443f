import {
  parseSavedProducts,
  SAVED_PRODUCTS_KEY,
  toggleSaved,
} from '~/domain/catalogue/saved-products';

const listeners = new Set<() => void>();
let saved: readonly string[] | null = null;

/** Storage can be missing or forbidden (case C026): the list then lasts for this page. */
function read(): readonly string[] {
  try {
    return parseSavedProducts(localStorage.getItem(SAVED_PRODUCTS_KEY));
  } catch {
    return [];
  }
}

function announce() {
  for (const listener of listeners) listener();
}

/** Another tab changed the list. */
function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== SAVED_PRODUCTS_KEY) return;
  saved = read();
  announce();
}

/** The saved products' handles, newest first; the same array until the list changes. */
export function savedProducts(): readonly string[] {
  saved ??= read();
  return saved;
}

export function subscribeSavedProducts(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Presses a product's heart; true when it is saved now. */
export function toggleSavedProduct(handle: string): boolean {
  saved = toggleSaved(savedProducts(), handle);
  try {
    localStorage.setItem(SAVED_PRODUCTS_KEY, JSON.stringify(saved));
  } catch {
    // Kept for this page only.
  }
  announce();
  return saved.includes(handle);
}
