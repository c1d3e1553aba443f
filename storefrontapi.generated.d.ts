/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type SubscribedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type SubscribedVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle'>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'value'>> } }> } }
  )>> };

export type ActivateCustomerByUrlMutationVariables = StorefrontAPI.Exact<{
  activationUrl: StorefrontAPI.Scalars['URL']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
}>;


export type ActivateCustomerByUrlMutation = { customerActivateByUrl?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type ActivateCustomerMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerActivateInput;
}>;


export type ActivateCustomerMutation = { customerActivate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type AddAddressMutationVariables = StorefrontAPI.Exact<{
  address: StorefrontAPI.MailingAddressInput;
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type AddAddressMutation = { customerAddressCreate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CreateCustomerMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerCreateInput;
}>;


export type CreateCustomerMutation = { customerCreate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type DeleteAddressMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type DeleteAddressMutation = { customerAddressDelete?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAddressDeletePayload, 'deletedCustomerAddressId'>
    & { customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }
  )> };

export type AddressFieldsFragment = Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone'>;

export type AccessTokenFieldsFragment = Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>;

export type CustomerErrorFieldsFragment = Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>;

export type UpdateCustomerDefaultAddressMutationVariables = StorefrontAPI.Exact<{
  addressId: StorefrontAPI.Scalars['ID']['input'];
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type UpdateCustomerDefaultAddressMutation = { customerDefaultAddressUpdate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type AccountQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  addresses: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type AccountQuery = { customer?: StorefrontAPI.Maybe<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Customer, 'id' | 'createdAt' | 'firstName' | 'lastName' | 'email' | 'phone' | 'tags'>, 'tags'>
    & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, addresses: { nodes: Array<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type ResetCustomerPasswordMutationVariables = StorefrontAPI.Exact<{
  email: StorefrontAPI.Scalars['String']['input'];
}>;


export type ResetCustomerPasswordMutation = { customerRecover?: StorefrontAPI.Maybe<{ customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type ResetPasswordByLinkMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerResetInput;
}>;


export type ResetPasswordByLinkMutation = { customerReset?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type CreateCustomerAccessTokenMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerAccessTokenCreateInput;
}>;


export type CreateCustomerAccessTokenMutation = { customerAccessTokenCreate?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type DeleteCustomerAccessTokenMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type DeleteCustomerAccessTokenMutation = { customerAccessTokenDelete?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAccessTokenDeletePayload, 'deletedAccessToken' | 'deletedCustomerAccessTokenId'>
    & { userErrors: Array<Pick<StorefrontAPI.UserError, 'field' | 'message'>> }
  )> };

export type CustomerSummaryQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerSummaryQuery = { customer?: StorefrontAPI.Maybe<StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Customer, 'id' | 'firstName' | 'tags'>, 'tags'>> };

export type UpdateAddressMutationVariables = StorefrontAPI.Exact<{
  address: StorefrontAPI.MailingAddressInput;
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type UpdateAddressMutation = { customerAddressUpdate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type UpdateCustomerMutationVariables = StorefrontAPI.Exact<{
  customer: StorefrontAPI.CustomerUpdateInput;
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type UpdateCustomerMutation = { customerUpdate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'field' | 'message'>> }> };

export type OrderVariantFieldsFragment = (
  StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title' | 'requiresSellingPlan'> }
);

export type OrderedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type OrderedVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Order' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'ProductVariant' }
    & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title' | 'requiresSellingPlan'> }
  )>> };

export type OrderMoneyFieldsFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type OrderSummaryFieldsFragment = (
  Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>
  & { currentTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
      Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
      & { variant?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
);

export type OrdersQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type OrdersQuery = { customer?: StorefrontAPI.Maybe<{ orders: { nodes: Array<(
        Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>
        & { currentTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, lineItems: { nodes: Array<(
            Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity'>
            & { variant?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type OrderIdsQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type OrderIdsQuery = { customer?: StorefrontAPI.Maybe<{ orders: { nodes: Array<Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type OrderLineFieldsFragment = (
  Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
  & { originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, variant?: StorefrontAPI.Maybe<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title' | 'requiresSellingPlan'> }
  )> }
);

export type OrderAddressFieldsFragment = Pick<StorefrontAPI.MailingAddress, 'name' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'zip'>;

export type OrderQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type OrderQuery = { node?: StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'ProductVariant' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'Order' }
    & Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'statusUrl' | 'processedAt' | 'canceledAt' | 'cancelReason' | 'financialStatus' | 'fulfillmentStatus'>
    & { subtotalPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTax?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, originalTotalDuties?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, currentTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplications: { nodes: Array<(
        { __typename: 'AutomaticDiscountApplication' }
        & Pick<StorefrontAPI.AutomaticDiscountApplication, 'title' | 'allocationMethod' | 'targetSelection' | 'targetType'>
        & { value: (
          { __typename: 'MoneyV2' }
          & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        ) | (
          { __typename: 'PricingPercentageValue' }
          & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
        ) }
      ) | (
        { __typename: 'DiscountCodeApplication' }
        & Pick<StorefrontAPI.DiscountCodeApplication, 'code' | 'allocationMethod' | 'targetSelection' | 'targetType'>
        & { value: (
          { __typename: 'MoneyV2' }
          & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        ) | (
          { __typename: 'PricingPercentageValue' }
          & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
        ) }
      ) | (
        { __typename: 'ManualDiscountApplication' }
        & Pick<StorefrontAPI.ManualDiscountApplication, 'title' | 'allocationMethod' | 'targetSelection' | 'targetType'>
        & { value: (
          { __typename: 'MoneyV2' }
          & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        ) | (
          { __typename: 'PricingPercentageValue' }
          & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
        ) }
      ) | (
        { __typename: 'ScriptDiscountApplication' }
        & Pick<StorefrontAPI.ScriptDiscountApplication, 'title' | 'allocationMethod' | 'targetSelection' | 'targetType'>
        & { value: (
          { __typename: 'MoneyV2' }
          & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        ) | (
          { __typename: 'PricingPercentageValue' }
          & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
        ) }
      )> }, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, lineItems: { nodes: Array<(
        Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
        & { originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, variant?: StorefrontAPI.Maybe<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title' | 'requiresSellingPlan'> }
        )> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, shippingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'name' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'zip'>>, billingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'name' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'zip'>>, successfulFulfillments?: StorefrontAPI.Maybe<Array<(
      Pick<StorefrontAPI.Fulfillment, 'trackingCompany'>
      & { trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }
    )>> }
  )> };

export type OrderLinesQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
}>;


export type OrderLinesQuery = { node?: StorefrontAPI.Maybe<{ __typename: 'AppliedGiftCard' | 'Article' | 'Blog' | 'Cart' | 'CartLine' | 'Collection' | 'Comment' | 'Company' | 'CompanyContact' | 'CompanyLocation' | 'ComponentizableCartLine' | 'ExternalVideo' | 'GenericFile' | 'Location' | 'MailingAddress' | 'Market' | 'MediaImage' | 'MediaPresentation' | 'Menu' | 'MenuItem' } | { __typename: 'Metafield' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'ProductOption' | 'ProductOptionValue' | 'ProductVariant' | 'Shop' | 'ShopPayInstallmentsFinancingPlan' | 'ShopPayInstallmentsFinancingPlanTerm' | 'ShopPayInstallmentsProductVariantPricing' | 'ShopPolicy' | 'TaxonomyCategory' | 'UrlRedirect' | 'Video' } | (
    { __typename: 'Order' }
    & { lineItems: { nodes: Array<(
        Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
        & { originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountedTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, variant?: StorefrontAPI.Maybe<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, product: Pick<StorefrontAPI.Product, 'handle' | 'title' | 'requiresSellingPlan'> }
        )> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type CartMoneyFieldsFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

type CartAllocationFields_CartAutomaticDiscountAllocation_Fragment = (
  { __typename: 'CartAutomaticDiscountAllocation' }
  & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
      { __typename: 'PricingPercentageValue' }
      & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
    ) } }
);

type CartAllocationFields_CartCodeDiscountAllocation_Fragment = (
  { __typename: 'CartCodeDiscountAllocation' }
  & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
      { __typename: 'PricingPercentageValue' }
      & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
    ) } }
);

type CartAllocationFields_CartCustomDiscountAllocation_Fragment = (
  { __typename: 'CartCustomDiscountAllocation' }
  & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
      { __typename: 'PricingPercentageValue' }
      & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
    ) } }
);

export type CartAllocationFieldsFragment = CartAllocationFields_CartAutomaticDiscountAllocation_Fragment | CartAllocationFields_CartCodeDiscountAllocation_Fragment | CartAllocationFields_CartCustomDiscountAllocation_Fragment;

export type CartVariantFieldsFragment = (
  StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
        Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
        & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
      ) }> } }
);

type CartLineFields_CartLine_Fragment = (
  { __typename: 'CartLine' }
  & Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
    { __typename: 'ProductVariant' }
    & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
        ) }> } }
  ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
      Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
      & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
    ) }>, discountAllocations: Array<(
    { __typename: 'CartAutomaticDiscountAllocation' }
    & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCodeDiscountAllocation' }
    & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCustomDiscountAllocation' }
    & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  )> }
);

type CartLineFields_ComponentizableCartLine_Fragment = (
  { __typename: 'ComponentizableCartLine' }
  & Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
  & { lineComponents: Array<(
    Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
    & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
      { __typename: 'ProductVariant' }
      & Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'>, 'tags'> }
    ) }
  )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
    { __typename: 'ProductVariant' }
    & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
        ) }> } }
  ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
      Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
      & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
    ) }>, discountAllocations: Array<(
    { __typename: 'CartAutomaticDiscountAllocation' }
    & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCodeDiscountAllocation' }
    & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCustomDiscountAllocation' }
    & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  )> }
);

