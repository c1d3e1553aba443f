import {isSameAddress, type MailingAddressInput, parseAddress} from '../customers/address-rules.ts';
import {
  addAddress,
  addressesOf,
  findAddress,
  findCustomer,
  removeAddress,
  saveAddress,
  saveCustomer,
} from '../customers/customers.ts';
import {parsePhone} from '../customers/input-rules.ts';
import type {AddressRecord, CustomerRecord, PostalAddress} from '../customers/records.ts';
import type {CustomerUserError} from '../customers/user-errors.ts';
import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber, gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import type {PlatformServices} from '../services.ts';

import {callerOf} from './caller.ts';
import {addressNode} from './customer-fields.ts';

/** `CustomerAddressInput`: what is left out keeps its value. */
interface AddressInput {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  zip?: string | null;
  phoneNumber?: string | null;
  /** Two letters. */
  territoryCode?: string | null;
  zoneCode?: string | null;
}

interface UserError {
  code: string;
  field: string[];
  message: string;
}

const userError = (code: string, field: string[], message: string): UserError => ({
  code,
  field,
  message,
});

const notFound = userError('ADDRESS_ID_DOES_NOT_EXIST', ['addressId'], 'Address does not exist');
const exists = userError('CUSTOMER_ADDRESS_ALREADY_EXISTS', ['address'], 'Address already exists');

/** The classic API's input has other names for three of the fields, and names where this one has codes. */
function toClassic({territoryCode, zoneCode, phoneNumber, ...input}: AddressInput) {
  const classic: MailingAddressInput = {...input};
  if (territoryCode !== undefined) classic.country = territoryCode;
  if (zoneCode !== undefined) classic.province = zoneCode;
  if (phoneNumber !== undefined) classic.phone = phoneNumber;
  return classic;
}

const FIELDS: Readonly<Record<string, string>> = {
  country: 'territoryCode',
  province: 'zoneCode',
  phone: 'phoneNumber',
};

function toUserError({code, field, message}: CustomerUserError): UserError {
  const name = field?.at(-1) ?? 'address';
  const isTerritory = name === 'country';
  return userError(
    isTerritory ? 'INVALID_TERRITORY_CODE' : code === 'TOO_LONG' ? 'TOO_LONG' : 'INVALID',
    ['address', FIELDS[name] ?? name],
    message,
  );
}

/** The address of an input over an earlier one. A phone number is checked here and kept in E.164, unlike the classic API's. */
function readAddress(
  input: AddressInput,
  earlier?: PostalAddress,
): {ok: true; value: PostalAddress} | {ok: false; errors: UserError[]} {
  const parsed = parseAddress(toClassic(input), earlier);
  const errors = parsed.ok ? [] : parsed.errors.map(toUserError);
  const typed = input.phoneNumber?.trim() ?? '';
  const phone = typed === '' ? null : parsePhone(typed);
  if (typed !== '' && phone === null) {
    errors.push(
      userError('PHONE_NUMBER_NOT_VALID', ['address', 'phoneNumber'], 'Phone number is not valid'),
    );
  }
  if (!parsed.ok || errors.length > 0) return {ok: false, errors};
  return {
    ok: true,
    value: input.phoneNumber === undefined ? parsed.value : {...parsed.value, phone},
  };
}

function findOwn(
  {store}: PlatformServices,
  customer: CustomerRecord,
  id: string,
): AddressRecord | null {
  const number = findGidNumber(id, 'CustomerAddress');
  const address = number === null ? null : findAddress(store, number);
  return address?.customerId === customer.id ? address : null;
}

function makeDefault(services: PlatformServices, customerId: number, addressId: number): void {
  const customer = findCustomer(services.store, customerId);
  if (customer !== null) saveCustomer(services, {...customer, defaultAddressId: addressId});
}

function create(
  _: unknown,
  args: {address: AddressInput; defaultAddress: boolean | null},
  context: RequestContext,
) {
  const {services} = context;
  const customer = callerOf(context);
  const refused = (userErrors: UserError[]) => ({customerAddress: null, userErrors});
  const parsed = readAddress(args.address);
  if (!parsed.ok) return refused(parsed.errors);
  const book = addressesOf(services.store, customer.id);
  if (book.some((known) => isSameAddress(known, parsed.value))) return refused([exists]);
  const added = addAddress(services, customer, parsed.value);
  if (args.defaultAddress === true) makeDefault(services, customer.id, added.id);
  return {customerAddress: addressNode(added), userErrors: []};
}

function update(
  _: unknown,
  args: {address?: AddressInput | null; addressId: string; defaultAddress?: boolean | null},
  context: RequestContext,
) {
  const {services} = context;
  const customer = callerOf(context);
  const refused = (userErrors: UserError[]) => ({customerAddress: null, userErrors});
  const known = findOwn(services, customer, args.addressId);
  if (known === null) return refused([notFound]);
  if (args.defaultAddress === false && customer.defaultAddressId === known.id) {
    return refused([
      userError(
        'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
        ['defaultAddress'],
        'Choose another default address instead',
      ),
    ]);
  }
  const parsed = readAddress(args.address ?? {}, known);
  if (!parsed.ok) return refused(parsed.errors);
  const changed: AddressRecord = {...known, ...parsed.value};
  const others = addressesOf(services.store, customer.id).filter(({id}) => id !== known.id);
  if (others.some((other) => isSameAddress(other, changed))) return refused([exists]);
  saveAddress(services.store, changed);
  if (args.defaultAddress === true) makeDefault(services, customer.id, changed.id);
  return {customerAddress: addressNode(changed), userErrors: []};
}

function remove(_: unknown, args: {addressId: string}, context: RequestContext) {
  const {services} = context;
  const customer = callerOf(context);
  const known = findOwn(services, customer, args.addressId);
  if (known === null) return {deletedAddressId: null, userErrors: [notFound]};
  removeAddress(services, customer, known.id);
  return {deletedAddressId: gid('CustomerAddress', known.id), userErrors: []};
}

/** Each is one transaction. */
const inTransaction =
  <Args>(work: (source: unknown, args: Args, context: RequestContext) => unknown) =>
  (source: unknown, args: Args, context: RequestContext) =>
    context.services.store.transaction(() => work(source, args, context));

export const addressBookMutations: Resolvers = {
  Mutation: {
    customerAddressCreate: inTransaction(create),
    customerAddressUpdate: inTransaction(update),
    customerAddressDelete: inTransaction(remove),
  },
};
