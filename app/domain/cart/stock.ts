import {shipsLater} from '~/domain/catalogue/product';

import {type Cart, type CartLine, type CartWarning, isGone} from './cart';
import {formatVariant, keyOf, lineKey, type LineRequest} from './lines';

const SHIPS_LATER = 'Out of stock at the moment: it ships later, as soon as it is back.';

/** What a line says about its stock, beside the line; null when there is nothing to say. */
export function stockMessage(line: CartLine, warnings: readonly CartWarning[]): string | null {
  if (isGone(line)) return 'It was taken out of the shop since you added it. Please remove it.';
  if (line.quantity === 0)
    return 'Sold out since you added it. Remove it, or leave it here in case it returns.';
  const short = warnings.some(
    ({code, target}) => target === line.id && code === 'MERCHANDISE_NOT_ENOUGH_STOCK',
  );
  if (!short) return shipsLater(line.merchandise) ? SHIPS_LATER : null;
  return line.quantity === 1
    ? 'Only 1 is left, so your cart holds that one.'
    : `Only ${line.quantity} are left, so your cart holds those.`;
}

/** Lines whose units the shopper can buy; lines of quantity 0 only explain themselves (storefront-api §6.4). */
export function buyableLines(cart: Pick<Cart, 'lines'>): CartLine[] {
  return cart.lines.filter(({quantity}) => quantity > 0);
}

const isRequested = (line: CartLine, requests: readonly LineRequest[]) =>
  requests.some((request) => lineKey(request) === keyOf(line));

/** The lines of nothing that an add of these requests has left in the cart: what it asked for is sold out. */
export function emptyLines(
  {lines}: Pick<Cart, 'lines'>,
  requests: readonly LineRequest[],
): CartLine[] {
  return lines.filter((line) => line.quantity === 0 && isRequested(line, requests));
}

/** True when the cart holds units of what was asked for. */
export function holds({lines}: Pick<Cart, 'lines'>, request: LineRequest): boolean {
  return lines.some((line) => line.quantity > 0 && isRequested(line, [request]));
}

/** What a shopper is told who asked for something that is sold out. */
export function formatSoldOut({merchandise}: Pick<CartLine, 'merchandise'>): string {
  const variant = formatVariant(merchandise);
  const title = merchandise.product.title;
  return `${variant === '' ? title : `${title} (${variant})`} is sold out, so it was not added.`;
}

/** Warnings that were not there before: the platform repeats each with every later change (storefront-api §6.4). */
export function newWarnings(
  before: readonly CartWarning[],
  after: readonly CartWarning[],
): CartWarning[] {
  return after.filter(
    (warning) =>
      !before.some(
        ({code, target, message}) =>
          code === warning.code && target === warning.target && message === warning.message,
      ),
  );
}

/** The cart after one of the platform's calls, with what that call said of it. */
interface Told {
  cart: Pick<Cart, 'lines' | 'discountCodes'>;
  warnings: readonly CartWarning[];
}

const codesOf = ({discountCodes}: Told['cart']) =>
  discountCodes.map(({code, applicable}) => `${String(applicable)} ${code}`).join('\n');

/**
 * What the calls of one change said together: the last call's warnings, and those of the calls before it that still hold. A
 * warning about a line holds as long as the line is there with the quantity it had then; one about a code as long as the cart's
 * codes are the same; any other holds.
 */
export function joinWarnings(before: Told, after: Told): CartWarning[] {
  const unitsOf = ({lines}: Told['cart'], id: string) =>
    lines.find((line) => line.id === id)?.quantity ?? null;
  const held = before.warnings.filter(({code, target}) => {
    const units = unitsOf(before.cart, target);
    if (units !== null) return unitsOf(after.cart, target) === units;
    return !code.startsWith('DISCOUNT') || codesOf(before.cart) === codesOf(after.cart);
  });
  return [...newWarnings(after.warnings, held), ...after.warnings];
}
