import {findCountry} from '../customers/countries.ts';
import {addressesOf} from '../customers/customers.ts';
import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber, parseGlobalId} from '../graphql/gid.ts';
import {findBuyer} from '../hosted-accounts/buyer.ts';

import {keylessCartId} from './cart-nodes.ts';
import {
  type CartChange,
  type CartUserError,
  type CartWarning,
  refuse,
  userError,
} from './change-cart.ts';
import type {CartAddress, CartDocument, SelectableAddress} from './document.ts';

interface AddressInput {
  deliveryAddress?: Partial<CartAddress> | null;
  copyFromCustomerAddressId?: string | null;
}

export interface SelectableAddressInput {
  address: AddressInput;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: string | null;
}

export interface SelectableAddressUpdate extends Omit<SelectableAddressInput, 'address'> {
  id: string;
  address?: AddressInput | null;
}

const MOST_ADDRESSES = 20;
const LONGEST_FIELD = 255;

const FIELD_NAMES: Readonly<Record<keyof CartAddress, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'company',
  address1: 'address',
  address2: 'address',
  city: 'city',
  provinceCode: 'province',
  countryCode: 'country',
  zip: 'ZIP code',
  phone: 'phone number',
};

const FIELDS = Object.keys(FIELD_NAMES) as (keyof CartAddress)[];
/** What a strict validation asks for (§6.8). */
const REQUIRED: readonly (keyof CartAddress)[] = [
  'countryCode',
  'lastName',
  'address1',
  'city',
  'zip',
];

const blank = (text: string | null | undefined) =>
  text === null || text === undefined || text.trim() === '' ? null : text;

function complete(address: Partial<CartAddress>): CartAddress {
  return {
    firstName: blank(address.firstName),
    lastName: blank(address.lastName),
    company: blank(address.company),
    address1: blank(address.address1),
    address2: blank(address.address2),
    city: blank(address.city),
    provinceCode: blank(address.provinceCode),
    countryCode: blank(address.countryCode),
    zip: blank(address.zip),
    phone: blank(address.phone),
  };
}

/** The first thing wrong with an address; the country alone is looked at unless strict. */
function findAddressError(
  address: CartAddress,
  strategy: string | null | undefined,
  at: readonly string[],
): CartUserError | null {
  for (const field of FIELDS) {
    const text = address[field];
    if (text === null) continue;
    const place = [...at, field];
    if (text.length > LONGEST_FIELD) {
      return userError(
        place,
        `The ${FIELD_NAMES[field]} is too long.`,
        'ADDRESS_FIELD_IS_TOO_LONG',
      );
    }
    if (/<[^>]+>/.test(text)) {
      return userError(
        place,
        `The ${FIELD_NAMES[field]} cannot contain HTML tags.`,
        'ADDRESS_FIELD_CONTAINS_HTML_TAGS',
      );
    }
    if (/https?:\/\//i.test(text)) {
      return userError(
        place,
        `The ${FIELD_NAMES[field]} cannot contain a URL.`,
        'ADDRESS_FIELD_CONTAINS_URL',
      );
    }
    if (/\p{Extended_Pictographic}/u.test(text)) {
      return userError(
        place,
        `The ${FIELD_NAMES[field]} cannot contain emojis.`,
        'ADDRESS_FIELD_CONTAINS_EMOJIS',
      );
    }
  }
  if (address.countryCode === null) {
    return userError(
      [...at, 'countryCode'],
      'A country is required in order to continue.',
      'ADDRESS_FIELD_IS_REQUIRED',
    );
  }
  if (strategy !== 'STRICT') return null;
  for (const field of REQUIRED) {
    if (address[field] === null) {
      const article = /^[aeiou]/.test(FIELD_NAMES[field]) ? 'An' : 'A';
      return userError(
        [...at, field],
        `${article} ${FIELD_NAMES[field]} is required in order to continue.`,
        'ADDRESS_FIELD_IS_REQUIRED',
      );
    }
  }
  const zones = findCountry(address.countryCode)?.zones ?? [];
  if (zones.length > 0 && !zones.some((zone) => zone.code === address.provinceCode)) {
    return userError(
      [...at, 'provinceCode'],
      'The province could not be found.',
      'PROVINCE_NOT_FOUND',
    );
  }
  if (address.countryCode === 'US' && !/^\d{5}(-\d{4})?$/.test(address.zip ?? '')) {
    return userError(
      [...at, 'zip'],
      'The ZIP code is not valid for this country.',
      'INVALID_ZIP_CODE_FOR_COUNTRY',
    );
  }
  return null;
}

