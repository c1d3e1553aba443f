/** A market: the countries that share a currency. Rates are fixed, so that prices stay predictable. */
export interface Market {
  id: number;
  handle: string;
  name: string;
  currency: string;
  /** Market cents per shop cent. */
  rate: number;
  countries: readonly string[];
}

const UNITED_STATES: Market = {
  id: 1,
  handle: 'us',
  name: 'United States',
  currency: 'USD',
  rate: 1,
  countries: ['US'],
};

const CANADA: Market = {
  id: 2,
  handle: 'ca',
  name: 'Canada',
  currency: 'CAD',
  rate: 1.36,
  countries: ['CA'],
};

export const MARKETS: readonly Market[] = [UNITED_STATES, CANADA];
export const PRIMARY_MARKET: Market = UNITED_STATES;
export const PRIMARY_COUNTRY = 'US';
export const LANGUAGES: readonly string[] = ['EN'];

/** The market of a country; null when the shop does not sell there (`ZZ` included, §1.6). */
export function findMarket(country: string): Market | null {
  return MARKETS.find((market) => market.countries.includes(country)) ?? null;
}
