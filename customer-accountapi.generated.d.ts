/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as CustomerAccountAPI from '@shopify/hydrogen/customer-account-api-types';

export type HostedAddressFragment = (
  Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'country' | 'zip'>
  & { countryCodeV2: CustomerAccountAPI.CustomerAddress['territoryCode'], phone: CustomerAccountAPI.CustomerAddress['phoneNumber'], provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'] }
);

export type HostedCustomerQueryVariables = CustomerAccountAPI.Exact<{
  addresses: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type HostedCustomerQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'id' | 'creationDate' | 'firstName' | 'lastName' | 'tags'>
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress'>>, phoneNumber?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerPhoneNumber, 'phoneNumber'>>, defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, addresses: { nodes: Array<(
        Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'country' | 'zip'>
        & { countryCodeV2: CustomerAccountAPI.CustomerAddress['territoryCode'], phone: CustomerAccountAPI.CustomerAddress['phoneNumber'], provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'] }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  ) };

export type HostedSummaryQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type HostedSummaryQuery = { customer: Pick<CustomerAccountAPI.Customer, 'id' | 'firstName' | 'tags'> };

export type HostedUpdateMutationVariables = CustomerAccountAPI.Exact<{
  input: CustomerAccountAPI.CustomerUpdateInput;
}>;


export type HostedUpdateMutation = { customerUpdate?: CustomerAccountAPI.Maybe<{ customer?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Customer, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerUserErrors, 'code' | 'field' | 'message'>> }> };

export type HostedAddAddressMutationVariables = CustomerAccountAPI.Exact<{
  address: CustomerAccountAPI.CustomerAddressInput;
}>;


export type HostedAddAddressMutation = { customerAddressCreate?: CustomerAccountAPI.Maybe<{ customerAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type HostedUpdateAddressMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
  address?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.CustomerAddressInput>;
  defaultAddress?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;


export type HostedUpdateAddressMutation = { customerAddressUpdate?: CustomerAccountAPI.Maybe<{ customerAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type HostedDeleteAddressMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedDeleteAddressMutation = { customerAddressDelete?: CustomerAccountAPI.Maybe<(
    Pick<CustomerAccountAPI.CustomerAddressDeletePayload, 'deletedAddressId'>
    & { userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }
  )> };

export type HostedMoneyFragment = Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type HostedImageFragment = Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type HostedPlaceFragment = (
  Pick<CustomerAccountAPI.CustomerAddress, 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'country' | 'zip'>
  & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'] }
);

type HostedErrors_ApplePaySessionUserError_Fragment = Pick<CustomerAccountAPI.ApplePaySessionUserError, 'field' | 'message'>;

type HostedErrors_BusinessCustomerUserError_Fragment = Pick<CustomerAccountAPI.BusinessCustomerUserError, 'field' | 'message'>;

type HostedErrors_MetafieldsDeleteUserError_Fragment = Pick<CustomerAccountAPI.MetafieldsDeleteUserError, 'field' | 'message'>;

type HostedErrors_MetafieldsSetUserError_Fragment = Pick<CustomerAccountAPI.MetafieldsSetUserError, 'field' | 'message'>;

type HostedErrors_ReturnUserError_Fragment = Pick<CustomerAccountAPI.ReturnUserError, 'field' | 'message'>;

type HostedErrors_SubscriptionBillingCycleSkipUserError_Fragment = Pick<CustomerAccountAPI.SubscriptionBillingCycleSkipUserError, 'field' | 'message'>;

type HostedErrors_SubscriptionBillingCycleUnskipUserError_Fragment = Pick<CustomerAccountAPI.SubscriptionBillingCycleUnskipUserError, 'field' | 'message'>;

type HostedErrors_SubscriptionContractStatusUpdateUserError_Fragment = Pick<CustomerAccountAPI.SubscriptionContractStatusUpdateUserError, 'field' | 'message'>;

type HostedErrors_SubscriptionContractUserError_Fragment = Pick<CustomerAccountAPI.SubscriptionContractUserError, 'field' | 'message'>;

type HostedErrors_UserErrorsBusinessContactUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsBusinessContactUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsBusinessLocationPaymentInstrumentUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsBusinessLocationPaymentInstrumentUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsCustomerAddressUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsCustomerEmailMarketingOptInUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingOptInUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsCustomerEmailMarketingUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsCustomerEmailMarketingUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsCustomerUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsCustomerUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsPaymentInstrumentUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsPaymentInstrumentUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsPaypalTokenUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsPaypalTokenUserErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsResendGiftCardErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsResendGiftCardErrors, 'field' | 'message'>;

type HostedErrors_UserErrorsStorefrontCustomerAccessTokenCreateUserErrors_Fragment = Pick<CustomerAccountAPI.UserErrorsStorefrontCustomerAccessTokenCreateUserErrors, 'field' | 'message'>;

export type HostedErrorsFragment = HostedErrors_ApplePaySessionUserError_Fragment | HostedErrors_BusinessCustomerUserError_Fragment | HostedErrors_MetafieldsDeleteUserError_Fragment | HostedErrors_MetafieldsSetUserError_Fragment | HostedErrors_ReturnUserError_Fragment | HostedErrors_SubscriptionBillingCycleSkipUserError_Fragment | HostedErrors_SubscriptionBillingCycleUnskipUserError_Fragment | HostedErrors_SubscriptionContractStatusUpdateUserError_Fragment | HostedErrors_SubscriptionContractUserError_Fragment | HostedErrors_UserErrorsBusinessContactUserErrors_Fragment | HostedErrors_UserErrorsBusinessLocationPaymentInstrumentUserErrors_Fragment | HostedErrors_UserErrorsCustomerAddressUserErrors_Fragment | HostedErrors_UserErrorsCustomerEmailMarketingOptInUserErrors_Fragment | HostedErrors_UserErrorsCustomerEmailMarketingUserErrors_Fragment | HostedErrors_UserErrorsCustomerUserErrors_Fragment | HostedErrors_UserErrorsPaymentInstrumentUserErrors_Fragment | HostedErrors_UserErrorsPaypalTokenUserErrors_Fragment | HostedErrors_UserErrorsResendGiftCardErrors_Fragment | HostedErrors_UserErrorsStorefrontCustomerAccessTokenCreateUserErrors_Fragment;

export type HostedOrdersQueryVariables = CustomerAccountAPI.Exact<{
  first: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type HostedOrdersQuery = { customer: { orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'name' | 'number' | 'processedAt' | 'cancelledAt' | 'financialStatus' | 'fulfillmentStatus'>
        & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity'>
            & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
          )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } } };

export type HostedLineFragment = (
  Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'refundableQuantity' | 'variantId'>
  & { totalPriceBeforeDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPriceWithDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, discountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> }> }
);

export type HostedOrderAddressFragment = (
  Pick<CustomerAccountAPI.CustomerAddress, 'name' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'country' | 'zip'>
  & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'] }
);

export type HostedOrderQueryVariables = CustomerAccountAPI.Exact<{
  query: CustomerAccountAPI.Scalars['String']['input'];
}>;


export type HostedOrderQuery = { customer: { orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'number' | 'statusPageUrl' | 'processedAt' | 'cancelledAt' | 'cancelReason' | 'financialStatus' | 'fulfillmentStatus'>
        & { subtotal?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalDuties?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalShipping: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalDiscountedShipping: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplications: { nodes: Array<(
            { __typename: 'AutomaticDiscountApplication' }
            & Pick<CustomerAccountAPI.AutomaticDiscountApplication, 'title' | 'allocationMethod' | 'targetSelection' | 'targetType'>
            & { value: (
              { __typename: 'MoneyV2' }
              & Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
            ) | (
              { __typename: 'PricingPercentageValue' }
              & Pick<CustomerAccountAPI.PricingPercentageValue, 'percentage'>
            ) }
          ) | (
            { __typename: 'DiscountCodeApplication' }
            & Pick<CustomerAccountAPI.DiscountCodeApplication, 'code' | 'allocationMethod' | 'targetSelection' | 'targetType'>
            & { value: (
              { __typename: 'MoneyV2' }
              & Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
            ) | (
              { __typename: 'PricingPercentageValue' }
              & Pick<CustomerAccountAPI.PricingPercentageValue, 'percentage'>
            ) }
          ) | (
            { __typename: 'ManualDiscountApplication' }
            & Pick<CustomerAccountAPI.ManualDiscountApplication, 'title' | 'allocationMethod' | 'targetSelection' | 'targetType'>
            & { value: (
              { __typename: 'MoneyV2' }
              & Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
            ) | (
              { __typename: 'PricingPercentageValue' }
              & Pick<CustomerAccountAPI.PricingPercentageValue, 'percentage'>
            ) }
          ) | (
            { __typename: 'ScriptDiscountApplication' }
            & Pick<CustomerAccountAPI.ScriptDiscountApplication, 'title' | 'allocationMethod' | 'targetSelection' | 'targetType'>
            & { value: (
              { __typename: 'MoneyV2' }
              & Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>
            ) | (
              { __typename: 'PricingPercentageValue' }
              & Pick<CustomerAccountAPI.PricingPercentageValue, 'percentage'>
            ) }
          )> }, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'refundableQuantity' | 'variantId'>
            & { totalPriceBeforeDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPriceWithDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, discountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> }> }
          )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, shippingAddress?: CustomerAccountAPI.Maybe<(
          Pick<CustomerAccountAPI.CustomerAddress, 'name' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'country' | 'zip'>
          & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'] }
        )>, billingAddress?: CustomerAccountAPI.Maybe<(
          Pick<CustomerAccountAPI.CustomerAddress, 'name' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'country' | 'zip'>
          & { provinceCode: CustomerAccountAPI.CustomerAddress['zoneCode'] }
        )>, fulfillments: { nodes: Array<{ trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'company' | 'number' | 'url'>> }> } }
      )> } } };

export type HostedOrderLinesQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  after: CustomerAccountAPI.Scalars['String']['input'];
}>;


