import {ORDER_VARIANT} from './order-variant.server';

const ORDER_MONEY = `#graphql
  fragment OrderMoneyFields on MoneyV2 {
    amount
    currencyCode
  }
` as const;

const ORDER_SUMMARY = `#graphql
  fragment OrderSummaryFields on Order {
    id
    name
    orderNumber
    processedAt
    canceledAt
    financialStatus
    fulfillmentStatus
    currentTotalPrice {
      ...OrderMoneyFields
    }
    totalPrice {
      ...OrderMoneyFields
    }
    lineItems(first: 4) {
      nodes {
        title
        quantity
        variant {
          image {
            url
            altText
            width
            height
          }
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
  ${ORDER_MONEY}
` as const;

/** Orders of a customer, newest first: the platform's own order is the oldest first (storefront-api §9). */
export const ORDERS_QUERY = `#graphql
  query Orders($customerAccessToken: String!, $first: Int!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...OrderSummaryFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${ORDER_SUMMARY}
` as const;

/** The ids behind the order numbers, to find one of them. */
export const ORDER_IDS_QUERY = `#graphql
  query OrderIds($customerAccessToken: String!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          id
          name
          orderNumber
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
` as const;

const ORDER_LINE = `#graphql
  fragment OrderLineFields on OrderLineItem {
    title
    quantity
    currentQuantity
    originalTotalPrice {
      ...OrderMoneyFields
    }
    discountedTotalPrice {
      ...OrderMoneyFields
    }
    discountAllocations {
      allocatedAmount {
        ...OrderMoneyFields
      }
    }
    variant {
      ...OrderVariantFields
    }
  }
` as const;

const ORDER_ADDRESS = `#graphql
  fragment OrderAddressFields on MailingAddress {
    name
    firstName
    lastName
    company
    address1
    address2
    city
    province
    provinceCode
    country
    zip
  }
` as const;

/**
 * Order; `id` carries the order's own key, so it is asked for without a token (storefront-api §9;
 * coverage: orders-fields).
 */
export const ORDER_QUERY = `#graphql
  query Order($id: ID!) {
    node(id: $id) {
      __typename
      ... on Order {
        id
        name
        orderNumber
        statusUrl
        processedAt
        canceledAt
        cancelReason
        financialStatus
        fulfillmentStatus
        subtotalPrice {
          ...OrderMoneyFields
        }
        totalPrice {
          ...OrderMoneyFields
        }
        totalTax {
          ...OrderMoneyFields
        }
        originalTotalDuties {
          ...OrderMoneyFields
        }
        totalShippingPrice {
          ...OrderMoneyFields
        }
        originalTotalPrice {
          ...OrderMoneyFields
        }
        currentTotalPrice {
          ...OrderMoneyFields
        }
        totalRefunded {
          ...OrderMoneyFields
        }
        discountApplications(first: 50) {
          nodes {
            __typename
            allocationMethod
            targetSelection
            targetType
            value {
              __typename
              ... on PricingPercentageValue {
                percentage
              }
              ... on MoneyV2 {
                ...OrderMoneyFields
              }
            }
            ... on DiscountCodeApplication {
              code
            }
            ... on AutomaticDiscountApplication {
              title
            }
            ... on ManualDiscountApplication {
              title
            }
            ... on ScriptDiscountApplication {
              title
            }
          }
        }
        shippingDiscountAllocations {
          allocatedAmount {
            ...OrderMoneyFields
          }
        }
        lineItems(first: 50) {
          nodes {
            ...OrderLineFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        shippingAddress {
          ...OrderAddressFields
        }
        billingAddress {
          ...OrderAddressFields
        }
        successfulFulfillments(first: 20) {
          trackingCompany
          trackingInfo(first: 5) {
            number
            url
          }
        }
      }
    }
  }
  ${ORDER_LINE}
  ${ORDER_VARIANT}
  ${ORDER_ADDRESS}
  ${ORDER_MONEY}
` as const;

/** Further lines of an order with more than a page of them. */
export const ORDER_LINES_QUERY = `#graphql
  query OrderLines($id: ID!, $after: String!) {
    node(id: $id) {
      __typename
      ... on Order {
        lineItems(first: 50, after: $after) {
          nodes {
            ...OrderLineFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
  ${ORDER_LINE}
  ${ORDER_VARIANT}
  ${ORDER_MONEY}
` as const;
