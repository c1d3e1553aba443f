import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {AddressInput} from '~/domain/account/address';
import {findIdNumber} from '~/domain/account/customer';

import {ADDRESS_FALLBACK, type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS} from './fragments.server';
import {addressId} from './read.server';

const DOCUMENT = `#graphql
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
  ${ERROR_FIELDS}
` as const;

/** Answers the number of the address, which may be another after the change. */
export function updateAddress(
  storefront: Storefront,
  token: string,
  number: string,
  address: AddressInput,
): Promise<CustomerAnswer<string>> {
  return settleCustomer(async () => {
    const id = await addressId(storefront, token, number);
    const {customerAddressUpdate: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {address, customerAccessToken: token, id},
    });
    const updated = payload?.customerAddress;
    return {
      object: updated ? findIdNumber(updated.id) : null,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, ADDRESS_FALLBACK);
}
