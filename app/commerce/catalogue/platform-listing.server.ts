import type {
  CollectionListingQueryVariables,
  PlatformListingQueryVariables,
  ProductSummaryFieldsFragment,
  ShopFacetsQuery,
  ShopFacetsQueryVariables,
} from 'storefrontapi.generated';

import {freshFor} from '~/commerce/platform-client/fresh-for.server';
import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {FacetName} from '~/domain/catalogue/facets';
import {
  type FacetFinding,
  type Listing,
  LISTING_PAGE_SIZE,
  type ListingQuery,
  toListing,
} from '~/domain/catalogue/listing';
import {
  askableOfCollection,
  DEEPEST_PAGE,
  FACET_PROBES,
  facetsOfCollection,
  facetsOfShop,
  type PlatformCounts,
  type PlatformFilter,
  type PlatformRange,
  toCounts,
  toOrder,
  toPlatformFilters,
  toRanges,
} from '~/domain/catalogue/platform-listing';
import type {ProductSummary} from '~/domain/catalogue/product';
import {isUnlisted} from '~/domain/catalogue/product-card';

import type {CatalogueReader, SnapshotReader} from './catalogue-reader.server';
import {
  COLLECTION_LISTING_QUERY,
  PLATFORM_LISTING_QUERY,
  SHOP_FACETS_QUERY,
} from './large-store-documents.server';
import {toProductSummary} from './product-mapping.server';
import {loadShopSnapshot} from './shop-snapshot.server';

/** A stretch of one range: products, or the cursors of up to 250 of them. */
interface Stretch {
  nodes: readonly ProductSummaryFieldsFragment[];
  cursors: readonly string[];
  hasNextPage: boolean;
  endCursor: string | null;
  /** With the first stretch of a listing alone, and only where somebody counts. */
  counts: PlatformCounts | null;
}

interface Wanted {
  first: number;
  after: string | null;
  cursors: boolean;
  counts: boolean;
}

/** Reads a stretch of a range; null where the collection is not there. */
type Read = (range: PlatformRange, wanted: Wanted) => Promise<Stretch | null>;

/** Cursors a call. */
const LEAP = 250;

interface Connection {
  nodes?: readonly ProductSummaryFieldsFragment[];
  edges?: readonly {cursor: string}[];
  pageInfo: {hasNextPage: boolean; endCursor?: string | null};
}

const toStretch = (
  {nodes = [], edges = [], pageInfo}: Connection,
  counts: PlatformCounts | null,
): Stretch => ({
  nodes,
  cursors: edges.map(({cursor}) => cursor),
  hasNextPage: pageInfo.hasNextPage,
  endCursor: pageInfo.endCursor ?? null,
  counts,
});

function probesOf(answer: ShopFacetsQuery): boolean[] {
  const {p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11} = answer;
  return [p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11].map(
    (probe) => (probe?.nodes.length ?? 0) > 0,
  );
}

