import type {Storefront} from '~/commerce/platform-client/storefront.server';

import {type CustomerAnswer, settleCustomer} from '../customer-call.server';

import {ERROR_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
  mutation CreateCustomer($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
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

export interface NewCustomer {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  phone?: string;
}

export function createCustomer(
  storefront: Storefront,
  input: NewCustomer,
): Promise<CustomerAnswer<true>> {
  return settleCustomer(async () => {
    const {customerCreate: payload, errors} = await storefront.mutate(DOCUMENT, {
      variables: {input},
    });
    return {
      object: payload?.customer ? (true as const) : null,
      userErrors: payload?.customerUserErrors,
      errors,
    };
  }, 'Error Creating Customer');
}
