import {
  searchProductHandles,
  searchProducts,
  suggestProducts,
} from '~/commerce/catalogue/product-search.server';
import {loadShopSnapshot} from '~/commerce/catalogue/shop-snapshot.server';
import type {ShopSnapshot} from '~/commerce/catalogue/snapshot-memory.server';
import {allArticles, findArticle, topics} from '~/content/articles.server';
import {home} from '~/content/home.server';
import {trendingQueries} from '~/content/trending.server';
import {findBenefit} from '~/domain/catalogue/benefits';
import type {ProductSummary} from '~/domain/catalogue/product';
import {isUnlisted, type ProductCard, toProductCard} from '~/domain/catalogue/product-card';
import {textOfHtml} from '~/domain/content/html-text';
import {
  buildSearchIndex,
  normalizeQuery,
  type SearchDocument,
  type SearchIndex,
  searchIndex,
  type SearchKind,
  trendingSearches,
  wordsOf,
} from '~/domain/search/search';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import {asShown, loadShopProducts} from '~/edge/catalogue/shop-products.server';
import type {TeaserView} from '~/edge/content/article-view';
import {articleTeasers} from '~/edge/content/learn.server';
import type {ShopContext} from '~/edge/request/context.server';

import {rememberedIndex} from './memory.server';

/** How many of each kind a search page shows; more than that is a question to be put better. */
const PAGE_LIMIT = 24;
const SUGGESTION_LIMIT = 6;

function productDocuments(products: ShopSnapshot['products']): SearchDocument[] {
  return [...products.values()]
    .filter((product) => !isUnlisted(product))
    .map((product) => ({
      key: product.handle,
      kind: 'product',
      title: product.title,
      keywords: [
        product.type,
        ...product.tags.map((tag) => findBenefit(tag)?.label ?? tag.replaceAll(/[_:]/g, ' ')),
        ...product.options.flatMap(({values}) => values.map(({name}) => name)),
      ].join(' '),
      summary: product.benefitLine ?? '',
      body: product.variants.map(({sku}) => sku ?? '').join(' '),
    }));
}

function articleDocuments(): SearchDocument[] {
  return allArticles.map((article) => {
    const body = findArticle(article.slug)?.body;
    return {
      key: article.slug,
      kind: 'article',
      title: article.title,
      keywords: topics.find(({slug}) => slug === article.topic)?.label ?? '',
      summary: `${article.summary} ${body?.headings.map(({text}) => text).join(' ') ?? ''}`,
      body: textOfHtml(body?.html ?? ''),
    };
  });
}

/** Changes with the products' names and benefits, and with the build that carries the articles. */
function versionOf(context: ShopContext, products: ShopSnapshot['products']): string {
  let hash = 0;
  for (const product of products.values()) {
    const text = `${product.handle}|${product.title}|${product.tags.join()}|${product.benefitLine ?? ''}`;
    for (let position = 0; position < text.length; position += 1) {
      hash = (Math.imul(hash, 31) + text.charCodeAt(position)) | 0;
    }
  }
  return `${context.buildId}:${products.size}:${hash}`;
}

interface Searched {
  /** The catalogue as the platform has it: what is indexed, once for all visitors. Empty where the platform searches. */
  indexed: ShopSnapshot['products'];
  /** Whether the catalogue is too large for the index: the platform searches then (coverage: catalogue-large). */
  isLarge: boolean;
  /** As this visitor's experiment arms show it. */
  shown: ShopSnapshot['products'];
  /** Whether the shop has articles. */
  hasArticles: boolean;
}

const noProducts = (): ShopSnapshot['products'] => new Map<string, ProductSummary>();

async function loadProducts(context: ShopContext): Promise<Searched> {
  const hasArticles = (await loadShopOffer(context)).leadsOn('/learn');
  try {
    const [{products, asked}, shown] = await Promise.all([
      loadShopSnapshot(context),
      loadShopProducts(context),
    ]);
    const isLarge = asked !== null;
    return {indexed: isLarge ? noProducts() : products, isLarge, shown, hasArticles};
  } catch (fault) {
    console.error(`[${context.requestId}] search without products:`, fault);
    return {indexed: noProducts(), isLarge: false, shown: noProducts(), hasArticles};
  }
}

/** Which articles there are is known of the products, so that both are one version. */
function indexOf(context: ShopContext, {indexed, hasArticles}: Searched): SearchIndex {
  return rememberedIndex.read(
    indexed,
    () => versionOf(context, indexed),
    () =>
      buildSearchIndex([...productDocuments(indexed), ...(hasArticles ? articleDocuments() : [])]),
  );
}

