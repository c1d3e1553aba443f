export const ADDRESS_FIELDS = `#graphql
  fragment AddressFields on MailingAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    city
    province
    provinceCode
    country
    countryCodeV2
    zip
    phone
  }
` as const;

export const TOKEN_FIELDS = `#graphql
  fragment AccessTokenFields on CustomerAccessToken {
    accessToken
    expiresAt
  }
` as const;

export const ERROR_FIELDS = `#graphql
  fragment CustomerErrorFields on CustomerUserError {
    code
    field
    message
  }
` as const;
