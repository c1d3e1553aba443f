import type {AccountQuery, AddressFieldsFragment} from 'storefrontapi.generated';

import type {PlatformAnswer} from '~/commerce/platform-client/settle.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {readWholeList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import {ADDRESSES_PAGE_SIZE} from '~/domain/account/address';
import {type Customer, findIdNumber} from '~/domain/account/customer';

import {toAddress} from '../address-mapping.server';
import {type CustomerAnswer, READ_FALLBACK, settleCustomer} from '../customer-call.server';

import {ADDRESS_FIELDS} from './fragments.server';

const DOCUMENT = `#graphql
  query Account($customerAccessToken: String!, $addresses: Int!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      createdAt
      firstName
      lastName
      email
      phone
      tags @include(if: true)
      defaultAddress {
        id
      }
      addresses(first: $addresses, after: $after) {
        nodes {
          ...AddressFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${ADDRESS_FIELDS}
` as const;

type RawCustomer = NonNullable<AccountQuery['customer']>;

function toCustomer(customer: RawCustomer, addresses: readonly AddressFieldsFragment[]): Customer {
  return {
    number: findIdNumber(customer.id) ?? '',
    createdAt: String(customer.createdAt),
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    tags: customer.tags ?? [],
    addresses: addresses.map(toAddress),
    defaultAddress: customer.defaultAddress ? findIdNumber(customer.defaultAddress.id) : null,
  };
}

/**
 * The customer of a token with every page of the addresses; null for a token that is nobody's. Throws PlatformUnavailable
 * where a further page cannot be read.
 */
async function readAddresses(
  storefront: Storefront,
  token: string,
): Promise<{
  customer: RawCustomer | null | undefined;
  nodes: AddressFieldsFragment[];
  errors: PlatformAnswer<unknown>['errors'];
}> {
  const readPage = (after: string | null) =>
    storefront.queryPatiently(DOCUMENT, {
      variables: {customerAccessToken: token, addresses: ADDRESSES_PAGE_SIZE, after},
      cache: storefront.CacheNone(),
    });
  const {customer, errors} = await readPage(null);
  if (!customer || errors) return {customer, nodes: [], errors};
  const nodes = await readWholeList(customer.addresses, async (after) => {
    const further = await readPage(after);
    return {page: further.customer?.addresses, errors: further.errors};
  });
  return {customer, nodes, errors};
}

/** The whole id of an address, as it reads in this session: it holds the token (storefront-api §3.1). */
export async function addressId(
  storefront: Storefront,
  token: string,
  number: string,
): Promise<string> {
  const {nodes, errors} = await readAddresses(storefront, token);
  requireNoErrors({errors});
  const found = nodes.find(({id}) => findIdNumber(id) === number);
  // An id that nobody has makes the platform answer as for a stranger's address.
  return found?.id ?? `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`;
}

/**
 * GetAccountQuery: the customer behind a token, with every address; the orders have a query of their own
 * (coverage: account-fields).
 */
export function readCustomer(
  storefront: Storefront,
  token: string,
): Promise<CustomerAnswer<Customer>> {
  return settleCustomer(async () => {
    const {customer, nodes, errors} = await readAddresses(storefront, token);
    return {object: customer && toCustomer(customer, nodes), errors};
  }, READ_FALLBACK);
}
