/** Cart lines are read in pages of this size; `cart.server.ts` follows the pages (coverage: cart-fields). */
export const CART_LINES_PAGE_SIZE = 20;

const CART_MONEY = `#graphql
  fragment CartMoneyFields on MoneyV2 {
    amount
    currencyCode
  }
` as const;

const CART_ALLOCATION = `#graphql
  fragment CartAllocationFields on CartDiscountAllocation {
    __typename
    targetType
    discountedAmount {
      ...CartMoneyFields
    }
    discountApplication {
      value {
        __typename
        ... on PricingPercentageValue {
          percentage
        }
      }
    }
    ... on CartAutomaticDiscountAllocation {
      title
    }
    ... on CartCodeDiscountAllocation {
      code
    }
    ... on CartCustomDiscountAllocation {
      title
    }
  }
` as const;

const CART_VARIANT = `#graphql
  fragment CartVariantFields on ProductVariant {
    id
    title
    sku
    availableForSale
    quantityAvailable @include(if: true)
    currentlyNotInStock
    price {
      ...CartMoneyFields
    }
    compareAtPrice {
      ...CartMoneyFields
    }
    image {
      url
      altText
      width
      height
    }
    selectedOptions {
      name
      value
    }
    product {
      id
      title
      handle
      productType
      tags @include(if: true)
      requiresSellingPlan
    }
    sellingPlanAllocations(first: 10) @include(if: true) {
      nodes {
        priceAdjustments {
          price {
            ...CartMoneyFields
          }
        }
        sellingPlan {
          id
          name
          options {
            name
            value
          }
        }
      }
    }
  }
` as const;

/** A line by its interface, so that bundle lines are lines like any other (storefront-api §0). */
const CART_LINE = `#graphql
  fragment CartLineFields on BaseCartLine {
    __typename
    id
    quantity
    attributes {
      key
      value
    }
    cost {
      amountPerQuantity {
        ...CartMoneyFields
      }
      compareAtAmountPerQuantity {
        ...CartMoneyFields
      }
      subtotalAmount {
        ...CartMoneyFields
      }
      totalAmount {
        ...CartMoneyFields
      }
    }
    merchandise {
      __typename
      ... on ProductVariant {
        ...CartVariantFields
      }
    }
    sellingPlanAllocation @include(if: true) {
      checkoutChargeAmount {
        ...CartMoneyFields
      }
      remainingBalanceChargeAmount {
        ...CartMoneyFields
      }
      priceAdjustments {
        compareAtPrice {
          ...CartMoneyFields
        }
        perDeliveryPrice {
          ...CartMoneyFields
        }
        price {
          ...CartMoneyFields
        }
        unitPrice {
          ...CartMoneyFields
        }
      }
      sellingPlan {
        id
        name
        recurringDeliveries
        options {
          name
          value
        }
      }
    }
    discountAllocations {
      ...CartAllocationFields
    }
    ... on ComponentizableCartLine {
      lineComponents {
        id
        quantity
        cost {
          totalAmount {
            ...CartMoneyFields
          }
        }
        merchandise {
          __typename
          ... on ProductVariant {
            id
            title
            image {
              url
              altText
              width
              height
            }
            product {
              id
              title
              handle
              productType
              tags @include(if: true)
            }
          }
        }
      }
    }
  }
  ${CART_VARIANT}
  ${CART_ALLOCATION}
  ${CART_MONEY}
` as const;

/** Cart, but for its lines: reads and changes select them with their own page arguments (coverage: cart-fields). */
const CART_FRAME = `#graphql
  fragment CartFrameFields on Cart {
    id
    createdAt
    updatedAt
    checkoutUrl
    note
    totalQuantity
    attributes {
      key
      value
    }
    cost {
      checkoutChargeAmount {
        ...CartMoneyFields
      }
      subtotalAmount {
        ...CartMoneyFields
      }
      totalAmount {
        ...CartMoneyFields
      }
      totalTaxAmount {
        ...CartMoneyFields
      }
      totalDutyAmount {
        ...CartMoneyFields
      }
      subtotalAmountEstimated
      totalAmountEstimated
      totalTaxAmountEstimated
      totalDutyAmountEstimated
    }
    buyerIdentity {
      countryCode
      email
      phone
      customer @include(if: true) {
        id
      }
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      ...CartAllocationFields
    }
    appliedGiftCards {
      lastCharacters
      amountUsed {
        ...CartMoneyFields
      }
    }
    deliveryGroups(first: 5) {
      nodes {
        selectedDeliveryOption {
          estimatedCost {
            ...CartMoneyFields
          }
        }
        cartLines(first: 20) {
          nodes {
            discountAllocations {
              ...CartAllocationFields
            }
          }
        }
      }
    }
  }
` as const;

/** What Hydrogen's cart handler selects on a read; it names the fragment and passes the page size. */
export const CART_QUERY_FRAGMENT = `#graphql
  fragment CartApiQuery on Cart {
    ...CartFrameFields
    lines(first: $numCartLines) {
      nodes {
        ...CartLineFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${CART_FRAME}
  ${CART_LINE}
` as const;

/** What it selects on every change: the same whole cart, so that nothing is read twice. */
export const CART_MUTATE_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart {
    ...CartFrameFields
    lines(first: 20) {
      nodes {
        ...CartLineFields
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${CART_FRAME}
  ${CART_LINE}
` as const;

export const CART_LINES_QUERY = `#graphql
  query CartLines(
    $cartId: ID!
    $after: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      lines(first: 250, after: $after) {
        nodes {
          ...CartLineFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${CART_LINE}
` as const;

/** Hydrogen declares the list nullable, which 2026-04 refuses (storefront-api §0). */
export const CART_DISCOUNT_CODES_MUTATION = `#graphql
  mutation CartDiscountCodes(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...CartApiMutation
      }
      userErrors {
        code
        field
        message
      }
      warnings {
        code
        message
        target
      }
    }
  }
  ${CART_MUTATE_FRAGMENT}
` as const;
