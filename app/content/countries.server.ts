import {data} from 'virtual:content/data';

import type {Country, Zone} from '~/domain/content/content';

/** Every ISO country by name; the shop's own country first (coverage: content-states). */
export const countries: readonly Country[] = data.countries.filter(({isIso}) => isIso);

/** Every country that an address can be in, as the commerce platform knows them. */
export const addressCountries: readonly Country[] = data.countries.filter(
  ({hasAddresses}) => hasAddresses,
);

/** US states with DC, by name. */
export const states: readonly Zone[] = data.states;

export function findCountry(code: string): Country | null {
  return data.countries.find((country) => country.code === code) ?? null;
}
