import type {Money} from '~/domain/values/money';

/** What `POST /api/search/predictive` answers, as far as the list shows it. */
export interface SuggestionList {
  query: string;
  products: {
    handle: string;
    title: string;
    image: {src: string; alt: string; width: number | null; height: number | null} | null;
    price: Money;
    priceVaries: boolean;
    backdrop: string;
  }[];
  articles: {slug: string; title: string}[];
}

/** Typing pauses shorter than this are not worth a request. */
const PAUSE_MS = 90;

/**
 * Asks for suggestions as somebody types: one request at a time, an older answer never after a newer question. Failures
 * are no suggestions.
 */
export function createSuggestions(show: (list: SuggestionList | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;
  const stop = () => {
    clearTimeout(timer);
    pending?.abort();
  };
  return {
    ask: (query: string) => {
      stop();
      if (query.trim() === '') {
        show(null);
        return;
      }
      const asked = new AbortController();
      pending = asked;
      timer = setTimeout(() => {
        fetch('/api/search/predictive', {
          method: 'POST',
          headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({query}),
          signal: asked.signal,
        })
          .then((answer) => (answer.ok ? answer.json<SuggestionList>() : null))
          .then((list) => {
            if (!asked.signal.aborted) show(list);
          })
          .catch(() => {
            if (!asked.signal.aborted) show(null);
          });
      }, PAUSE_MS);
    },
    stop,
  };
}

export async function fetchTrending(): Promise<string[]> {
  try {
    const answer = await fetch('/api/search/trending');
    if (!answer.ok) return [];
    const {queries} = await answer.json<{queries: string[]}>();
    return queries;
  } catch {
    return [];
  }
}
