import {countries} from 'virtual:content/countries';

import type {Country} from '~/domain/content/content';

/** Every country that an address can be in, as the commerce platform knows them; the shop's own first. */
export const addressCountries = (): readonly Country[] =>
  countries().filter(({hasAddresses}) => hasAddresses);

/** A country of the reference list (coverage: content-states); the US with its states and DC. */
export function findCountry(code: string): Country | null {
  return countries().find((country) => country.code === code) ?? null;
}
