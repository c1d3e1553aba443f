import {type Cart, newCart} from '../cart/document.ts';
import {shareStock} from '../cart/stock.ts';
import {checkoutTotals} from '../checkout/checkout-totals.ts';
import {placeOrder} from '../checkout/place-order.ts';
import {sendSubscriptionMail} from '../outbox/subscription-mails.ts';
import type {PlatformServices} from '../services.ts';

import {type DeliveryRecord, ORDER_STATUS, type SubscriptionRecord} from './records.ts';
import {
  findDueDelivery,
  findSubscription,
  saveDelivery,
  scheduleAfterDelivery,
} from './subscriptions.ts';

/** So many orders one move of the clock places at most: years of deliveries, not an endless loop. */
const MOST_AT_ONCE = 500;

/** The cart that a delivery would be: it is priced and ordered, and never stored. */
function deliveryCart(services: PlatformServices, subscription: SubscriptionRecord): Cart {
  const cart = newCart(services);
  const {country: _country, province: _province, ...address} = subscription.address;
  return {
    ...cart,
    document: {
      ...cart.document,
      lines: [
        {
          id: services.ids.uuid(),
          variantId: subscription.variantId,
          quantity: subscription.quantity,
          attributes: subscription.attributes,
          sellingPlanId: subscription.planId,
          parentId: null,
        },
      ],
      buyer: {
        ...cart.document.buyer,
        email: subscription.email,
        customerId: subscription.customerId,
      },
      addresses: [{id: 'subscription', selected: true, oneTimeUse: true, address}],
    },
  };
}

function placeDelivery(
  services: PlatformServices,
  delivery: DeliveryRecord,
  subscription: SubscriptionRecord,
): void {
  const cart = deliveryCart(services, subscription);
  const {shortages} = shareStock(services, cart.document.lines, new Set());
  if (shortages.length > 0) {
    const rejectedMessage = 'There was not enough stock.';
    saveDelivery(services.store, {...delivery, status: ORDER_STATUS.rejected, rejectedMessage});
    sendSubscriptionMail(services, subscription, 'rejected');
  } else {
    const order = placeOrder(services, {
      cart,
      totals: checkoutTotals(services, cart, {
        email: subscription.email,
        address: subscription.address,
        delivery: 'standard',
      }),
      email: subscription.email,
      marketing: false,
      address: subscription.address,
      saveAddress: false,
      payment: subscription.payment,
      origin: subscription.origin,
      subscriptionId: subscription.id,
      processedAt: delivery.placeAt,
    });
    saveDelivery(services.store, {
      ...delivery,
      status: ORDER_STATUS.success,
      orderNumber: order.number,
    });
  }
  scheduleAfterDelivery(services, subscription, delivery);
}

/** Places every delivery that is due by the clock, in the order of their dates; answers how many. */
export function placeDueDeliveries(services: PlatformServices): number {
  let placed = 0;
  while (placed < MOST_AT_ONCE) {
    const done = services.store.transaction(() => {
      const due = findDueDelivery(services.store, services.clock.now());
      if (due === null) return true;
      const subscription = findSubscription(services.store, due.subscriptionId);
      if (subscription?.state !== 'live') {
        saveDelivery(services.store, {...due, status: ORDER_STATUS.canceled});
      } else {
        placeDelivery(services, due, subscription);
      }
      return false;
    });
    if (done) break;
    placed += 1;
  }
  return placed;
}

/** Places one delivery now, whatever its date; the next one comes a period from now. */
export function sendDeliveryNow(
  services: PlatformServices,
  delivery: DeliveryRecord,
  subscription: SubscriptionRecord,
): void {
  const now = services.clock.now();
  const moved = {...delivery, placeAt: now.toISOString(), monthDay: now.getUTCDate()};
  services.store.transaction(() => placeDelivery(services, moved, subscription));
}
