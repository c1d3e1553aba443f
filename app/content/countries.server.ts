import {data} from 'virtual:content/data';

import type {Country} from '~/domain/content/content';

/** Every country that an address can be in, as the commerce platform knows them; the shop's own first. */
export const addressCountries: readonly Country[] = data.countries.filter(
  ({hasAddresses}) => hasAddresses,
);

/** A country of the reference list (coverage: content-states); the US with its states and DC. */
export function findCountry(code: string): Country | null {
  return data.countries.find((country) => country.code === code) ?? null;
}
