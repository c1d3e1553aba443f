import {readCookie} from '~/browser/request/cookies.client';

/** Units in the cart as a cookie tells them; null when it tells of no cart (the cart's id is not readable by script). */
export function unitsInCookie(): number | null {
  const units = readCookie('cart_units', (value) => /^\d{1,4}$/.test(value));
  return units === null ? null : Number(units);
}
