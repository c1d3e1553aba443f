import {IMAGE, MONEY, PRODUCT_SUMMARY, SELLING_PLANS, VARIANT} from './fragments.server';

/**
 * A stretch of all products of a large store, whole or as cursors alone, and for a first page what its facets are made of: the
 * shop's types, whether a product answers each of `FACET_PROBES`, and the counts of the collection `all` where there is one.
 */
export const PLATFORM_LISTING_QUERY = `#graphql
  query PlatformListing(
    $query: String!
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $first: Int!
    $after: String
    $cursors: Boolean!
    $facets: Boolean!
    $counted: [ProductFilter!]
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
    productTypes(first: 250) @include(if: $facets) {
      nodes
    }
    all: collection(handle: "all") @include(if: $facets) {
      counted: products(first: 1, filters: $counted) {
        filters {
          values {
            count
            input
          }
        }
      }
    }
    p0: products(first: 1, query: $p0) @include(if: $facets) {
      ...ProbeFields
    }
    p1: products(first: 1, query: $p1) @include(if: $facets) {
      ...ProbeFields
    }
    p2: products(first: 1, query: $p2) @include(if: $facets) {
      ...ProbeFields
    }
    p3: products(first: 1, query: $p3) @include(if: $facets) {
      ...ProbeFields
    }
    p4: products(first: 1, query: $p4) @include(if: $facets) {
      ...ProbeFields
    }
    p5: products(first: 1, query: $p5) @include(if: $facets) {
      ...ProbeFields
    }
    p6: products(first: 1, query: $p6) @include(if: $facets) {
      ...ProbeFields
    }
    p7: products(first: 1, query: $p7) @include(if: $facets) {
      ...ProbeFields
    }
    p8: products(first: 1, query: $p8) @include(if: $facets) {
      ...ProbeFields
    }
    p9: products(first: 1, query: $p9) @include(if: $facets) {
      ...ProbeFields
    }
    p10: products(first: 1, query: $p10) @include(if: $facets) {
      ...ProbeFields
    }
    p11: products(first: 1, query: $p11) @include(if: $facets) {
      ...ProbeFields
    }
  }
  fragment ProbeFields on ProductConnection {
    nodes {
      id
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
    $facets: Boolean!
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
      counted: products(first: 1, filters: $counted) @include(if: $facets) {
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

/** The shop's product types, by which a form is filtered. */
export const PRODUCT_TYPES_QUERY = `#graphql
  query ProductTypes {
    productTypes(first: 250) {
      nodes
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
