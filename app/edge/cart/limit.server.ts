import type {KnownCart} from '~/commerce/cart/cart.server';
import type {Cart, CartLine} from '~/domain/cart/cart';
import type {CartChange} from '~/domain/cart/change';
import {
  cutToLimit,
  findLine,
  formatQuantityAlert,
  keyOf,
  type LimitCut,
  type QuantityAlert,
} from '~/domain/cart/lines';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';

import type {Changed} from './outcome.server';
import type {CartSession} from './session.server';

/** Lines that the change touched give way first when the limit of ten has to be restored. */
function isTouched(change: CartChange, keys: ReadonlySet<string>) {
  const ids = change.kind === 'update' ? change.lines.map(({id}) => id) : [];
  return (line: CartLine) => ids.includes(line.id) || keys.has(keyOf(line));
}

function requestedUnits(change: CartChange, cart: Cart, merchandiseId: string): number {
  const lines =
    change.kind === 'add' ? change.lines : change.kind === 'buy-now' ? [change.line] : [];
  const added = lines.filter((line) => line.merchandiseId === merchandiseId);
  if (added.length > 0) return added.reduce((units, {quantity}) => units + quantity, 0);
  const updated = change.kind === 'update' ? change.lines : [];
  return updated.reduce(
    (units, {id, quantity}) =>
      findLine(cart, id)?.merchandise.id === merchandiseId
        ? units + Math.min(quantity, MAX_QUANTITY_PER_VARIANT)
        : units,
    0,
  );
}

/** What the shopper is told of the cuts, before the change was sent and after, in one alert for each variant. */
function alertsOf(change: CartChange, {known, alerts}: Changed, excess: LimitCut['excess']) {
  const cuts = new Map<string, QuantityAlert>(alerts.map((alert) => [alert.merchandiseId, alert]));
  for (const {merchandiseId, units} of excess) {
    const earlier = cuts.get(merchandiseId);
    const requested = earlier?.requested ?? requestedUnits(change, known.cart, merchandiseId);
    const granted = Math.max(0, (earlier?.granted ?? requested) - units);
    cuts.set(merchandiseId, {merchandiseId, requested, granted});
  }
  for (const {id, quantity: requested} of change.kind === 'update' ? change.lines : []) {
    const merchandiseId = findLine(known.cart, id)?.merchandise.id;
    if (requested <= MAX_QUANTITY_PER_VARIANT || merchandiseId === undefined) continue;
    const granted = cuts.get(merchandiseId)?.granted ?? MAX_QUANTITY_PER_VARIANT;
    cuts.set(merchandiseId, {merchandiseId, requested, granted});
  }
  return [...cuts.values()].map((alert) => {
    const line = known.cart.lines.find(({merchandise}) => merchandise.id === alert.merchandiseId);
    return formatQuantityAlert(alert, line?.merchandise.product.title ?? 'this item');
  });
}

/**
 * Restores the limit of ten after a change that went over it (spec §5), and says what was cut. The whole cart is known only from
 * the platform's answer, so the ordinary change costs one call and only one that exceeds the limit costs a second. A cut that
 * fails is made up for by the next change.
 */
export async function keepLimit(
  {calls, context}: CartSession,
  change: CartChange,
  outcome: Changed,
): Promise<{known: KnownCart; alerts: string[]}> {
  const {known, changedKeys} = outcome;
  const {updates, excess} = cutToLimit(known.cart.lines, isTouched(change, changedKeys));
  const alerts = alertsOf(change, outcome, excess);
  if (updates.length === 0) return {known, alerts};
  const answer = await calls.updateLines(updates);
  if (answer.ok) return {known: answer, alerts};
  console.error(`[${context.requestId}] limit of ten: ${answer.message}`);
  return {known, alerts};
}
