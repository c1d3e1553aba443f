import {bundles} from '~/content/bundles.server';
import {quiz} from '~/content/quiz.server';
import {BUNDLE_PARAMETER} from '~/domain/catalogue/bundle-builder';
import {FACETS} from '~/domain/catalogue/facets';
import {SORTS} from '~/domain/catalogue/listing';
import {FORMER_ANSWER} from '~/domain/content/quiz-progress';
import type {QueryValues} from '~/domain/request/public-query';
import type {PublicQueryName, RouteHandle} from '~/domain/request/route-handle';

/** As listings and articles read them; which values exist is known to the page, and it keeps no others. */
const WORD = /^[a-z0-9_-]{1,60}$/;
const PAGE_NUMBER = /^[1-9]\d{0,2}$/;
const OPTION_VALUE = /^[\p{L}\p{N} .,'’&+/-]{1,60}$/u;

/** The parameters, and their values, behind each query that a route names in `handle.public`. */
const QUERIES: Readonly<Record<PublicQueryName, QueryValues>> = {
  listing: {
    ...Object.fromEntries(FACETS.map((facet) => [facet, WORD])),
    sort: SORTS,
    page: PAGE_NUMBER,
  },
  variant: {
    variant: /^\d{1,20}$/,
    color: OPTION_VALUE,
    flavor: OPTION_VALUE,
    size: OPTION_VALUE,
  },
  bundle: {[BUNDLE_PARAMETER]: bundles.map(({handle}) => handle)},
  articles: {topic: WORD, page: PAGE_NUMBER},
  quiz: {
    ...Object.fromEntries(quiz.steps.map(({id, options}) => [id, options.map((o) => o.id)])),
    [FORMER_ANSWER]: quiz.steps.flatMap(({options}) => options.map(({id}) => id)),
  },
};

/** What the query of a page may hold, from its `handle.public`; null for a page that is not public. */
export function publicQueryValues(declared: RouteHandle['public']): QueryValues | null {
  if (declared === undefined) return null;
  return declared === true ? {} : QUERIES[declared];
}
