import {HOSTED_ERRORS, HOSTED_PLACE} from './fragment-documents.server';

const HOSTED_ADDRESS = `#graphql
  fragment HostedAddress on CustomerAddress {
    id
    ...HostedPlace
    countryCodeV2: territoryCode
    phone: phoneNumber
  }
` as const;

/** The customer behind an access token, with a page of the addresses. */
export const HOSTED_CUSTOMER_QUERY = `#graphql
  query HostedCustomer($addresses: Int!, $after: String) {
    customer {
      id
      creationDate
      firstName
      lastName
      emailAddress {
        emailAddress
      }
      phoneNumber {
        phoneNumber
      }
      tags
      defaultAddress {
        id
      }
      addresses(first: $addresses, after: $after) {
        nodes {
          ...HostedAddress
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${HOSTED_ADDRESS}
  ${HOSTED_PLACE}
` as const;

export const HOSTED_SUMMARY_QUERY = `#graphql
  query HostedSummary {
    customer {
      id
      firstName
      tags
    }
  }
` as const;

export const HOSTED_UPDATE_MUTATION = `#graphql
  mutation HostedUpdate($input: CustomerUpdateInput!) {
    customerUpdate(input: $input) {
      customer {
        id
      }
      userErrors {
        code
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;

export const HOSTED_ADD_ADDRESS_MUTATION = `#graphql
  mutation HostedAddAddress($address: CustomerAddressInput!) {
    customerAddressCreate(address: $address) {
      customerAddress {
        id
      }
      userErrors {
        code
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;

/** Changes an address, makes it the default one, or both: what is left out stays. */
export const HOSTED_UPDATE_ADDRESS_MUTATION = `#graphql
  mutation HostedUpdateAddress(
    $addressId: ID!
    $address: CustomerAddressInput
    $defaultAddress: Boolean
  ) {
    customerAddressUpdate(
      addressId: $addressId
      address: $address
      defaultAddress: $defaultAddress
    ) {
      customerAddress {
        id
      }
      userErrors {
        code
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;

export const HOSTED_DELETE_ADDRESS_MUTATION = `#graphql
  mutation HostedDeleteAddress($addressId: ID!) {
    customerAddressDelete(addressId: $addressId) {
      deletedAddressId
      userErrors {
        code
        ...HostedErrors
      }
    }
  }
  ${HOSTED_ERRORS}
` as const;
