import {FACETS, SORTS} from '~/domain/catalogue/listing';

import {isPublicPage} from './public-pages';

/** Parameters of campaigns and of steps before the page: no page shows them, so all their values share one entry. */
const IGNORED_PARAMETER =
  /^(utm_.*|gclid|fbclid|gclsrc|gbraid|wbraid|msclkid|dclid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl|_ga|srsltid|im_ref|irclickid|exp|discount)$/;

/** Which routes' data a client asks for (Remix single fetch). */
export const DATA_ROUTES_PARAMETER = '_routes';
const DATA_ROUTES = /^[\w./$,()-]{1,300}$/;

/** What the parameters of an area may hold. Several values of a facet are one choice; of all others the first counts. */
interface Area {
  owns: (path: string) => boolean;
  values: Readonly<Record<string, RegExp>>;
}

/** As listings read them (catalogue-listing); which values exist is known to the page, and it keeps no others. */
const FACET_VALUE = /^[a-z0-9_-]{1,60}$/;
const PAGE_NUMBER = /^[1-9]\d{0,2}$/;
const OPTION_VALUE = /^[\p{L}\p{N} .,'’&+/-]{1,60}$/u;

const AREAS: readonly Area[] = [
  {
    owns: (path) => path === '/products' || path.startsWith('/products/'),
    values: {
      ...Object.fromEntries(FACETS.map((facet) => [facet, FACET_VALUE])),
      sort: new RegExp(`^(${SORTS.join('|')})$`),
      page: PAGE_NUMBER,
      variant: /^\d{1,20}$/,
      color: OPTION_VALUE,
      flavor: OPTION_VALUE,
      size: OPTION_VALUE,
    },
  },
  {
    owns: (path) => path === '/learn',
    values: {topic: FACET_VALUE, page: PAGE_NUMBER},
  },
];

const MANY_VALUES: ReadonlySet<string> = new Set(FACETS);

/** More filters than this at once are too many listings to keep, and too few people who share one. */
const MOST_FILTERS = 2;

const LONGEST_QUERY = 300;

/** Parameter → the values that it may have on one page. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** How a public page is addressed once everything that it does not show is gone. */
export interface PublicPage {
  /** The allow-listed query in one order, with its question mark; empty without one. */
  search: string;
  /** False when the query holds something that no page is known to show: rendered for this visitor alone, not stored. */
  storable: boolean;
}

function compare([a, x]: readonly [string, string], [b, y]: readonly [string, string]): number {
  return a === b ? Number(x > y) - Number(x < y) : a < b ? -1 : 1;
}

/**
 * Decides whether a page is public, and under which query it is rendered and stored (architecture: path and the
 * allow-listed query). `contentValues` are those of parameters that content names, such as the quiz's questions. Null
 * for every page that may hold something personal.
 */
export function publicPage(
  path: string,
  query: URLSearchParams,
  {isData, contentValues = {}}: {isData: boolean; contentValues?: KnownValues},
): PublicPage | null {
  if (!isPublicPage(path)) return null;
  const values = AREAS.find(({owns}) => owns(path))?.values ?? {};
  const seen = new Set<string>();
  const kept: [string, string][] = [];
  let storable = true;
  for (const [name, value] of query) {
    if (IGNORED_PARAMETER.test(name)) continue;
    const id = MANY_VALUES.has(name) ? `${name}=${value}` : name;
    const isRepeated = seen.has(id);
    seen.add(id);
    const known =
      name === DATA_ROUTES_PARAMETER
        ? isData && DATA_ROUTES.test(value)
        : Object.hasOwn(values, name)
          ? (values[name]?.test(value) ?? false)
          : Object.hasOwn(contentValues, name) && (contentValues[name]?.includes(value) ?? false);
    if (known && isRepeated) continue;
    kept.push([name, value]);
    if (!known) storable = false;
  }
  const filters = kept.filter(([name]) => MANY_VALUES.has(name)).length;
  if (filters > MOST_FILTERS) storable = false;
  if (storable) kept.sort(compare);
  const search = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  return {search, storable: storable && search.length <= LONGEST_QUERY};
}
