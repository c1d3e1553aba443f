/** Puts the count on the cart's link of a page without React; where React runs, its own button shows it. */
export function showCartUnits(units: number): void {
  const link = document.querySelector('header a[data-cart-link]');
  if (!link || link.querySelector('[data-cart-units]')) return;
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
