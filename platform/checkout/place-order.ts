import {type Cart, completeCart} from '../cart/document.ts';
import {spendGiftCard} from '../cart/gift-cards.ts';
import type {PricedLine} from '../cart/pricing.ts';
import {isSameAddress} from '../customers/address-rules.ts';
import {
  addAddress,
  addressesOf,
  createCustomer,
  findCustomer,
  findCustomerByEmail,
  normaliseEmail,
  saveCustomer,
} from '../customers/customers.ts';
import type {CustomerRecord, PostalAddress} from '../customers/records.ts';
import type {Allocation} from '../discounts/discounted-lines.ts';
import {customerKey, recordDiscountUse} from '../discounts/discounts.ts';
import {addOrder} from '../orders/orders.ts';
import type {AppliedDiscount, DiscountShare, OrderLine, OrderRecord} from '../orders/records.ts';
import {sendOrderConfirmation} from '../outbox/order-mails.ts';
import type {PlatformServices} from '../services.ts';
import {startSubscriptions} from '../subscriptions/subscriptions.ts';

import type {CheckoutTotals} from './checkout-totals.ts';

interface Placement {
  cart: Cart;
  totals: CheckoutTotals;
  email: string;
  marketing: boolean;
  address: PostalAddress;
  /** Put the address into the account's book. */
  saveAddress: boolean;
  /** How it was paid, for the receipt. */
  payment: string;
  /** The platform's own origin: the order's page lies there. */
  origin: string;
  /** The subscription whose delivery this is; null for an order of a shopper. */
  subscriptionId: string | null;
  /** When it counts as placed. */
  processedAt: string;
}

/** The discounts of an order in the order of their first use, and where each has its place. */
function collectDiscounts(): {
  discounts: AppliedDiscount[];
  share: (allocation: Allocation) => DiscountShare;
} {
  const discounts: AppliedDiscount[] = [];
  const places = new Map<number, number>();
  const place = (allocation: Allocation): number => {
    const known = places.get(allocation.discount.id);
    if (known !== undefined) return known;
    const {effect, title} = allocation.discount;
    const value: AppliedDiscount['value'] =
      effect.kind === 'buyXGetY'
        ? {type: 'percentage', percentage: effect.gets.percentage}
        : effect.value;
    discounts.push({
      code: allocation.typedCode,
      title,
      targetType: allocation.targetType,
      targetSelection: allocation.targetSelection,
      allocationMethod: allocation.allocationMethod,
      value,
    });
    places.set(allocation.discount.id, discounts.length - 1);
    return discounts.length - 1;
  };
  return {
    discounts,
    share: (allocation) => ({discount: place(allocation), cents: allocation.amount}),
  };
}

function toOrderLine(
  services: PlatformServices,
  line: PricedLine,
  shares: DiscountShare[],
): OrderLine {
  const {variant, product, plan} = line;
  const image = variant.image ?? product.images[0];
  return {
    variantId: variant.id,
    productId: product.id,
    productTitle: product.title,
    variantTitle:
      product.options.length === 0 || variant.title === 'Default Title' ? null : variant.title,
    sku: variant.sku,
    image: image?.name ?? null,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    unitPrice: line.unitPrice,
    originalTotal: line.subtotal,
    discountedTotal: line.total,
    shares,
    attributes: line.base.attributes,
    plan: plan === null ? null : {id: plan.id, name: plan.name},
    components: variant.components.flatMap(({variantId, quantity}) => {
      const part = services.catalogue.variant(variantId);
      return part === undefined
        ? []
        : [{title: services.catalogue.productOf(part).title, quantity}];
    }),
  };
}

/** Takes what was sold off the shelves: the variant, and a bundle's contents. */
function takeStock(services: PlatformServices, lines: readonly PricedLine[]): void {
  for (const {variant, quantity} of lines) {
    services.catalogue.adjustStock(variant.id, -quantity);
    for (const component of variant.components) {
      services.catalogue.adjustStock(component.variantId, -quantity * component.quantity);
    }
  }
}

/** Whose order it is: the linked customer, else the one of the e-mail, who may have no account yet. */
function settleCustomer(services: PlatformServices, placement: Placement): CustomerRecord {
  const {cart, address, email, marketing} = placement;
  const linked = cart.document.buyer.customerId;
  const known =
    (linked === null ? null : findCustomer(services.store, linked)) ??
    findCustomerByEmail(services.store, email) ??
    createCustomer(services, {
      email: normaliseEmail(email),
      firstName: address.firstName,
      lastName: address.lastName,
    });
  return marketing && !known.acceptsMarketing
    ? saveCustomer(services, {...known, acceptsMarketing: true})
    : known;
}

/**
 * Turns a cart into an order: number, lines, discounts and their use, stock, gift cards, the mail,
 * and the end of the cart. Call it within a transaction.
 */
export function placeOrder(services: PlatformServices, placement: Placement): OrderRecord {
  const {cart, totals, address} = placement;
  const {priced} = totals;
  const customer = settleCustomer(services, placement);
  const isOwnAccount = cart.document.buyer.customerId === customer.id;
  const {discounts, share} = collectDiscounts();
  const sold = priced.lines.filter(({quantity}) => quantity > 0);
  const lines = sold.map((line) =>
    toOrderLine(services, line, [
      ...line.allocations.map(share),
      ...priced.cartAllocations.filter((allocation) => allocation.lineId === line.id).map(share),
    ]),
  );
  const shippingShares = priced.cartAllocations
    .filter(({targetType}) => targetType === 'SHIPPING_LINE')
    .map(share);

  const order = addOrder(services, {
    customerId: customer.id,
    email: normaliseEmail(placement.email),
    phone: address.phone,
    currency: priced.market.currency,
    processedAt: placement.processedAt,
    canceledAt: null,
    cancelReason: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    lines,
    discounts,
    shippingShares,
    subtotal: priced.subtotal - priced.orderDiscount,
    shipping: priced.shipping,
    shippingTitle: priced.delivery?.selected.title ?? 'Shipping',
    tax: totals.tax?.cents ?? 0,
    taxTitle: totals.tax?.title ?? null,
    giftCardAmount: totals.giftCards.reduce((sum, {used}) => sum + used, 0),
    total: totals.total,
    refunds: [],
    fulfillments: [],
    shippingAddress: address,
    billingAddress: address,
    payment: placement.payment,
    note: cart.document.note,
    attributes: cart.document.attributes,
    cartToken: cart.token,
    subscriptionId: placement.subscriptionId,
  });

  takeStock(services, sold);
  const customerKeys = [
    customerKey(isOwnAccount ? customer.id : null, null),
    customerKey(null, order.email),
  ].filter((key) => key !== null);
  for (const {discount} of priced.discounts) {
    recordDiscountUse(services, discount.id, customerKeys, order.id);
  }
  for (const {code, used} of totals.giftCards) {
    if (used > 0) spendGiftCard(services, code, Math.round(used / priced.market.rate));
  }
  if (isOwnAccount && placement.saveAddress) {
    const book = addressesOf(services.store, customer.id);
    if (!book.some((saved) => isSameAddress(saved, address))) {
      addAddress(services, customer, address);
    }
  }
  completeCart(services, cart.token, order.id);
  if (placement.subscriptionId === null) startSubscriptions(services, order, placement.origin);
  sendOrderConfirmation(services, order, placement.origin);
  return order;
}
