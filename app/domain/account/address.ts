import {z} from 'zod/mini';

import type {Country} from '~/domain/content/content';
import {hasControlCharacter, withoutDirections} from '~/domain/values/control-characters';
import {hasPlusOne, isPhone, isUsPhone, normalisePhone} from '~/domain/values/phone';

/** Addresses are read in pages of this size; every page is read (coverage: account-addresses). */
export const ADDRESSES_PAGE_SIZE = 5;

/** Address as a page shows it (coverage: account-addresses). Texts the platform has not are empty. */
export interface Address {
  /** The number in the platform's id; the id itself holds the session's token (storefront-api §3.1). */
  number: string;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Names, as the platform answers them. */
  province: string;
  country: string;
  provinceCode: string;
  countryCode: string;
  zip: string;
  phone: string;
}

/** What the address mutations take: every field, emptied ones as "". */
export interface AddressInput {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  /** Names, which is what the platform takes (storefront-api §8.5). */
  province: string;
  country: string;
  zip: string;
  phone: string;
}

/** The same country and zone by their codes, for a platform that takes those; the zone is empty where there is none. */
export interface AddressCodes {
  country: string;
  province: string;
}

/** The address as it goes on an envelope, one line each; lines without anything on them are left out. */
export function formatAddress(
  address: Pick<
    Address,
    | 'firstName'
    | 'lastName'
    | 'company'
    | 'address1'
    | 'address2'
    | 'city'
    | 'province'
    | 'provinceCode'
    | 'country'
    | 'zip'
  >,
): string[] {
  const zone = /^[A-Z]{2,3}$/.test(address.provinceCode) ? address.provinceCode : address.province;
  return [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.company,
    address.address1,
    address.address2,
    [[address.city, zone].filter(Boolean).join(', '), address.zip].filter(Boolean).join(' '),
    address.country,
  ].filter((line) => line !== '');
}

const LONGEST_NAME = 100;
const LONGEST_LINE = 255;

const line = (missing: string, longest = LONGEST_LINE) =>
  z.string({error: missing}).check(
    z.overwrite(withoutDirections),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(longest, `Use at most ${longest} characters.`),
    z.refine((value) => !hasControlCharacter(value), 'Use one line.'),
  );

const optionalLine = z._default(
  z.string().check(
    z.overwrite(withoutDirections),
    z.trim(),
    z.maxLength(LONGEST_LINE, `Use at most ${LONGEST_LINE} characters.`),
    z.refine((value) => !hasControlCharacter(value), 'Use one line.'),
  ),
  '',
);

const trimmed = z.string().check(z.trim());

/** decisions.md: ZIP 5 or 5+4. */
const ZIP = /^\d{5}(-\d{4})?$/;

/** Also while other fields are wrong: every error shows at once. */
const ALWAYS = () => true;

/** A number with the prefix of another country: it is left alone. */
const isForeignPhone = (phone: string) => phone.startsWith('+') && isPhone(phone);

function phoneProblem(
  address: {country: string},
  isUs: (address: {country: string}) => boolean,
): string {
  if (isUs(address)) return 'Enter a US number of 10 digits, or leave this empty.';
  return hasPlusOne(address.country)
    ? 'Enter a number of 10 digits, or one with + and its country code, or leave this empty.'
    : 'Enter a phone number with its country code, or leave this empty.';
}

/**
 * The address form's schema over the countries that exist (decisions.md, form fields): names, address line 1, city and
 * country always; a zone only where the country has some; a ZIP of 5 or 5+4 digits for the US, a postal code where
 * addresses of the country have one; phone optional. The answer's zone is empty where the country has none.
 */
export function addressSchema(
  countries: readonly Pick<
    Country,
    'code' | 'zones' | 'zoneLabel' | 'postalCodeLabel' | 'writtenIn'
  >[],
) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const countryOf = ({country}: {country: string}) => byCode.get(country);
  /** Puerto Rico's addresses are those of the US in everything but their zone. */
  const isUs = ({country}: {country: string}) =>
    [country, countryOf({country})?.writtenIn].includes('US');
  const fields = z.object({
    country: z
      .string({error: 'Choose a country.'})
      .check(z.refine((code) => byCode.has(code), 'Choose a country.')),
    firstName: line('Enter a first name.', LONGEST_NAME),
    lastName: line('Enter a last name.', LONGEST_NAME),
    company: optionalLine,
    address1: line('Enter the street and house number.'),
    address2: optionalLine,
    city: line('Enter a city.'),
    province: z._default(trimmed, ''),
    zip: z._default(trimmed.check(z.maxLength(20, 'Use at most 20 characters.')), ''),
    phone: z._default(trimmed, ''),
    isDefault: z._default(z.boolean(), false),
  });
  const rightZone = z.refine<z.output<typeof fields>>(
    (address) => {
      const zones = countryOf(address)?.zones ?? [];
      return zones.length === 0 || zones.some(({code}) => code === address.province);
    },
    {
      path: ['province'],
      when: ALWAYS,
      error: ({input}) =>
        `Choose a ${(countryOf(input as {country: string})?.zoneLabel ?? 'region').toLowerCase()}.`,
    },
  );
  const rightZip = z.refine<z.output<typeof fields>>(
    (address) => !isUs(address) || ZIP.test(address.zip),
    {
      path: ['zip'],
      when: ALWAYS,
      error: 'Enter a ZIP code of 5 digits, or 5 and 4 (12345 or 12345-6789).',
    },
  );
  const rightPhone = z.refine<z.output<typeof fields>>(
    (address) => {
      const {country, phone} = address;
      if (phone === '') return true;
      if (isUs(address)) return isUsPhone(phone);
      return hasPlusOne(country) ? isUsPhone(phone) || isForeignPhone(phone) : isPhone(phone);
    },
    {
      path: ['phone'],
      when: ALWAYS,
      error: ({input}) => phoneProblem(input as {country: string}, isUs),
    },
  );
  return z.pipe(
    fields.check(rightZone, rightZip, rightPhone),
    z.transform((address) => {
      const country = countryOf(address);
      return {
        ...address,
        province: (country?.zones.length ?? 0) === 0 ? '' : address.province,
        zip: country?.postalCodeLabel === null ? '' : address.zip,
      };
    }),
  );
}

type AddressFields = z.output<ReturnType<typeof addressSchema>>;

/**
 * The input of the mutations for a form's fields: names instead of codes, the phone as it is sent
 * (coverage: shop-phone-sent).
 */
export function toAddressInput(
  {isDefault: _isDefault, ...fields}: AddressFields,
  country: Pick<Country, 'name' | 'zones'> & {
    /** The zone that the choice of the country was (Puerto Rico); the form's own zone otherwise. */
    zone?: string;
  },
): AddressInput {
  return {
    ...fields,
    country: country.name,
    province: country.zone ?? country.zones.find(({code}) => code === fields.province)?.name ?? '',
    phone: hasPlusOne(fields.country) ? normalisePhone(fields.phone) : fields.phone,
  };
}

/** True when the platform holds exactly this address: a save whose answer was lost has arrived after all. */
export function isSavedAddress(saved: Address, input: AddressInput): boolean {
  return (Object.keys(input) as (keyof AddressInput)[]).every(
    (name) => saved[name] === input[name],
  );
}
