import type {KeyPlace, StoredKey} from '~/domain/visitor/stored-items';

import {attempt} from './attempt.client';

/** Storage that never throws: what cannot be stored is forgotten. Null without the key. */
export function readStored<Place extends KeyPlace>(
  place: Place,
  key: StoredKey<Place>,
): string | null {
  return attempt(() => window[place].getItem(key), null);
}

/** False when the browser refuses. */
export function writeStored<Place extends KeyPlace>(
  place: Place,
  key: StoredKey<Place>,
  value: string,
): boolean {
  return attempt(() => {
    window[place].setItem(key, value);
    return true;
  }, false);
}

/** Removes a key, whoever wrote it. */
export function removeStored(place: KeyPlace, key: string): void {
  attempt(() => window[place].removeItem(key), undefined);
}

/** Every key; empty when storage is blocked. */
export function storedKeys(place: KeyPlace): string[] {
  return attempt(() => Object.keys(window[place]), []);
}
