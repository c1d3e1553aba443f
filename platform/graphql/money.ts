import type {Market} from '../content/markets.ts';

export interface MoneyNode {
  __typename: 'MoneyV2';
  amount: string;
  currencyCode: string;
}

/** `Decimal`: at least one decimal, further trailing zeros cut (§3.2): 2500 → `25.0`, 1425 → `14.25`. */
export function formatDecimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${sign}${whole}.${rest.endsWith('0') ? rest.slice(0, 1) : rest}`;
}

/** Shop cents in a market's own currency, rounded to the cent. */
export function toMarketCents(cents: number, market: Market): number {
  return market.rate === 1 ? cents : Math.round(cents * market.rate);
}

/** Money already counted in the market's currency. */
export function money(cents: number, market: Market): MoneyNode {
  return {__typename: 'MoneyV2', amount: formatDecimal(cents), currencyCode: market.currency};
}

/** Shop cents as money of the market. */
export function marketMoney(cents: number, market: Market): MoneyNode {
  return money(toMarketCents(cents, market), market);
}
