import type {FacetName} from './facets';
import {
  formatListingQuery,
  type Listing,
  LISTING_PAGE_SIZE,
  pagerEntries,
  type Sort,
  sortOptions,
  toggleFilter,
} from './listing';
import type {ProductSummary} from './product';
import {type ProductCard, toProductCard} from './product-card';

/** A filter chip: a link that switches the value on or off. */
export interface FilterChip {
  value: string;
  label: string;
  /** Null where nobody counts them. */
  count: number | null;
  selected: boolean;
  href: string;
}

/**
 * What a category page shows of a listing. Every address is worked out here, at the edge, so that the browser
 * loads no rules of filtering.
 */
export interface ListingView {
  cards: ProductCard[];
  /** "75 products"; "More than 24 products" where nobody counts them. */
  total: string;
  page: number;
  facets: {name: FacetName; label: string; chips: FilterChip[]}[];
  applied: {label: string; href: string}[];
  /** The listing without any filter, in the same order. */
  clearHref: string;
  sort: Sort;
  sorts: {value: Sort; label: string}[];
  /** The filters as fields of the sort form. */
  fields: [name: string, value: string][];
  pager: ({page: number; href: string} | null)[];
  previous: string | null;
  next: string | null;
}

function totalOf({total, page, products}: Listing<ProductSummary>): string {
  const known = total ?? (page - 1) * LISTING_PAGE_SIZE + products.length;
  return `${total === null ? 'More than ' : ''}${known} ${known === 1 ? 'product' : 'products'}`;
}

export function toListingView(path: string, listing: Listing<ProductSummary>): ListingView {
  const {query, page, applied, hasNext} = listing;
  const pageCount = listing.pageCount ?? page + Number(hasNext);
  const href = (changed: typeof query) => `${path}${formatListingQuery(changed)}`;
  const pageHref = (target: number) => href({...query, page: target});
  return {
    cards: listing.products.map(toProductCard),
    total: totalOf(listing),
    page,
    facets: listing.facets.map(({name, label, values}) => ({
      name,
      label,
      chips: values.map((value) => ({
        ...value,
        href: href(toggleFilter(query, name, value.value)),
      })),
    })),
    applied: applied.map(({facet, value, label}) => ({
      label,
      href: href(toggleFilter(query, facet, value)),
    })),
    clearHref: `${path}${formatListingQuery({
      filters: {benefit: [], audience: [], form: [], price: []},
      sort: query.sort,
      page: 1,
    })}`,
    sort: query.sort,
    sorts: sortOptions(),
    fields: applied.map(({facet, value}) => [facet, value]),
    pager:
      pageCount > 1
        ? pagerEntries(page, pageCount).map((entry) =>
            entry === null ? null : {page: entry, href: pageHref(entry)},
          )
        : [],
    previous: page > 1 ? pageHref(page - 1) : null,
    next: hasNext ? pageHref(page + 1) : null,
  };
}
