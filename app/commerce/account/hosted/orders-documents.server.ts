import {HOSTED_IMAGE, HOSTED_MONEY, HOSTED_PLACE} from './fragment-documents.server';

/** Orders of a customer, newest first. */
export const HOSTED_ORDERS_QUERY = `#graphql
  query HostedOrders($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          name
          number
          processedAt
          cancelledAt
          financialStatus
          fulfillmentStatus
          totalPrice {
            ...HostedMoney
          }
          lineItems(first: 4) {
            nodes {
              title
              quantity
              image {
                ...HostedImage
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${HOSTED_MONEY}
  ${HOSTED_IMAGE}
` as const;

const HOSTED_LINE = `#graphql
  fragment HostedLine on LineItem {
    title
    quantity
    refundableQuantity
    variantId
    totalPriceBeforeDiscounts {
      ...HostedMoney
    }
    totalPriceWithDiscounts {
      ...HostedMoney
    }
    discountAllocations {
      allocatedAmount {
        ...HostedMoney
      }
    }
  }
` as const;

const HOSTED_ORDER_ADDRESS = `#graphql
  fragment HostedOrderAddress on CustomerAddress {
    name
    ...HostedPlace
  }
` as const;

/** One order by its number: the search is the customer's own orders alone. */
export const HOSTED_ORDER_QUERY = `#graphql
  query HostedOrder($query: String!) {
    customer {
      orders(first: 1, query: $query) {
        nodes {
          id
          name
          number
          statusPageUrl
          processedAt
          cancelledAt
          cancelReason
          financialStatus
          fulfillmentStatus
          subtotal {
            ...HostedMoney
          }
          totalPrice {
            ...HostedMoney
          }
          totalTax {
            ...HostedMoney
          }
          totalDuties {
            ...HostedMoney
          }
          totalShipping {
            ...HostedMoney
          }
          totalDiscountedShipping {
            ...HostedMoney
          }
          totalRefunded {
            ...HostedMoney
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
                  ...HostedMoney
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
              ...HostedMoney
            }
          }
          lineItems(first: 50) {
            nodes {
              ...HostedLine
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
          shippingAddress {
            ...HostedOrderAddress
          }
          billingAddress {
            ...HostedOrderAddress
          }
          fulfillments(first: 20) {
            nodes {
              trackingInformation {
                company
                number
                url
              }
            }
          }
        }
      }
    }
  }
  ${HOSTED_LINE}
  ${HOSTED_ORDER_ADDRESS}
  ${HOSTED_PLACE}
  ${HOSTED_MONEY}
` as const;

/** Further lines of an order with more than a page of them. */
export const HOSTED_ORDER_LINES_QUERY = `#graphql
  query HostedOrderLines($id: ID!, $after: String!) {
    order(id: $id) {
      lineItems(first: 50, after: $after) {
        nodes {
          ...HostedLine
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${HOSTED_LINE}
  ${HOSTED_MONEY}
` as const;
