import {parseRecentSearches, RECENT_SEARCHES_KEY, withRecentSearch} from '~/domain/search/search';

/** Recent searches stay on the device (spec §7). Storage can be missing or forbidden (case C026): then none are. */
export function recentSearches(): string[] {
  try {
    return parseRecentSearches(localStorage.getItem(RECENT_SEARCHES_KEY));
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  try {
    const recent = withRecentSearch(recentSearches(), query);
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent));
  } catch {
    // Nothing to tell the shopper: the search itself works.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // As above.
  }
}
