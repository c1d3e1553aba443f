import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {type CustomerAnswer, settleCustomer} from '../customer-call.server';

const DOCUMENT = `#graphql
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

/** Ends the session of a token. */
export function signOut(storefront: Storefront, token: string): Promise<CustomerAnswer<true>> {
  return settleCustomer(async () => {
    const {customerAccessTokenDelete: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {customerAccessToken: token},
    });
    return {
      object: payload?.deletedAccessToken ? (true as const) : null,
      userErrors: payload?.userErrors,
      errors,
    };
  }, 'Error deleting customer access token');
}
