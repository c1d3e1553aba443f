import {
  FACET_LABELS,
  type FacetFacts,
  type FacetName,
  type FacetOption,
  facetOptions,
  facetOrder,
  FACETS,
} from './facets';
import {entryPrice} from './plan-price';
import type {ProductSummary} from './product';
import {isInStock} from './product-card';

export const SORTS = ['featured', 'price-low', 'price-high', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

const SORT_LABELS: Record<Sort, string> = {
  featured: 'Featured',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  newest: 'Newest first',
  name: 'Name, A to Z',
};

export const LISTING_PAGE_SIZE = 24;

/** What the address of a listing asks for. Values may be unknown ones: they match no product. */
export interface ListingQuery {
  filters: Readonly<Record<FacetName, readonly string[]>>;
  sort: Sort;
  /** From 1. */
  page: number;
}

const VALUE = /^[a-z0-9_-]{1,60}$/;

/** Reads a listing from a query; unreadable values, unknown sorts and pages below 1 are left out. */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const values = (facet: FacetName) =>
    [...new Set(parameters.getAll(facet))].filter((value) => VALUE.test(value)).sort();
  const sort = parameters.get('sort');
  const page = Number(parameters.get('page'));
  return {
    filters: {
      benefit: values('benefit'),
      audience: values('audience'),
      form: values('form'),
      price: values('price'),
    },
    sort: SORTS.find((known) => known === sort) ?? 'featured',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** The query of a listing with its parameters in one order and the defaults left out; empty for everything. */
export function formatListingQuery({filters, sort, page}: ListingQuery): string {
  const parameters = new URLSearchParams();
  for (const facet of FACETS) {
    for (const value of filters[facet]) parameters.append(facet, value);
  }
  if (sort !== 'featured') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The listing with one filter value switched, from its first page again. */
export function toggleFilter(query: ListingQuery, facet: FacetName, value: string): ListingQuery {
  const chosen = query.filters[facet];
  const values = chosen.includes(value)
    ? chosen.filter((entry) => entry !== value)
    : [...chosen, value].sort();
  return {...query, filters: {...query.filters, [facet]: values}, page: 1};
}

export function isFiltered({filters}: ListingQuery): boolean {
  return FACETS.some((facet) => filters[facet].length > 0);
}

interface FacetValue extends FacetOption {
  /** Products that switching it on (or leaving it on) shows, given the other facets' filters; null where nobody counts them. */
  count: number | null;
  selected: boolean;
}

export interface Facet {
  name: FacetName;
  label: string;
  values: FacetValue[];
}

export interface Listing<P> {
  /** The products of the page. */
  products: P[];
  /** All that match the filters; null where nobody counts them. */
  total: number | null;
  page: number;
  /** Null where nobody counts them. */
  pageCount: number | null;
  hasNext: boolean;
  facets: Facet[];
  /** The filters that are on, with their labels; an unknown value under its own name. */
  applied: {facet: FacetName; value: string; label: string}[];
  query: ListingQuery;
}

type Listed = FacetFacts &
  Pick<ProductSummary, 'title' | 'publishedAt' | 'variants' | 'availableForSale'>;

/** How soon a product can be had: 2 from stock, 1 later, 0 not at all. */
function soonness(product: Pick<Listed, 'variants' | 'availableForSale'>): number {
  return isInStock(product) ? 2 : Number(product.availableForSale);
}

function sortProducts<P extends Listed>(products: readonly P[], sort: Sort): P[] {
  const price = (product: P) => entryPrice(product).amount;
  const compare: Record<Sort, (a: P, b: P) => number> = {
    // The merchant's order: what is in stock, what ships later, what is sold out.
    featured: (a, b) => soonness(b) - soonness(a),
    'price-low': (a, b) => price(a) - price(b),
    'price-high': (a, b) => price(b) - price(a),
    newest: (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt),
    name: (a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1),
  };
  return [...products].sort(compare[sort]);
}

/**
 * The page of a listing: within a facet any chosen value matches, across facets all must. Counts say what one more
 * choice would show. A page beyond the last is the last. Facets that tell no products apart are left out, unless
 * one of their values is chosen.
 */
export function listCatalogue<P extends Listed>(
  products: readonly P[],
  query: ListingQuery,
): Listing<P> {
  const options = products.map(
    (product) =>
      new Map<FacetName, FacetOption[]>(
        FACETS.map((facet) => [facet, facetOptions(facet, product)]),
      ),
  );
  const fits = (index: number, facet: FacetName) => {
    const chosen = query.filters[facet];
    if (chosen.length === 0) return true;
    return options[index]?.get(facet)?.some(({value}) => chosen.includes(value)) ?? false;
  };
  const matching = products.filter((_, index) => FACETS.every((facet) => fits(index, facet)));

  const values = new Map<FacetName, FacetFinding[]>();
  for (const facet of FACETS) {
    const counts = new Map<string, FacetOption & {count: number}>();
    products.forEach((_, index) => {
      const reachable = FACETS.every((other) => other === facet || fits(index, other));
      for (const {value, label} of options[index]?.get(facet) ?? []) {
        const count = (counts.get(value)?.count ?? 0) + (reachable ? 1 : 0);
        counts.set(value, {value, label, count});
      }
    });
    values.set(facet, [...counts.values()]);
  }

  const pageCount = Math.max(1, Math.ceil(matching.length / LISTING_PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  const start = (page - 1) * LISTING_PAGE_SIZE;
  return toListing(query, values, {
    products: sortProducts(matching, query.sort).slice(start, start + LISTING_PAGE_SIZE),
    total: matching.length,
    page,
    pageCount,
    hasNext: page < pageCount,
  });
}

/** A value of a facet that products were found for, and how many. */
export type FacetFinding = FacetOption & {count: number | null};

/**
 * The listing of what was found, whoever looked for it: facets in the shop's order, without those that tell no products apart, and
 * the filters that are on.
 */
export function toListing<P>(
  query: ListingQuery,
  values: ReadonlyMap<FacetName, readonly FacetFinding[]>,
  found: Pick<Listing<P>, 'products' | 'total' | 'page' | 'pageCount' | 'hasNext'>,
): Listing<P> {
  const facets = FACETS.flatMap((facet): Facet[] => {
    const ordered = facetOrder(facet, values.get(facet) ?? []).map((value) => ({
      ...value,
      selected: query.filters[facet].includes(value.value),
    }));
    const tellsApart = ordered.some(({selected}) => selected) || ordered.length > 1;
    return tellsApart ? [{name: facet, label: FACET_LABELS[facet], values: ordered}] : [];
  });
  const labelOf = (facet: FacetName, value: string) =>
    facets.find(({name}) => name === facet)?.values.find((known) => known.value === value)?.label ??
    value;
  return {
    ...found,
    facets,
    applied: FACETS.flatMap((facet) =>
      query.filters[facet].map((value) => ({facet, value, label: labelOf(facet, value)})),
    ),
    query: {...query, page: found.page},
  };
}

/**
 * True when the listing shows everything that its address asks for: known values of known filters, a known order, a
 * page that there is. Only such a listing is worth keeping; the addresses of all others have no end.
 */
export function showsAllAsked<P>(listing: Listing<P>, parameters: URLSearchParams): boolean {
  const {facets, query, page} = listing;
  return [...parameters].every(([name, value]) => {
    if (name === 'sort') return value === query.sort;
    if (name === 'page') return value === String(page);
    const facet = facets.find((known) => known.name === name);
    return facet?.values.some((known) => known.value === value) ?? false;
  });
}

/** The choices of the sort control. */
export function sortOptions(): {value: Sort; label: string}[] {
  return SORTS.map((value) => ({value, label: SORT_LABELS[value]}));
}

/** The pages a pager names: first, last, and those around the current one; null where pages are left out. */
export function pagerEntries(page: number, pageCount: number): (number | null)[] {
  const named = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((entry) => entry >= 1 && entry <= pageCount)
    .sort((a, b) => a - b);
  return named.flatMap((entry, index) => {
    const before = named[index - 1];
    if (before === undefined || entry - before === 1) return [entry];
    // One page left out is as short as the gap that would stand for it.
    return entry - before === 2 ? [entry - 1, entry] : [null, entry];
  });
}
