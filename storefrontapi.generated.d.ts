/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

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

interface GeneratedQueryTypes {
  "#graphql\n  query ShopSnapshot($country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 75) {\n      nodes {\n        ...ProductSummaryFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    urlRedirects(first: 250) {\n      nodes {\n        path\n        target\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    publishedAt\n    totalInventory\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n    }\n    sellingPlanGroups(first: 5) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: 10) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ShopSnapshotQuery, variables: ShopSnapshotQueryVariables},
  "#graphql\n  query MoreProducts($after: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 250, after: $after) {\n      nodes {\n        ...ProductSummaryFields\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    publishedAt\n    totalInventory\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n    }\n    sellingPlanGroups(first: 5) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: 10) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: MoreProductsQuery, variables: MoreProductsQueryVariables},
  "#graphql\n  query MoreRedirects($after: String!) {\n    urlRedirects(first: 250, after: $after) {\n      nodes {\n        path\n        target\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": {return: MoreRedirectsQuery, variables: MoreRedirectsQueryVariables},
  "#graphql\n  query ProductByHandle($handle: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      ...ProductSummaryFields\n      description\n      descriptionHtml\n      seo {\n        title\n        description\n      }\n      details: metafields(\n        identifiers: [\n          {namespace: \"details\", key: \"ingredients\"}\n          {namespace: \"details\", key: \"how_to_use\"}\n          {namespace: \"details\", key: \"in_the_box\"}\n          {namespace: \"details\", key: \"flavor_note\"}\n        ]\n      ) {\n        key\n        value\n      }\n      allocations: variants(first: 10) {\n        nodes {\n          id\n          sellingPlanAllocations(first: 10) {\n            nodes {\n              sellingPlan {\n                id\n              }\n              priceAdjustments {\n                price {\n                  ...MoneyFields\n                }\n                compareAtPrice {\n                  ...MoneyFields\n                }\n              }\n            }\n          }\n          components(first: 10) {\n            nodes {\n              quantity\n              productVariant {\n                title\n                image {\n                  ...ImageFields\n                }\n                product {\n                  title\n                  handle\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductSummaryFields on Product {\n    id\n    handle\n    title\n    productType\n    tags\n    availableForSale\n    publishedAt\n    totalInventory\n    requiresSellingPlan\n    priceRange {\n      minVariantPrice {\n        ...MoneyFields\n      }\n      maxVariantPrice {\n        ...MoneyFields\n      }\n    }\n    images(first: 3) {\n      nodes {\n        ...ImageFields\n      }\n    }\n    options {\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    variants(first: 10) {\n      nodes {\n        ...VariantFields\n      }\n    }\n    sellingPlanGroups(first: 5) {\n      nodes {\n        ...SellingPlanGroupFields\n      }\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"benefit_line\"}\n        {namespace: \"details\", key: \"recommended\"}\n        {namespace: \"details\", key: \"variant_default_index\"}\n        {namespace: \"subscription\", key: \"alternate_variant\"}\n        {namespace: \"subscription\", key: \"alternate_variant_title\"}\n      ]\n    ) {\n      key\n      value\n      reference {\n        __typename\n        ... on ProductVariant {\n          id\n          product {\n            id\n            handle\n          }\n        }\n      }\n      references(first: 10) {\n        nodes {\n          __typename\n          ... on Product {\n            handle\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment VariantFields on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    currentlyNotInStock\n    price {\n      ...MoneyFields\n    }\n    compareAtPrice {\n      ...MoneyFields\n    }\n    selectedOptions {\n      name\n      value\n    }\n    image {\n      ...ImageFields\n    }\n    metafields(\n      identifiers: [\n        {namespace: \"details\", key: \"ingredients\"}\n        {namespace: \"details\", key: \"cms_id\"}\n        {namespace: \"details\", key: \"sort\"}\n      ]\n    ) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment SellingPlanGroupFields on SellingPlanGroup {\n    appName\n    name\n    options {\n      name\n      values\n    }\n    sellingPlans(first: 10) {\n      nodes {\n        id\n        name\n        description\n        recurringDeliveries\n        options {\n          name\n          value\n        }\n        priceAdjustments {\n          orderCount\n          adjustmentValue {\n            __typename\n            ... on SellingPlanPercentagePriceAdjustment {\n              adjustmentPercentage\n            }\n            ... on SellingPlanFixedAmountPriceAdjustment {\n              adjustmentAmount {\n                ...MoneyFields\n              }\n            }\n            ... on SellingPlanFixedPriceAdjustment {\n              price {\n                ...MoneyFields\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment ImageFields on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment MoneyFields on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: ProductByHandleQuery, variables: ProductByHandleQueryVariables},
}

interface GeneratedMutationTypes {
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
