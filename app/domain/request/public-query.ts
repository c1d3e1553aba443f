import {FACETS} from '~/domain/catalogue/facets';

/** Parameters of campaigns and of steps before the page: no page shows them, so all their values share one entry. */
const IGNORED_PARAMETER =
  /^(utm_.*|gclid|fbclid|gclsrc|gbraid|wbraid|msclkid|dclid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl|_ga|srsltid|im_ref|irclickid|exp|discount)$/;

/** Which routes' data a client asks for (Remix single fetch). */
export const DATA_ROUTES_PARAMETER = '_routes';
const DATA_ROUTES = /^[\w./$,()-]{1,300}$/;

/** Several values of a facet are one choice; of all other parameters the first value counts. */
const MANY_VALUES: ReadonlySet<string> = new Set(FACETS);

/** More filters than this at once are too many listings to keep, and too few people who share one. */
const MOST_FILTERS = 2;

const LONGEST_QUERY = 300;

/** The parameters that a page reads → the values that each may have. */
export type QueryValues = Readonly<Record<string, RegExp | readonly string[]>>;

/** How a public page is addressed once everything that it does not show is gone. */
interface PublicQuery {
  /** The allow-listed query in one order, with its question mark; empty without one. */
  search: string;
  /** False when the query holds something that the page is not known to show: rendered for this visitor alone, not stored. */
  storable: boolean;
}

function compare([a, x]: readonly [string, string], [b, y]: readonly [string, string]): number {
  return a === b ? Number(x > y) - Number(x < y) : a < b ? -1 : 1;
}

function mayHold(values: QueryValues, name: string, value: string): boolean {
  const allowed = Object.hasOwn(values, name) ? values[name] : undefined;
  if (allowed === undefined) return false;
  return allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
}

/**
 * Decides under which query a public page is rendered and stored. `values` are what the page reads; `isData` tells a
 * request for its data, which may name routes, from one for its document.
 */
export function publicQuery(
  query: URLSearchParams,
  values: QueryValues,
  {isData}: {isData: boolean},
): PublicQuery {
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
        : mayHold(values, name, value);
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
