const MONEY = `#graphql
  fragment MoneyFields on MoneyV2 {
    amount
    currencyCode
  }
` as const;

const IMAGE = `#graphql
  fragment ImageFields on Image {
    url
    altText
    width
    height
  }
` as const;

const SELLING_PLANS = `#graphql
  fragment SellingPlanGroupFields on SellingPlanGroup {
    appName
    name
    options {
      name
      values
    }
    sellingPlans(first: $plans) {
      nodes {
        id
        name
        description
        recurringDeliveries
        options {
          name
          value
        }
        checkoutCharge {
          value {
            __typename
            ... on MoneyV2 {
              ...MoneyFields
            }
            ... on SellingPlanCheckoutChargePercentageValue {
              percentage
            }
          }
        }
        priceAdjustments {
          orderCount
          adjustmentValue {
            __typename
            ... on SellingPlanPercentagePriceAdjustment {
              adjustmentPercentage
            }
            ... on SellingPlanFixedAmountPriceAdjustment {
              adjustmentAmount {
                ...MoneyFields
              }
            }
            ... on SellingPlanFixedPriceAdjustment {
              price {
                ...MoneyFields
              }
            }
          }
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
` as const;

const VARIANT = `#graphql
  fragment VariantFields on ProductVariant {
    id
    title
    sku
    availableForSale
    quantityAvailable @include(if: true)
    currentlyNotInStock
    price {
      ...MoneyFields
    }
    compareAtPrice {
      ...MoneyFields
    }
    selectedOptions {
      name
      value
    }
    image {
      ...ImageFields
    }
    metafields(
      identifiers: [
        {namespace: "details", key: "ingredients"}
        {namespace: "details", key: "cms_id"}
        {namespace: "details", key: "sort"}
      ]
    ) @include(if: true) {
      key
      value
    }
  }
` as const;

/** What a variant costs on each of its plans. */
const ALLOCATIONS = `#graphql
  fragment VariantAllocationFields on ProductVariant {
    id
    sellingPlanAllocations(first: 250) @include(if: true) {
      nodes {
        sellingPlan {
          id
        }
        priceAdjustments {
          price {
            ...MoneyFields
          }
          compareAtPrice {
            ...MoneyFields
          }
        }
      }
    }
  }
` as const;

/** What a gallery shows: a picture, or the film behind it (coverage: catalogue-media). */
const MEDIA = `#graphql
  fragment MediaFields on Media {
    __typename
    alt
    previewImage {
      ...ImageFields
    }
    ... on MediaImage {
      image {
        ...ImageFields
      }
    }
    ... on Video {
      sources {
        url
        mimeType
      }
    }
    ... on ExternalVideo {
      originUrl
    }
  }
` as const;

/** What cards, lists, search and the cart's suggestions need of a product (coverage: catalogue-fields). */
const PRODUCT_SUMMARY = `#graphql
  fragment ProductSummaryFields on Product {
    id
    handle
    title
    productType
    tags @include(if: true)
    availableForSale
    publishedAt
    totalInventory @include(if: true)
    requiresSellingPlan
    priceRange {
      minVariantPrice {
        ...MoneyFields
      }
      maxVariantPrice {
        ...MoneyFields
      }
    }
    images(first: 3) {
      nodes {
        ...ImageFields
      }
    }
    options {
      name
      optionValues {
        name
        swatch {
          color
        }
      }
    }
    variants(first: 10) {
      nodes {
        ...VariantFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    sellingPlanGroups(first: $groups) @include(if: true) {
      nodes {
        ...SellingPlanGroupFields
      }
      pageInfo {
        hasNextPage
      }
    }
    metafields(
      identifiers: [
        {namespace: "details", key: "benefit_line"}
        {namespace: "details", key: "recommended"}
        {namespace: "details", key: "variant_default_index"}
        {namespace: "subscription", key: "alternate_variant"}
        {namespace: "subscription", key: "alternate_variant_title"}
      ]
    ) @include(if: true) {
      key
      value
      reference {
        __typename
        ... on ProductVariant {
          id
          product {
            id
            handle
          }
        }
      }
      references(first: 10) {
        nodes {
          __typename
          ... on Product {
            handle
          }
        }
      }
    }
  }
` as const;

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
