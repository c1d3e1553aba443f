import {findCountry} from '../customers/countries.ts';

/** Sales tax of each state in percent; a state that is not listed has none. */
const STATE_RATES: Readonly<Record<string, number>> = {
  AL: 4,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  NE: 5.5,
  NV: 6.85,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  PA: 6,
  PR: 10.5,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
};
const CANADA_RATE = 5;

export interface Tax {
  cents: number;
  /** `Texas tax (6.25%)`. */
  title: string;
}

/**
 * Tax on goods that go to a place; shipping is not taxed (§13: at checkout only).
 * @param taxable cents of the taxable goods after every discount
 * @param provinceCode null: the place is not known yet, and neither is the tax
 */
export function taxFor(
  countryCode: string,
  provinceCode: string | null,
  taxable: number,
): Tax | null {
  if (countryCode === 'CA') {
    return {cents: Math.round((taxable * CANADA_RATE) / 100), title: `GST (${CANADA_RATE}%)`};
  }
  if (provinceCode === null) return null;
  const rate = STATE_RATES[provinceCode] ?? 0;
  const state = findCountry(countryCode)?.zones.find(({code}) => code === provinceCode);
  return {
    cents: Math.round((taxable * rate) / 100),
    title: `${state?.name ?? provinceCode} tax (${rate}%)`,
  };
}