export type HostedOrderLinesQuery = { order?: CustomerAccountAPI.Maybe<{ lineItems: { nodes: Array<(
        Pick<CustomerAccountAPI.LineItem, 'title' | 'quantity' | 'refundableQuantity' | 'variantId'>
        & { totalPriceBeforeDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPriceWithDiscounts?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, discountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> }> }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type HostedSubscriptionsQueryVariables = CustomerAccountAPI.Exact<{
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type HostedSubscriptionsQuery = { customer: { subscriptionContracts: { nodes: Array<(
        Pick<CustomerAccountAPI.SubscriptionContract, 'id' | 'status' | 'nextBillingDate'>
        & { deliveryPolicy: (
          Pick<CustomerAccountAPI.SubscriptionDeliveryPolicy, 'interval'>
          & { intervalCount?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Count, 'count'>> }
        ), lines: { nodes: Array<(
            Pick<CustomerAccountAPI.SubscriptionLine, 'title' | 'variantTitle' | 'quantity'>
            & { image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, currentPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, lineDiscountedPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )> }, upcomingBillingCycles: { nodes: Array<Pick<CustomerAccountAPI.SubscriptionBillingCycle, 'cycleIndex' | 'skipped' | 'billingAttemptExpectedDate'>> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } } };

export type HostedPauseSubscriptionMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedPauseSubscriptionMutation = { subscriptionContractPause?: CustomerAccountAPI.Maybe<{ contract?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.SubscriptionContract, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.SubscriptionContractStatusUpdateUserError, 'field' | 'message'>> }> };

export type HostedResumeSubscriptionMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedResumeSubscriptionMutation = { subscriptionContractActivate?: CustomerAccountAPI.Maybe<{ contract?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.SubscriptionContract, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.SubscriptionContractStatusUpdateUserError, 'field' | 'message'>> }> };

export type HostedCancelSubscriptionMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedCancelSubscriptionMutation = { subscriptionContractCancel?: CustomerAccountAPI.Maybe<{ contract?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.SubscriptionContract, 'id'>>, userErrors: Array<Pick<CustomerAccountAPI.SubscriptionContractStatusUpdateUserError, 'field' | 'message'>> }> };

export type HostedSkipDeliveryMutationVariables = CustomerAccountAPI.Exact<{
  input: CustomerAccountAPI.SubscriptionBillingCycleInput;
}>;


export type HostedSkipDeliveryMutation = { subscriptionBillingCycleSkip?: CustomerAccountAPI.Maybe<{ billingCycle?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.SubscriptionBillingCycle, 'skipped'>>, userErrors: Array<Pick<CustomerAccountAPI.SubscriptionBillingCycleSkipUserError, 'field' | 'message'>> }> };

interface GeneratedQueryTypes {
  "#graphql\n  query HostedCustomer($addresses: Int!, $after: String) {\n    customer {\n      id\n      creationDate\n      firstName\n      lastName\n      emailAddress {\n        emailAddress\n      }\n      phoneNumber {\n        phoneNumber\n      }\n      tags\n      defaultAddress {\n        id\n      }\n      addresses(first: $addresses, after: $after) {\n        nodes {\n          ...HostedAddress\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedAddress on CustomerAddress {\n    id\n    ...HostedPlace\n    countryCodeV2: territoryCode\n    phone: phoneNumber\n  }\n\n  #graphql\n  fragment HostedPlace on CustomerAddress {\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode: zoneCode\n    country\n    zip\n  }\n\n": {return: HostedCustomerQuery, variables: HostedCustomerQueryVariables},
  "#graphql\n  query HostedSummary {\n    customer {\n      id\n      firstName\n      tags\n    }\n  }\n": {return: HostedSummaryQuery, variables: HostedSummaryQueryVariables},
  "#graphql\n  query HostedOrders($first: Int!, $after: String) {\n    customer {\n      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          name\n          number\n          processedAt\n          cancelledAt\n          financialStatus\n          fulfillmentStatus\n          totalPrice {\n            ...HostedMoney\n          }\n          lineItems(first: 4) {\n            nodes {\n              title\n              quantity\n              image {\n                ...HostedImage\n              }\n            }\n            pageInfo {\n              hasNextPage\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n  #graphql\n  fragment HostedImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: HostedOrdersQuery, variables: HostedOrdersQueryVariables},
  "#graphql\n  query HostedOrder($query: String!) {\n    customer {\n      orders(first: 1, query: $query) {\n        nodes {\n          id\n          name\n          number\n          statusPageUrl\n          processedAt\n          cancelledAt\n          cancelReason\n          financialStatus\n          fulfillmentStatus\n          subtotal {\n            ...HostedMoney\n          }\n          totalPrice {\n            ...HostedMoney\n          }\n          totalTax {\n            ...HostedMoney\n          }\n          totalDuties {\n            ...HostedMoney\n          }\n          totalShipping {\n            ...HostedMoney\n          }\n          totalDiscountedShipping {\n            ...HostedMoney\n          }\n          totalRefunded {\n            ...HostedMoney\n          }\n          discountApplications(first: 50) {\n            nodes {\n              __typename\n              allocationMethod\n              targetSelection\n              targetType\n              value {\n                __typename\n                ... on PricingPercentageValue {\n                  percentage\n                }\n                ... on MoneyV2 {\n                  ...HostedMoney\n                }\n              }\n              ... on DiscountCodeApplication {\n                code\n              }\n              ... on AutomaticDiscountApplication {\n                title\n              }\n              ... on ManualDiscountApplication {\n                title\n              }\n              ... on ScriptDiscountApplication {\n                title\n              }\n            }\n          }\n          shippingDiscountAllocations {\n            allocatedAmount {\n              ...HostedMoney\n            }\n          }\n          lineItems(first: 50) {\n            nodes {\n              ...HostedLine\n            }\n            pageInfo {\n              hasNextPage\n              endCursor\n            }\n          }\n          shippingAddress {\n            ...HostedOrderAddress\n          }\n          billingAddress {\n            ...HostedOrderAddress\n          }\n          fulfillments(first: 20) {\n            nodes {\n              trackingInformation {\n                company\n                number\n                url\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedLine on LineItem {\n    title\n    quantity\n    refundableQuantity\n    variantId\n    totalPriceBeforeDiscounts {\n      ...HostedMoney\n    }\n    totalPriceWithDiscounts {\n      ...HostedMoney\n    }\n    discountAllocations {\n      allocatedAmount {\n        ...HostedMoney\n      }\n    }\n  }\n\n  #graphql\n  fragment HostedOrderAddress on CustomerAddress {\n    name\n    ...HostedPlace\n  }\n\n  #graphql\n  fragment HostedPlace on CustomerAddress {\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode: zoneCode\n    country\n    zip\n  }\n\n  #graphql\n  fragment HostedMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: HostedOrderQuery, variables: HostedOrderQueryVariables},
  "#graphql\n  query HostedOrderLines($id: ID!, $after: String!) {\n    order(id: $id) {\n      lineItems(first: 50, after: $after) {\n        nodes {\n          ...HostedLine\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedLine on LineItem {\n    title\n    quantity\n    refundableQuantity\n    variantId\n    totalPriceBeforeDiscounts {\n      ...HostedMoney\n    }\n    totalPriceWithDiscounts {\n      ...HostedMoney\n    }\n    discountAllocations {\n      allocatedAmount {\n        ...HostedMoney\n      }\n    }\n  }\n\n  #graphql\n  fragment HostedMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: HostedOrderLinesQuery, variables: HostedOrderLinesQueryVariables},
  "#graphql\n  query HostedSubscriptions($after: String) {\n    customer {\n      subscriptionContracts(first: 50, after: $after, reverse: true) {\n        nodes {\n          id\n          status\n          nextBillingDate\n          deliveryPolicy {\n            interval\n            intervalCount {\n              count\n            }\n          }\n          lines(first: 10) {\n            nodes {\n              title\n              variantTitle\n              quantity\n              image {\n                ...HostedImage\n              }\n              currentPrice {\n                ...HostedMoney\n              }\n              lineDiscountedPrice {\n                ...HostedMoney\n              }\n            }\n          }\n          upcomingBillingCycles(first: 1) {\n            nodes {\n              cycleIndex\n              skipped\n              billingAttemptExpectedDate\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedImage on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment HostedMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: HostedSubscriptionsQuery, variables: HostedSubscriptionsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation HostedUpdate($input: CustomerUpdateInput!) {\n    customerUpdate(input: $input) {\n      customer {\n        id\n      }\n      userErrors {\n        code\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedUpdateMutation, variables: HostedUpdateMutationVariables},
  "#graphql\n  mutation HostedAddAddress($address: CustomerAddressInput!) {\n    customerAddressCreate(address: $address) {\n      customerAddress {\n        id\n      }\n      userErrors {\n        code\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedAddAddressMutation, variables: HostedAddAddressMutationVariables},
  "#graphql\n  mutation HostedUpdateAddress(\n    $addressId: ID!\n    $address: CustomerAddressInput\n    $defaultAddress: Boolean\n  ) {\n    customerAddressUpdate(\n      addressId: $addressId\n      address: $address\n      defaultAddress: $defaultAddress\n    ) {\n      customerAddress {\n        id\n      }\n      userErrors {\n        code\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedUpdateAddressMutation, variables: HostedUpdateAddressMutationVariables},
  "#graphql\n  mutation HostedDeleteAddress($addressId: ID!) {\n    customerAddressDelete(addressId: $addressId) {\n      deletedAddressId\n      userErrors {\n        code\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedDeleteAddressMutation, variables: HostedDeleteAddressMutationVariables},
  "#graphql\n  mutation HostedPauseSubscription($id: ID!) {\n    subscriptionContractPause(subscriptionContractId: $id) {\n      contract {\n        id\n      }\n      userErrors {\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedPauseSubscriptionMutation, variables: HostedPauseSubscriptionMutationVariables},
  "#graphql\n  mutation HostedResumeSubscription($id: ID!) {\n    subscriptionContractActivate(subscriptionContractId: $id) {\n      contract {\n        id\n      }\n      userErrors {\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedResumeSubscriptionMutation, variables: HostedResumeSubscriptionMutationVariables},
  "#graphql\n  mutation HostedCancelSubscription($id: ID!) {\n    subscriptionContractCancel(subscriptionContractId: $id) {\n      contract {\n        id\n      }\n      userErrors {\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedCancelSubscriptionMutation, variables: HostedCancelSubscriptionMutationVariables},
  "#graphql\n  mutation HostedSkipDelivery($input: SubscriptionBillingCycleInput!) {\n    subscriptionBillingCycleSkip(billingCycleInput: $input) {\n      billingCycle {\n        skipped\n      }\n      userErrors {\n        ...HostedErrors\n      }\n    }\n  }\n  #graphql\n  fragment HostedErrors on DisplayableError {\n    field\n    message\n  }\n\n": {return: HostedSkipDeliveryMutation, variables: HostedSkipDeliveryMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
