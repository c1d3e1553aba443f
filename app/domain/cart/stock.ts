import type {Cart, CartLine, CartWarning} from './cart';

/** What a line says about its stock, beside the line; null when there is nothing to say. */
export function stockMessage(line: CartLine, warnings: readonly CartWarning[]): string | null {
  if (line.quantity === 0)
    return 'Sold out since you added it. Remove it, or leave it here in case it returns.';
  const short = warnings.some(
    ({code, target}) => target === line.id && code === 'MERCHANDISE_NOT_ENOUGH_STOCK',
  );
  if (!short) return null;
  return line.quantity === 1
    ? 'Only 1 is left, so your cart holds that one.'
    : `Only ${line.quantity} are left, so your cart holds those.`;
}

/** Lines whose units the shopper can buy; lines of quantity 0 only explain themselves (storefront-api §6.4). */
export function buyableLines(cart: Pick<Cart, 'lines'>): CartLine[] {
  return cart.lines.filter(({quantity}) => quantity > 0);
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
