import {isVisible} from '../catalogue/catalogue.ts';
import {collectionNode, productNode} from '../catalogue/nodes.ts';
import {plainText} from '../catalogue/plain-text.ts';
import {
  availableFilters,
  filterProducts,
  type ProductFilter,
} from '../catalogue/product-filters.ts';
import {lowestPrice} from '../catalogue/product-order.ts';
import type {ProductRecord} from '../catalogue/records.ts';
import {byBestSelling, visibleProducts} from '../catalogue/visible.ts';
import {articleNode, publishedArticles} from '../content/blogs.ts';
import {pageNode, publishedPages} from '../content/pages.ts';
import type {ArticleRow, PageRow} from '../content/records.ts';
import {listRedirects, type RedirectRecord} from '../content/redirects.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {invalidArgument} from '../graphql/errors.ts';
import {findGidNumber, gid} from '../graphql/gid.ts';
import {mergeResolvers} from '../graphql/schemas.ts';
import type {PlatformModule} from '../module.ts';

import {
  ALL_FIELDS,
  placeUnavailable,
  PREDICTIVE_FIELDS,
  readSearchWords,
  relevance,
  type SearchableField,
  type SearchField,
  searchProducts,
  type SearchWords,
  type UnavailableProducts,
} from './product-hits.ts';
import {sitemapResolvers} from './sitemap-resolvers.ts';
import {matches, parseSearchQuery, type SearchMatcher, type SearchTerm} from './syntax.ts';

type Hit =
  | {type: 'PRODUCT'; product: ProductRecord; score: number}
  | {type: 'PAGE'; page: PageRow; score: number}
  | {type: 'ARTICLE'; article: ArticleRow; score: number};

interface SearchArguments extends PageArguments {
  query: string;
  types?: readonly Hit['type'][] | null;
  sortKey?: string | null;
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: ProductFilter[] | null;
  unavailableProducts?: UnavailableProducts | null;
}

interface PredictiveArguments {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  searchableFields?: readonly SearchableField[] | null;
  types?: readonly string[] | null;
  unavailableProducts?: UnavailableProducts | null;
}

const pageFields = (page: PageRow): SearchField[] => [
  {text: page.title, weight: 10},
  {text: plainText(page.bodyHtml), weight: 1},
];

const articleFields = (article: ArticleRow): SearchField[] => [
  {text: article.title, weight: 10},
  {text: article.tags.join(' '), weight: 4},
  {text: `${article.excerpt ?? ''} ${plainText(article.contentHtml)}`, weight: 1},
];

/** Products with every word, the most relevant first; equals in best-selling order. */
function productHits(
  words: SearchWords,
  fields: readonly SearchableField[],
  context: RequestContext,
): {product: ProductRecord; score: number}[] {
  const {catalogue, clock} = context.services;
  const now = clock.now();
  const all = catalogue.ordered('BEST_SELLING', (products) => byBestSelling(context, products));
  return searchProducts(all, fields, words).filter(({product}) => isVisible(product, now));
}

function scored<T>(items: readonly T[], fields: (item: T) => SearchField[], words: SearchWords) {
  return items
    .map((item) => ({item, score: relevance(fields(item), words)}))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score);
}

function trackingParameters(position: number, query: string): string {
  return `_pos=${position}&_psq=${encodeURIComponent(query.slice(0, 100))}&_ss=r&_v=1.0`;
}

function hitNode(hit: Hit, position: number, query: string, context: RequestContext): unknown {
  const tracking = trackingParameters(position, query);
  switch (hit.type) {
    case 'PRODUCT':
      return {...productNode(hit.product, context.market), trackingParameters: tracking};
    case 'PAGE':
      return {...pageNode(hit.page), trackingParameters: tracking};
    case 'ARTICLE':
      return {...articleNode(hit.article), trackingParameters: tracking};
  }
}

const hitKey = (hit: Hit): string => {
  switch (hit.type) {
    case 'PRODUCT':
      return `Product/${hit.product.id}`;
    case 'PAGE':
      return `Page/${hit.page.id}`;
    case 'ARTICLE':
      return `Article/${hit.article.id}`;
  }
};

