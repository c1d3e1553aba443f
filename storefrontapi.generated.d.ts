/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

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
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
        Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>
        & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>> }
      ) }> } }
);

type CartLineFields_CartLine_Fragment = (
  { __typename: 'CartLine' }
  & Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
      & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'> }
    ) }
  )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
    { __typename: 'ProductVariant' }
    & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
  )>, deliveryGroups: { nodes: Array<{ cartLines: { nodes: Array<{ discountAllocations: Array<(
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
        & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'> }
        ) }
      )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
        { __typename: 'ProductVariant' }
        & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
  )>, deliveryGroups: { nodes: Array<{ cartLines: { nodes: Array<{ discountAllocations: Array<(
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
        & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'> }
        ) }
      )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
        { __typename: 'ProductVariant' }
        & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
  )>, deliveryGroups: { nodes: Array<{ cartLines: { nodes: Array<{ discountAllocations: Array<(
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
          & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'> }
          ) }
        )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
          { __typename: 'ProductVariant' }
          & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
            & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags'> }
            ) }
          )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            { __typename: 'ProductVariant' }
            & Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'productType' | 'tags' | 'requiresSellingPlan'>, sellingPlanAllocations: { nodes: Array<{ priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, sellingPlan: (
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
      )>, deliveryGroups: { nodes: Array<{ cartLines: { nodes: Array<{ discountAllocations: Array<(
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

export type MoneyFieldsFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type ImageFieldsFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type SellingPlanGroupFieldsFragment = (
  Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
  & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
      Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
      & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, priceAdjustments: Array<(
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
    )> } }
);

export type VariantFieldsFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
);

export type ProductSummaryFieldsFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>
  & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
    Pick<StorefrontAPI.ProductOption, 'name'>
    & { optionValues: Array<(
      Pick<StorefrontAPI.ProductOptionValue, 'name'>
      & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
    )> }
  )>, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
    )> }, sellingPlanGroups: { nodes: Array<(
      Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
      & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, priceAdjustments: Array<(
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
        )> } }
    )> }, metafields: Array<StorefrontAPI.Maybe<(
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

export type ShopSnapshotQueryVariables = StorefrontAPI.Exact<{
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ShopSnapshotQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )> }, sellingPlanGroups: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, priceAdjustments: Array<(
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
            )> } }
        )> }, metafields: Array<StorefrontAPI.Maybe<(
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
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type MoreProductsQueryVariables = StorefrontAPI.Exact<{
  after: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type MoreProductsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>
      & { priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
        )> }
      )>, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )> }, sellingPlanGroups: { nodes: Array<(
          Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
          & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
              Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
              & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, priceAdjustments: Array<(
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
            )> } }
        )> }, metafields: Array<StorefrontAPI.Maybe<(
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

export type MoreRedirectsQueryVariables = StorefrontAPI.Exact<{
  after: StorefrontAPI.Scalars['String']['input'];
}>;


export type MoreRedirectsQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductByHandleQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'description' | 'descriptionHtml' | 'id' | 'handle' | 'title' | 'productType' | 'tags' | 'availableForSale' | 'publishedAt' | 'totalInventory' | 'requiresSellingPlan'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, details: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, allocations: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { sellingPlanAllocations: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> }, components: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariantComponent, 'quantity'>
            & { productVariant: (
              Pick<StorefrontAPI.ProductVariant, 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle'> }
            ) }
          )> } }
      )> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>> }
      )> }
    )>, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable' | 'currentlyNotInStock'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
      )> }, sellingPlanGroups: { nodes: Array<(
        Pick<StorefrontAPI.SellingPlanGroup, 'appName' | 'name'>
        & { options: Array<Pick<StorefrontAPI.SellingPlanGroupOption, 'name' | 'values'>>, sellingPlans: { nodes: Array<(
            Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description' | 'recurringDeliveries'>
            & { options: Array<Pick<StorefrontAPI.SellingPlanOption, 'name' | 'value'>>, priceAdjustments: Array<(
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
          )> } }
      )> }, metafields: Array<StorefrontAPI.Maybe<(
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

export type ProductSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductSearchQuery = { search: { nodes: Array<Pick<StorefrontAPI.Product, 'handle'>> } };

interface GeneratedQueryTypes {
  "#graphql\n  query CartLines(\n    $cartId: ID!\n    $after: String!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      lines(first: 250, after: $after) {\n        nodes {\n          ...CartLineFields\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartLineFields on BaseCartLine {\n    __typename\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoneyFields\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoneyFields\n      }\n      subtotalAmount {\n        ...CartMoneyFields\n      }\n      totalAmount {\n        ...CartMoneyFields\n      }\n    }\n    merchandise {\n      __typename\n      ... on ProductVariant {\n        ...CartVariantFields\n      }\n    }\n    sellingPlanAllocation {\n      checkoutChargeAmount {\n        ...CartMoneyFields\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoneyFields\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoneyFields\n        }\n        perDeliveryPrice {\n          ...CartMoneyFields\n        }\n        price {\n          ...CartMoneyFields\n        }\n        unitPrice {\n          ...CartMoneyFields\n        }\n      }\n      sellingPlan {\n        id\n        name\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n      }\n    }\n    discountAllocations {\n      ...CartAllocationFields\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        cost {\n          totalAmount {\n            ...CartMoneyFields\n          }\n        }\n        merchandise {\n          __typename\n          ... on ProductVariant {\n            id\n            title\n            image {\n              url\n              altText\n              width\n              height\n            }\n            product {\n              id\n              title\n              handle\n              productType\n              tags\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...CartMoneyFields\n    }\n    compareAtPrice {\n      ...CartMoneyFields\n    }\n    image {\n      url\n      altText\n      width\n      height\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      id\n      title\n      handle\n      productType\n      tags\n      requiresSellingPlan\n    }\n    sellingPlanAllocations(first: 10) {\n      nodes {\n        priceAdjustments {\n          price {\n            ...CartMoneyFields\n          }\n        }\n        sellingPlan {\n          id\n          name\n          options {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartAllocationFields on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount {\n      ...CartMoneyFields\n    }\n    discountApplication {\n      value {\n        __typename\n        ... on PricingPercentageValue {\n          percentage\n        }\n      }\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartMoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CartLinesQuery, variables: CartLinesQueryVariables},
  "#graphql\n  query ShopSnapshot($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 75) {\n      nodes {\n        ...ProductSummaryFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    urlRedirects(first: 250) {\n      nodes {\n        path\n        target\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    publishedAt\n    totalInventory\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n    }\n    sellingPlanGroups(first: 5) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: 10) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ShopSnapshotQuery, variables: ShopSnapshotQueryVariables},
  "#graphql\n  query MoreProducts($after: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 250, after: $after) {\n      nodes {\n        ...ProductSummaryFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    publishedAt\n    totalInventory\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n    }\n    sellingPlanGroups(first: 5) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: 10) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: MoreProductsQuery, variables: MoreProductsQueryVariables},
  "#graphql\n  query MoreRedirects($after: String!) {\n    urlRedirects(first: 250, after: $after) {\n      nodes {\n        path\n        target\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": {return: MoreRedirectsQuery, variables: MoreRedirectsQueryVariables},
  "#graphql\n  query ProductByHandle($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductSummaryFields\n      description\n      descriptionHtml\n      seo {\n        title\n        description\n      }\n      details: metafields(\n        identifiers: [\n          {namespace: \"details\", key: \"ingredients\"}\n          {namespace: \"details\", key: \"how_to_use\"}\n          {namespace: \"details\", key: \"in_the_box\"}\n          {namespace: \"details\", key: \"flavor_note\"}\n        ]\n      ) {\n        key\n        value\n      }\n      allocations: variants(first: 10) {\n        nodes {\n          id\n          sellingPlanAllocations(first: 10) {\n            nodes {\n              sellingPlan {\n                id\n              }\n              priceAdjustments {\n                price {\n                  ...MoneyFields\n                }\n                compareAtPrice {\n                  ...MoneyFields\n                }\n              }\n            }\n          }\n          components(first: 10) {\n            nodes {\n              quantity\n              productVariant {\n                title\n                image {\n                  ...ImageFields\n                }\n                product {\n                  title\n                  handle\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    publishedAt\n    totalInventory\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n    }\n    sellingPlanGroups(first: 5) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: 10) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ProductByHandleQuery, variables: ProductByHandleQueryVariables},
  "#graphql\n  query ProductSearch(\n    $query: String!\n    $first: Int!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(query: $query, first: $first, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {\n      nodes {\n        ... on Product {\n          handle\n        }\n      }\n    }\n  }\n": {return: ProductSearchQuery, variables: ProductSearchQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation CartDiscountCodes(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n      warnings {\n        code\n        message\n        target\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    ...CartFrameFields\n    lines(first: 20) {\n      nodes {\n        ...CartLineFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment CartFrameFields on Cart {\n    id\n    createdAt\n    updatedAt\n    checkoutUrl\n    note\n    totalQuantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      checkoutChargeAmount {\n        ...CartMoneyFields\n      }\n      subtotalAmount {\n        ...CartMoneyFields\n      }\n      totalAmount {\n        ...CartMoneyFields\n      }\n      totalTaxAmount {\n        ...CartMoneyFields\n      }\n      totalDutyAmount {\n        ...CartMoneyFields\n      }\n      subtotalAmountEstimated\n      totalAmountEstimated\n      totalTaxAmountEstimated\n      totalDutyAmountEstimated\n    }\n    buyerIdentity {\n      countryCode\n      email\n      phone\n      customer {\n        id\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      ...CartAllocationFields\n    }\n    deliveryGroups(first: 5) {\n      nodes {\n        cartLines(first: 20) {\n          nodes {\n            discountAllocations {\n              ...CartAllocationFields\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartLineFields on BaseCartLine {\n    __typename\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoneyFields\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoneyFields\n      }\n      subtotalAmount {\n        ...CartMoneyFields\n      }\n      totalAmount {\n        ...CartMoneyFields\n      }\n    }\n    merchandise {\n      __typename\n      ... on ProductVariant {\n        ...CartVariantFields\n      }\n    }\n    sellingPlanAllocation {\n      checkoutChargeAmount {\n        ...CartMoneyFields\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoneyFields\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoneyFields\n        }\n        perDeliveryPrice {\n          ...CartMoneyFields\n        }\n        price {\n          ...CartMoneyFields\n        }\n        unitPrice {\n          ...CartMoneyFields\n        }\n      }\n      sellingPlan {\n        id\n        name\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n      }\n    }\n    discountAllocations {\n      ...CartAllocationFields\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        id\n        quantity\n        cost {\n          totalAmount {\n            ...CartMoneyFields\n          }\n        }\n        merchandise {\n          __typename\n          ... on ProductVariant {\n            id\n            title\n            image {\n              url\n              altText\n              width\n              height\n            }\n            product {\n              id\n              title\n              handle\n              productType\n              tags\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment CartVariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...CartMoneyFields\n    }\n    compareAtPrice {\n      ...CartMoneyFields\n    }\n    image {\n      url\n      altText\n      width\n      height\n    }\n    selectedOptions {\n      name\n      value\n    }\n    product {\n      id\n      title\n      handle\n      productType\n      tags\n      requiresSellingPlan\n    }\n    sellingPlanAllocations(first: 10) {\n      nodes {\n        priceAdjustments {\n          price {\n            ...CartMoneyFields\n          }\n        }\n        sellingPlan {\n          id\n          name\n          options {\n            name\n            value\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment CartAllocationFields on CartDiscountAllocation {\n    __typename\n    targetType\n    discountedAmount {\n      ...CartMoneyFields\n    }\n    discountApplication {\n      value {\n        __typename\n        ... on PricingPercentageValue {\n          percentage\n        }\n      }\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n\n  #graphql\n  fragment CartMoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n\n": {return: CartDiscountCodesMutation, variables: CartDiscountCodesMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
