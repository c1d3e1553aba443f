import type {Storefront} from '~/commerce/platform-client/storefront.server';
import type {MailSecret} from '~/domain/account/customer';

import {
  type AccessToken,
  ACTIVATION_FALLBACK,
  type CustomerAnswer,
  customerGid,
  settleCustomer,
} from '../customer-call.server';

import {ERROR_FIELDS, TOKEN_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
  mutation ActivateCustomer($id: ID!, $input: CustomerActivateInput!) {
    customerActivate(id: $id, input: $input) {
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

/** Activates an account by what the mail's link proves. */
export function activate(
  storefront: Storefront,
  link: MailSecret,
  password: string,
): Promise<CustomerAnswer<AccessToken>> {
  return settleCustomer(async () => {
    const {customerActivate: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {
        id: customerGid(link.customer),
        input: {activationToken: link.token, password},
      },
    });
    return {
      object: payload?.customerAccessToken,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, ACTIVATION_FALLBACK);
}
