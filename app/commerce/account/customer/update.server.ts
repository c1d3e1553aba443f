import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {type AccessToken, type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS, TOKEN_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
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
  ${TOKEN_FIELDS}
  ${ERROR_FIELDS}
` as const;

export interface ProfileInput {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** Null takes the number away. */
  phone?: string | null;
  password?: string;
}

/** The new token when the password changed; null otherwise. */
export async function updateCustomer(
  storefront: Storefront,
  token: string,
  input: ProfileInput,
): Promise<CustomerAnswer<AccessToken | null>> {
  const settled = await settleCustomer(async () => {
    const {customerUpdate: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {customer: input, customerAccessToken: token},
    });
    return {
      object: payload?.customer ? {fresh: payload.customerAccessToken ?? null} : null,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, 'Error Updating customer');
  return settled.ok ? {ok: true, value: settled.value.fresh} : settled;
}
