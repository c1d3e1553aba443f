/** An amount in integer cents of one currency. Strings and decimals end at the border (commerce layer). */
export interface Money {
  /** Integer cents. */
  amount: number;
  currencyCode: string;
}

export const USD = 'USD';

/** Builds US dollars from integer cents. */
export function dollars(cents: number): Money {
  return {amount: cents, currencyCode: USD};
}

export const ZERO: Money = dollars(0);

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a platform decimal (`"25.0"`, `"19.99"`) into integer cents without passing through a float.
 * Digits beyond the cent are rounded half up. Null when the text is no decimal.
 */
export function parseCents(decimal: string): number | null {
  const match = DECIMAL.exec(decimal.trim());
  if (!match) return null;
  const [, sign, whole, fraction = ''] = match;
  const padded = `${fraction}000`.slice(0, 3);
  const thousandths = Number(whole) * 1000 + Number(padded);
  const cents = Math.floor((thousandths + 5) / 10);
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Sums amounts of one currency; the empty sum is zero dollars. */
export function sum(amounts: readonly Money[]): Money {
  return {
    amount: amounts.reduce((total, {amount}) => total + amount, 0),
    currencyCode: amounts[0]?.currencyCode ?? USD,
  };
}

/** `a` minus `b`, not below zero. */
export function remainder(a: Money, b: Money): Money {
  return {amount: Math.max(0, a.amount - b.amount), currencyCode: a.currencyCode};
}

export function times(money: Money, quantity: number): Money {
  return {amount: money.amount * quantity, currencyCode: money.currencyCode};
}

/** True when `compareAt` is a price to strike: present and higher in cents. */
export function isOnSale(price: Money, compareAt: Money | null): compareAt is Money {
  return compareAt !== null && compareAt.amount > price.amount;
}

/** Currencies without a smaller part (ISO 4217): a whole number is all there is of them. */
export const WHOLE = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Display text of an amount (coverage: shop-currency): `$1,234.50`, `-$0.01`. Written by hand so that worker, browser
 * and tests agree to the character, whatever their ICU data. An amount of another currency carries its code instead of
 * the sign, and one without a smaller part no decimals: `JPY 1,234`.
 */
export function formatMoney({amount, currencyCode}: Money): string {
  const cents = Math.abs(Math.round(amount));
  const whole = groupThousands(String(Math.floor(cents / 100)));
  const text = WHOLE.test(currencyCode)
    ? whole
    : `${whole}.${String(cents % 100).padStart(2, '0')}`;
  const sign = amount < 0 ? '-' : '';
  return currencyCode === USD ? `${sign}$${text}` : `${sign}${currencyCode} ${text}`;
}
