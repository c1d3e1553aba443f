import {findCountry, findZone} from './countries.ts';
import {blankToNull, textErrors} from './input-rules.ts';
import {EMPTY_ADDRESS, type PostalAddress} from './records.ts';
import {customerError, type CustomerUserError} from './user-errors.ts';

/** `MailingAddressInput`: what is left out keeps its value. */
export interface MailingAddressInput {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  province?: string | null;
  country?: string | null;
  zip?: string | null;
  phone?: string | null;
}

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address1',
  address2: 'Address2',
  city: 'City',
  zip: 'Zip',
  phone: 'Phone',
} as const;

const TEXT_FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

/**
 * Lays an address input over an earlier address and checks it (§8.5). No field is required; country
 * and zone are kept by their canonical names, whether they came as names or codes.
 * @param earlier the address that is changed, or an empty one
 */
export function parseAddress(
  input: MailingAddressInput,
  earlier: PostalAddress = EMPTY_ADDRESS,
): {ok: true; value: PostalAddress} | {ok: false; errors: CustomerUserError[]} {
  const errors: CustomerUserError[] = [];
  const address = {...earlier};
  for (const name of TEXT_FIELDS) {
    const given = input[name];
    if (given === undefined) continue;
    address[name] = blankToNull(given);
    errors.push(...textErrors(address[name], LABELS[name], ['address', name], {emoji: false}));
  }

  const countryText = input.country === undefined ? earlier.country : blankToNull(input.country);
  const provinceText =
    input.province === undefined ? earlier.province : blankToNull(input.province);
  const country = countryText === null ? null : findCountry(countryText);
  if (countryText !== null && country === null) {
    errors.push(customerError('INVALID', ['address', 'country'], 'Country is invalid'));
  }
  address.country = country?.name ?? null;
  address.countryCode = country?.code ?? null;
  address.province = null;
  address.provinceCode = null;
  if (country !== null && country.zones.length > 0 && provinceText !== null) {
    const zone = findZone(country, provinceText);
    if (zone !== null) {
      address.province = zone.name;
      address.provinceCode = zone.code;
    } else if (input.province !== undefined && input.province !== null) {
      errors.push(customerError('INVALID', ['address', 'province'], 'Province is invalid'));
    }
    // A zone left over from an earlier country is dropped.
  }
  return errors.length > 0 ? {ok: false, errors} : {ok: true, value: address};
}

const COMPARED = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'countryCode',
  'zip',
  'phone',
] as const;

/** Whether two addresses are the same in every line. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return COMPARED.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Both names joined; null without any. */
export function addressName(address: PostalAddress): string | null {
  return blankToNull([address.firstName, address.lastName].filter(Boolean).join(' '));
}

/** `Ottawa ON, Canada` (§8.5); null for an address without any of it. */
export function formatArea(address: PostalAddress): string | null {
  const place = [address.city, address.provinceCode].filter(Boolean).join(' ');
  return blankToNull([place, address.country].filter(Boolean).join(', '));
}

/** The lines of an address as they go on an envelope. */
export function formatAddress(
  address: PostalAddress,
  {withName, withCompany}: {withName: boolean; withCompany: boolean},
): string[] {
  const place = [address.city, address.provinceCode, address.zip].filter(Boolean).join(' ');
  return [
    withName ? addressName(address) : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    place,
    address.country,
  ].filter((line): line is string => line !== null && line !== '');
}