export type CartLineFieldsFragment = CartLineFields_CartLine_Fragment | CartLineFields_ComponentizableCartLine_Fragment;

export type CartFrameFieldsFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note' | 'totalQuantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: (
    Pick<StorefrontAPI.CartCost, 'subtotalAmountEstimated' | 'totalAmountEstimated' | 'totalTaxAmountEstimated' | 'totalDutyAmountEstimated'>
    & { checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTaxAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalDutyAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }
  ), buyerIdentity: (
    Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
    & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>> }
  ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
    { __typename: 'CartAutomaticDiscountAllocation' }
    & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCodeDiscountAllocation' }
    & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCustomDiscountAllocation' }
    & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  )>, appliedGiftCards: Array<(
    Pick<StorefrontAPI.AppliedGiftCard, 'lastCharacters'>
    & { amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, deliveryGroups: { nodes: Array<{ selectedDeliveryOption?: StorefrontAPI.Maybe<{ estimatedCost: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cartLines: { nodes: Array<{ discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          )> }> } }> } }
);

export type CartApiQueryFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note' | 'totalQuantity'>
  & { lines: { nodes: Array<(
      { __typename: 'CartLine' }
      & Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
        { __typename: 'ProductVariant' }
        & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
            ) }> } }
      ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
        ) }>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      )> }
    ) | (
      { __typename: 'ComponentizableCartLine' }
      & Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { lineComponents: Array<(
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'>, 'tags'> }
        ) }
      )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
        { __typename: 'ProductVariant' }
        & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
            ) }> } }
      ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
        ) }>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      )> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: (
    Pick<StorefrontAPI.CartCost, 'subtotalAmountEstimated' | 'totalAmountEstimated' | 'totalTaxAmountEstimated' | 'totalDutyAmountEstimated'>
    & { checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTaxAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalDutyAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }
  ), buyerIdentity: (
    Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
    & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>> }
  ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
    { __typename: 'CartAutomaticDiscountAllocation' }
    & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCodeDiscountAllocation' }
    & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCustomDiscountAllocation' }
    & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  )>, appliedGiftCards: Array<(
    Pick<StorefrontAPI.AppliedGiftCard, 'lastCharacters'>
    & { amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, deliveryGroups: { nodes: Array<{ selectedDeliveryOption?: StorefrontAPI.Maybe<{ estimatedCost: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cartLines: { nodes: Array<{ discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          )> }> } }> } }
);

export type CartApiMutationFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note' | 'totalQuantity'>
  & { lines: { nodes: Array<(
      { __typename: 'CartLine' }
      & Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
        { __typename: 'ProductVariant' }
        & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
            ) }> } }
      ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
        ) }>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      )> }
    ) | (
      { __typename: 'ComponentizableCartLine' }
      & Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { lineComponents: Array<(
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'>, 'tags'> }
        ) }
      )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
        { __typename: 'ProductVariant' }
        & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
            ) }> } }
      ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
        ) }>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      )> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: (
    Pick<StorefrontAPI.CartCost, 'subtotalAmountEstimated' | 'totalAmountEstimated' | 'totalTaxAmountEstimated' | 'totalDutyAmountEstimated'>
    & { checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTaxAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalDutyAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }
  ), buyerIdentity: (
    Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
    & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>> }
  ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
    { __typename: 'CartAutomaticDiscountAllocation' }
    & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCodeDiscountAllocation' }
    & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  ) | (
    { __typename: 'CartCustomDiscountAllocation' }
    & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
        { __typename: 'PricingPercentageValue' }
        & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
      ) } }
  )>, appliedGiftCards: Array<(
    Pick<StorefrontAPI.AppliedGiftCard, 'lastCharacters'>
    & { amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, deliveryGroups: { nodes: Array<{ selectedDeliveryOption?: StorefrontAPI.Maybe<{ estimatedCost: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cartLines: { nodes: Array<{ discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          )> }> } }> } }
);

export type CartLinesQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesQuery = { cart?: StorefrontAPI.Maybe<{ lines: { nodes: Array<(
        { __typename: 'CartLine' }
        & Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
          { __typename: 'ProductVariant' }
          & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
                Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
                & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
              ) }> } }
        ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
            Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
            & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
          ) }>, discountAllocations: Array<(
          { __typename: 'CartAutomaticDiscountAllocation' }
          & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
              { __typename: 'PricingPercentageValue' }
              & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
            ) } }
        ) | (
          { __typename: 'CartCodeDiscountAllocation' }
          & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
              { __typename: 'PricingPercentageValue' }
              & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
            ) } }
        ) | (
          { __typename: 'CartCustomDiscountAllocation' }
          & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
              { __typename: 'PricingPercentageValue' }
              & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
            ) } }
        )> }
      ) | (
        { __typename: 'ComponentizableCartLine' }
        & Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
        & { lineComponents: Array<(
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            { __typename: 'ProductVariant' }
            & Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'>, 'tags'> }
          ) }
        )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
          { __typename: 'ProductVariant' }
          & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
                Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
                & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
              ) }> } }
        ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
            Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
            & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
          ) }>, discountAllocations: Array<(
          { __typename: 'CartAutomaticDiscountAllocation' }
          & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
              { __typename: 'PricingPercentageValue' }
              & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
            ) } }
        ) | (
          { __typename: 'CartCodeDiscountAllocation' }
          & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
              { __typename: 'PricingPercentageValue' }
              & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
            ) } }
        ) | (
          { __typename: 'CartCustomDiscountAllocation' }
          & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
              { __typename: 'PricingPercentageValue' }
              & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
            ) } }
        )> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type CartDiscountCodesMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartDiscountCodesMutation = { cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'createdAt' | 'updatedAt' | 'checkoutUrl' | 'note' | 'totalQuantity'>
      & { lines: { nodes: Array<(
          { __typename: 'CartLine' }
          & Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            { __typename: 'ProductVariant' }
            & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
                  Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
                  & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
                ) }> } }
          ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
            ) }>, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          )> }
        ) | (
          { __typename: 'ComponentizableCartLine' }
          & Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { lineComponents: Array<(
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              { __typename: 'ProductVariant' }
              & Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'>, 'tags'> }
            ) }
          )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            { __typename: 'ProductVariant' }
            & StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, 'tags'>, sellingPlanAllocations?: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
                  Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
                  & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
                ) }> } }
          ), sellingPlanAllocation?: StorefrontAPI.Maybe<{ checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }>, sellingPlan: (
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
            ) }>, discountAllocations: Array<(
            { __typename: 'CartAutomaticDiscountAllocation' }
            & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCodeDiscountAllocation' }
            & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          ) | (
            { __typename: 'CartCustomDiscountAllocation' }
            & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                { __typename: 'PricingPercentageValue' }
                & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
              ) } }
          )> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: (
        Pick<StorefrontAPI.CartCost, 'subtotalAmountEstimated' | 'totalAmountEstimated' | 'totalTaxAmountEstimated' | 'totalDutyAmountEstimated'>
        & { checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalTaxAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalDutyAmount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>> }
      ), buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode' | 'email' | 'phone'>
        & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        { __typename: 'CartAutomaticDiscountAllocation' }
        & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCodeDiscountAllocation' }
        & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      ) | (
        { __typename: 'CartCustomDiscountAllocation' }
        & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
            { __typename: 'PricingPercentageValue' }
            & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
          ) } }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'lastCharacters'>
        & { amountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, deliveryGroups: { nodes: Array<{ selectedDeliveryOption?: StorefrontAPI.Maybe<{ estimatedCost: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cartLines: { nodes: Array<{ discountAllocations: Array<(
                { __typename: 'CartAutomaticDiscountAllocation' }
                & Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
                & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                    { __typename: 'PricingPercentageValue' }
                    & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
                  ) } }
              ) | (
                { __typename: 'CartCodeDiscountAllocation' }
                & Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
                & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                    { __typename: 'PricingPercentageValue' }
                    & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
                  ) } }
              ) | (
                { __typename: 'CartCustomDiscountAllocation' }
                & Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
                & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: { value: { __typename: 'MoneyV2' } | (
                    { __typename: 'PricingPercentageValue' }
                    & Pick<StorefrontAPI.PricingPercentageValue, 'percentage'>
                  ) } }
              )> }> } }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>>, warnings: Array<Pick<StorefrontAPI.CartWarning, 'code' | 'message' | 'target'>> }> };

