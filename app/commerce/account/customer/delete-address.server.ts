import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS} from './fragments.server';
import {addressId} from './read.server';

const DOCUMENT = `#graphql
  mutation DeleteAddress($customerAccessToken: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      deletedCustomerAddressId
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${ERROR_FIELDS}
` as const;

/** Answers the number of the address that is gone. */
export function deleteAddress(
  storefront: Storefront,
  token: string,
  number: string,
): Promise<CustomerAnswer<string>> {
  return settleCustomer(async () => {
    const {customerAddressDelete: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {customerAccessToken: token, id: await addressId(storefront, token, number)},
    });
    return {
      object: payload?.deletedCustomerAddressId ? number : null,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, 'Error Deleting Address');
}
