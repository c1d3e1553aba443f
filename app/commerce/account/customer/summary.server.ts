import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {findIdNumber} from '~/domain/account/customer';

import {type CustomerAnswer, READ_FALLBACK, settleCustomer} from '../customer-call.server';

const DOCUMENT = `#graphql
  query CustomerSummary($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      firstName
      tags @include(if: true)
    }
  }
` as const;

/** Who a customer is. */
export interface CustomerSummary {
  number: string;
  firstName: string;
  tags: string[];
}

/** getCustomerId, with what a page's frame shows (coverage: calls-account). */
export function readSummary(
  storefront: Storefront,
  token: string,
): Promise<CustomerAnswer<CustomerSummary>> {
  return settleCustomer(async () => {
    const {customer, errors} = await storefront.query(DOCUMENT, {
      variables: {customerAccessToken: token},
      cache: storefront.CacheNone(),
    });
    return {
      object: customer && {
        number: findIdNumber(customer.id) ?? '',
        firstName: customer.firstName ?? '',
        tags: customer.tags ?? [],
      },
      errors,
    };
  }, READ_FALLBACK);
}
