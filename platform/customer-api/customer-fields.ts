import {addressName, formatAddress, formatArea} from '../customers/address-rules.ts';
import {addressesOf, defaultAddressOf} from '../customers/customers.ts';
import type {AddressRecord, CustomerRecord, PostalAddress} from '../customers/records.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {formatInstant} from '../store/clock.ts';
import {SHOP_NUMBER} from '../store/shop-number.ts';

import {callerOf} from './caller.ts';

/** Source of `Customer`. */
export interface AccountNode {
  __typename: 'Customer';
  record: CustomerRecord;
}

/** Source of `CustomerAddress`: one of the book, or one that was copied onto an order. */
export interface AddressNode {
  __typename: 'CustomerAddress';
  gid: string;
  address: PostalAddress;
}

export const accountNode = (record: CustomerRecord): AccountNode => ({
  __typename: 'Customer',
  record,
});

export const addressNode = (address: AddressRecord): AddressNode => ({
  __typename: 'CustomerAddress',
  gid: gid('CustomerAddress', address.id),
  address,
});

const instant = (text: string) => formatInstant(new Date(text));

/** `Customer`, its addresses, and the shop. */
export const customerAccountFields: Resolvers = {
  QueryRoot: {
    customer: (_: unknown, _args: unknown, context: RequestContext) =>
      accountNode(callerOf(context)),
    shop: (_: unknown, _args: unknown, {services, origin}: RequestContext) => ({
      id: gid('Shop', SHOP_NUMBER),
      name: services.shop.name,
      email: services.shop.email,
      myshopifyDomain: new URL(origin).host,
      url: services.storefrontOrigin,
    }),
  },
  Customer: {
    id: ({record}: AccountNode) => gid('Customer', record.id),
    firstName: ({record}: AccountNode) => record.firstName,
    lastName: ({record}: AccountNode) => record.lastName,
    displayName: ({record}: AccountNode) =>
      [record.firstName, record.lastName].filter(Boolean).join(' ') || record.email,
    emailAddress: ({record}: AccountNode) => ({
      emailAddress: record.email,
      marketingState: record.acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
    }),
    phoneNumber: ({record}: AccountNode) =>
      record.phone === null ? null : {phoneNumber: record.phone, marketingState: 'NOT_SUBSCRIBED'},
    tags: ({record}: AccountNode) => record.tags,
    creationDate: ({record}: AccountNode) => instant(record.createdAt),
    createdAt: ({record}: AccountNode) => instant(record.createdAt),
    imageUrl: (_: AccountNode, _args: unknown, {origin}: RequestContext) =>
      `${origin}/assets/icon.svg`,
    addresses: (
      {record}: AccountNode,
      args: PageArguments & {skipDefault: boolean},
      context: RequestContext,
    ) =>
      connection(
        addressesOf(context.services.store, record.id).filter(
          ({id}) => !args.skipDefault || id !== record.defaultAddressId,
        ),
        args,
        context,
        ({id}) => id,
        addressNode,
      ),
    defaultAddress: ({record}: AccountNode, _: unknown, {services}: RequestContext) => {
      const address = defaultAddressOf(services.store, record);
      return address === null ? null : addressNode(address);
    },
  },
  CustomerAddress: {
    id: ({gid: id}: AddressNode) => id,
    firstName: ({address}: AddressNode) => address.firstName,
    lastName: ({address}: AddressNode) => address.lastName,
    name: ({address}: AddressNode) => addressName(address),
    company: ({address}: AddressNode) => address.company,
    address1: ({address}: AddressNode) => address.address1,
    address2: ({address}: AddressNode) => address.address2,
    city: ({address}: AddressNode) => address.city,
    province: ({address}: AddressNode) => address.province,
    zoneCode: ({address}: AddressNode) => address.provinceCode,
    country: ({address}: AddressNode) => address.country,
    territoryCode: ({address}: AddressNode) => address.countryCode,
    zip: ({address}: AddressNode) => address.zip,
    phoneNumber: ({address}: AddressNode) => address.phone,
    formatted: ({address}: AddressNode, args: {withName: boolean; withCompany: boolean}) =>
      formatAddress(address, args),
    formattedArea: ({address}: AddressNode) => formatArea(address),
  },
};
