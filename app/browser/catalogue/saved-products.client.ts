import {readStored, writeStored} from '~/browser/request/browser-storage.client';
import {parseSavedProducts, toggleSaved} from '~/domain/catalogue/saved-products';

const KEY = 'brightwell-saved';

const listeners = new Set<() => void>();
let saved: readonly string[] | null = null;

/** Where storage is missing or forbidden the list lasts for this page. */
function read(): readonly string[] {
  return parseSavedProducts(readStored('localStorage', KEY));
}

function announce() {
  for (const listener of listeners) listener();
}

/** Another tab changed the list. */
function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== KEY) return;
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
  writeStored('localStorage', KEY, JSON.stringify(saved));
  announce();
  return saved.includes(handle);
}
