import type {SuggestionList} from '~/browser/search/suggestions.client';

/** What the search offers below its field. */
export type SearchOffer =
  /** Nothing is typed: searches to begin with. */
  | {kind: 'start'; recent: readonly string[]; trending: readonly string[]}
  /** Suggestions for what stands in the field are on their way. */
  | {kind: 'waiting'}
  | {kind: 'found'; list: SuggestionList; count: number}
  | {kind: 'nothing'; query: string};

/**
 * Decides what to offer for what stands in the field. A list belongs to the words it was asked for, so a blank field offers
 * beginnings whatever list is left; an empty list is told apart from one that has not come.
 */
export function searchOffer({
  value,
  list,
  recent,
  trending,
}: {
  value: string;
  list: SuggestionList | null;
  recent: readonly string[];
  trending: readonly string[];
}): SearchOffer {
  if (value.trim() === '') return {kind: 'start', recent, trending};
  if (list === null) return {kind: 'waiting'};
  const count = list.products.length + list.articles.length;
  return count > 0 ? {kind: 'found', list, count} : {kind: 'nothing', query: list.query};
}

/** What assistive technology is told of an offer; empty while there is nothing to tell. */
export function offerStatus(offer: SearchOffer): string {
  switch (offer.kind) {
    case 'start':
    case 'waiting':
      return '';
    case 'found':
      return offer.count === 1 ? '1 suggestion' : `${offer.count} suggestions`;
    case 'nothing':
      return 'No suggestions';
  }
}