export type ShopSnapshotQueryVariables = StorefrontAPI.Exact<{
  groups?: StorefrontAPI.Scalars['Int']['input'];
  plans?: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ShopSnapshotQuery = { products: { nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
                  { __typename: 'MoneyV2' }
                  & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                ) | (
                  { __typename: 'SellingPlanCheckoutChargePercentageValue' }
                  & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
                ) }, priceAdjustments: Array<(
                Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
                & { adjustmentValue: (
                  { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
                  & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanFixedPriceAdjustment' }
                  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanPercentagePriceAdjustment' }
                  & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
                ) }
              )> }
            )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id'>
          & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
        )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
            { __typename: 'Product' }
            & Pick<StorefrontAPI.Product, 'handle'>
          )> }> }
      )>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sitemap?: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>> } };

export type MoreProductsQueryVariables = StorefrontAPI.Exact<{
  after: StorefrontAPI.Scalars['String']['input'];
  groups?: StorefrontAPI.Scalars['Int']['input'];
  plans?: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MoreProductsQuery = { products: { nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
                  { __typename: 'MoneyV2' }
                  & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                ) | (
                  { __typename: 'SellingPlanCheckoutChargePercentageValue' }
                  & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
                ) }, priceAdjustments: Array<(
                Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
                & { adjustmentValue: (
                  { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
                  & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanFixedPriceAdjustment' }
                  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanPercentagePriceAdjustment' }
                  & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
                ) }
              )> }
            )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id'>
          & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
        )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
            { __typename: 'Product' }
            & Pick<StorefrontAPI.Product, 'handle'>
          )> }> }
      )>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type RedirectsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type RedirectsQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  groups?: StorefrontAPI.Scalars['Int']['input'];
  plans?: StorefrontAPI.Scalars['Int']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
  byId?: StorefrontAPI.Scalars['Boolean']['input'];
  values?: Array<StorefrontAPI.SelectedOptionInput> | StorefrontAPI.SelectedOptionInput;
  byValues?: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductByHandleQuery = { named?: StorefrontAPI.Maybe<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
    & { product: Pick<StorefrontAPI.Product, 'handle'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
  )>, product?: StorefrontAPI.Maybe<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'encodedVariantExistence' | 'encodedVariantAvailability' | 'description' | 'descriptionHtml' | 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
    & { chosen?: StorefrontAPI.Maybe<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
    )>, variantsCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>, media: { nodes: Array<(
        { __typename: 'ExternalVideo' }
        & Pick<StorefrontAPI.ExternalVideo, 'originUrl' | 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'MediaImage' }
        & Pick<StorefrontAPI.MediaImage, 'alt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Model3d' }
        & Pick<StorefrontAPI.Model3d, 'alt'>
        & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      ) | (
        { __typename: 'Video' }
        & Pick<StorefrontAPI.Video, 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> }, seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, details?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, allocations: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { components: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariantComponent, 'quantity'>
            & { productVariant: (
              Pick<StorefrontAPI.ProductVariant, 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle'> }
            ) }
          )> }, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
      )> }
    )>, variants: { nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
        Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
        & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
            Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
            & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
                { __typename: 'MoneyV2' }
                & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
              ) | (
                { __typename: 'SellingPlanCheckoutChargePercentageValue' }
                & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
              ) }, priceAdjustments: Array<(
              Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
              & { adjustmentValue: (
                { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
                & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
              ) | (
                { __typename: 'SellingPlanFixedPriceAdjustment' }
                & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
              ) | (
                { __typename: 'SellingPlanPercentagePriceAdjustment' }
                & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
              ) }
            )> }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Metafield, 'key' | 'value'>
      & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
        { __typename: 'ProductVariant' }
        & Pick<StorefrontAPI.ProductVariant, 'id'>
        & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
      )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
          { __typename: 'Product' }
          & Pick<StorefrontAPI.Product, 'handle'>
        )> }> }
    )>> }
  )> };

export type MoreVariantsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MoreVariantsQuery = { product?: StorefrontAPI.Maybe<{ variants: { nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, sellingPlanAllocations?: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type MoneyFieldsFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type ImageFieldsFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type SellingPlanGroupFieldsFragment = (
  Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
  & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
      Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
      & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
          { __typename: 'MoneyV2' }
          & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
        ) | (
          { __typename: 'SellingPlanCheckoutChargePercentageValue' }
          & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
        ) }, priceAdjustments: Array<(
        Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
        & { adjustmentValue: (
          { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
          & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          { __typename: 'SellingPlanFixedPriceAdjustment' }
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          { __typename: 'SellingPlanPercentagePriceAdjustment' }
          & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
        ) }
      )> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
);

export type VariantFieldsFragment = (
  StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
);

export type VariantAllocationFieldsFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id'>
  & { sellingPlanAllocations?: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
);

type MediaFields_ExternalVideo_Fragment = (
  { __typename: 'ExternalVideo' }
  & Pick<StorefrontAPI.ExternalVideo, 'originUrl' | 'alt'>
  & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

type MediaFields_MediaImage_Fragment = (
  { __typename: 'MediaImage' }
  & Pick<StorefrontAPI.MediaImage, 'alt'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

type MediaFields_Model3d_Fragment = (
  { __typename: 'Model3d' }
  & Pick<StorefrontAPI.Model3d, 'alt'>
  & { previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

type MediaFields_Video_Fragment = (
  { __typename: 'Video' }
  & Pick<StorefrontAPI.Video, 'alt'>
  & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type MediaFieldsFragment = MediaFields_ExternalVideo_Fragment | MediaFields_MediaImage_Fragment | MediaFields_Model3d_Fragment | MediaFields_Video_Fragment;

export type ProductSummaryFieldsFragment = (
  StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
  & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
    Pick<StorefrontAPI.ProductOption, 'name'>
    & { optionValues: Array<(
      Pick<StorefrontAPI.ProductOptionValue, 'name'>
      & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
    )> }
  )>, variants: { nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
      Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
      & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
              { __typename: 'MoneyV2' }
              & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
            ) | (
              { __typename: 'SellingPlanCheckoutChargePercentageValue' }
              & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
            ) }, priceAdjustments: Array<(
            Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
            & { adjustmentValue: (
              { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
              & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              { __typename: 'SellingPlanFixedPriceAdjustment' }
              & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              { __typename: 'SellingPlanPercentagePriceAdjustment' }
              & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
            ) }
          )> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Metafield, 'key' | 'value'>
    & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
      { __typename: 'ProductVariant' }
      & Pick<StorefrontAPI.ProductVariant, 'id'>
      & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
    )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
        { __typename: 'Product' }
        & Pick<StorefrontAPI.Product, 'handle'>
      )> }> }
  )>> }
);

export type PlatformListingQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  sortKey: StorefrontAPI.ProductSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  cursors: StorefrontAPI.Scalars['Boolean']['input'];
  counts: StorefrontAPI.Scalars['Boolean']['input'];
  counted?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  groups?: StorefrontAPI.Scalars['Int']['input'];
  plans?: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PlatformListingQuery = { products: { nodes?: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
                  { __typename: 'MoneyV2' }
                  & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                ) | (
                  { __typename: 'SellingPlanCheckoutChargePercentageValue' }
                  & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
                ) }, priceAdjustments: Array<(
                Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
                & { adjustmentValue: (
                  { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
                  & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanFixedPriceAdjustment' }
                  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanPercentagePriceAdjustment' }
                  & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
                ) }
              )> }
            )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id'>
          & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
        )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
            { __typename: 'Product' }
            & Pick<StorefrontAPI.Product, 'handle'>
          )> }> }
      )>> }
    )>, edges?: Array<Pick<StorefrontAPI.ProductEdge, 'cursor'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, all?: StorefrontAPI.Maybe<{ counted: { filters: Array<{ values: Array<Pick<StorefrontAPI.FilterValue, 'count' | 'input'>> }> } }> };

export type CollectionListingQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey: StorefrontAPI.ProductCollectionSortKeys;
  reverse: StorefrontAPI.Scalars['Boolean']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  cursors: StorefrontAPI.Scalars['Boolean']['input'];
  counts: StorefrontAPI.Scalars['Boolean']['input'];
  counted?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  groups?: StorefrontAPI.Scalars['Int']['input'];
  plans?: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionListingQuery = { collection?: StorefrontAPI.Maybe<{ products: { nodes?: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
        & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
          Pick<StorefrontAPI.ProductOption, 'name'>
          & { optionValues: Array<(
            Pick<StorefrontAPI.ProductOptionValue, 'name'>
            & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
          )> }
        )>, variants: { nodes: Array<(
            StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
            Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
            & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
                Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
                & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
                    { __typename: 'MoneyV2' }
                    & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                  ) | (
                    { __typename: 'SellingPlanCheckoutChargePercentageValue' }
                    & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
                  ) }, priceAdjustments: Array<(
                  Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
                  & { adjustmentValue: (
                    { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
                    & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                  ) | (
                    { __typename: 'SellingPlanFixedPriceAdjustment' }
                    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                  ) | (
                    { __typename: 'SellingPlanPercentagePriceAdjustment' }
                    & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
                  ) }
                )> }
              )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Metafield, 'key' | 'value'>
          & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
            { __typename: 'ProductVariant' }
            & Pick<StorefrontAPI.ProductVariant, 'id'>
            & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
          )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
              { __typename: 'Product' }
              & Pick<StorefrontAPI.Product, 'handle'>
            )> }> }
        )>> }
      )>, edges?: Array<Pick<StorefrontAPI.ProductEdge, 'cursor'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, counted?: { filters: Array<{ values: Array<Pick<StorefrontAPI.FilterValue, 'count' | 'input'>> }> } }> };

