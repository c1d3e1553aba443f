import type {HostedAddressFragment, HostedCustomerQuery} from 'customer-accountapi.generated';

import type {PlatformAnswer, PlatformUserError} from '~/commerce/platform-client/settle.server';
import {readWholeList} from '~/commerce/platform-client/whole-list.server';
import {type AddressCodes, ADDRESSES_PAGE_SIZE, type AddressInput} from '~/domain/account/address';
import {type Customer, findIdNumber} from '~/domain/account/customer';
import {ORDERS_PAGE_SIZE} from '~/domain/account/orders';

import {toAddress} from '../address-mapping.server';
import type {CustomerAccounts} from '../customer-accounts.server';
import {
  ADDRESS_FALLBACK,
  type CustomerAnswer,
  READ_FALLBACK,
  settleCustomer,
} from '../customer-call.server';

import {
  type AccountClient,
  type AccountClientOptions,
  createAccountClient,
} from './account-client.server';
import {
  HOSTED_ADD_ADDRESS_MUTATION,
  HOSTED_CUSTOMER_QUERY,
  HOSTED_DELETE_ADDRESS_MUTATION,
  HOSTED_SUMMARY_QUERY,
  HOSTED_UPDATE_ADDRESS_MUTATION,
  HOSTED_UPDATE_MUTATION,
} from './customer-documents.server';
import {findHostedOrder, type FindVariants, listHostedOrders} from './hosted-orders.server';

const addressGid = (number: string) => `gid://shopify/CustomerAddress/${number}`;

function toCustomer(
  customer: HostedCustomerQuery['customer'],
  addresses: readonly HostedAddressFragment[],
): Customer {
  return {
    number: findIdNumber(customer.id) ?? '',
    createdAt: String(customer.creationDate),
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    email: customer.emailAddress?.emailAddress ?? '',
    phone: customer.phoneNumber?.phoneNumber ?? '',
    tags: customer.tags,
    addresses: addresses.map(toAddress),
    defaultAddress: customer.defaultAddress ? findIdNumber(customer.defaultAddress.id) : null,
  };
}

/** This API's names of the fields that the shop's form calls otherwise. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  territoryCode: 'country',
  zoneCode: 'province',
  phoneNumber: 'phone',
};

/** Its codes in the words of the Storefront API, which the rest of the shop acts on. */
const CODES: Readonly<Record<string, string>> = {
  CUSTOMER_ADDRESS_ALREADY_EXISTS: 'TAKEN',
  ADDRESS_ID_DOES_NOT_EXIST: 'NOT_FOUND',
};

function toUserErrors(
  errors: readonly PlatformUserError[] | undefined,
): readonly PlatformUserError[] | null {
  return (
    errors?.map(({code, field, message}) => ({
      message,
      code: CODES[code ?? ''] ?? code ?? null,
      field: field?.map((name) => FORM_FIELDS[name] ?? name) ?? null,
    })) ?? null
  );
}

/** The input of an address: codes where the shop has names, every field given, emptied ones as "". */
function toInput({country: _c, province: _p, phone, ...lines}: AddressInput, codes: AddressCodes) {
  return {...lines, phoneNumber: phone, territoryCode: codes.country, zoneCode: codes.province};
}

async function readAccount(
  client: AccountClient,
  token: string,
): Promise<PlatformAnswer<Customer>> {
  const readPage = (after: string | null) =>
    client.call(HOSTED_CUSTOMER_QUERY, token, {addresses: ADDRESSES_PAGE_SIZE, after});
  const {data, errors} = await readPage(null);
  if (!data || errors) return {object: null, errors};
  const nodes = await readWholeList(data.customer.addresses, async (after) => {
    const further = await readPage(after);
    return {page: further.data?.customer.addresses, errors: further.errors ?? null};
  });
  return {object: toCustomer(data.customer, nodes)};
}

/** Saves an address, makes it the default one, or both. */
function changeAddress(
  client: AccountClient,
  token: string,
  number: string,
  change: {address?: ReturnType<typeof toInput>; defaultAddress?: boolean},
): Promise<CustomerAnswer<string>> {
  return settleCustomer(async () => {
    const {data, errors} = await client.call(HOSTED_UPDATE_ADDRESS_MUTATION, token, {
      addressId: addressGid(number),
      ...change,
    });
    const payload = data?.customerAddressUpdate;
    return {
      object: payload?.customerAddress ? findIdNumber(payload.customerAddress.id) : null,
      userErrors: toUserErrors(payload?.userErrors),
      errors,
    };
  }, ADDRESS_FALLBACK);
}

/** Accounts with a page of the platform's own: the Customer Account API. */
export function hostedAccounts(
  options: AccountClientOptions,
  findVariants: FindVariants,
): CustomerAccounts {
  const client = createAccountClient(options);
  return {
    kind: 'hosted',
    read: (token) => settleCustomer(() => readAccount(client, token), READ_FALLBACK),
    summary: (token) =>
      settleCustomer(async () => {
        const {data, errors} = await client.call(HOSTED_SUMMARY_QUERY, token, {});
        const customer = data?.customer;
        return {
          object: customer && {
            number: findIdNumber(customer.id) ?? '',
            firstName: customer.firstName ?? '',
            tags: customer.tags,
          },
          errors,
        };
      }, READ_FALLBACK),
    async update(token, {firstName, lastName}) {
      const settled = await settleCustomer(async () => {
        const {data, errors} = await client.call(HOSTED_UPDATE_MUTATION, token, {
          input: {
            ...(firstName === undefined ? {} : {firstName}),
            ...(lastName === undefined ? {} : {lastName}),
          },
        });
        const payload = data?.customerUpdate;
        return {
          object: payload?.customer,
          userErrors: toUserErrors(payload?.userErrors),
          errors,
        };
      }, 'Error Updating customer');
      return settled.ok ? {ok: true, value: null} : settled;
    },
    addAddress: (token, address, codes) =>
      settleCustomer(async () => {
        const {data, errors} = await client.call(HOSTED_ADD_ADDRESS_MUTATION, token, {
          address: toInput(address, codes),
        });
        const payload = data?.customerAddressCreate;
        return {
          object: payload?.customerAddress ? findIdNumber(payload.customerAddress.id) : null,
          userErrors: toUserErrors(payload?.userErrors),
          errors,
        };
      }, 'Error Adding Address'),
    updateAddress: (token, number, address, codes) =>
      changeAddress(client, token, number, {address: toInput(address, codes)}),
    deleteAddress: (token, number) =>
      settleCustomer(async () => {
        const {data, errors} = await client.call(HOSTED_DELETE_ADDRESS_MUTATION, token, {
          addressId: addressGid(number),
        });
        const payload = data?.customerAddressDelete;
        return {
          object: payload?.deletedAddressId ? number : null,
          userErrors: toUserErrors(payload?.userErrors),
          errors,
        };
      }, 'Error Deleting Address'),
    async makeDefault(token, number) {
      const made = await changeAddress(client, token, number, {defaultAddress: true});
      return made.ok ? {ok: true, value: true} : made;
    },
    orders: (token, after, first = ORDERS_PAGE_SIZE) =>
      listHostedOrders(client, token, after, first),
    order: (token, number) => findHostedOrder(client, token, number, findVariants),
  };
}
