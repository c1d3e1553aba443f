import {readStored, removeStored, writeStored} from '~/browser/request/browser-storage.client';
import {parseRecentSearches, withRecentSearch} from '~/domain/search/search';

const KEY = 'recent-searches';

/** Recent searches stay on the device (coverage: search-recent). Where storage is missing or forbidden there are none. */
export function recentSearches(): string[] {
  return parseRecentSearches(readStored('localStorage', KEY));
}

export function rememberSearch(query: string): void {
  const recent = withRecentSearch(recentSearches(), query);
  writeStored('localStorage', KEY, JSON.stringify(recent));
}

export function forgetSearches(): void {
  removeStored('localStorage', KEY);
}
