import type {ProductRecord, SellingPlanRecord, VariantRecord} from '../catalogue/records.ts';
import {planPrice} from '../catalogue/selling-plans.ts';
import {findMarket, type Market} from '../content/markets.ts';
import {findCustomer} from '../customers/customers.ts';
import type {CustomerRecord} from '../customers/records.ts';
import type {AppliedDiscounts} from '../discounts/apply.ts';
import {
  type Allocation,
  type Candidate,
  type DiscountableLine,
  type DiscountedPart,
  partId,
  partTotal,
} from '../discounts/discounted-lines.ts';
import {toMarketCents} from '../graphql/money.ts';
import type {PlatformServices} from '../services.ts';

import {discountCart, type PricedCode} from './cart-discounts.ts';
import {type DeliveryGroup, deliveryTo, destinationOf} from './delivery.ts';
import type {Cart, LineDocument} from './document.ts';
import {findGiftCard} from './gift-cards.ts';

/** A line with what it costs, in cents of the cart's market. A discount may set part of a line apart. */
export interface PricedLine {
  id: string;
  /** The stored line that this is (part of). */
  base: LineDocument;
  variant: VariantRecord;
  product: ProductRecord;
  plan: SellingPlanRecord | null;
  quantity: number;
  /** The variant's own price, before a plan's saving. */
  variantPrice: number;
  unitPrice: number;
  compareAtPrice: number | null;
  subtotal: number;
  total: number;
  allocations: Allocation[];
}

export interface PricedGiftCard {
  id: string;
  code: string;
  balance: number;
  used: number;
}

export interface PricedCart {
  cart: Cart;
  market: Market;
  customer: CustomerRecord | null;
  lines: PricedLine[];
  totalQuantity: number;
  /** Sum of the lines' totals: after line-level discounts, before the order's (§6.5). */
  subtotal: number;
  cartAllocations: Allocation[];
  /** Order-level discounts, without shipping's. */
  orderDiscount: number;
  codes: PricedCode[];
  /** Discounts in effect, those without a visible allocation (free shipping of a guest) included. */
  discounts: Candidate[];
  delivery: DeliveryGroup | null;
  /** What delivery costs after its discounts. */
  shipping: number;
  giftCards: PricedGiftCard[];
  /** Subtotal − order discounts + shipping − gift cards (§6.5). */
  total: number;
}

/** A product with this tag ships the whole order for free. */
const FREE_SHIPPING_TAG = 'cart_free_shipping';

function priceLine(
  services: PlatformServices,
  market: Market,
  base: LineDocument,
): PricedLine | null {
  const {catalogue} = services;
  const variant = catalogue.variant(base.variantId);
  // A variant that was deleted takes its line with it.
  if (variant === undefined) return null;
  const plan =
    base.sellingPlanId === null ? null : (catalogue.sellingPlan(base.sellingPlanId) ?? null);
  const variantPrice = toMarketCents(variant.price, market);
  const unitPrice = plan === null ? variantPrice : planPrice(plan, variantPrice, market);
  const subtotal = unitPrice * base.quantity;
  return {
    id: base.id,
    base,
    variant,
    product: catalogue.productOf(variant),
    plan,
    quantity: base.quantity,
    variantPrice,
    unitPrice,
    compareAtPrice:
      variant.compareAtPrice === null ? null : toMarketCents(variant.compareAtPrice, market),
    subtotal,
    total: subtotal,
    allocations: [],
  };
}

function discountable(services: PlatformServices, line: PricedLine): DiscountableLine {
  return {
    id: line.id,
    productId: line.product.id,
    collectionIds: services.catalogue.collectionsOf(line.product.id).map((one) => one.id),
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    isSubscription: line.plan !== null,
  };
}

/** Duplicate codes collapse whatever their case; the first spelling stays (§7.1). */
export function collapseCodes(codes: readonly string[]): string[] {
  const seen = new Set<string>();
  return codes.filter((code) => {
    const key = code.trim().toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The lines with their discounts, in the cart's order; a line that a discount parted stands in its parts. */
function discountedLines(
  undiscounted: readonly PricedLine[],
  {parts}: AppliedDiscounts,
): PricedLine[] {
  const partsOf = new Map<string, DiscountedPart[]>();
  for (const part of parts) partsOf.set(part.lineId, [...(partsOf.get(part.lineId) ?? []), part]);
  return undiscounted.flatMap((line) => {
    const own = partsOf.get(line.id);
    if (own === undefined) return [line];
    return own.map((part) => ({
      ...line,
      id: partId(part),
      quantity: part.quantity,
      subtotal: part.quantity * line.unitPrice,
      total: partTotal(part, line.unitPrice),
      allocations: part.allocations,
    }));
  });
}

/** Pays with the cart's gift cards, one after the other, as far as each one reaches. */
function payWithGiftCards(
  services: PlatformServices,
  cart: Cart,
  market: Market,
  due: number,
): {giftCards: PricedGiftCard[]; total: number} {
  let total = due;
  const giftCards = cart.document.giftCards.flatMap(({id, code}): PricedGiftCard[] => {
    const card = findGiftCard(services, code);
    if (card === null) return [];
    const balance = toMarketCents(card.balance, market);
    const used = Math.min(balance, total);
    total -= used;
    return [{id, code, balance, used}];
  });
  return {giftCards, total};
}

/**
 * Everything a cart costs now: prices, plans, discounts, delivery and gift cards, from its stored
 * document, the catalogue and the clock.
 * @param fallbackMarket used while the buyer's country is not known (§6.5)
 */
export function priceCart(
  services: PlatformServices,
  cart: Cart,
  fallbackMarket: Market,
): PricedCart {
  const {document} = cart;
  const {buyer} = document;
  const market =
    (buyer.countryCode === null ? null : findMarket(buyer.countryCode)) ?? fallbackMarket;
  const customer =
    buyer.customerId === null ? null : findCustomer(services.store, buyer.customerId);
  const undiscounted = document.lines
    .map((line) => priceLine(services, market, line))
    .filter((line) => line !== null);
  const bought = undiscounted.filter((line) => line.quantity > 0);

  const shipsFree = bought.some(
    ({plan, product}) => plan !== null || product.tags.includes(FREE_SHIPPING_TAG),
  );
  const destination = bought.length === 0 ? null : destinationOf(services, cart, customer);
  const deliveryFor = (goods: number) =>
    destination === null ? null : deliveryTo(destination, cart, market, goods, shipsFree);
  const {codes, discounts, applied} = discountCart(services, cart, customer, {
    lines: bought.map((line) => discountable(services, line)),
    shipping: (goods) => deliveryFor(goods)?.selected.cost ?? null,
    toMarket: (cents) => toMarketCents(cents, market),
  });
  const {cartAllocations} = applied;
  const off = (type: Allocation['targetType']) =>
    cartAllocations
      .filter((allocation) => allocation.targetType === type)
      .reduce((sum, allocation) => sum + allocation.amount, 0);

  const lines = discountedLines(undiscounted, applied);
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  const orderDiscount = off('LINE_ITEM');
  const delivery = deliveryFor(subtotal);
  const shipping = Math.max(0, (delivery?.selected.cost ?? 0) - off('SHIPPING_LINE'));
  const due = Math.max(0, subtotal - orderDiscount + shipping);
  return {
    cart,
    market,
    customer,
    lines,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    cartAllocations,
    orderDiscount,
    codes,
    discounts,
    delivery,
    shipping,
    ...payWithGiftCards(services, cart, market, due),
  };
}
