import {useEffect, useMemo, useState} from 'react';

import {forgetSearches, recentSearches} from '~/browser/search/recent-searches.client';
import {
  createSuggestions,
  fetchTrending,
  type SuggestionList,
} from '~/browser/search/suggestions.client';

import {type SearchOffer, searchOffer} from './search-offer';

interface Search {
  /** What stands in the field. */
  value: string;
  offer: SearchOffer;
  type: (typed: string) => void;
  forgetRecent: () => void;
}

/** What is typed and what is offered for it. Only ever used in a browser, on the shopper's word. */
export function useSearch(): Search {
  const [value, setValue] = useState('');
  const [list, setList] = useState<SuggestionList | null>(null);
  const [recent, setRecent] = useState(recentSearches);
  const [trending, setTrending] = useState<string[]>([]);
  const suggestions = useMemo(() => createSuggestions(setList), []);

  useEffect(() => {
    let here = true;
    void fetchTrending().then((queries) => {
      if (here) setTrending(queries);
    });
    return () => {
      here = false;
      suggestions.stop();
    };
  }, [suggestions]);

  return {
    value,
    offer: searchOffer({value, list, recent, trending}),
    type: (typed) => {
      // The list of the old words goes at once; it never stands under new ones.
      setList(null);
      setValue(typed);
      suggestions.ask(typed);
    },
    forgetRecent: () => {
      forgetSearches();
      setRecent([]);
    },
  };
}
