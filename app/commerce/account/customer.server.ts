import type {AccountQuery, AddressFieldsFragment} from 'storefrontapi.generated';

import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {
  type PlatformAnswer,
  type PlatformRefusal,
  settle,
} from '~/commerce/platform-client/settle.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {type Address, ADDRESSES_PAGE_SIZE, type AddressInput} from '~/domain/account/address';
import {type Customer, findIdNumber} from '~/domain/account/customer';

import {
  ADDRESS_CREATE_MUTATION,
  ADDRESS_DEFAULT_MUTATION,
  ADDRESS_DELETE_MUTATION,
  ADDRESS_UPDATE_MUTATION,
  CUSTOMER_ACTIVATE_BY_URL_MUTATION,
  CUSTOMER_ACTIVATE_MUTATION,
  CUSTOMER_CREATE_MUTATION,
  CUSTOMER_QUERY,
  CUSTOMER_RECOVER_MUTATION,
  CUSTOMER_RESET_MUTATION,
  CUSTOMER_SUMMARY_QUERY,
  CUSTOMER_UPDATE_MUTATION,
  TOKEN_CREATE_MUTATION,
  TOKEN_DELETE_MUTATION,
} from './customer-documents.server';

/** spec §8: what a call says when the platform gives no reason of its own. */
const FALLBACK = {
  read: 'Error fetching account: no customer found',
  create: 'Error Creating Customer',
  update: 'Error Updating customer',
  addAddress: 'Error Adding Address',
  updateAddress: 'Error Updating Address',
  deleteAddress: 'Error Deleting Address',
  token: 'Error creating customer access token',
  deleteToken: 'Error deleting customer access token',
  // Spelling as given.
  activate: 'Error Acivating account',
  recover: 'Error Resetting password',
  reset: 'Error Resetting password',
} as const;

export interface AccessToken {
  accessToken: string;
  expiresAt: string;
}

export interface CustomerRefusal extends PlatformRefusal {
  /** What lies behind a refusal, where the code that asked has to act on it (storefront-api §2.2, §2.3). */
  cause: 'token' | 'throttled' | 'other';
}

export type CustomerAnswer<T> = {ok: true; value: T} | CustomerRefusal;

export interface ProfileInput {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** Null takes the number away. */
  phone?: string | null;
  password?: string;
}

/** The customer's calls of spec §7, each settled by the error policy. */
export interface CustomerCalls {
  signIn: (input: {email: string; password: string}) => Promise<CustomerAnswer<AccessToken>>;
  signOut: (token: string) => Promise<CustomerAnswer<true>>;
  create: (input: {
    email: string;
    firstName: string;
    lastName: string;
    password: string;
    phone?: string;
  }) => Promise<CustomerAnswer<true>>;
  activateByUrl: (url: string, password: string) => Promise<CustomerAnswer<AccessToken>>;
  activate: (link: MailSecret, password: string) => Promise<CustomerAnswer<AccessToken>>;
  recover: (email: string) => Promise<CustomerAnswer<true>>;
  reset: (link: MailSecret, password: string) => Promise<CustomerAnswer<AccessToken>>;
  /** The customer behind a token, with every address. Reads that fail in transit are repeated (decisions.md). */
  read: (token: string) => Promise<CustomerAnswer<Customer>>;
  summary: (token: string) => Promise<CustomerAnswer<CustomerSummary>>;
  /** The new token when the password changed; null otherwise. */
  update: (token: string, input: ProfileInput) => Promise<CustomerAnswer<AccessToken | null>>;
  /** The number of the new address. */
  addAddress: (token: string, address: AddressInput) => Promise<CustomerAnswer<string>>;
  updateAddress: (
    token: string,
    number: string,
    address: AddressInput,
  ) => Promise<CustomerAnswer<string>>;
  deleteAddress: (token: string, number: string) => Promise<CustomerAnswer<string>>;
  makeDefault: (token: string, number: string) => Promise<CustomerAnswer<true>>;
}

export interface CustomerSummary {
  number: string;
  firstName: string;
  tags: string[];
}

/** What a mail's link proves. */
export interface MailSecret {
  customer: string;
  token: string;
}

interface CodedError {
  message: string;
  extensions?: {code?: string};
}

