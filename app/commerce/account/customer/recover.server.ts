import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {type CustomerAnswer, PASSWORD_FALLBACK, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
  mutation ResetCustomerPassword($email: String!) {
    customerRecover(email: $email) {
      customerUserErrors {
        ...CustomerErrorFields
      }
    }
  }
  ${ERROR_FIELDS}
` as const;

/** ResetCustomerPassword: asks for the mail (coverage: account-reset). */
export function recover(storefront: Storefront, email: string): Promise<CustomerAnswer<true>> {
  return settleCustomer(async () => {
    const {customerRecover: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {email},
    });
    return {
      object: payload ? (true as const) : null,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, PASSWORD_FALLBACK);
}