const PROBES = Object.fromEntries(FACET_PROBES.map((query, index) => [`p${index}`, query])) as Pick<
  ShopFacetsQueryVariables,
  `p${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
>;

/** Types of which the shop shows nothing: what it knows of them are gifts. */
function hiddenTypes(products: Iterable<ProductSummary>): ReadonlySet<string> {
  const known = [...products];
  const shown = new Set(known.filter((product) => !isUnlisted(product)).map(({type}) => type));
  return new Set(known.map(({type}) => type).filter((type) => !shown.has(type)));
}

/** What the shop has of each facet, whatever is chosen: asked for once, for all of its listings. */
interface ShopFacts {
  types: readonly string[];
  /** For each of `FACET_PROBES`. */
  probed: readonly boolean[];
}

async function readFacts(reader: SnapshotReader): Promise<ShopFacts> {
  const {storefront, env} = reader;
  const [answer, {products}] = await Promise.all([
    storefront.query(SHOP_FACETS_QUERY, {variables: PROBES, cache: freshFor(env.CACHE_SECONDS)}),
    loadShopSnapshot(reader),
  ]);
  requireNoErrors(answer);
  const hidden = hiddenTypes(products.values());
  const types = answer.productTypes.nodes.filter((type) => !hidden.has(type));
  return {types, probed: probesOf(answer)};
}

function readShop(
  {storefront, env}: CatalogueReader,
  query: ListingQuery,
  counted: PlatformFilter[] | null,
): Read {
  const order = toOrder(query.sort, false);
  return async (range, wanted) => {
    const answer = await storefront.query(PLATFORM_LISTING_QUERY, {
      variables: {
        ...wanted,
        query: range.query,
        sortKey: order.sortKey as PlatformListingQueryVariables['sortKey'],
        reverse: order.reverse,
        counted,
      },
      cache: freshFor(env.CACHE_SECONDS),
    });
    requireNoErrors(answer);
    const {all, products} = answer;
    return toStretch(products, counted && all?.counted ? toCounts(all.counted.filters) : null);
  };
}

function readCollection(
  {storefront, env}: CatalogueReader,
  handle: string,
  query: ListingQuery,
  counted: PlatformFilter[] | null,
): Read {
  const order = toOrder(query.sort, true);
  return async (range, wanted) => {
    const answer = await storefront.query(COLLECTION_LISTING_QUERY, {
      variables: {
        ...wanted,
        handle,
        filters: range.filters,
        sortKey: order.sortKey as CollectionListingQueryVariables['sortKey'],
        reverse: order.reverse,
        counted,
      },
      cache: freshFor(env.CACHE_SECONDS),
    });
    requireNoErrors(answer);
    if (!answer.collection) return null;
    const {products, counted: list} = answer.collection;
    return toStretch(products, list ? toCounts(list.filters) : null);
  };
}

/** Where a product of a list stands: a range, and the cursor before it. Null beyond the last. */
interface Place {
  range: number;
  after: string | null;
}

/** The same, with each leap made once: a page beyond the last is looked for twice. */
function rememberLeaps(read: Read): Read {
  const leaps = new Map<string, Promise<Stretch | null>>();
  return (range, wanted) => {
    if (!wanted.cursors) return read(range, wanted);
    const key = `${range.query} ${wanted.after}`;
    const leap = leaps.get(key) ?? read(range, wanted);
    leaps.set(key, leap);
    return leap;
  };
}

/** Goes over so many products of the ranges, 250 a call; tells how many there are where they end before. */
async function findPlace(
  read: Read,
  ranges: readonly PlatformRange[],
  offset: number,
): Promise<{place: Place} | {total: number}> {
  let passed = 0;
  for (const [index, range] of ranges.entries()) {
    let after: string | null = null;
    if (passed === offset) return {place: {range: index, after}};
    for (;;) {
      const leap = await read(range, {first: LEAP, after, cursors: true, counts: false});
      const cursors = leap?.cursors ?? [];
      const last = cursors[offset - passed - 1];
      if (last !== undefined) return {place: {range: index, after: last}};
      passed += cursors.length;
      after = leap?.endCursor ?? null;
      if (!leap?.hasNextPage || after === null) break;
    }
  }
  return {total: passed};
}

interface Page {
  nodes: ProductSummaryFieldsFragment[];
  hasNext: boolean;
  counts: PlatformCounts | null;
}

/** The page that begins at a place; it takes what it lacks from the ranges that follow. Null where there is no such collection. */
async function readPage(
  read: Read,
  ranges: readonly PlatformRange[],
  place: Place,
): Promise<Page | null> {
  const page: Page = {nodes: [], hasNext: false, counts: null};
  let {after} = place;
  for (const [index, range] of ranges.slice(place.range).entries()) {
    const first = LISTING_PAGE_SIZE - page.nodes.length;
    // A full page needs to know of the next range only that there is something in it.
    const stretch: Stretch | null = await read(range, {
      first: first === 0 ? LEAP : first,
      after,
      cursors: first === 0,
      counts: index === 0,
    });
    if (!stretch) return null;
    page.counts ??= stretch.counts;
    page.nodes.push(...stretch.nodes);
    page.hasNext = stretch.hasNextPage || stretch.cursors.length > 0;
    if (page.hasNext) break;
    after = null;
  }
  return page;
}

const UNFILTERED = {benefit: [], audience: [], form: [], price: []};

/** The page of that number, or the last one where there are not so many. Null where there is no such collection. */
async function findPage(
  read: Read,
  ranges: readonly PlatformRange[],
  asked: number,
): Promise<(Page & {number: number}) | null> {
  const number = Math.min(asked, DEEPEST_PAGE);
  const offset = (number - 1) * LISTING_PAGE_SIZE;
  const found = await findPlace(read, ranges, offset);
  if ('place' in found) {
    const page = await readPage(read, ranges, found.place);
    if (!page || page.nodes.length > 0 || number === 1) return page && {...page, number};
  }
  // Nothing begins here: the last page is the one that the count leads to.
  const total = 'total' in found ? found.total : offset;
  return findPage(read, ranges, Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE)));
}

function facetsOf(
  facts: ShopFacts | null,
  query: ListingQuery,
  counts: PlatformCounts | null,
): ReadonlyMap<FacetName, readonly FacetFinding[]> {
  if (facts) return facetsOfShop(facts.probed, facts.types, counts);
  return counts ? facetsOfCollection(query, counts) : new Map<FacetName, FacetFinding[]>();
}

/**
 * A page of a large store's listing as the platform's engine answers it (coverage: catalogue-large): of all products, or of a collection;
 * null where there is no such collection. A page beyond the last is the last, as far as eight calls of 250 cursors lead.
 * Throws PlatformUnavailable.
 */
export async function loadPlatformListing(
  reader: SnapshotReader,
  collection: string | null,
  asked: ListingQuery,
): Promise<Listing<ProductSummary> | null> {
  const query = collection === null ? asked : askableOfCollection(asked);
  const isFormChosen = query.filters.form.length > 0;
  const asksShop = collection === null || isFormChosen ? readFacts(reader) : null;
  const types = isFormChosen ? ((await asksShop)?.types ?? []) : [];
  const askedFor = toRanges(query, types);
  // Where a filter matches nothing, the facets still lead on.
  const ranges = askedFor ?? toRanges({...query, page: 1, filters: UNFILTERED}, types) ?? [];
  const countedFor = toPlatformFilters(askedFor ? query : {...query, filters: UNFILTERED}, types);
  const read = rememberLeaps(
    collection === null
      ? readShop(reader, query, countedFor)
      : readCollection(reader, collection, query, countedFor),
  );

  const [page, facts] = await Promise.all([
    findPage(read, ranges, askedFor ? query.page : 1),
    asksShop,
  ]);
  if (!page) return null;
  const {number, counts} = page;
  const nodes = askedFor ? page.nodes : [];
  const hasNext = askedFor !== null && page.hasNext;
  const seen = (number - 1) * LISTING_PAGE_SIZE + nodes.length;
  const counted = counts?.total ?? null;
  // A merchant's collection `all` may leave something out.
  const total = !hasNext ? seen : counted !== null && counted > seen ? counted : null;
  const pageCount = total === null ? null : Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE));
  return toListing(query, facetsOf(collection === null ? facts : null, query, counts), {
    products: nodes.map((node) => toProductSummary(node)).filter((product) => !isUnlisted(product)),
    total,
    page: number,
    pageCount: pageCount === null ? null : Math.min(pageCount, DEEPEST_PAGE),
    hasNext: hasNext && number < DEEPEST_PAGE,
  });
}
