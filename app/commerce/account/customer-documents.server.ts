const ADDRESS = `#graphql
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

const TOKEN = `#graphql
  fragment AccessTokenFields on CustomerAccessToken {
    accessToken
    expiresAt
  }
` as const;

const USER_ERROR = `#graphql
  fragment CustomerErrorFields on CustomerUserError {
    code
    field
    message
  }
` as const;

/** spec §7 GetAccountQuery; the orders have a query of their own. */
export const CUSTOMER_QUERY = `#graphql
  query Account($customerAccessToken: String!, $addresses: Int!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      createdAt
      firstName
      lastName
      email
      phone
      tags
      defaultAddress {
        id
      }
      addresses(first: $addresses, after: $after) {
        nodes {
          ...AddressFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${ADDRESS}
` as const;

/** spec §7 getCustomerId, with what a page's frame shows. */
export const CUSTOMER_SUMMARY_QUERY = `#graphql
  query CustomerSummary($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      firstName
      tags
    }
  }
` as const;

export const TOKEN_CREATE_MUTATION = `#graphql
  mutation CreateCustomerAccessToken($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken {
        ...AccessTokenFields
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${TOKEN}
  ${USER_ERROR}
` as const;

export const TOKEN_DELETE_MUTATION = `#graphql
  mutation DeleteCustomerAccessToken($customerAccessToken: String!) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      deletedCustomerAccessTokenId
      userErrors {
        field
        message
      }
    }
  }
` as const;

export const CUSTOMER_CREATE_MUTATION = `#graphql
  mutation CreateCustomer($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      customer {
        id
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${USER_ERROR}
` as const;

export const CUSTOMER_ACTIVATE_BY_URL_MUTATION = `#graphql
  mutation ActivateCustomerByUrl($activationUrl: URL!, $password: String!) {
    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
      customer {
        id
      }
      customerAccessToken {
        ...AccessTokenFields
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${TOKEN}
  ${USER_ERROR}
` as const;

export const CUSTOMER_ACTIVATE_MUTATION = `#graphql
  mutation ActivateCustomer($id: ID!, $input: CustomerActivateInput!) {
    customerActivate(id: $id, input: $input) {
      customer {
        id
      }
      customerAccessToken {
        ...AccessTokenFields
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${TOKEN}
  ${USER_ERROR}
` as const;

/** spec §7 ResetCustomerPassword: asks for the mail. */
export const CUSTOMER_RECOVER_MUTATION = `#graphql
  mutation ResetCustomerPassword($email: String!) {
    customerRecover(email: $email) {
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${USER_ERROR}
` as const;

export const CUSTOMER_RESET_MUTATION = `#graphql
  mutation ResetPasswordByLink($id: ID!, $input: CustomerResetInput!) {
    customerReset(id: $id, input: $input) {
      customer {
        id
      }
      customerAccessToken {
        ...AccessTokenFields
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${TOKEN}
  ${USER_ERROR}
` as const;

export const CUSTOMER_UPDATE_MUTATION = `#graphql
  mutation UpdateCustomer($customer: CustomerUpdateInput!, $customerAccessToken: String!) {
    customerUpdate(customer: $customer, customerAccessToken: $customerAccessToken) {
      customer {
        id
      }
      customerAccessToken {
        ...AccessTokenFields
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${TOKEN}
  ${USER_ERROR}
` as const;

export const ADDRESS_CREATE_MUTATION = `#graphql
  mutation AddAddress($address: MailingAddressInput!, $customerAccessToken: String!) {
    customerAddressCreate(address: $address, customerAccessToken: $customerAccessToken) {
      customerAddress {
        id
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${USER_ERROR}
` as const;

export const ADDRESS_UPDATE_MUTATION = `#graphql
  mutation UpdateAddress(
    $address: MailingAddressInput!
    $customerAccessToken: String!
    $id: ID!
  ) {
    customerAddressUpdate(address: $address, customerAccessToken: $customerAccessToken, id: $id) {
      customerAddress {
        id
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${USER_ERROR}
` as const;

export const ADDRESS_DELETE_MUTATION = `#graphql
  mutation DeleteAddress($customerAccessToken: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      deletedCustomerAddressId
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${USER_ERROR}
` as const;

export const ADDRESS_DEFAULT_MUTATION = `#graphql
  mutation UpdateCustomerDefaultAddress($addressId: ID!, $customerAccessToken: String!) {
    customerDefaultAddressUpdate(
      addressId: $addressId
      customerAccessToken: $customerAccessToken
    ) {
      customer {
        id
      }
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${USER_ERROR}
` as const;
