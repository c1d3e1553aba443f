import {IMAGE, MONEY, PRODUCT_SUMMARY, SELLING_PLANS, VARIANT} from './fragments.server';

/**
 * A stretch of all products of a large store, whole or as cursors alone, and for a first page the counts of the collection `all` where
 * there is one.
 */
export const PLATFORM_LISTING_QUERY = `#graphql
  query PlatformListing(
    $query: String!
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $first: Int!
    $after: String
    $cursors: Boolean!
    $counts: Boolean!
    $counted: [ProductFilter!]
    $groups: Int! = 5
    $plans: Int! = 10
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {
      nodes @skip(if: $cursors) {
        ...ProductSummaryFields
      }
      edges @include(if: $cursors) {
        cursor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    all: collection(handle: "all") @include(if: $counts) {
      counted: products(first: 1, filters: $counted) {
        filters {
          values {
            count
            input
          }
        }
      }
    }
  }
  ${PRODUCT_SUMMARY}
  ${VARIANT}
  ${SELLING_PLANS}
  ${IMAGE}
  ${MONEY}
` as const;

/** The same of a collection, whose filters the platform counts by itself. */
export const COLLECTION_LISTING_QUERY = `#graphql
  query CollectionListing(
    $handle: String!
    $filters: [ProductFilter!]
    $sortKey: ProductCollectionSortKeys!
    $reverse: Boolean!
    $first: Int!
    $after: String
    $cursors: Boolean!
    $counts: Boolean!
    $counted: [ProductFilter!]
    $groups: Int! = 5
    $plans: Int! = 10
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(
        first: $first
        after: $after
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
      ) {
        nodes @skip(if: $cursors) {
          ...ProductSummaryFields
        }
        edges @include(if: $cursors) {
          cursor
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      counted: products(first: 1, filters: $counted) @include(if: $counts) {
        filters {
          values {
            count
            input
          }
        }
      }
    }
  }
  ${PRODUCT_SUMMARY}
  ${VARIANT}
  ${SELLING_PLANS}
  ${IMAGE}
  ${MONEY}
` as const;

/**
 * What the facets of a large store are made of, whatever is chosen of them: its product types, and whether a product answers each of
 * `FACET_PROBES`.
 */
export const SHOP_FACETS_QUERY = `#graphql
  query ShopFacets(
    $p0: String!
    $p1: String!
    $p2: String!
    $p3: String!
    $p4: String!
    $p5: String!
    $p6: String!
    $p7: String!
    $p8: String!
    $p9: String!
    $p10: String!
    $p11: String!
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(country: $country, language: $language) {
    productTypes(first: 250) {
      nodes
    }
    p0: products(first: 1, query: $p0) {
      ...ProbeFields
    }
    p1: products(first: 1, query: $p1) {
      ...ProbeFields
    }
    p2: products(first: 1, query: $p2) {
      ...ProbeFields
    }
    p3: products(first: 1, query: $p3) {
      ...ProbeFields
    }
    p4: products(first: 1, query: $p4) {
      ...ProbeFields
    }
    p5: products(first: 1, query: $p5) {
      ...ProbeFields
    }
    p6: products(first: 1, query: $p6) {
      ...ProbeFields
    }
    p7: products(first: 1, query: $p7) {
      ...ProbeFields
    }
    p8: products(first: 1, query: $p8) {
      ...ProbeFields
    }
    p9: products(first: 1, query: $p9) {
      ...ProbeFields
    }
    p10: products(first: 1, query: $p10) {
      ...ProbeFields
    }
    p11: products(first: 1, query: $p11) {
      ...ProbeFields
    }
  }
  fragment ProbeFields on ProductConnection {
    nodes {
      id
    }
  }
` as const;

/** What the platform finds, ready for cards. */
export const PLATFORM_SEARCH_QUERY = `#graphql
  query PlatformSearch(
    $query: String!
    $first: Int!
    $groups: Int! = 5
    $plans: Int! = 10
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(country: $country, language: $language) {
    search(query: $query, first: $first, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {
      nodes {
        ... on Product {
          ...ProductSummaryFields
        }
      }
    }
  }
  ${PRODUCT_SUMMARY}
  ${VARIANT}
  ${SELLING_PLANS}
  ${IMAGE}
  ${MONEY}
` as const;

/** What it suggests while somebody types. */
export const PLATFORM_SUGGESTIONS_QUERY = `#graphql
  query PlatformSuggestions(
    $query: String!
    $first: Int!
    $groups: Int! = 5
    $plans: Int! = 10
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(country: $country, language: $language) {
    predictiveSearch(
      query: $query
      limit: $first
      limitScope: EACH
      types: [PRODUCT]
      unavailableProducts: LAST
    ) {
      products {
        ...ProductSummaryFields
      }
    }
  }
  ${PRODUCT_SUMMARY}
  ${VARIANT}
  ${SELLING_PLANS}
  ${IMAGE}
  ${MONEY}
` as const;

/** A page of the sitemap's products, 250 each. */
export const SITEMAP_PRODUCTS_QUERY = `#graphql
  query SitemapProducts($page: Int!) {
    sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
      resources(page: $page) {
        items {
          ... on SitemapResource {
            handle
            updatedAt
          }
        }
      }
    }
  }
` as const;
