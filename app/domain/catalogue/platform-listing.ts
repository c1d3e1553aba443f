import {BENEFITS} from './benefits';
import {
  AUDIENCES,
  BUNDLE_FORM,
  type FacetName,
  type FacetOption,
  FACETS,
  PRICE_BANDS,
  toFormValue,
} from './facets';
import {type FacetFinding, LISTING_PAGE_SIZE, type ListingQuery, type Sort} from './listing';

/**
 * How the listing of a large store is asked of the platform's own engine (docs/decisions.md). The whole shop is asked for by a query in
 * the platform's search syntax, which says everything that a listing can ask; a collection only by filters, which say less.
 */

/** A filter of the platform (`ProductFilter`), of those that a listing uses; prices in the currency's unit. */
export type PlatformFilter =
  | {available: boolean}
  | {tag: string}
  | {productType: string}
  | {price: {min: number; max?: number}};

/** What is asked for, in both of the platform's languages; `filters` is null where they cannot say it. */
export interface PlatformRange {
  query: string;
  filters: PlatformFilter[] | null;
}

interface PlatformOrder {
  /** `CREATED_AT` outside of a collection. */
  sortKey: 'COLLECTION_DEFAULT' | 'ID' | 'PRICE' | 'CREATED' | 'CREATED_AT' | 'TITLE';
  reverse: boolean;
}

/**
 * The deepest page that a listing leads to: to a page that is named by its number alone the way is 250 products a call, and eight calls
 * are the most that one visitor may cause.
 */
export const DEEPEST_PAGE = Math.floor((8 * 250) / LISTING_PAGE_SIZE) + 1;

/** A gift that costs nothing stands in no list (`isUnlisted`). */
const LISTED = '(tag_not:gift OR variants.price:>0)';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const anyOf = (clauses: readonly string[]) => `(${clauses.join(' OR ')})`;

/** The tags that make a value of a facet; none where it is no matter of tags. */
function tagsOf(facet: FacetName, value: string): readonly string[] {
  if (facet === 'benefit') return BENEFITS.filter(({tag}) => tag === value).map(({tag}) => tag);
  if (facet === 'audience') return AUDIENCES.find((one) => one.value === value)?.tags ?? [];
  return facet === 'form' && value === BUNDLE_FORM.value ? [BUNDLE_FORM.value] : [];
}

const typesOf = (value: string, types: readonly string[]) =>
  types.filter((type) => toFormValue(type) === value);

const bandOf = (value: string) => PRICE_BANDS.find((band) => band.value === value) ?? null;

/** What has one value of a facet, in the platform's search syntax; nothing for a value that nothing can have. */
function clausesOf(facet: FacetName, value: string, types: readonly string[]): string[] {
  const tags = tagsOf(facet, value).map((tag) => `tag:${quoted(tag)}`);
  if (facet === 'form')
    return [
      ...tags,
      ...typesOf(value, types).map(
        (type) => `(product_type:${quoted(type)} AND tag_not:${BUNDLE_FORM.value})`,
      ),
    ];
  if (facet !== 'price') return tags;
  const band = bandOf(value);
  if (!band) return [];
  // The lowest price decides, as everywhere: some variant costs less than the end of the band, and none less than its beginning.
  const below = Number.isFinite(band.below) ? [`variants.price:<${band.below / 100}`] : [];
  const from = band.from > 0 ? [`NOT variants.price:<${band.from / 100}`] : [];
  return [`(${[...below, ...from].join(' AND ')})`];
}

function filtersOf(
  facet: FacetName,
  values: readonly string[],
  types: readonly string[],
): PlatformFilter[] {
  return values.flatMap((value): PlatformFilter[] => {
    const band = facet === 'price' ? bandOf(value) : null;
    if (band) {
      const min = band.from / 100;
      return [{price: Number.isFinite(band.below) ? {min, max: band.below / 100 - 0.01} : {min}}];
    }
    return [
      ...tagsOf(facet, value).map((tag) => ({tag})),
      ...(facet === 'form'
        ? typesOf(value, types)
            .filter(() => value !== BUNDLE_FORM.value)
            .map((productType) => ({productType}))
        : []),
    ];
  });
}