/** The address an input means: written out, or copied from the linked customer's book. */
function readAddress(
  context: RequestContext,
  document: CartDocument,
  input: AddressInput,
  at: readonly string[],
): {ok: true; address: CartAddress; at: string[]} | {ok: false; error: CartUserError} {
  const {copyFromCustomerAddressId: copied, deliveryAddress} = input;
  if (copied !== undefined && copied !== null) {
    const place = [...at, 'copyFromCustomerAddressId'];
    const number = findGidNumber(copied, 'MailingAddress');
    const token = document.buyer.customerToken;
    const customer = token === null ? null : findBuyer(context.services, token);
    const found =
      customer === null
        ? undefined
        : addressesOf(context.services.store, customer.id).find((one) => one.id === number);
    if (found === undefined) {
      return {
        ok: false,
        error: userError(place, 'The address does not exist.', 'INVALID_DELIVERY_ADDRESS_ID'),
      };
    }
    return {ok: true, address: complete(found), at: place};
  }
  return {
    ok: true,
    address: complete(deliveryAddress ?? {}),
    at: [...at, 'deliveryAddress'],
  };
}

const duplicateWarning = (cartToken: string): CartWarning => ({
  code: 'DUPLICATE_DELIVERY_ADDRESS',
  message: 'This address is already on the cart.',
  target: keylessCartId(cartToken),
});

const sameAddress = (a: CartAddress, b: CartAddress) =>
  FIELDS.every((field) => a[field] === b[field]);

function select(addresses: SelectableAddress[], id: string): void {
  for (const one of addresses) one.selected = one.id === id;
}

/** `cartDeliveryAddressesAdd`; `Replace` empties the list first (§6.8). */
export function addAddresses(
  context: RequestContext,
  document: CartDocument,
  cartToken: string,
  inputs: readonly SelectableAddressInput[],
  field: readonly string[] = ['addresses'],
): CartChange {
  const warnings: CartWarning[] = [];
  if (inputs.filter((input) => input.selected === true).length > 1) {
    return refuse(
      userError(
        field,
        'Only one delivery address can be selected.',
        'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
      ),
      true,
    );
  }
  for (const [index, input] of inputs.entries()) {
    const read = readAddress(context, document, input.address, [
      ...field,
      String(index),
      'address',
    ]);
    if (!read.ok) return refuse(read.error, true);
    const error = findAddressError(read.address, input.validationStrategy, read.at);
    if (error !== null) return refuse(error, true);
    const duplicate = document.addresses.find((one) => sameAddress(one.address, read.address));
    if (duplicate !== undefined) {
      warnings.push(duplicateWarning(cartToken));
      if (input.selected === true) select(document.addresses, duplicate.id);
      continue;
    }
    if (document.addresses.length >= MOST_ADDRESSES) {
      return refuse(
        userError(
          field,
          `A cart can have at most ${MOST_ADDRESSES} delivery addresses.`,
          'TOO_MANY_DELIVERY_ADDRESSES',
        ),
        true,
      );
    }
    const id = context.services.ids.uuid();
    document.addresses.push({
      id,
      selected: false,
      oneTimeUse: input.oneTimeUse ?? false,
      address: read.address,
    });
    if (input.selected === true) select(document.addresses, id);
  }
  return {ok: true, warnings};
}

function unknownAddress(field: readonly string[]): CartChange {
  return refuse(
    userError(field, 'The delivery address does not exist.', 'INVALID_DELIVERY_ADDRESS_ID'),
    true,
  );
}

const addressUuid = (id: string) => {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'CartSelectableAddress' ? parsed.id : null;
};

export function updateAddresses(
  context: RequestContext,
  document: CartDocument,
  inputs: readonly SelectableAddressUpdate[],
): CartChange {
  for (const [index, input] of inputs.entries()) {
    const at = ['addresses', String(index)];
    const uuid = addressUuid(input.id);
    const target = document.addresses.find((one) => one.id === uuid);
    if (target === undefined) return unknownAddress([...at, 'id']);
    if (input.address !== undefined && input.address !== null) {
      const {deliveryAddress} = input.address;
      const merged: AddressInput =
        deliveryAddress === undefined || deliveryAddress === null
          ? input.address
          : {deliveryAddress: {...target.address, ...deliveryAddress}};
      const read = readAddress(context, document, merged, [...at, 'address']);
      if (!read.ok) return refuse(read.error, true);
      const error = findAddressError(read.address, input.validationStrategy, read.at);
      if (error !== null) return refuse(error, true);
      target.address = read.address;
    }
    if (input.oneTimeUse !== undefined && input.oneTimeUse !== null) {
      target.oneTimeUse = input.oneTimeUse;
    }
    if (input.selected === true) select(document.addresses, target.id);
    else if (input.selected === false) target.selected = false;
  }
  return {ok: true};
}

export function removeAddresses(document: CartDocument, addressIds: readonly string[]): CartChange {
  const gone = new Set<string>();
  for (const [index, id] of addressIds.entries()) {
    const uuid = addressUuid(id);
    const target = document.addresses.find((one) => one.id === uuid);
    if (target === undefined) return unknownAddress(['addressIds', String(index)]);
    gone.add(target.id);
  }
  document.addresses = document.addresses.filter((one) => !gone.has(one.id));
  return {ok: true};
}
