/**
 * Puts the count on the cart's link, with React and without: what is inside these two elements belongs to no component
 * (components/cart/CartButton).
 */
export function showCartUnits(units: number): void {
  const badge = document.querySelector('[data-cart-units]');
  const label = document.querySelector('[data-cart-label]');
  if (badge) badge.textContent = units > 0 ? String(units) : '';
  if (label)
    label.textContent = units > 0 ? `Cart, ${units} ${units === 1 ? 'item' : 'items'}` : 'Cart';
}
