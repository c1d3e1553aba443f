import {data} from 'virtual:content/data';

/** Searches to suggest before anything is typed; topped up with best sellers elsewhere (decisions.md). */
export const trendingQueries: readonly string[] = data.trending.queries;
