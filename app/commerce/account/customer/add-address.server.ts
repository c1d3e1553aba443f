import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {AddressInput} from '~/domain/account/address';
import {findIdNumber} from '~/domain/account/customer';

import {type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
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
  ${ERROR_FIELDS}
` as const;

/** Answers the number of the new address. */
export function addAddress(
  storefront: Storefront,
  token: string,
  address: AddressInput,
): Promise<CustomerAnswer<string>> {
  return settleCustomer(async () => {
    const {customerAddressCreate: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {address, customerAccessToken: token},
    });
    const added = payload?.customerAddress;
    return {
      object: added ? findIdNumber(added.id) : null,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, 'Error Adding Address');
}
