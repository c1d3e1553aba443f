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
    sellingPlans(first: 10) {
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
    sellingPlanAllocations(first: 10) @include(if: true) {
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
    sellingPlanGroups(first: 5) @include(if: true) {
      nodes {
        ...SellingPlanGroupFields
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
  query ShopSnapshot($country: CountryCode, $language: LanguageCode)
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
  query MoreProducts($after: String!, $country: CountryCode, $language: LanguageCode)
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

export const PRODUCT_QUERY = `#graphql
  query ProductByHandle($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductSummaryFields
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
