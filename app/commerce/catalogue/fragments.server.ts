export const MONEY = `#graphql
  fragment MoneyFields on MoneyV2 {
    amount
    currencyCode
  }
` as const;

export const IMAGE = `#graphql
  fragment ImageFields on Image {
    url
    altText
    width
    height
  }
` as const;

export const SELLING_PLANS = `#graphql
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

export const VARIANT = `#graphql
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
export const ALLOCATIONS = `#graphql
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
export const MEDIA = `#graphql
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
export const PRODUCT_SUMMARY = `#graphql
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
