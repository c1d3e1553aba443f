import {useRouteLoaderData} from '@remix-run/react';

interface SearchWords {
  search: {label: string; example: string};
}

/** What the search field is called, and what stands in it while it is empty. */
export function useSearchWords(): SearchWords['search'] | undefined {
  return useRouteLoaderData<SearchWords>('root')?.search;
}