function codesOf(errors: PlatformAnswer<unknown>['errors']): string[] {
  if (!errors) return [];
  return ([errors].flat() as CodedError[]).flatMap(({extensions}) => extensions?.code ?? []);
}

/** Back-off before each further try of a read that failed in transit. */
const RETRY_DELAYS_MS = [400];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function toAddress(address: AddressFieldsFragment): Address {
  return {
    number: findIdNumber(address.id) ?? '',
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    company: address.company ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    province: address.province ?? '',
    country: address.country ?? '',
    provinceCode: address.provinceCode ?? '',
    countryCode: address.countryCodeV2 ?? '',
    zip: address.zip ?? '',
    phone: address.phone ?? '',
  };
}

type RawCustomer = NonNullable<AccountQuery['customer']>;

function toCustomer(customer: RawCustomer, addresses: readonly AddressFieldsFragment[]): Customer {
  return {
    number: findIdNumber(customer.id) ?? '',
    createdAt: String(customer.createdAt),
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    tags: customer.tags,
    addresses: addresses.map(toAddress),
    defaultAddress: customer.defaultAddress ? findIdNumber(customer.defaultAddress.id) : null,
  };
}

async function settleCustomer<T>(
  call: () => Promise<PlatformAnswer<T>>,
  fallback: string,
): Promise<CustomerAnswer<T>> {
  let codes: string[] = [];
  const settled = await settle(async () => {
    const answer = await call();
    codes = codesOf(answer.errors);
    return answer;
  }, fallback);
  if (settled.ok) return settled;
  const cause = codes.includes('ACCESS_DENIED')
    ? 'token'
    : codes.includes('THROTTLED')
      ? 'throttled'
      : 'other';
  return {...settled, cause};
}

/** Settles a read: what failed in transit, throttling included, is tried again with back-off (decisions.md). */
async function settleRead<T>(
  call: () => Promise<PlatformAnswer<T>>,
  fallback: string,
): Promise<CustomerAnswer<T>> {
  let answer = await settleCustomer(call, fallback);
  for (const delay of RETRY_DELAYS_MS) {
    if (answer.ok || (answer.kind !== 'unreachable' && answer.cause !== 'throttled')) break;
    await pause(delay);
    answer = await settleCustomer(call, fallback);
  }
  return answer;
}

const customerGid = (number: string) => `gid://shopify/Customer/${number}`;

