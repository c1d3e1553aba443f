import {CacheCustom} from '@shopify/hydrogen';

import {requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import {platformQuery} from '~/domain/search/search';

import type {CatalogueReader} from './catalogue.server';

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

/**
 * Handles that the platform finds, best first (ProductSearchQuery; coverage: search-products-call). Throws
 * PlatformUnavailable.
 */
export async function searchProductHandles(
  reader: Pick<CatalogueReader, 'storefront' | 'env'>,
  query: string,
): Promise<string[]> {
  const words = platformQuery(query);
  if (words === '') return [];
  const seconds = Math.min(reader.env.CACHE_SECONDS, 30);
  const answer = await reader.storefront.query(PRODUCT_SEARCH_QUERY, {
    variables: {query: words, first: PLATFORM_SEARCH_SIZE},
    cache:
      seconds === 0
        ? CacheCustom({mode: 'no-store'})
        : CacheCustom({mode: 'public', maxAge: seconds, staleWhileRevalidate: seconds}),
  });
  requireNoErrors(answer);
  return answer.search.nodes.flatMap((node) => ('handle' in node ? [node.handle] : []));
}