export type ShopFacetsQueryVariables = StorefrontAPI.Exact<{
  p0: StorefrontAPI.Scalars['String']['input'];
  p1: StorefrontAPI.Scalars['String']['input'];
  p2: StorefrontAPI.Scalars['String']['input'];
  p3: StorefrontAPI.Scalars['String']['input'];
  p4: StorefrontAPI.Scalars['String']['input'];
  p5: StorefrontAPI.Scalars['String']['input'];
  p6: StorefrontAPI.Scalars['String']['input'];
  p7: StorefrontAPI.Scalars['String']['input'];
  p8: StorefrontAPI.Scalars['String']['input'];
  p9: StorefrontAPI.Scalars['String']['input'];
  p10: StorefrontAPI.Scalars['String']['input'];
  p11: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ShopFacetsQuery = { productTypes: Pick<StorefrontAPI.StringConnection, 'nodes'>, p0: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p1: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p2: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p3: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p4: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p5: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p6: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p7: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p8: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p9: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p10: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> }, p11: { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> } };

export type ProbeFieldsFragment = { nodes: Array<Pick<StorefrontAPI.Product, 'id'>> };

export type PlatformSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  groups?: StorefrontAPI.Scalars['Int']['input'];
  plans?: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PlatformSearchQuery = { search: { nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
                  { __typename: 'MoneyV2' }
                  & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                ) | (
                  { __typename: 'SellingPlanCheckoutChargePercentageValue' }
                  & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
                ) }, priceAdjustments: Array<(
                Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
                & { adjustmentValue: (
                  { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
                  & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanFixedPriceAdjustment' }
                  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanPercentagePriceAdjustment' }
                  & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
                ) }
              )> }
            )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id'>
          & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
        )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
            { __typename: 'Product' }
            & Pick<StorefrontAPI.Product, 'handle'>
          )> }> }
      )>> }
    )> } };

export type PlatformSuggestionsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  groups?: StorefrontAPI.Scalars['Int']['input'];
  plans?: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PlatformSuggestionsQuery = { predictiveSearch?: StorefrontAPI.Maybe<{ products: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>, 'tags' | 'totalInventory'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>, 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, sellingPlanGroups?: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, checkoutCharge: { value: (
                  { __typename: 'MoneyV2' }
                  & Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>
                ) | (
                  { __typename: 'SellingPlanCheckoutChargePercentageValue' }
                  & Pick<StorefrontAPI.SellingPlanCheckoutChargePercentageValue, 'percentage'>
                ) }, priceAdjustments: Array<(
                Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>
                & { adjustmentValue: (
                  { __typename: 'SellingPlanFixedAmountPriceAdjustment' }
                  & { adjustmentAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanFixedPriceAdjustment' }
                  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
                ) | (
                  { __typename: 'SellingPlanPercentagePriceAdjustment' }
                  & Pick<StorefrontAPI.SellingPlanPercentagePriceAdjustment, 'adjustmentPercentage'>
                ) }
              )> }
            )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, metafields?: Array<StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'Product' | 'Video' } | (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id'>
          & { product: Pick<StorefrontAPI.Product, 'id' | 'handle'> }
        )>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ __typename: 'Collection' | 'GenericFile' | 'MediaImage' | 'Metaobject' | 'Model3d' | 'Page' | 'ProductVariant' | 'Video' } | (
            { __typename: 'Product' }
            & Pick<StorefrontAPI.Product, 'handle'>
          )> }> }
      )>> }
    )> }> };

export type SitemapProductsQueryVariables = StorefrontAPI.Exact<{
  page: StorefrontAPI.Scalars['Int']['input'];
}>;


export type SitemapProductsQuery = { sitemap: { pagesCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Count, 'count'>>, resources?: StorefrontAPI.Maybe<{ items: Array<Pick<StorefrontAPI.SitemapResource, 'handle' | 'updatedAt'>> }> } };

export type ProductSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductSearchQuery = { search: { nodes: Array<Pick<StorefrontAPI.Product, 'handle'>> } };

export type SeoFieldsFragment = Pick<StorefrontAPI.Seo, 'title' | 'description'>;

export type PictureFieldsFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type MenuLinkFieldsFragment = Pick<StorefrontAPI.MenuItem, 'title' | 'url'>;

export type MenuFieldsFragment = { items: Array<(
    Pick<StorefrontAPI.MenuItem, 'title' | 'url'>
    & { items: Array<(
      Pick<StorefrontAPI.MenuItem, 'title' | 'url'>
      & { items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>> }
    )> }
  )> };

type EntryReference_IX2Lul39bv2Yvttg41Z3zd9ntXTzwZmZgCckngNjFnc_Fragment = {};

type EntryReference_MediaImage_Fragment = { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> };

type EntryReference_Product_Fragment = Pick<StorefrontAPI.Product, 'handle'>;

export type EntryReferenceFragment = EntryReference_IX2Lul39bv2Yvttg41Z3zd9ntXTzwZmZgCckngNjFnc_Fragment | EntryReference_MediaImage_Fragment | EntryReference_Product_Fragment;

export type NamedEntryFieldsFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { fields: Array<(
    Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
    & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>> }
  )> }
);

export type EntryFieldsFragment = { nodes: Array<(
    Pick<StorefrontAPI.Metaobject, 'handle'>
    & { fields: Array<(
      Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
      & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | (
          Pick<StorefrontAPI.Metaobject, 'handle'>
          & { fields: Array<(
            Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
            & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>> }
          )> }
        ) | Pick<StorefrontAPI.Product, 'handle'>> }> }
    )> }
  )> };

export type CollectionTextsFieldsFragment = { nodes: Array<(
    Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'description'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
  )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> };

