import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {type AccessToken, type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS, TOKEN_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
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
  ${TOKEN_FIELDS}
  ${ERROR_FIELDS}
` as const;

export function signIn(
  storefront: Storefront,
  input: {email: string; password: string},
): Promise<CustomerAnswer<AccessToken>> {
  return settleCustomer(async () => {
    const {customerAccessTokenCreate: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {input},
    });
    return {
      object: payload?.customerAccessToken,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, 'Error creating customer access token');
}