/**
 * The filters of a query as the platform takes them: values of one kind widen each other there. So tags of two facets, or bundles beside
 * other forms, cannot be said; null then.
 */
export function toPlatformFilters(
  query: ListingQuery,
  types: readonly string[],
): PlatformFilter[] | null {
  const byFacet = FACETS.map((facet) => filtersOf(facet, query.filters[facet], types));
  const tagged = byFacet.filter((filters) => filters.some((one) => 'tag' in one));
  const isMixed = tagged.some((filters) => filters.some((one) => !('tag' in one)));
  return tagged.length > 1 || isMixed ? null : byFacet.flat();
}

/**
 * What a collection can be asked for of a query: of facets that are tags the first that is chosen, the others are left out
 * (docs/decisions.md).
 */
export function askableOfCollection(query: ListingQuery): ListingQuery {
  const {benefit, audience, form, price} = query.filters;
  const hasTags = benefit.length > 0 || audience.length > 0;
  const others = form.filter((value) => value !== BUNDLE_FORM.value);
  return {
    ...query,
    filters: {
      benefit,
      audience: benefit.length > 0 ? [] : audience,
      form: hasTags || others.length > 0 ? others : form,
      price,
    },
  };
}

/**
 * What the platform is asked for one after the other: in the merchant's order first what can be bought and then what is sold out,
 * otherwise everything at once. Null where a filter has no value that anything could have. `types` are the product types of the shop,
 * which matter where a form is chosen.
 */
export function toRanges(query: ListingQuery, types: readonly string[]): PlatformRange[] | null {
  const clauses: string[] = [LISTED];
  for (const facet of FACETS) {
    const chosen = query.filters[facet];
    const known = chosen.flatMap((value) => clausesOf(facet, value, types));
    if (chosen.length > 0 && known.length === 0) return null;
    if (known.length > 0) clauses.push(anyOf(known));
  }
  const everything: PlatformRange = {
    query: clauses.join(' AND '),
    filters: toPlatformFilters(query, types),
  };
  if (query.sort !== 'featured') return [everything];
  return [true, false].map((available) => ({
    query: `${everything.query} AND available_for_sale:${available}`,
    filters: everything.filters && [...everything.filters, {available}],
  }));
}

export function toOrder(sort: Sort, isCollection: boolean): PlatformOrder {
  const orders: Record<Sort, PlatformOrder> = {
    featured: {sortKey: isCollection ? 'COLLECTION_DEFAULT' : 'ID', reverse: false},
    'price-low': {sortKey: 'PRICE', reverse: false},
    'price-high': {sortKey: 'PRICE', reverse: true},
    newest: {sortKey: isCollection ? 'CREATED' : 'CREATED_AT', reverse: true},
    name: {sortKey: 'TITLE', reverse: false},
  };
  return orders[sort];
}

const forms = (types: readonly string[]): FacetOption[] =>
  [...new Map(types.map((type) => [toFormValue(type), type]))]
    .filter(([value]) => value !== '' && value !== BUNDLE_FORM.value)
    .map(([value, label]) => ({value, label}));

const OPTIONS: readonly {facet: FacetName; option: FacetOption}[] = [
  ...BENEFITS.map(({tag, label}) => ({facet: 'benefit' as const, option: {value: tag, label}})),
  ...AUDIENCES.map(({value, label}) => ({facet: 'audience' as const, option: {value, label}})),
  {facet: 'form', option: BUNDLE_FORM},
  ...PRICE_BANDS.map(({value, label}) => ({facet: 'price' as const, option: {value, label}})),
];

