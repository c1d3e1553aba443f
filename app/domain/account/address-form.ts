import type {Country} from '~/domain/content/content';

import type {Address} from './address';

/** The country that a new address begins in. */
export const DEFAULT_COUNTRY = 'US';

/** The one country, with what is written in it, whose postal codes the address form insists on. */
const NEEDS_POSTAL_CODE = 'US';

/** What the form of an address begins with: the address's own texts, for a new one the owner's name. */
export function addressDefaults(
  address: Address | null,
  owner: {firstName: string; lastName: string},
): Record<string, string> {
  if (address === null) return {...owner, country: DEFAULT_COUNTRY};
  const {number: _number, countryCode, provinceCode, country: _country, ...texts} = address;
  return {...texts, country: countryCode, province: provinceCode};
}

/** The fields of an address that follow its country; null for one that the country does not have. */
export interface CountryFields {
  zone: {label: string; zones: Country['zones']} | null;
  postalCode: {label: string; isRequired: boolean} | null;
}

/**
 * Which fields an address in a country has, and what they are called there. Of a country that nobody knows a postal code is asked
 * for, without insisting.
 */
export function countryFields(
  country:
    Pick<Country, 'code' | 'zones' | 'zoneLabel' | 'postalCodeLabel' | 'writtenIn'> | undefined,
): CountryFields {
  if (!country) return {zone: null, postalCode: {label: 'Postal code', isRequired: false}};
  const {code, zones, zoneLabel, postalCodeLabel, writtenIn} = country;
  return {
    zone: zones.length > 0 ? {label: zoneLabel ?? 'Region', zones} : null,
    postalCode:
      postalCodeLabel === null
        ? null
        : {label: postalCodeLabel, isRequired: [code, writtenIn].includes(NEEDS_POSTAL_CODE)},
  };
}