export function createCustomerCalls(storefront: Storefront): CustomerCalls {
  async function readAddresses(
    token: string,
  ): Promise<{customer: RawCustomer | null; nodes: AddressFieldsFragment[]; errors: unknown}> {
    const nodes: AddressFieldsFragment[] = [];
    let after: string | null = null;
    for (;;) {
      const page: AccountQuery & {errors?: unknown} = await storefront.query(CUSTOMER_QUERY, {
        variables: {customerAccessToken: token, addresses: ADDRESSES_PAGE_SIZE, after},
        cache: storefront.CacheNone(),
      });
      if (!page.customer) return {customer: null, nodes, errors: page.errors};
      nodes.push(...page.customer.addresses.nodes);
      const {hasNextPage, endCursor} = page.customer.addresses.pageInfo;
      if (!hasNextPage || !endCursor) {
        return {customer: page.customer, nodes, errors: page.errors};
      }
      after = endCursor;
    }
  }

  /** The whole id of an address, as it reads in this session: it holds the token (storefront-api §3.1). */
  async function addressId(token: string, number: string): Promise<string> {
    const {nodes} = await readAddresses(token);
    const found = nodes.find(({id}) => findIdNumber(id) === number);
    // An id that nobody has makes the platform answer as for a stranger's address.
    return found?.id ?? `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`;
  }

  const numberOf = (node: {id: string} | null | undefined) => (node ? findIdNumber(node.id) : null);

  return {
    signIn: (input) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(TOKEN_CREATE_MUTATION, {variables: {input}});
        const payload = answer.customerAccessTokenCreate;
        return {
          object: payload?.customerAccessToken,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.token),
    signOut: (token) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(TOKEN_DELETE_MUTATION, {
          variables: {customerAccessToken: token},
        });
        const payload = answer.customerAccessTokenDelete;
        return {
          object: payload?.deletedAccessToken ? (true as const) : null,
          userErrors: payload?.userErrors,
          errors: answer.errors,
        };
      }, FALLBACK.deleteToken),
    create: (input) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(CUSTOMER_CREATE_MUTATION, {variables: {input}});
        const payload = answer.customerCreate;
        return {
          object: payload?.customer ? (true as const) : null,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.create),
    activateByUrl: (activationUrl, password) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(CUSTOMER_ACTIVATE_BY_URL_MUTATION, {
          variables: {activationUrl, password},
        });
        const payload = answer.customerActivateByUrl;
        return {
          object: payload?.customerAccessToken,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.activate),
    activate: (link, password) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(CUSTOMER_ACTIVATE_MUTATION, {
          variables: {
            id: customerGid(link.customer),
            input: {activationToken: link.token, password},
          },
        });
        const payload = answer.customerActivate;
        return {
          object: payload?.customerAccessToken,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.activate),
    recover: (email) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(CUSTOMER_RECOVER_MUTATION, {variables: {email}});
        const payload = answer.customerRecover;
        return {
          object: payload ? (true as const) : null,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.recover),
    reset: (link, password) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(CUSTOMER_RESET_MUTATION, {
          variables: {id: customerGid(link.customer), input: {resetToken: link.token, password}},
        });
        const payload = answer.customerReset;
        return {
          object: payload?.customerAccessToken,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.reset),
    read: (token) =>
      settleRead(async () => {
        const {customer, nodes, errors} = await readAddresses(token);
        return {
          object: customer && toCustomer(customer, nodes),
          errors: errors as PlatformAnswer<unknown>['errors'],
        };
      }, FALLBACK.read),
    summary: (token) =>
      settleRead(async () => {
        const {customer, errors} = await storefront.query(CUSTOMER_SUMMARY_QUERY, {
          variables: {customerAccessToken: token},
          cache: storefront.CacheNone(),
        });
        return {
          object: customer && {
            number: findIdNumber(customer.id) ?? '',
            firstName: customer.firstName ?? '',
            tags: customer.tags,
          },
          errors,
        };
      }, FALLBACK.read),
    update: async (token, input) => {
      const settled = await settleCustomer(async () => {
        const answer = await storefront.mutate(CUSTOMER_UPDATE_MUTATION, {
          variables: {customer: input, customerAccessToken: token},
        });
        const payload = answer.customerUpdate;
        return {
          object: payload?.customer ? {fresh: payload.customerAccessToken ?? null} : null,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.update);
      return settled.ok ? {ok: true, value: settled.value.fresh} : settled;
    },
    addAddress: (token, address) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(ADDRESS_CREATE_MUTATION, {
          variables: {address, customerAccessToken: token},
        });
        const payload = answer.customerAddressCreate;
        return {
          object: numberOf(payload?.customerAddress),
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.addAddress),
    updateAddress: (token, number, address) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(ADDRESS_UPDATE_MUTATION, {
          variables: {address, customerAccessToken: token, id: await addressId(token, number)},
        });
        const payload = answer.customerAddressUpdate;
        return {
          object: numberOf(payload?.customerAddress),
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.updateAddress),
    deleteAddress: (token, number) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(ADDRESS_DELETE_MUTATION, {
          variables: {customerAccessToken: token, id: await addressId(token, number)},
        });
        const payload = answer.customerAddressDelete;
        return {
          object: payload?.deletedCustomerAddressId ? number : null,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.deleteAddress),
    makeDefault: (token, number) =>
      settleCustomer(async () => {
        const answer = await storefront.mutate(ADDRESS_DEFAULT_MUTATION, {
          variables: {customerAccessToken: token, addressId: await addressId(token, number)},
        });
        const payload = answer.customerDefaultAddressUpdate;
        return {
          object: payload?.customer ? (true as const) : null,
          userErrors: payload?.customerUserErrors,
          errors: answer.errors,
        };
      }, FALLBACK.updateAddress),
  };
}

/** For a caller whose page cannot be shown without the answer: an outage is thrown, as every loader does it. */
export function throwUnreachable(refusal: CustomerRefusal): void {
  if (refusal.kind === 'unreachable' || refusal.cause === 'throttled') {
    throw new PlatformUnavailable(refusal.message);
  }
}
