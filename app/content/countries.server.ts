import {data} from 'virtual:content/data';

import type {Country, Zone} from '~/domain/content/content';

/** Every ISO country by name; the shop's own country first (coverage: content-states). */
export const countries: readonly Country[] = data.countries;

/** US states with DC, by name. */
export const states: readonly Zone[] = data.states;

export function findCountry(code: string): Country | null {
  return countries.find((country) => country.code === code) ?? null;
}
