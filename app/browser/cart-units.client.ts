const UNITS_COOKIE = /(?:^|;\s*)cart_units=(\d{1,4})(?:;|$)/;

/** Units in the cart as a cookie tells them; null when it tells of no cart (the cart's id is not readable by script). */
export function unitsInCookie(): number | null {
  const units = UNITS_COOKIE.exec(document.cookie)?.[1];
  return units === undefined ? null : Number(units);
}

/** Puts the count on the cart's link of a page without React; where React runs, its own button shows it. */
export function showCartUnits(): void {
  const units = unitsInCookie() ?? 0;
  const link = document.querySelector('header a[data-cart-link]');
  if (units === 0 || !link || link.querySelector('[data-cart-units]')) return;
  const badge = document.createElement('span');
  badge.dataset.cartUnits = '';
  badge.setAttribute('aria-hidden', 'true');
  badge.className =
    'figures absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-red500 px-1 text-xs leading-none font-bold text-white';
  badge.textContent = String(units);
  link.append(badge);
  const label = link.querySelector('.sr-only');
  if (label) label.textContent = `Cart, ${units} ${units === 1 ? 'item' : 'items'}`;
}
