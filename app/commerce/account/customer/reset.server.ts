import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {MailSecret} from '~/domain/account/customer';

import {
  type AccessToken,
  type CustomerAnswer,
  customerGid,
  PASSWORD_FALLBACK,
  settleCustomer,
} from '../customer-call.server';

import {ERROR_FIELDS, TOKEN_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
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
  ${TOKEN_FIELDS}
  ${ERROR_FIELDS}
` as const;

/** Sets a new password by what the mail's link proves. */
export function resetPassword(
  storefront: Storefront,
  link: MailSecret,
  password: string,
): Promise<CustomerAnswer<AccessToken>> {
  return settleCustomer(async () => {
    const {customerReset: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {id: customerGid(link.customer), input: {resetToken: link.token, password}},
    });
    return {
      object: payload?.customerAccessToken,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, PASSWORD_FALLBACK);
}
