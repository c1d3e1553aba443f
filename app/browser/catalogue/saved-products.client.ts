import {readStored, writeStored} from '~/browser/request/browser-storage.client';
import {parseSavedProducts, withSaved} from '~/domain/catalogue/saved-products';

const KEY = 'shop:saved';

const listeners = new Set<() => void>();
let saved: readonly string[] | null = null;
/** Where storage is missing or forbidden the list lasts for this page. */
let isRefused = false;

const read = () =>
  isRefused && saved ? saved : parseSavedProducts(readStored('localStorage', KEY));

function announce() {
  for (const listener of listeners) listener();
}

function reread() {
  saved = read();
  announce();
}

/** Another tab changed the list. */
function onStorage(event: StorageEvent) {
  if (event.key === null || event.key === KEY) reread();
}

/** A page that comes back as it was left has heard nothing meanwhile. */
function onPageShow(event: PageTransitionEvent) {
  if (event.persisted) reread();
}

/** The saved products' handles, newest first; the same array until the list changes. */
export function savedProducts(): readonly string[] {
  saved ??= read();
  return saved;
}

export function subscribeSavedProducts(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    // Nobody hears of another tab's changes now: the next one who asks reads anew.
    saved = isRefused ? saved : null;
  };
}

/** Presses a product's heart; true when it is saved now. What another tab saved meanwhile stays. */
export function toggleSavedProduct(handle: string): boolean {
  const isSaved = !savedProducts().includes(handle);
  saved = withSaved(read(), handle, isSaved);
  isRefused = !writeStored('localStorage', KEY, JSON.stringify(saved));
  announce();
  return isSaved;
}
