import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {ADDRESS_FALLBACK, type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS} from './fragments.server';
import {addressId} from './read.server';

const DOCUMENT = `#graphql
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
  ${ERROR_FIELDS}
` as const;

/** Makes an address of the customer the default one. */
export function makeDefault(
  storefront: Storefront,
  token: string,
  number: string,
): Promise<CustomerAnswer<true>> {
  return settleCustomer(async () => {
    const {customerDefaultAddressUpdate: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {
        customerAccessToken: token,
        addressId: await addressId(storefront, token, number),
      },
    });
    return {
      object: payload?.customer ? (true as const) : null,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, ADDRESS_FALLBACK);
}
