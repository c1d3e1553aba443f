import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {
  type AccessToken,
  ACTIVATION_FALLBACK,
  type CustomerAnswer,
  settleCustomer,
} from '../customer-call.server';

import {ERROR_FIELDS, TOKEN_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
  mutation ActivateCustomerByUrl($activationUrl: URL!, $password: String!) {
    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
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

/** Activates an account by the whole address of the mail's link. */
export function activateByUrl(
  storefront: Storefront,
  activationUrl: string,
  password: string,
): Promise<CustomerAnswer<AccessToken>> {
  return settleCustomer(async () => {
    const {customerActivateByUrl: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {activationUrl, password},
    });
    return {
      object: payload?.customerAccessToken,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, ACTIVATION_FALLBACK);
}