interface SearchResults {
  /** The query as it is shown. */
  query: string;
  products: ProductCard[];
  articles: (TeaserView & {slug: string})[];
}

/**
 * Products and articles for a query (`/api/search`; coverage: search-call). Products come from the platform first, then
 * from the worker's index, which forgives slips; articles from the index. Empty lists on failure, and for a blank
 * query.
 */
export async function loadSearch(
  context: ShopContext,
  typed: string,
  kinds: readonly SearchKind[] = ['product', 'article'],
): Promise<SearchResults> {
  const query = normalizeQuery(typed);
  const empty: SearchResults = {query, products: [], articles: []};
  if (wordsOf(query).length === 0) return empty;

  const searched = await loadProducts(context);
  const index = indexOf(context, searched);
  const articleSlugs = kinds.includes('article')
    ? searchIndex(index, query, {kinds: ['article'], limit: PAGE_LIMIT}).map(({key}) => key)
    : [];
  return {
    query,
    products: kinds.includes('product')
      ? (await findProducts(context, query, searched))
          .filter((product) => !isUnlisted(product))
          .slice(0, PAGE_LIMIT)
          .map((product) => toProductCard(product))
      : [],
    articles: articleTeasers(articleSlugs).map((teaser, place) => ({
      ...teaser,
      slug: articleSlugs[place] ?? '',
    })),
  };
}

/** What the platform answers; nothing, and a line in the log, where it does not. */
async function orNone<Found>(context: ShopContext, found: Promise<Found[]>): Promise<Found[]> {
  try {
    return await found;
  } catch (fault) {
    console.error(`[${context.requestId}] product search:`, fault);
    return [];
  }
}

async function findProducts(
  context: ShopContext,
  query: string,
  searched: Searched,
): Promise<ProductSummary[]> {
  if (searched.isLarge)
    return asShown(context, await orNone(context, searchProducts(context, query, PAGE_LIMIT)));
  const found = searchIndex(indexOf(context, searched), query, {
    kinds: ['product'],
    limit: PAGE_LIMIT,
  });
  const onPlatform = await orNone(context, searchProductHandles(context, query));
  return [...new Set([...onPlatform, ...found.map(({key}) => key)])].flatMap(
    (handle) => searched.shown.get(handle) ?? [],
  );
}

interface Suggestions {
  query: string;
  products: Pick<
    ProductCard,
    'handle' | 'title' | 'image' | 'price' | 'priceVaries' | 'backdrop'
  >[];
  articles: {slug: string; title: string}[];
}

/** What to offer while somebody types (`/api/search/predictive`; coverage: search-predictive): from the index alone, of a large store from the platform. */
export async function loadSuggestions(context: ShopContext, typed: string): Promise<Suggestions> {
  const query = normalizeQuery(typed);
  if (wordsOf(query).length === 0) return {query, products: [], articles: []};
  const searched = await loadProducts(context);
  const index = indexOf(context, searched);
  const articles = searchIndex(index, query, {kinds: ['article'], limit: 3});
  const products = searched.isLarge
    ? (
        await asShown(
          context,
          await orNone(context, suggestProducts(context, query, SUGGESTION_LIMIT + 2)),
        )
      ).filter((product) => !isUnlisted(product))
    : searchIndex(index, query, {kinds: ['product'], limit: SUGGESTION_LIMIT}).flatMap(
        ({key}) => searched.shown.get(key) ?? [],
      );
  return {
    query,
    products: products.slice(0, SUGGESTION_LIMIT).map((product) => {
      const {handle, title, image, price, priceVaries, backdrop} = toProductCard(product);
      return {handle, title, image, price, priceVaries, backdrop};
    }),
    articles: articles.map(({key, title}) => ({slug: key, title})),
  };
}

/** `/api/search/trending`; the content's own list alone while the platform does not answer (coverage: search-trending). */
export async function loadTrending(context: ShopContext): Promise<string[]> {
  const {shown} = await loadProducts(context);
  const bestSellers = home.bestSellers.products.flatMap((handle) => shown.get(handle)?.title ?? []);
  if (bestSellers.length > 0 || shown.size === 0)
    return trendingSearches(trendingQueries, bestSellers);
  // The content speaks of goods that this store does not have.
  return trendingSearches(
    [],
    [...shown.values()].filter((product) => !isUnlisted(product)).map(({title}) => title),
  );
}