export type StoreContentQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type StoreContentQuery = { shop: (
    Pick<StorefrontAPI.Shop, 'name' | 'description'>
    & { primaryDomain: Pick<StorefrontAPI.Domain, 'host'>, brand?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Brand, 'slogan' | 'shortDescription'>
      & { coverImage?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }
    )> }
  ), header?: StorefrontAPI.Maybe<{ items: Array<(
      Pick<StorefrontAPI.MenuItem, 'title' | 'url'>
      & { items: Array<(
        Pick<StorefrontAPI.MenuItem, 'title' | 'url'>
        & { items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>> }
      )> }
    )> }>, footer?: StorefrontAPI.Maybe<{ items: Array<(
      Pick<StorefrontAPI.MenuItem, 'title' | 'url'>
      & { items: Array<(
        Pick<StorefrontAPI.MenuItem, 'title' | 'url'>
        & { items: Array<Pick<StorefrontAPI.MenuItem, 'title' | 'url'>> }
      )> }
    )> }>, announcement?: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | (
            Pick<StorefrontAPI.Metaobject, 'handle'>
            & { fields: Array<(
              Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
              & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>> }
            )> }
          ) | Pick<StorefrontAPI.Product, 'handle'>> }> }
      )> }
    )> }, hero?: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | (
            Pick<StorefrontAPI.Metaobject, 'handle'>
            & { fields: Array<(
              Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
              & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>> }
            )> }
          ) | Pick<StorefrontAPI.Product, 'handle'>> }> }
      )> }
    )> }, promotion?: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | (
            Pick<StorefrontAPI.Metaobject, 'handle'>
            & { fields: Array<(
              Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
              & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>> }
            )> }
          ) | Pick<StorefrontAPI.Product, 'handle'>> }> }
      )> }
    )> }, campaign?: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { fields: Array<(
        Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
        & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>>, references?: StorefrontAPI.Maybe<{ nodes: Array<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | (
            Pick<StorefrontAPI.Metaobject, 'handle'>
            & { fields: Array<(
              Pick<StorefrontAPI.MetaobjectField, 'key' | 'value'>
              & { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> } | Pick<StorefrontAPI.Product, 'handle'>> }
            )> }
          ) | Pick<StorefrontAPI.Product, 'handle'>> }> }
      )> }
    )> }, collections: { nodes: Array<(
      Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'description'>
      & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type StorePageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type StorePageQuery = { shop: Pick<StorefrontAPI.Shop, 'name'>, page?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Page, 'handle' | 'title' | 'body' | 'bodySummary'>
    & { seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>> }
  )> };

export type PolicyFieldsFragment = Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>;

export type StorePoliciesQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type StorePoliciesQuery = { shop: { privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>, shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>, termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle' | 'title' | 'body'>>, subscriptionPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicyWithDefault, 'handle' | 'title' | 'body'>> } };

export type TeaserFieldsFragment = (
  Pick<StorefrontAPI.Article, 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
  & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type StoreBlogQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type StoreBlogQuery = { shop: Pick<StorefrontAPI.Shop, 'name'>, blog?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Blog, 'handle' | 'title'>
    & { seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>>, articles: { nodes: Array<(
        Pick<StorefrontAPI.Article, 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type StoreArticleQueryVariables = StorefrontAPI.Exact<{
  blog: StorefrontAPI.Scalars['String']['input'];
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type StoreArticleQuery = { shop: Pick<StorefrontAPI.Shop, 'name'>, blog?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Blog, 'handle' | 'title'>
    & { articleByHandle?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Article, 'contentHtml' | 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
      & { authorV2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ArticleAuthor, 'name'>>, seo?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Seo, 'title' | 'description'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
    )>, articles: { nodes: Array<(
        Pick<StorefrontAPI.Article, 'handle' | 'title' | 'excerpt' | 'content' | 'publishedAt'>
        & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> } }
  )> };

export type StoreCollectionQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type StoreCollectionQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'description'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, products: { nodes: Array<Pick<StorefrontAPI.Product, 'handle'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type StoreAddressesQueryVariables = StorefrontAPI.Exact<{
  pages?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  blogs?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  articles?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  collections?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type StoreAddressesQuery = { pages?: { nodes: Array<Pick<StorefrontAPI.Page, 'handle' | 'updatedAt'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, blogs?: { nodes: Array<Pick<StorefrontAPI.Blog, 'handle'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, articles?: { nodes: Array<(
      Pick<StorefrontAPI.Article, 'handle' | 'publishedAt'>
      & { blog: Pick<StorefrontAPI.Blog, 'handle'> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, collections: { nodes: Array<(
      Pick<StorefrontAPI.Collection, 'handle' | 'updatedAt'>
      & { products: { nodes: Array<Pick<StorefrontAPI.Product, 'handle'>> } }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, shop: { privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, subscriptionPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicyWithDefault, 'handle'>> } };

export type ReadinessQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type ReadinessQuery = { shop: Pick<StorefrontAPI.Shop, 'name'> };

interface GeneratedQueryTypes {
  "#graphql\n  query SubscribedVariants($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      __typename\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n        }\n        sellingPlanAllocations(first: 10) @include(if: true) {\n          nodes {\n            sellingPlan {\n              options {\n                value\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: SubscribedVariantsQuery, variables: SubscribedVariantsQueryVariables},
  "#graphql\n  query Account($customerAccessToken: String!, $addresses: Int!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      createdAt\n      firstName\n      lastName\n      email\n      phone\n      tags @include(if: true)\n      defaultAddress {\n        id\n      }\n      addresses(first: $addresses, after: $after) {\n        nodes {\n          ...AddressFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment AddressFields on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n  }\n\n": {return: AccountQuery, variables: AccountQueryVariables},
  "#graphql\n  query CustomerSummary($customerAccessToken: String!) {\n    customer(customerAccessToken: $customerAccessToken) {\n      id\n      firstName\n      tags @include(if: true)\n    }\n  }\n": {return: CustomerSummaryQuery, variables: CustomerSummaryQueryVariables},
  "#graphql\n  query OrderedVariants($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      __typename\n      ...OrderVariantFields\n    }\n  }\n  #graphql\n  fragment OrderVariantFields on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    image {\n      url\n      altText\n      width\n      height\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    product {\n      handle\n      title\n      requiresSellingPlan\n    }\n  }\n\n": {return: OrderedVariantsQuery, variables: OrderedVariantsQueryVariables},
  "#graphql\n  query Orders($customerAccessToken: String!, $first: Int!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          ...OrderSummaryFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment OrderSummaryFields on Order {\n    id\n    name\n    orderNumber\n    processedAt\n    canceledAt\n    financialStatus\n    fulfillmentStatus\n    currentTotalPrice {\n      ...OrderMoneyFields\n    }\n    totalPrice {\n      ...OrderMoneyFields\n    }\n    lineItems(first: 4) {\n      nodes {\n        title\n        quantity\n        variant {\n          image {\n            url\n            altText\n            width\n            height\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n  #graphql\n  fragment OrderMoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: OrdersQuery, variables: OrdersQueryVariables},
  "#graphql\n  query OrderIds($customerAccessToken: String!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          id\n          name\n          orderNumber\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": {return: OrderIdsQuery, variables: OrderIdsQueryVariables},
  "#graphql\n  query Order($id: ID!) {\n    node(id: $id) {\n      __typename\n      ... on Order {\n        id\n        name\n        orderNumber\n        statusUrl\n        processedAt\n        canceledAt\n        cancelReason\n        financialStatus\n        fulfillmentStatus\n        subtotalPrice {\n          ...OrderMoneyFields\n        }\n        totalPrice {\n          ...OrderMoneyFields\n        }\n        totalTax {\n          ...OrderMoneyFields\n        }\n        originalTotalDuties {\n          ...OrderMoneyFields\n        }\n        totalShippingPrice {\n          ...OrderMoneyFields\n        }\n        originalTotalPrice {\n          ...OrderMoneyFields\n        }\n        currentTotalPrice {\n          ...OrderMoneyFields\n        }\n        totalRefunded {\n          ...OrderMoneyFields\n        }\n        discountApplications(first: 50) {\n          nodes {\n            __typename\n            allocationMethod\n            targetSelection\n            targetType\n            value {\n              __typename\n              ... on PricingPercentageValue {\n                percentage\n              }\n              ... on MoneyV2 {\n                ...OrderMoneyFields\n              }\n            }\n            ... on DiscountCodeApplication {\n              code\n            }\n            ... on AutomaticDiscountApplication {\n              title\n            }\n            ... on ManualDiscountApplication {\n              title\n            }\n            ... on ScriptDiscountApplication {\n              title\n            }\n          }\n        }\n        shippingDiscountAllocations {\n          allocatedAmount {\n            ...OrderMoneyFields\n          }\n        }\n        lineItems(first: 50) {\n          nodes {\n            ...OrderLineFields\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        shippingAddress {\n          ...OrderAddressFields\n        }\n        billingAddress {\n          ...OrderAddressFields\n        }\n        successfulFulfillments(first: 20) {\n          trackingCompany\n          trackingInfo(first: 5) {\n            number\n            url\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment OrderLineFields on OrderLineItem {\n    title\n    quantity\n    currentQuantity\n    originalTotalPrice {\n      ...OrderMoneyFields\n    }\n    discountedTotalPrice {\n      ...OrderMoneyFields\n    }\n    discountAllocations {\n      allocatedAmount {\n        ...OrderMoneyFields\n      }\n    }\n    variant {\n      ...OrderVariantFields\n    }\n  }\n\n  #graphql\n  fragment OrderVariantFields on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    image {\n      url\n      altText\n      width\n      height\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    product {\n      handle\n      title\n      requiresSellingPlan\n    }\n  }\n\n  #graphql\n  fragment OrderAddressFields on MailingAddress {\n    name\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    zip\n  }\n\n  #graphql\n  fragment OrderMoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: OrderQuery, variables: OrderQueryVariables},
  "#graphql\n  query OrderLines($id: ID!, $after: String!) {\n    node(id: $id) {\n      __typename\n      ... on Order {\n        lineItems(first: 50, after: $after) {\n          nodes {\n            ...OrderLineFields\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment OrderLineFields on OrderLineItem {\n    title\n    quantity\n    currentQuantity\n    originalTotalPrice {\n      ...OrderMoneyFields\n    }\n    discountedTotalPrice {\n      ...OrderMoneyFields\n    }\n    discountAllocations {\n      allocatedAmount {\n        ...OrderMoneyFields\n      }\n    }\n    variant {\n      ...OrderVariantFields\n    }\n  }\n\n  #graphql\n  fragment OrderVariantFields on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    image {\n      url\n      altText\n      width\n      height\n    }\n    price {\n      amount\n      currencyCode\n    }\n    compareAtPrice {\n      amount\n      currencyCode\n    }\n    product {\n      handle\n      title\n      requiresSellingPlan\n    }\n  }\n\n  #graphql\n  fragment OrderMoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: OrderLinesQuery, variables: OrderLinesQueryVariables},
  "#graphql\n  query CartLines(\n    $cartId: ID!\n    $after: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      lines(first: 250, after: $after) {\n        nodes {\n          ...CartLineFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartLineFields on BaseCartLine {\n    __typename\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoneyFields\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoneyFields\n      }\n      subtotalAmount {\n        ...CartMoneyFields\n      }\n      totalAmount {\n        ...CartMoneyFields\n      }\n    }\n    merchandise {\n      __typename\n      ... on ProductVariant {\n        ...CartVariantFields\n      }\n    }\n    sellingPlanAllocation @include(if: true) {\n      checkoutChargeAmount {\n        ...CartMoneyFields\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoneyFields\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoneyFields\n        }\n        perDeliveryPrice {\n          ...CartMoneyFields\n        }\n        price {\n          ...CartMoneyFields\n        }\n        unitPrice {\n          ...CartMoneyFields\n        }\n      }\n      sellingPlan {\n        id\n        name\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n      }\n    }\n    discountAllocations {\n      ...CartAllocationFields\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        cost {\n          totalAmount {\n            ...CartMoneyFields\n          }\n        }\n        merchandise {\n          __typename\n          ... on ProductVariant {\n            id\n            title\n            image {\n              url\n              altText\n              width\n              height\n            }\n            product {\n              id\n              title\n              handle\n              productType\n              tags @include(if: true)\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...CartMoneyFields\n    }\n    compareAtPrice {\n      ...CartMoneyFields\n    }\n    image {\n      url\n      altText\n      width\n      height\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      id\n      title\n      handle\n      productType\n      tags @include(if: true)\n      requiresSellingPlan\n    }\n    sellingPlanAllocations(first: 10) @include(if: true) {\n      nodes {\n        priceAdjustments {\n          price {\n            ...CartMoneyFields\n          }\n        }\n        sellingPlan {\n          id\n          name\n          options {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartAllocationFields on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount {\n      ...CartMoneyFields\n    }\n    discountApplication {\n      value {\n        __typename\n        ... on PricingPercentageValue {\n          percentage\n        }\n      }\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartMoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CartLinesQuery, variables: CartLinesQueryVariables},
  "#graphql\n  query ShopSnapshot(\n    $groups: Int! = 5\n    $plans: Int! = 10\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(country: $country, language: $language) {\n    products(first: 75) {\n      nodes {\n        ...ProductSummaryFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sitemap(type: PRODUCT) @include(if: true) {\n      pagesCount {\n        count\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags @include(if: true)\n    availableForSale\n    publishedAt\n    totalInventory @include(if: true)\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sellingPlanGroups(first: $groups) @include(if: true) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: $plans) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        checkoutCharge {\n          value {\n            __typename\n            ... on MoneyV2 {\n              ...MoneyFields\n            }\n            ... on SellingPlanCheckoutChargePercentageValue {\n              percentage\n            }\n          }\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ShopSnapshotQuery, variables: ShopSnapshotQueryVariables},
  "#graphql\n  query MoreProducts(\n    $after: String!\n    $groups: Int! = 5\n    $plans: Int! = 10\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(country: $country, language: $language) {\n    products(first: 250, after: $after) {\n      nodes {\n        ...ProductSummaryFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags @include(if: true)\n    availableForSale\n    publishedAt\n    totalInventory @include(if: true)\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sellingPlanGroups(first: $groups) @include(if: true) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: $plans) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        checkoutCharge {\n          value {\n            __typename\n            ... on MoneyV2 {\n              ...MoneyFields\n            }\n            ... on SellingPlanCheckoutChargePercentageValue {\n              percentage\n            }\n          }\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: MoreProductsQuery, variables: MoreProductsQueryVariables},
  "#graphql\n  query Redirects($after: String) {\n    urlRedirects(first: 250, after: $after) {\n      nodes {\n        path\n        target\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": {return: RedirectsQuery, variables: RedirectsQueryVariables},
  "#graphql\n  query ProductByHandle(\n    $handle: String!\n    $groups: Int! = 5\n    $plans: Int! = 10\n    $id: ID!\n    $byId: Boolean! = false\n    $values: [SelectedOptionInput!]! = []\n    $byValues: Boolean! = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    named: node(id: $id) @include(if: $byId) {\n      ... on ProductVariant {\n        ...VariantFields\n        ...VariantAllocationFields\n        product {\n          handle\n        }\n      }\n    }\n    product(handle: $handle) {\n      ...ProductSummaryFields\n      chosen: variantBySelectedOptions(selectedOptions: $values) @include(if: $byValues) {\n        ...VariantFields\n        ...VariantAllocationFields\n      }\n      variantsCount {\n        count\n      }\n      encodedVariantExistence\n      encodedVariantAvailability\n      media(first: 250) {\n        nodes {\n          ...MediaFields\n        }\n      }\n      description\n      descriptionHtml\n      seo {\n        title\n        description\n      }\n      details: metafields(\n        identifiers: [\n          {namespace: \"details\", key: \"ingredients\"}\n          {namespace: \"details\", key: \"how_to_use\"}\n          {namespace: \"details\", key: \"in_the_box\"}\n          {namespace: \"details\", key: \"flavor_note\"}\n        ]\n      ) @include(if: true) {\n        key\n        value\n      }\n      allocations: variants(first: 10) {\n        nodes {\n          ...VariantAllocationFields\n          components(first: 10) {\n            nodes {\n              quantity\n              productVariant {\n                title\n                image {\n                  ...ImageFields\n                }\n                product {\n                  title\n                  handle\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags @include(if: true)\n    availableForSale\n    publishedAt\n    totalInventory @include(if: true)\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sellingPlanGroups(first: $groups) @include(if: true) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: $plans) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        checkoutCharge {\n          value {\n            __typename\n            ... on MoneyV2 {\n              ...MoneyFields\n            }\n            ... on SellingPlanCheckoutChargePercentageValue {\n              percentage\n            }\n          }\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantAllocationFields on ProductVariant {\n    id\n    sellingPlanAllocations(first: 250) @include(if: true) {\n      nodes {\n        sellingPlan {\n          id\n        }\n        priceAdjustments {\n          price {\n            ...MoneyFields\n          }\n          compareAtPrice {\n            ...MoneyFields\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment MediaFields on Media {\n    __typename\n    alt\n    previewImage {\n      ...ImageFields\n    }\n    ... on MediaImage {\n      image {\n        ...ImageFields\n      }\n    }\n    ... on Video {\n      sources {\n        url\n        mimeType\n      }\n    }\n    ... on ExternalVideo {\n      originUrl\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ProductByHandleQuery, variables: ProductByHandleQueryVariables},
  "#graphql\n  query MoreVariants(\n    $handle: String!\n    $after: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variants(first: 250, after: $after) {\n        nodes {\n          ...VariantFields\n          ...VariantAllocationFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment VariantAllocationFields on ProductVariant {\n    id\n    sellingPlanAllocations(first: 250) @include(if: true) {\n      nodes {\n        sellingPlan {\n          id\n        }\n        priceAdjustments {\n          price {\n            ...MoneyFields\n          }\n          compareAtPrice {\n            ...MoneyFields\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: MoreVariantsQuery, variables: MoreVariantsQueryVariables},
  "#graphql\n  query PlatformListing(\n    $query: String!\n    $sortKey: ProductSortKeys!\n    $reverse: Boolean!\n    $first: Int!\n    $after: String\n    $cursors: Boolean!\n    $counts: Boolean!\n    $counted: [ProductFilter!]\n    $groups: Int! = 5\n    $plans: Int! = 10\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(country: $country, language: $language) {\n    products(first: $first, after: $after, query: $query, sortKey: $sortKey, reverse: $reverse) {\n      nodes @skip(if: $cursors) {\n        ...ProductSummaryFields\n      }\n      edges @include(if: $cursors) {\n        cursor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    all: collection(handle: \"all\") @include(if: $counts) {\n      counted: products(first: 1, filters: $counted) {\n        filters {\n          values {\n            count\n            input\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags @include(if: true)\n    availableForSale\n    publishedAt\n    totalInventory @include(if: true)\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sellingPlanGroups(first: $groups) @include(if: true) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: $plans) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        checkoutCharge {\n          value {\n            __typename\n            ... on MoneyV2 {\n              ...MoneyFields\n            }\n            ... on SellingPlanCheckoutChargePercentageValue {\n              percentage\n            }\n          }\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: PlatformListingQuery, variables: PlatformListingQueryVariables},
  "#graphql\n  query CollectionListing(\n    $handle: String!\n    $filters: [ProductFilter!]\n    $sortKey: ProductCollectionSortKeys!\n    $reverse: Boolean!\n    $first: Int!\n    $after: String\n    $cursors: Boolean!\n    $counts: Boolean!\n    $counted: [ProductFilter!]\n    $groups: Int! = 5\n    $plans: Int! = 10\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(\n        first: $first\n        after: $after\n        filters: $filters\n        sortKey: $sortKey\n        reverse: $reverse\n      ) {\n        nodes @skip(if: $cursors) {\n          ...ProductSummaryFields\n        }\n        edges @include(if: $cursors) {\n          cursor\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n      counted: products(first: 1, filters: $counted) @include(if: $counts) {\n        filters {\n          values {\n            count\n            input\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags @include(if: true)\n    availableForSale\n    publishedAt\n    totalInventory @include(if: true)\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sellingPlanGroups(first: $groups) @include(if: true) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: $plans) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        checkoutCharge {\n          value {\n            __typename\n            ... on MoneyV2 {\n              ...MoneyFields\n            }\n            ... on SellingPlanCheckoutChargePercentageValue {\n              percentage\n            }\n          }\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CollectionListingQuery, variables: CollectionListingQueryVariables},
  "#graphql\n  query ShopFacets(\n    $p0: String!\n    $p1: String!\n    $p2: String!\n    $p3: String!\n    $p4: String!\n    $p5: String!\n    $p6: String!\n    $p7: String!\n    $p8: String!\n    $p9: String!\n    $p10: String!\n    $p11: String!\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(country: $country, language: $language) {\n    productTypes(first: 250) {\n      nodes\n    }\n    p0: products(first: 1, query: $p0) {\n      ...ProbeFields\n    }\n    p1: products(first: 1, query: $p1) {\n      ...ProbeFields\n    }\n    p2: products(first: 1, query: $p2) {\n      ...ProbeFields\n    }\n    p3: products(first: 1, query: $p3) {\n      ...ProbeFields\n    }\n    p4: products(first: 1, query: $p4) {\n      ...ProbeFields\n    }\n    p5: products(first: 1, query: $p5) {\n      ...ProbeFields\n    }\n    p6: products(first: 1, query: $p6) {\n      ...ProbeFields\n    }\n    p7: products(first: 1, query: $p7) {\n      ...ProbeFields\n    }\n    p8: products(first: 1, query: $p8) {\n      ...ProbeFields\n    }\n    p9: products(first: 1, query: $p9) {\n      ...ProbeFields\n    }\n    p10: products(first: 1, query: $p10) {\n      ...ProbeFields\n    }\n    p11: products(first: 1, query: $p11) {\n      ...ProbeFields\n    }\n  }\n  fragment ProbeFields on ProductConnection {\n    nodes {\n      id\n    }\n  }\n": {return: ShopFacetsQuery, variables: ShopFacetsQueryVariables},
  "#graphql\n  query PlatformSearch(\n    $query: String!\n    $first: Int!\n    $groups: Int! = 5\n    $plans: Int! = 10\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(country: $country, language: $language) {\n    search(query: $query, first: $first, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {\n      nodes {\n        ... on Product {\n          ...ProductSummaryFields\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags @include(if: true)\n    availableForSale\n    publishedAt\n    totalInventory @include(if: true)\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sellingPlanGroups(first: $groups) @include(if: true) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: $plans) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        checkoutCharge {\n          value {\n            __typename\n            ... on MoneyV2 {\n              ...MoneyFields\n            }\n            ... on SellingPlanCheckoutChargePercentageValue {\n              percentage\n            }\n          }\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: PlatformSearchQuery, variables: PlatformSearchQueryVariables},
  "#graphql\n  query PlatformSuggestions(\n    $query: String!\n    $first: Int!\n    $groups: Int! = 5\n    $plans: Int! = 10\n    $country: CountryCode\n    $language: LanguageCode\n  )\n  @inContext(country: $country, language: $language) {\n    predictiveSearch(\n      query: $query\n      limit: $first\n      limitScope: EACH\n      types: [PRODUCT]\n      unavailableProducts: LAST\n    ) {\n      products {\n        ...ProductSummaryFields\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags @include(if: true)\n    availableForSale\n    publishedAt\n    totalInventory @include(if: true)\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    sellingPlanGroups(first: $groups) @include(if: true) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) @include(if: true) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: $plans) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        checkoutCharge {\n          value {\n            __typename\n            ... on MoneyV2 {\n              ...MoneyFields\n            }\n            ... on SellingPlanCheckoutChargePercentageValue {\n              percentage\n            }\n          }\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: PlatformSuggestionsQuery, variables: PlatformSuggestionsQueryVariables},
  "#graphql\n  query SitemapProducts($page: Int!) {\n    sitemap(type: PRODUCT) {\n      pagesCount {\n        count\n      }\n      resources(page: $page) {\n        items {\n          ... on SitemapResource {\n            handle\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n": {return: SitemapProductsQuery, variables: SitemapProductsQueryVariables},
  "#graphql\n  query ProductSearch(\n    $query: String!\n    $first: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(query: $query, first: $first, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {\n      nodes {\n        ... on Product {\n          handle\n        }\n      }\n    }\n  }\n": {return: ProductSearchQuery, variables: ProductSearchQueryVariables},
  "#graphql\n  query StoreContent($after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      name\n      description\n      primaryDomain {\n        host\n      }\n      brand @include(if: true) {\n        slogan\n        shortDescription\n        coverImage {\n          image {\n            ...PictureFields\n          }\n        }\n      }\n    }\n    header: menu(handle: \"main-menu\") @include(if: true) {\n      ...MenuFields\n    }\n    footer: menu(handle: \"footer\") @include(if: true) {\n      ...MenuFields\n    }\n    announcement: metaobjects(type: \"announcement\", first: 10, sortKey: \"updated_at\", reverse: true) @include(if: true) {\n      ...EntryFields\n    }\n    hero: metaobjects(type: \"hero\", first: 10, sortKey: \"updated_at\", reverse: true) @include(if: true) {\n      ...EntryFields\n    }\n    promotion: metaobjects(type: \"promotion\", first: 50) @include(if: true) {\n      ...EntryFields\n    }\n    campaign: metaobjects(type: \"campaign\", first: 25) @include(if: true) {\n      ...EntryFields\n    }\n    collections(first: 250, after: $after) {\n      ...CollectionTextsFields\n    }\n  }\n  #graphql\n  fragment MenuLinkFields on MenuItem {\n    title\n    url\n  }\n  fragment MenuFields on Menu {\n    items {\n      ...MenuLinkFields\n      items {\n        ...MenuLinkFields\n        items {\n          ...MenuLinkFields\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment EntryReference on MetafieldReference {\n    ... on MediaImage {\n      image {\n        ...PictureFields\n      }\n    }\n    ... on Product {\n      handle\n    }\n  }\n  fragment NamedEntryFields on Metaobject {\n    handle\n    fields {\n      key\n      value\n      reference {\n        ...EntryReference\n      }\n    }\n  }\n  fragment EntryFields on MetaobjectConnection {\n    nodes {\n      handle\n      fields {\n        key\n        value\n        reference {\n          ...EntryReference\n        }\n        references(first: 50) {\n          nodes {\n            ...EntryReference\n            ...NamedEntryFields\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CollectionTextsFields on CollectionConnection {\n    nodes {\n      handle\n      title\n      description(truncateAt: 600)\n      seo {\n        ...SeoFields\n      }\n      image {\n        ...PictureFields\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n\n  #graphql\n  fragment SeoFields on SEO {\n    title\n    description\n  }\n\n  #graphql\n  fragment PictureFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: StoreContentQuery, variables: StoreContentQueryVariables},
  "#graphql\n  query StorePage($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      name\n    }\n    page(handle: $handle) @include(if: true) {\n      handle\n      title\n      body\n      bodySummary\n      seo {\n        ...SeoFields\n      }\n    }\n  }\n  #graphql\n  fragment SeoFields on SEO {\n    title\n    description\n  }\n\n": {return: StorePageQuery, variables: StorePageQueryVariables},
  "#graphql\n  query StorePolicies($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      privacyPolicy @include(if: true) {\n        ...PolicyFields\n      }\n      refundPolicy @include(if: true) {\n        ...PolicyFields\n      }\n      shippingPolicy @include(if: true) {\n        ...PolicyFields\n      }\n      termsOfService @include(if: true) {\n        ...PolicyFields\n      }\n      subscriptionPolicy @include(if: true) {\n        handle\n        title\n        body\n      }\n    }\n  }\n  #graphql\n  fragment PolicyFields on ShopPolicy {\n    handle\n    title\n    body\n  }\n\n": {return: StorePoliciesQuery, variables: StorePoliciesQueryVariables},
  "#graphql\n  query StoreBlog($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      name\n    }\n    blog(handle: $handle) @include(if: true) {\n      handle\n      title\n      seo {\n        ...SeoFields\n      }\n      articles(first: 250, after: $after, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...TeaserFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment SeoFields on SEO {\n    title\n    description\n  }\n\n  #graphql\n  fragment TeaserFields on Article {\n    handle\n    title\n    excerpt(truncateAt: 200)\n    content(truncateAt: 200)\n    publishedAt\n    image {\n      ...PictureFields\n    }\n  }\n\n  #graphql\n  fragment PictureFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: StoreBlogQuery, variables: StoreBlogQueryVariables},
  "#graphql\n  query StoreArticle($blog: String!, $handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    shop {\n      name\n    }\n    blog(handle: $blog) @include(if: true) {\n      handle\n      title\n      articleByHandle(handle: $handle) {\n        ...TeaserFields\n        contentHtml\n        authorV2 {\n          name\n        }\n        seo {\n          ...SeoFields\n        }\n      }\n      articles(first: 4, sortKey: PUBLISHED_AT, reverse: true) {\n        nodes {\n          ...TeaserFields\n        }\n      }\n    }\n  }\n  #graphql\n  fragment SeoFields on SEO {\n    title\n    description\n  }\n\n  #graphql\n  fragment TeaserFields on Article {\n    handle\n    title\n    excerpt(truncateAt: 200)\n    content(truncateAt: 200)\n    publishedAt\n    image {\n      ...PictureFields\n    }\n  }\n\n  #graphql\n  fragment PictureFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: StoreArticleQuery, variables: StoreArticleQueryVariables},
  "#graphql\n  query StoreCollection($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      handle\n      title\n      description\n      seo {\n        ...SeoFields\n      }\n      image {\n        ...PictureFields\n      }\n      products(first: 250, after: $after) {\n        nodes {\n          handle\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment SeoFields on SEO {\n    title\n    description\n  }\n\n  #graphql\n  fragment PictureFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n": {return: StoreCollectionQuery, variables: StoreCollectionQueryVariables},
  "#graphql\n  query StoreAddresses($pages: String, $blogs: String, $articles: String, $collections: String) {\n    pages(first: 250, after: $pages) @include(if: true) {\n      nodes {\n        handle\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    blogs(first: 250, after: $blogs) @include(if: true) {\n      nodes {\n        handle\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    articles(first: 250, after: $articles) @include(if: true) {\n      nodes {\n        handle\n        publishedAt\n        blog {\n          handle\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    collections(first: 250, after: $collections) {\n      nodes {\n        handle\n        updatedAt\n        products(first: 1) {\n          nodes {\n            handle\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    shop {\n      privacyPolicy @include(if: true) {\n        handle\n      }\n      refundPolicy @include(if: true) {\n        handle\n      }\n      shippingPolicy @include(if: true) {\n        handle\n      }\n      termsOfService @include(if: true) {\n        handle\n      }\n      subscriptionPolicy @include(if: true) {\n        handle\n      }\n    }\n  }\n": {return: StoreAddressesQuery, variables: StoreAddressesQueryVariables},
  "#graphql\n  query Readiness {\n    shop {\n      name\n    }\n  }\n": {return: ReadinessQuery, variables: ReadinessQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation ActivateCustomerByUrl($activationUrl: URL!, $password: String!) {\n    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {\n      customer {\n        id\n      }\n      customerAccessToken {\n        ...AccessTokenFields\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment AccessTokenFields on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: ActivateCustomerByUrlMutation, variables: ActivateCustomerByUrlMutationVariables},
  "#graphql\n  mutation ActivateCustomer($id: ID!, $input: CustomerActivateInput!) {\n    customerActivate(id: $id, input: $input) {\n      customer {\n        id\n      }\n      customerAccessToken {\n        ...AccessTokenFields\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment AccessTokenFields on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: ActivateCustomerMutation, variables: ActivateCustomerMutationVariables},
  "#graphql\n  mutation AddAddress($address: MailingAddressInput!, $customerAccessToken: String!) {\n    customerAddressCreate(address: $address, customerAccessToken: $customerAccessToken) {\n      customerAddress {\n        id\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: AddAddressMutation, variables: AddAddressMutationVariables},
  "#graphql\n  mutation CreateCustomer($input: CustomerCreateInput!) {\n    customerCreate(input: $input) {\n      customer {\n        id\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CreateCustomerMutation, variables: CreateCustomerMutationVariables},
  "#graphql\n  mutation DeleteAddress($customerAccessToken: String!, $id: ID!) {\n    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {\n      deletedCustomerAddressId\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: DeleteAddressMutation, variables: DeleteAddressMutationVariables},
  "#graphql\n  mutation UpdateCustomerDefaultAddress($addressId: ID!, $customerAccessToken: String!) {\n    customerDefaultAddressUpdate(\n      addressId: $addressId\n      customerAccessToken: $customerAccessToken\n    ) {\n      customer {\n        id\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: UpdateCustomerDefaultAddressMutation, variables: UpdateCustomerDefaultAddressMutationVariables},
  "#graphql\n  mutation ResetCustomerPassword($email: String!) {\n    customerRecover(email: $email) {\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: ResetCustomerPasswordMutation, variables: ResetCustomerPasswordMutationVariables},
  "#graphql\n  mutation ResetPasswordByLink($id: ID!, $input: CustomerResetInput!) {\n    customerReset(id: $id, input: $input) {\n      customer {\n        id\n      }\n      customerAccessToken {\n        ...AccessTokenFields\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment AccessTokenFields on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: ResetPasswordByLinkMutation, variables: ResetPasswordByLinkMutationVariables},
  "#graphql\n  mutation CreateCustomerAccessToken($input: CustomerAccessTokenCreateInput!) {\n    customerAccessTokenCreate(input: $input) {\n      customerAccessToken {\n        ...AccessTokenFields\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment AccessTokenFields on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: CreateCustomerAccessTokenMutation, variables: CreateCustomerAccessTokenMutationVariables},
  "#graphql\n  mutation DeleteCustomerAccessToken($customerAccessToken: String!) {\n    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {\n      deletedAccessToken\n      deletedCustomerAccessTokenId\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": {return: DeleteCustomerAccessTokenMutation, variables: DeleteCustomerAccessTokenMutationVariables},
  "#graphql\n  mutation UpdateAddress(\n    $address: MailingAddressInput!\n    $customerAccessToken: String!\n    $id: ID!\n  ) {\n    customerAddressUpdate(address: $address, customerAccessToken: $customerAccessToken, id: $id) {\n      customerAddress {\n        id\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: UpdateAddressMutation, variables: UpdateAddressMutationVariables},
  "#graphql\n  mutation UpdateCustomer($customer: CustomerUpdateInput!, $customerAccessToken: String!) {\n    customerUpdate(customer: $customer, customerAccessToken: $customerAccessToken) {\n      customer {\n        id\n      }\n      customerAccessToken {\n        ...AccessTokenFields\n      }\n      customerUserErrors {\n        ...CustomerErrorFields\n      }\n    }\n  }\n  #graphql\n  fragment AccessTokenFields on CustomerAccessToken {\n    accessToken\n    expiresAt\n  }\n\n  #graphql\n  fragment CustomerErrorFields on CustomerUserError {\n    code\n    field\n    message\n  }\n\n": {return: UpdateCustomerMutation, variables: UpdateCustomerMutationVariables},
  "#graphql\n  mutation CartDiscountCodes(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n      warnings {\n        code\n        message\n        target\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartFrameFields\n    lines(first: 20) {\n      nodes {\n        ...CartLineFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment CartFrameFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    totalQuantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoneyFields\n      }\n      subtotalAmount {\n        ...CartMoneyFields\n      }\n      totalAmount {\n        ...CartMoneyFields\n      }\n      totalTaxAmount {\n        ...CartMoneyFields\n      }\n      totalDutyAmount {\n        ...CartMoneyFields\n      }\n      subtotalAmountEstimated\n      totalAmountEstimated\n      totalTaxAmountEstimated\n      totalDutyAmountEstimated\n    }\n    buyerIdentity {\n      countryCode\n      email\n      phone\n      customer @include(if: true) {\n        id\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      ...CartAllocationFields\n    }\n    appliedGiftCards {\n      lastCharacters\n      amountUsed {\n        ...CartMoneyFields\n      }\n    }\n    deliveryGroups(first: 5) {\n      nodes {\n        selectedDeliveryOption {\n          estimatedCost {\n            ...CartMoneyFields\n          }\n        }\n        cartLines(first: 20) {\n          nodes {\n            discountAllocations {\n              ...CartAllocationFields\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLineFields on BaseCartLine {\n    __typename\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoneyFields\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoneyFields\n      }\n      subtotalAmount {\n        ...CartMoneyFields\n      }\n      totalAmount {\n        ...CartMoneyFields\n      }\n    }\n    merchandise {\n      __typename\n      ... on ProductVariant {\n        ...CartVariantFields\n      }\n    }\n    sellingPlanAllocation @include(if: true) {\n      checkoutChargeAmount {\n        ...CartMoneyFields\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoneyFields\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoneyFields\n        }\n        perDeliveryPrice {\n          ...CartMoneyFields\n        }\n        price {\n          ...CartMoneyFields\n        }\n        unitPrice {\n          ...CartMoneyFields\n        }\n      }\n      sellingPlan {\n        id\n        name\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n      }\n    }\n    discountAllocations {\n      ...CartAllocationFields\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        cost {\n          totalAmount {\n            ...CartMoneyFields\n          }\n        }\n        merchandise {\n          __typename\n          ... on ProductVariant {\n            id\n            title\n            image {\n              url\n              altText\n              width\n              height\n            }\n            product {\n              id\n              title\n              handle\n              productType\n              tags @include(if: true)\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable @include(if: true)\n    currentlyNotInStock\n    price {\n      ...CartMoneyFields\n    }\n    compareAtPrice {\n      ...CartMoneyFields\n    }\n    image {\n      url\n      altText\n      width\n      height\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      id\n      title\n      handle\n      productType\n      tags @include(if: true)\n      requiresSellingPlan\n    }\n    sellingPlanAllocations(first: 10) @include(if: true) {\n      nodes {\n        priceAdjustments {\n          price {\n            ...CartMoneyFields\n          }\n        }\n        sellingPlan {\n          id\n          name\n          options {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartAllocationFields on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount {\n      ...CartMoneyFields\n    }\n    discountApplication {\n      value {\n        __typename\n        ... on PricingPercentageValue {\n          percentage\n        }\n      }\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartMoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n": {return: CartDiscountCodesMutation, variables: CartDiscountCodesMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