function search(_source: unknown, args: SearchArguments, context: RequestContext) {
  const {catalogue} = context.services;
  const words = readSearchWords(args.query, args.prefix === 'LAST');
  const types = args.types ?? ['PRODUCT', 'PAGE', 'ARTICLE'];
  const products = types.includes('PRODUCT') ? productHits(words, ALL_FIELDS, context) : [];
  const kept = new Set(
    filterProducts(
      products.map((hit) => hit.product),
      args.productFilters,
      catalogue,
      context.market,
    ),
  );
  const hits: Hit[] = products
    .filter((hit) => kept.has(hit.product))
    .map((hit) => ({type: 'PRODUCT', ...hit}));
  if (types.includes('PAGE')) {
    for (const {item, score} of scored(publishedPages(context), pageFields, words)) {
      hits.push({type: 'PAGE', page: item, score});
    }
  }
  if (types.includes('ARTICLE')) {
    for (const {item, score} of scored(publishedArticles(context), articleFields, words)) {
      hits.push({type: 'ARTICLE', article: item, score});
    }
  }
  const price = (hit: Hit) =>
    hit.type === 'PRODUCT' ? lowestPrice(hit.product) : Number.POSITIVE_INFINITY;
  if (args.sortKey === 'PRICE') {
    hits.sort((a, b) => price(a) - price(b) || hitKey(a).localeCompare(hitKey(b)));
  } else hits.sort((a, b) => b.score - a.score);
  // `reverse` turns the order before sold-out products are put last.
  if (args.reverse === true) hits.reverse();
  const placed = placeUnavailable(
    hits,
    (hit) => (hit.type === 'PRODUCT' ? hit.product : null),
    args.unavailableProducts ?? 'LAST',
    catalogue,
  );
  const positions = new Map(placed.map((hit, index) => [hit, index + 1]));
  return {
    ...connection(
      placed,
      {...args, reverse: false},
      context,
      hitKey,
      (hit) => hitNode(hit, positions.get(hit) ?? 1, args.query, context),
      `search:${args.sortKey ?? 'RELEVANCE'}`,
    ),
    totalCount: placed.length,
    productFilters: () =>
      availableFilters(
        products.map(({product}) => product),
        args.productFilters,
        context,
        context.market,
      ),
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** A suggestion with the typed part marked, as HTML (§5.2). */
function suggestion(text: string, typed: string, position: number) {
  const start = text.toLowerCase().indexOf(typed);
  const styledText =
    start === -1
      ? escapeHtml(text)
      : `${escapeHtml(text.slice(0, start))}<mark>${escapeHtml(text.slice(start, start + typed.length))}</mark><span>${escapeHtml(text.slice(start + typed.length))}</span>`;
  return {
    __typename: 'SearchQuerySuggestion',
    text,
    styledText,
    trackingParameters: trackingParameters(position, typed),
  };
}

/** Beginnings of product names in which a word begins with what was typed, at most two words long. */
function suggestions(typed: string, context: RequestContext): string[] {
  const found = new Set<string>();
  for (const product of visibleProducts(context)) {
    const words = product.title.toLowerCase().split(/\s+/);
    const start = words.findIndex((_word, index) => words.slice(index).join(' ').startsWith(typed));
    if (start !== -1)
      found.add(words.slice(start, start + Math.max(2, typed.split(/\s+/).length)).join(' '));
  }
  return [...found].sort();
}

/**
 * How many of each list are shown: with `EACH` the limit for every one, with `ALL` the limit
 * spread over them in turn (§5.2).
 */
function spreadLimit(lengths: readonly number[], limit: number, scope: 'ALL' | 'EACH'): number[] {
  if (scope === 'EACH') return lengths.map((length) => Math.min(length, limit));
  const shares = lengths.map(() => 0);
  let left = limit;
  while (left > 0 && shares.some((share, index) => share < (lengths[index] ?? 0))) {
    for (const [index, length] of lengths.entries()) {
      if (left === 0 || (shares[index] ?? 0) >= length) continue;
      shares[index] = (shares[index] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
}

function predictiveSearch(_source: unknown, args: PredictiveArguments, context: RequestContext) {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) throw invalidArgument('limit must be within 1..10');
  const {catalogue} = context.services;
  const words = readSearchWords(args.query, true);
  const types = args.types ?? ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'QUERY'];
  const wants = (type: string) => words.words.length > 0 && types.includes(type);

  const products = placeUnavailable(
    wants('PRODUCT')
      ? productHits(words, args.searchableFields ?? PREDICTIVE_FIELDS, context).map(
          (hit) => hit.product,
        )
      : [],
    (product) => product,
    args.unavailableProducts ?? 'LAST',
    catalogue,
  );
  const collections = wants('COLLECTION')
    ? scored(catalogue.collections(), (one) => [{text: one.title, weight: 10}], words)
    : [];
  const pages = wants('PAGE') ? scored(publishedPages(context), pageFields, words) : [];
  const articles = wants('ARTICLE') ? scored(publishedArticles(context), articleFields, words) : [];
  const typed = args.query.trim().toLowerCase();
  const suggested = wants('QUERY') ? suggestions(typed, context) : [];
  const lists = {products, queries: suggested, collections, pages, articles};
  const shares = spreadLimit(
    Object.values(lists).map((one) => one.length),
    limit,
    args.limitScope ?? 'ALL',
  );
  const [toProducts, toQueries, toCollections, toPages, toArticles] = shares;
  const tracked = <T extends object>(node: T, index: number) => ({
    ...node,
    trackingParameters: trackingParameters(index + 1, args.query),
  });
  return {
    products: products
      .slice(0, toProducts)
      .map((one, index) => tracked(productNode(one, context.market), index)),
    queries: suggested.slice(0, toQueries).map((text, index) => suggestion(text, typed, index + 1)),
    collections: collections
      .slice(0, toCollections)
      .map(({item}, index) => tracked(collectionNode(item, context.market), index)),
    pages: pages.slice(0, toPages).map(({item}, index) => tracked(pageNode(item), index)),
    articles: articles
      .slice(0, toArticles)
      .map(({item}, index) => tracked(articleNode(item), index)),
  };
}

/** `path:` compares lower-cased and without a trailing slash on the asking side only (§5.3). */
const normalPath = (path: string) =>
  path.length > 1 ? path.toLowerCase().replace(/\/+$/, '') : path.toLowerCase();

const redirectMatcher: SearchMatcher<RedirectRecord> = {
  fields: {
    path: ({path}, {value, prefix}: SearchTerm) => {
      const wanted = normalPath(value);
      return prefix ? path.startsWith(wanted) : path === wanted;
    },
    target: ({target}, {value, prefix}: SearchTerm) =>
      prefix ? target.startsWith(value) : target === value,
    id: ({id}, {value}: SearchTerm) => String(id) === value,
  },
  word: ({path, target}, {value}: SearchTerm) => path.includes(value) || target.includes(value),
};

interface RedirectNode extends RedirectRecord {
  __typename: 'UrlRedirect';
}

const redirectNode = (record: RedirectRecord): RedirectNode => ({
  __typename: 'UrlRedirect',
  ...record,
});

export const searchModule: PlatformModule = {
  name: 'search',
  resolvers: mergeResolvers([
    sitemapResolvers,
    {
      QueryRoot: {
        search,
        predictiveSearch,
        urlRedirects: (
          _source: unknown,
          args: PageArguments & {query?: string | null},
          context,
        ) => {
          const expression = parseSearchQuery(args.query ?? '');
          return connection(
            listRedirects(context.services.store).filter((one) =>
              matches(one, expression, redirectMatcher),
            ),
            args,
            context,
            (one) => one.id,
            redirectNode,
          );
        },
      },
      UrlRedirect: {
        id: ({id}: RedirectNode) => gid('UrlRedirect', id),
      },
    },
  ]),
  nodes: {
    UrlRedirect: ({id}, context) => {
      const number = findGidNumber(gid('UrlRedirect', id), 'UrlRedirect');
      const found = listRedirects(context.services.store).find((one) => one.id === number);
      return found === undefined ? null : redirectNode(found);
    },
  },
};
