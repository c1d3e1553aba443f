import type {RequestContext} from '../graphql/context.ts';
import {customerAccessDenied} from '../graphql/errors.ts';
import {findGidNumber} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';

import {isSameAddress, type MailingAddressInput, parseAddress} from './address-rules.ts';
import {customerAddressNode, customerNode} from './customer-node.ts';
import {
  addAddress,
  addressesOf,
  findAddress,
  findCustomerByToken,
  removeAddress,
  saveAddress,
  saveCustomer,
} from './customers.ts';
import type {AddressRecord, CustomerRecord} from './records.ts';
import {customerError, type CustomerUserError, errorLists} from './user-errors.ts';

/** §13. */
const MOST_ADDRESSES = 100;

function requireCustomer(token: string, field: string, context: RequestContext): CustomerRecord {
  const customer = findCustomerByToken(context.services, token);
  if (customer === null) throw customerAccessDenied(field);
  return customer;
}

/** An own address by its id; somebody else's is as unknown as one that never was (§8.5). */
function findOwnAddress(
  id: string,
  customer: CustomerRecord,
  context: RequestContext,
): AddressRecord | null {
  const number = findGidNumber(id, 'MailingAddress');
  const address = number === null ? null : findAddress(context.services.store, number);
  return address?.customerId === customer.id ? address : null;
}

const notFound = (field: string) => customerError('NOT_FOUND', [field], 'Address does not exist');

const alreadyExists = customerError('TAKEN', ['address'], 'Address already exists');

/** The mutations of an address book (§8.5): each is one transaction. */
export const addressMutations: Resolvers = {
  Mutation: {
    customerAddressCreate: (
      _: unknown,
      args: {address: MailingAddressInput; customerAccessToken: string},
      context,
    ) =>
      context.services.store.transaction(() => {
        const {services} = context;
        const customer = requireCustomer(
          args.customerAccessToken,
          'customerAddressCreate',
          context,
        );
        const refused = (errors: readonly CustomerUserError[]) => ({
          customerAddress: null,
          ...errorLists(errors),
        });
        const parsed = parseAddress(args.address);
        if (!parsed.ok) return refused(parsed.errors);
        const address = {
          ...parsed.value,
          ...(parsed.value.firstName === null && parsed.value.lastName === null
            ? {firstName: customer.firstName, lastName: customer.lastName}
            : {}),
        };
        const book = addressesOf(services.store, customer.id);
        if (book.some((known) => isSameAddress(known, address))) return refused([alreadyExists]);
        if (book.length >= MOST_ADDRESSES) {
          return refused([
            customerError(
              'INVALID',
              ['address'],
              `The maximum number of ${MOST_ADDRESSES} addresses has been reached`,
            ),
          ]);
        }
        const added = addAddress(services, customer, address);
        return {
          customerAddress: customerAddressNode(added, args.customerAccessToken),
          ...errorLists(),
        };
      }),

    customerAddressUpdate: (
      _: unknown,
      args: {address: MailingAddressInput; customerAccessToken: string; id: string},
      context,
    ) =>
      context.services.store.transaction(() => {
        const {store} = context.services;
        const customer = requireCustomer(
          args.customerAccessToken,
          'customerAddressUpdate',
          context,
        );
        const refused = (errors: readonly CustomerUserError[]) => ({
          customerAddress: null,
          ...errorLists(errors),
        });
        const known = findOwnAddress(args.id, customer, context);
        if (known === null) return refused([notFound('id')]);
        const parsed = parseAddress(args.address, known);
        if (!parsed.ok) return refused(parsed.errors);
        const changed: AddressRecord = {...known, ...parsed.value};
        const others = addressesOf(store, customer.id).filter(({id}) => id !== known.id);
        if (others.some((other) => isSameAddress(other, changed))) return refused([alreadyExists]);
        saveAddress(store, changed);
        return {
          customerAddress: customerAddressNode(changed, args.customerAccessToken),
          ...errorLists(),
        };
      }),

    customerAddressDelete: (_: unknown, args: {customerAccessToken: string; id: string}, context) =>
      context.services.store.transaction(() => {
        const customer = requireCustomer(
          args.customerAccessToken,
          'customerAddressDelete',
          context,
        );
        const known = findOwnAddress(args.id, customer, context);
        if (known === null) {
          return {deletedCustomerAddressId: null, ...errorLists([notFound('id')])};
        }
        removeAddress(context.services, customer, known.id);
        return {deletedCustomerAddressId: args.id, ...errorLists()};
      }),

    customerDefaultAddressUpdate: (
      _: unknown,
      args: {addressId: string; customerAccessToken: string},
      context,
    ) =>
      context.services.store.transaction(() => {
        const customer = requireCustomer(
          args.customerAccessToken,
          'customerDefaultAddressUpdate',
          context,
        );
        const known = findOwnAddress(args.addressId, customer, context);
        if (known === null) return {customer: null, ...errorLists([notFound('addressId')])};
        const saved = saveCustomer(context.services, {...customer, defaultAddressId: known.id});
        return {customer: customerNode(saved, args.customerAccessToken), ...errorLists()};
      }),
  },
};