/** A query for each value of a facet that is the same in every shop: whether the platform has one such product. */
export const FACET_PROBES: readonly string[] = OPTIONS.map(({facet, option}) =>
  [LISTED, anyOf(clausesOf(facet, option.value, []))].join(' AND '),
);

/** How many products a list of the platform has, and how many of each kind, as far as its filters say. */
export interface PlatformCounts {
  total: number | null;
  /** By tag in lower case. */
  tags: ReadonlyMap<string, number>;
  /** By product type. */
  types: ReadonlyMap<string, number>;
  /** Cents; null where the filters do not say what the dearest costs. */
  dearest: number | null;
}

/** Reads the filters that the platform offers beside a list, each value with the input that chooses it, as JSON. */
export function toCounts(
  filters: readonly {values: readonly {count: number; input: unknown}[]}[],
): PlatformCounts {
  const tags = new Map<string, number>();
  const types = new Map<string, number>();
  let total: number | null = null;
  let dearest: number | null = null;
  for (const {count, input} of filters.flatMap(({values}) => values)) {
    const named = (typeof input === 'string' ? JSON.parse(input) : input) as Partial<
      Record<'tag' | 'productType', string> & {available: boolean; price: {max?: number}}
    >;
    if (named.tag !== undefined) tags.set(named.tag.toLowerCase(), count);
    if (named.productType !== undefined) types.set(named.productType, count);
    if (named.available !== undefined) total = (total ?? 0) + count;
    if (named.price?.max !== undefined) dearest = Math.round(named.price.max * 100);
  }
  return {total, tags, types, dearest};
}

/** Products of a value as far as they are counted: where two tags make it, nobody knows how many have both. */
function countOf(facet: FacetName, value: string, counts: PlatformCounts): number | null {
  const counted =
    facet === 'form' && value !== BUNDLE_FORM.value
      ? [...counts.types].filter(([type]) => toFormValue(type) === value).map(([, count]) => count)
      : tagsOf(facet, value).flatMap((tag) => counts.tags.get(tag) ?? []);
  return counted.length === 1 ? (counted[0] ?? null) : null;
}

type Findings = Map<FacetName, FacetFinding[]>;

function collect(
  found: readonly {facet: FacetName; option: FacetOption}[],
  counts: PlatformCounts | null,
): Findings {
  const findings: Findings = new Map();
  for (const {facet, option} of found) {
    const count = counts && countOf(facet, option.value, counts);
    findings.set(facet, [...(findings.get(facet) ?? []), {...option, count}]);
  }
  return findings;
}

/** The facets of the whole shop: what its probes found, in their order, and the shop's product types. */
export function facetsOfShop(
  probed: readonly boolean[],
  types: readonly string[],
  counts: PlatformCounts | null,
): Findings {
  const found = OPTIONS.filter((_, index) => probed[index]);
  return collect(
    [...found, ...forms(types).map((option) => ({facet: 'form' as const, option}))],
    counts,
  );
}

/**
 * The facets of a collection: the tags and types that the merchant lets shoppers filter by, and the price bands up to the dearest
 * product. What the platform could not answer together with what is chosen is not offered.
 */
export function facetsOfCollection(query: ListingQuery, counts: PlatformCounts): Findings {
  const offered = OPTIONS.filter(({facet, option}) =>
    facet === 'price'
      ? (bandOf(option.value)?.from ?? 0) <= (counts.dearest ?? 0)
      : tagsOf(facet, option.value).some((tag) => counts.tags.has(tag)),
  );
  const all = [
    ...offered,
    ...forms([...counts.types.keys()]).map((option) => ({facet: 'form' as const, option})),
  ];
  return collect(
    all.filter(({facet, option: {value}}) => {
      if (tagsOf(facet, value).length === 0) return true;
      const wanted = {...query.filters, [facet]: [...new Set([...query.filters[facet], value])]};
      return toPlatformFilters({...query, filters: wanted}, [...counts.types.keys()]) !== null;
    }),
    counts,
  );
}
