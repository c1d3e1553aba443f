import type {ProductRecord, SellingPlanRecord, VariantRecord} from '../catalogue/records.ts';
import {planPrice} from '../catalogue/selling-plans.ts';
import {findMarket, type Market} from '../content/markets.ts';
import {findCustomer} from '../customers/customers.ts';
import type {CustomerRecord} from '../customers/records.ts';
import {applySet, bestSet, type DiscountableCart} from '../discounts/apply.ts';
import {
  type Allocation,
  type Candidate,
  type DiscountableLine,
  partId,
  partTotal,
} from '../discounts/discounted-lines.ts';
import {listDiscounts} from '../discounts/discounts.ts';
import {type DiscountRefusal, findRefusal} from '../discounts/eligibility.ts';
import {toMarketCents} from '../graphql/money.ts';
import type {PlatformServices} from '../services.ts';

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

export interface PricedCode {
  /** As typed. */
  code: string;
  applicable: boolean;
  refusal: DiscountRefusal | null;
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
  const toMarket = (cents: number) => toMarketCents(cents, market);
  const customer =
    buyer.customerId === null ? null : findCustomer(services.store, buyer.customerId);
  const undiscounted = document.lines
    .map((line) => priceLine(services, market, line))
    .filter((line) => line !== null);
  const lineOf = new Map(undiscounted.map((line) => [line.id, line]));
  const discountLines = undiscounted
    .filter((line) => line.quantity > 0)
    .map((line) => discountable(services, line));

  const shipsFree = undiscounted.some(
    ({quantity, plan, product}) =>
      quantity > 0 && (plan !== null || product.tags.includes(FREE_SHIPPING_TAG)),
  );
  const destination = discountLines.length === 0 ? null : destinationOf(services, cart, customer);
  const deliveryFor = (goods: number) =>
    destination === null ? null : deliveryTo(destination, cart, market, goods, shipsFree);
  const toDiscount: DiscountableCart = {
    lines: discountLines,
    shipping: (goods) => deliveryFor(goods)?.selected.cost ?? null,
    toMarket,
  };

  const stored = listDiscounts(services.store);
  const discountBuyer = {
    customerId: customer?.id ?? null,
    email: buyer.email ?? customer?.email ?? null,
    tags: customer?.tags ?? [],
  };
  const candidates: Candidate[] = [];
  const codes: PricedCode[] = document.discountCodes.map((code) => {
    const found = stored.find(
      ({record}) => record.code?.toLowerCase() === code.trim().toLowerCase(),
    );
    if (found === undefined) return {code, applicable: false, refusal: 'DISCOUNT_NOT_FOUND'};
    const refusal = findRefusal(found, discountLines, discountBuyer, services, toMarket);
    if (refusal === null) candidates.push({discount: found.record, typedCode: code});
    return {code, applicable: refusal === null, refusal};
  });
  for (const one of stored) {
    if (one.record.code !== null) continue;
    if (findRefusal(one, discountLines, discountBuyer, services, toMarket) === null) {
      candidates.push({discount: one.record, typedCode: null});
    }
  }
  const set = bestSet(candidates, toDiscount);
  const applied = applySet(set, toDiscount);
  const allocated = new Set(
    [...applied.parts.flatMap((part) => part.allocations), ...applied.cartAllocations].map(
      (allocation) => allocation.discount.id,
    ),
  );
  for (const code of codes) {
    if (!code.applicable) continue;
    const inEffect = set.find((one) => one.typedCode === code.code);
    const kind = inEffect?.discount.effect.kind;
    // Beaten on every line by a better discount: as good as not applied (§7.1).
    const beaten =
      inEffect === undefined ||
      ((kind === 'product' || kind === 'buyXGetY') && !allocated.has(inEffect.discount.id));
    if (beaten) {
      code.applicable = false;
      code.refusal = 'DISCOUNT_CODE_NOT_HONOURED';
    }
  }

  const discounted = applied.parts.flatMap((part): PricedLine[] => {
    const line = lineOf.get(part.lineId);
    if (line === undefined) return [];
    return [
      {
        ...line,
        id: partId(part),
        quantity: part.quantity,
        subtotal: part.quantity * line.unitPrice,
        total: partTotal(part, line.unitPrice),
        allocations: part.allocations,
      },
    ];
  });
  const partsOf = new Map<string, PricedLine[]>();
  for (const line of discounted) {
    partsOf.set(line.base.id, [...(partsOf.get(line.base.id) ?? []), line]);
  }
  const lines = undiscounted.flatMap((line) => partsOf.get(line.id) ?? [line]);
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  const off = (type: Allocation['targetType']) =>
    applied.cartAllocations
      .filter((allocation) => allocation.targetType === type)
      .reduce((sum, allocation) => sum + allocation.amount, 0);
  const orderDiscount = off('LINE_ITEM');
  const delivery = deliveryFor(subtotal);
  const shipping = Math.max(0, (delivery?.selected.cost ?? 0) - off('SHIPPING_LINE'));

  let total = Math.max(0, subtotal - orderDiscount + shipping);
  const giftCards = document.giftCards.flatMap(({id, code}): PricedGiftCard[] => {
    const card = findGiftCard(services, code);
    if (card === null) return [];
    const balance = toMarket(card.balance);
    const used = Math.min(balance, total);
    total -= used;
    return [{id, code, balance, used}];
  });
  return {
    cart,
    market,
    customer,
    lines,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    cartAllocations: applied.cartAllocations,
    orderDiscount,
    codes,
    discounts: set.filter(
      ({discount}) => allocated.has(discount.id) || discount.effect.kind === 'shipping',
    ),
    delivery,
    shipping,
    giftCards,
    total,
  };
}
