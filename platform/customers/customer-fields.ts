import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {formatInstant} from '../store/clock.ts';

import {addressName, formatAddress, formatArea} from './address-rules.ts';
import {
  customerAddressNode,
  type CustomerNode,
  customerNode,
  type MailingAddressNode,
} from './customer-node.ts';
import {addressesOf, defaultAddressOf, findCustomerByToken} from './customers.ts';

const instant = (text: string) => formatInstant(new Date(text));

/** `Customer`, `MailingAddress` and the query `customer(customerAccessToken:)` (§8). */
export const customerFields: Resolvers = {
  QueryRoot: {
    customer: (
      _: unknown,
      {customerAccessToken}: {customerAccessToken: string},
      {services}: RequestContext,
    ) => {
      const record = findCustomerByToken(services, customerAccessToken);
      return record === null ? null : customerNode(record, customerAccessToken);
    },
  },
  Customer: {
    id: ({record}: CustomerNode) => gid('Customer', record.id),
    acceptsMarketing: ({record}: CustomerNode) => record.acceptsMarketing,
    createdAt: ({record}: CustomerNode) => instant(record.createdAt),
    updatedAt: ({record}: CustomerNode) => instant(record.updatedAt),
    email: ({record}: CustomerNode) => record.email,
    phone: ({record}: CustomerNode) => record.phone,
    firstName: ({record}: CustomerNode) => record.firstName,
    lastName: ({record}: CustomerNode) => record.lastName,
    displayName: ({record}: CustomerNode) =>
      [record.firstName, record.lastName].filter(Boolean).join(' ') || record.email,
    tags: ({record}: CustomerNode) => record.tags,
    addresses: ({record, token}: CustomerNode, args: PageArguments, context: RequestContext) =>
      connection(
        addressesOf(context.services.store, record.id),
        args,
        context,
        ({id}) => id,
        (address) => customerAddressNode(address, token),
      ),
    defaultAddress: ({record, token}: CustomerNode, _: unknown, {services}: RequestContext) => {
      const address = defaultAddressOf(services.store, record);
      return address === null ? null : customerAddressNode(address, token);
    },
    metafield: () => null,
    metafields: (_: CustomerNode, {identifiers}: {identifiers: unknown[]}) =>
      identifiers.map(() => null),
  },
  MailingAddress: {
    id: ({gid: id}: MailingAddressNode) => id,
    firstName: ({address}: MailingAddressNode) => address.firstName,
    lastName: ({address}: MailingAddressNode) => address.lastName,
    name: ({address}: MailingAddressNode) => addressName(address),
    company: ({address}: MailingAddressNode) => address.company,
    address1: ({address}: MailingAddressNode) => address.address1,
    address2: ({address}: MailingAddressNode) => address.address2,
    city: ({address}: MailingAddressNode) => address.city,
    province: ({address}: MailingAddressNode) => address.province,
    provinceCode: ({address}: MailingAddressNode) => address.provinceCode,
    country: ({address}: MailingAddressNode) => address.country,
    countryCode: ({address}: MailingAddressNode) => address.countryCode,
    countryCodeV2: ({address}: MailingAddressNode) => address.countryCode,
    zip: ({address}: MailingAddressNode) => address.zip,
    phone: ({address}: MailingAddressNode) => address.phone,
    latitude: () => null,
    longitude: () => null,
    formatted: ({address}: MailingAddressNode, args: {withName: boolean; withCompany: boolean}) =>
      formatAddress(address, args),
    formattedArea: ({address}: MailingAddressNode) => formatArea(address),
  },
};
