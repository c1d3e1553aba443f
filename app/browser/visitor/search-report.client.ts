import {track} from './data-layer.client';

/** The address whose search was reported as its document arrived, before React was there to do it. */
let reportedOnArrival: string | null = null;
let hasReactReported = false;

function report(query: string, results: number): void {
  track({event: 'search', search_term: query, results});
  void import('~/browser/search/recent-searches.client').then(({rememberSearch}) =>
    rememberSearch(query),
  );
}

/** Reports and remembers the search that this document shows. */
export function reportSearchOnArrival(): void {
  const {query, results} = document.querySelector<HTMLElement>('main [data-query]')?.dataset ?? {};
  if (!query || hasReactReported) return;
  reportedOnArrival = location.href;
  report(query, Number(results));
}

/** Reports and remembers a search whose results are shown; not again what the document arrived with. */
export function reportSearch(query: string, results: number): void {
  const isReported = reportedOnArrival === location.href;
  reportedOnArrival = null;
  hasReactReported = true;
  if (query !== '' && !isReported) report(query, results);
}
