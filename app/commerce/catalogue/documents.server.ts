import {
  ALLOCATIONS,
  IMAGE,
  MEDIA,
  MONEY,
  PRODUCT_SUMMARY,
  SELLING_PLANS,
  VARIANT,
} from './fragments.server';

export const SHOP_SNAPSHOT_QUERY = `#graphql
  query ShopSnapshot(
    $groups: Int! = 5
    $plans: Int! = 10
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(country: $country, language: $language) {
    products(first: 75) {
      nodes {
        ...ProductSummaryFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    sitemap(type: PRODUCT) @include(if: true) {
      pagesCount {
        count
      }
    }
  }
  ${PRODUCT_SUMMARY}
  ${VARIANT}
  ${SELLING_PLANS}
  ${IMAGE}
  ${MONEY}
` as const;

export const MORE_PRODUCTS_QUERY = `#graphql
  query MoreProducts(
    $after: String!
    $groups: Int! = 5
    $plans: Int! = 10
    $country: CountryCode
    $language: LanguageCode
  )
  @inContext(country: $country, language: $language) {
    products(first: 250, after: $after) {
      nodes {
        ...ProductSummaryFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${PRODUCT_SUMMARY}
  ${VARIANT}
  ${SELLING_PLANS}
  ${IMAGE}
  ${MONEY}
` as const;

const SUMMARY_FRAGMENTS = [PRODUCT_SUMMARY, VARIANT, SELLING_PLANS, IMAGE, MONEY].join('\n');

/** Asks for so many products by their handles, `$h0` and so on; it is put together, so `catalogue.server.test.ts` validates it. */
export function productsDocument(count: number): string {
  const places = Array.from({length: count}, (_, index) => index);
  return `query Products(${places.map((place) => `$h${place}: String!`).join(' ')}
    $groups: Int! = 5 $plans: Int! = 10 $country: CountryCode $language: LanguageCode)
    @inContext(country: $country, language: $language) {
    ${places.map((place) => `p${place}: product(handle: $h${place}) { ...ProductSummaryFields }`).join('\n')}
  }
  ${SUMMARY_FRAGMENTS}`;
}

/** A query of its own: a store may withhold its redirects, and no product may be missing for it. */
export const REDIRECTS_QUERY = `#graphql
  query Redirects($after: String) {
    urlRedirects(first: 250, after: $after) {
      nodes {
        path
        target
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

/**
 * Asked once more where a product has more groups and plans than the first call reads, and for the one variant that a page shows of a
 * product with more variants than it reads, by its id or by its values (coverage: catalogue-variants-encoded).
 */
export const PRODUCT_QUERY = `#graphql
  query ProductByHandle(
    $handle: String!
    $groups: Int! = 5
    $plans: Int! = 10
    $id: ID!
    $byId: Boolean! = false
    $values: [SelectedOptionInput!]! = []
    $byValues: Boolean! = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    named: node(id: $id) @include(if: $byId) {
      ... on ProductVariant {
        ...VariantFields
        ...VariantAllocationFields
        product {
          handle
        }
      }
    }
    product(handle: $handle) {
      ...ProductSummaryFields
      chosen: variantBySelectedOptions(selectedOptions: $values) @include(if: $byValues) {
        ...VariantFields
        ...VariantAllocationFields
      }
      variantsCount {
        count
      }
      encodedVariantExistence
      encodedVariantAvailability
      media(first: 250) {
        nodes {
          ...MediaFields
        }
      }
      description
      descriptionHtml
      seo {
        title
        description
      }
      details: metafields(
        identifiers: [
          {namespace: "details", key: "ingredients"}
          {namespace: "details", key: "how_to_use"}
          {namespace: "details", key: "in_the_box"}
          {namespace: "details", key: "flavor_note"}
        ]
      ) @include(if: true) {
        key
        value
      }
      allocations: variants(first: 10) {
        nodes {
          ...VariantAllocationFields
          components(first: 10) {
            nodes {
              quantity
              productVariant {
                title
                image {
                  ...ImageFields
                }
                product {
                  title
                  handle
                }
              }
            }
          }
        }
      }
    }
  }
  ${PRODUCT_SUMMARY}
  ${VARIANT}
  ${SELLING_PLANS}
  ${ALLOCATIONS}
  ${MEDIA}
  ${IMAGE}
  ${MONEY}
` as const;

/** What a product has beyond the variants of the first call, 250 at a time. */
export const MORE_VARIANTS_QUERY = `#graphql
  query MoreVariants(
    $handle: String!
    $after: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variants(first: 250, after: $after) {
        nodes {
          ...VariantFields
          ...VariantAllocationFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${VARIANT}
  ${ALLOCATIONS}
  ${IMAGE}
  ${MONEY}
` as const;
