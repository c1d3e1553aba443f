const UNITS_COOKIE = /(?:^|;\s*)cart_units=(\d{1,4})(?:;|$)/;

/** Units in the cart as a cookie tells them; null when it tells of no cart (the cart's id is not readable by script). */
export function unitsInCookie(): number | null {
  const units = UNITS_COOKIE.exec(document.cookie)?.[1];
  return units === undefined ? null : Number(units);
}
