import {sendCancellationMail, sendRefundMail, sendShippingMail} from '../outbox/order-mails.ts';
import type {PlatformServices} from '../services.ts';

import {currentAmounts, saveOrder, totalRefunded} from './orders.ts';
import type {CancelReason, OrderLine, OrderRecord, Tracking} from './records.ts';

/** Why an order cannot go on as asked; shown to the merchant. */
export type Progress = {ok: true; order: OrderRecord} | {ok: false; message: string};

const refused = (message: string): Progress => ({ok: false, message});

/** Units of each line that have not been shipped yet. */
export function openQuantities(order: OrderRecord): number[] {
  return order.lines.map((line, place) => {
    const shipped = order.fulfillments
      .flatMap((fulfillment) => fulfillment.lines)
      .filter((entry) => entry.line === place)
      .reduce((sum, entry) => sum + entry.quantity, 0);
    return Math.max(0, line.currentQuantity - shipped);
  });
}

/**
 * Ships units of an order and mails the shopper.
 * @param quantities by line; null ships everything that is open
 */
export function fulfil(
  services: PlatformServices,
  order: OrderRecord,
  tracking: Tracking,
  quantities: readonly number[] | null = null,
): Progress {
  if (order.canceledAt !== null) return refused('A cancelled order is not shipped.');
  const open = openQuantities(order);
  const lines = open
    .map((left, line) => ({line, quantity: Math.min(left, quantities?.[line] ?? left)}))
    .filter(({quantity}) => quantity > 0);
  if (lines.length === 0) return refused('Nothing of this order is left to ship.');
  return services.store.transaction((): Progress => {
    const shipped: OrderRecord = {
      ...order,
      fulfillments: [
        ...order.fulfillments,
        {
          at: services.clock.now().toISOString(),
          trackingCompany: tracking.company,
          trackingNumber: tracking.number,
          trackingUrl: tracking.url,
          lines,
        },
      ],
    };
    const isComplete = openQuantities(shipped).every((left) => left === 0);
    const saved = saveOrder(services.store, {
      ...shipped,
      fulfillmentStatus: isComplete ? 'FULFILLED' : 'PARTIALLY_FULFILLED',
    });
    sendShippingMail(services, saved, tracking);
    return {ok: true, order: saved};
  });
}

/** Puts units of a line back on the shelf, or into the bundle's components. */
function restock(services: PlatformServices, line: OrderLine, units: number): void {
  const {catalogue} = services;
  const variant = catalogue.variant(line.variantId);
  if (variant === undefined) return;
  catalogue.adjustStock(variant.id, units);
  for (const component of variant.components) {
    catalogue.adjustStock(component.variantId, units * component.quantity);
  }
}

/**
 * Pays money back. All that is left of an order makes it `REFUNDED` and takes its lines to zero;
 * less makes it `PARTIALLY_REFUNDED`.
 * @param cents null: all that is left
 */
export function refund(
  services: PlatformServices,
  order: OrderRecord,
  cents: number | null,
  isRestocked: boolean,
): Progress {
  const left = currentAmounts(order);
  const wanted = cents ?? left.total;
  if (order.financialStatus === 'PENDING' || order.financialStatus === 'VOIDED') {
    return refused('This order has not been paid.');
  }
  if (wanted <= 0 || wanted > left.total) {
    return refused('A refund is more than nothing and at most what is left of the order.');
  }
  const subtotal = Math.min(wanted, left.subtotal);
  const shipping = Math.min(wanted - subtotal, left.shipping);
  const isWhole = wanted === left.total;
  return services.store.transaction((): Progress => {
    if (isWhole && isRestocked) {
      for (const line of order.lines) restock(services, line, line.currentQuantity);
    }
    const saved = saveOrder(services.store, {
      ...order,
      lines: isWhole ? order.lines.map((line) => ({...line, currentQuantity: 0})) : order.lines,
      refunds: [
        ...order.refunds,
        {
          at: services.clock.now().toISOString(),
          subtotal,
          shipping,
          tax: wanted - subtotal - shipping,
        },
      ],
      financialStatus: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    });
    sendRefundMail(services, saved, wanted);
    return {ok: true, order: saved};
  });
}

/** Calls an order off: what was paid goes back, what was only authorised is released (§9). */
export function cancel(
  services: PlatformServices,
  order: OrderRecord,
  reason: CancelReason,
  isRestocked: boolean,
): Progress {
  if (order.canceledAt !== null) return refused('This order is cancelled already.');
  if (order.fulfillments.length > 0) {
    return refused('Part of this order has been shipped: refund it instead.');
  }
  return services.store.transaction((): Progress => {
    const isPaid = !['AUTHORIZED', 'PENDING', 'VOIDED'].includes(order.financialStatus);
    let canceled = order;
    if (isPaid && totalRefunded(order) < order.total) {
      const refunded = refund(services, order, null, isRestocked);
      if (!refunded.ok) return refunded;
      canceled = refunded.order;
    } else if (isRestocked) {
      for (const line of order.lines) restock(services, line, line.currentQuantity);
    }
    const saved = saveOrder(services.store, {
      ...canceled,
      canceledAt: services.clock.now().toISOString(),
      cancelReason: reason,
      financialStatus: isPaid ? 'REFUNDED' : 'VOIDED',
    });
    sendCancellationMail(services, saved);
    return {ok: true, order: saved};
  });
}
