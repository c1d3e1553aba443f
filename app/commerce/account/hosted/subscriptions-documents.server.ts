import {HOSTED_ERRORS, HOSTED_IMAGE, HOSTED_MONEY} from './fragment-documents.server';

/** Shopify's own subscription contracts of the customer, newest first. */
export const CONTRACTS_QUERY = `#graphql
  query HostedSubscriptions($after: String) {
    customer {
      subscriptionContracts(first: 50, after: $after, reverse: true) {
        nodes {
          id
          status
          nextBillingDate
          deliveryPolicy {
            interval
            intervalCount {
              count
            }
          }
          lines(first: 10) {
            nodes {
              title
              variantTitle
              quantity
              image {
                ...HostedImage
              }
              currentPrice {
                ...HostedMoney
              }
              lineDiscountedPrice {
                ...HostedMoney
              }
            }
          }
          upcomingBillingCycles(first: 1) {
            nodes {
              cycleIndex
              skipped
              billingAttemptExpectedDate
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
  ${HOSTED_IMAGE}
  ${HOSTED_MONEY}
` as const;

export const PAUSE_CONTRACT_MUTATION = `#graphql
  mutation HostedPauseSubscription($id: ID!) {
    subscriptionContractPause(subscriptionContractId: $id) {
      contract {
        id
      }
      userErrors {
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;

export const RESUME_CONTRACT_MUTATION = `#graphql
  mutation HostedResumeSubscription($id: ID!) {
    subscriptionContractActivate(subscriptionContractId: $id) {
      contract {
        id
      }
      userErrors {
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;

export const CANCEL_CONTRACT_MUTATION = `#graphql
  mutation HostedCancelSubscription($id: ID!) {
    subscriptionContractCancel(subscriptionContractId: $id) {
      contract {
        id
      }
      userErrors {
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;

export const SKIP_CYCLE_MUTATION = `#graphql
  mutation HostedSkipDelivery($input: SubscriptionBillingCycleInput!) {
    subscriptionBillingCycleSkip(billingCycleInput: $input) {
      billingCycle {
        skipped
      }
      userErrors {
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;
