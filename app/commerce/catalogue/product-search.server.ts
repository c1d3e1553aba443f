import {CacheCustom} from '@shopify/hydrogen';

import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {ProductSummary} from '~/domain/catalogue/product';
import {platformQuery} from '~/domain/search/search';

import type {CatalogueReader} from './catalogue-reader.server';
import {PLATFORM_SEARCH_QUERY, PLATFORM_SUGGESTIONS_QUERY} from './large-store-documents.server';
import {toProductSummary} from './product-mapping.server';

/** Search results read from the platform (coverage: search-products-call). */
const PLATFORM_SEARCH_SIZE = 10;

const PRODUCT_SEARCH_QUERY = `#graphql
  query ProductSearch(
    $query: String!
    $first: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(query: $query, first: $first, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {
      nodes {
        ... on Product {
          handle
        }
      }
    }
  }
` as const;

type SearchReader = Pick<CatalogueReader, 'storefront' | 'env'>;

function keptFor({env}: SearchReader) {
  const seconds = Math.min(env.CACHE_SECONDS, 30);
  return seconds === 0
    ? CacheCustom({mode: 'no-store'})
    : CacheCustom({mode: 'public', maxAge: seconds, staleWhileRevalidate: seconds});
}

/**
 * Handles that the platform finds, best first (ProductSearchQuery; coverage: search-products-call). Throws
 * PlatformUnavailable.
 */
export async function searchProductHandles(reader: SearchReader, query: string): Promise<string[]> {
  const words = platformQuery(query);
  if (words === '') return [];
  const answer = await reader.storefront.query(PRODUCT_SEARCH_QUERY, {
    variables: {query: words, first: PLATFORM_SEARCH_SIZE},
    cache: keptFor(reader),
  });
  requireNoErrors(answer);
  return answer.search.nodes.flatMap((node) => ('handle' in node ? [node.handle] : []));
}

/** The products of a large store that the platform finds, best first (coverage: catalogue-large). Throws PlatformUnavailable. */
export async function searchProducts(
  reader: SearchReader,
  query: string,
  first: number,
): Promise<ProductSummary[]> {
  const words = platformQuery(query);
  if (words === '') return [];
  const answer = await reader.storefront.query(PLATFORM_SEARCH_QUERY, {
    variables: {query: words, first},
    cache: keptFor(reader),
  });
  requireNoErrors(answer);
  return answer.search.nodes.flatMap((node) => ('handle' in node ? [toProductSummary(node)] : []));
}

/** What it suggests of them while somebody types, ten at most. Throws PlatformUnavailable. */
export async function suggestProducts(
  reader: SearchReader,
  query: string,
  first: number,
): Promise<ProductSummary[]> {
  const words = platformQuery(query);
  if (words === '') return [];
  const answer = await reader.storefront.query(PLATFORM_SUGGESTIONS_QUERY, {
    variables: {query: words, first},
    cache: keptFor(reader),
  });
  requireNoErrors(answer);
  return (answer.predictiveSearch?.products ?? []).map((node) => toProductSummary(node));
}
