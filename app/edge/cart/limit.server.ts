import type {KnownCart} from '~/commerce/cart/cart.server';
import {type AskedUnits, formatQuantityAlert, keepLimit} from '~/domain/cart/limit';

import type {CartSession} from './session.server';

/**
 * Restores the limit of ten after a change that went over it (coverage: cart-limit), and says what was cut. The whole
 * cart is known only from the platform's answer, so the ordinary change costs one call and only one that exceeds the
 * limit costs a second. A cut that fails is made up for by the next change.
 */
export async function restoreLimit(
  {calls, context}: CartSession,
  known: KnownCart,
  asked: AskedUnits,
): Promise<{known: KnownCart; alerts: string[]}> {
  const {lines} = known.cart;
  const kept = keepLimit(lines, asked);
  const alerts = kept.alerts.map((alert) => {
    const line = lines.find(({merchandise}) => merchandise.id === alert.merchandiseId);
    return formatQuantityAlert(alert, line?.merchandise.product.title ?? 'this item');
  });
  if (kept.updates.length === 0) return {known, alerts};
  const answer = await calls.updateLines(kept.updates);
  if (answer.ok) return {known: answer, alerts};
  console.error(`[${context.requestId}] limit of ten: ${answer.message}`);
  return {known, alerts};
}
