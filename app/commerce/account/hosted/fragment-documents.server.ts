export const HOSTED_MONEY = `#graphql
  fragment HostedMoney on MoneyV2 {
    amount
    currencyCode
  }
` as const;

export const HOSTED_IMAGE = `#graphql
  fragment HostedImage on Image {
    url
    altText
    width
    height
  }
` as const;

/** An address by the names that the Storefront API has for its parts, so that one mapping serves both. */
export const HOSTED_PLACE = `#graphql
  fragment HostedPlace on CustomerAddress {
    firstName
    lastName
    company
    address1
    address2
    city
    province
    provinceCode: zoneCode
    country
    zip
  }
` as const;

/** What every mutation of this API says of a change that it refused. */
export const HOSTED_ERRORS = `#graphql
  fragment HostedErrors on DisplayableError {
    field
    message
  }
` as const;
