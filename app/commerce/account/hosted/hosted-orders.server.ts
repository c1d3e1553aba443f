import type {
  HostedLineFragment,
  HostedOrderQuery,
  HostedOrdersQuery,
} from 'customer-accountapi.generated';

import {toImage, toMoney} from '~/commerce/catalogue/product-mapping.server';
import {readWholeList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import type {
  Order,
  OrderLine,
  OrderPage,
  OrderSummary,
  OrderVariant,
} from '~/domain/account/orders';
import {type Money, remainder, ZERO} from '~/domain/values/money';

import {toOrderAddress} from '../address-mapping.server';
import {type CustomerAnswer, READ_FALLBACK, settleCustomer} from '../customer-call.server';
import {toAllocated, toDiscount} from '../order-mapping.server';

import type {AccountClient} from './account-client.server';
import {
  HOSTED_ORDER_LINES_QUERY,
  HOSTED_ORDER_QUERY,
  HOSTED_ORDERS_QUERY,
} from './orders-documents.server';

/**
 * This API tells how a parcel goes, where the specification's statuses tell how far packing is: everything that has left the
 * house is fulfilled (coverage: orders-fulfillment-status).
 */
const FULFILLMENT: Readonly<Record<string, string>> = {
  CONFIRMED: 'UNFULFILLED',
  PREPARING_FOR_SHIPPING: 'IN_PROGRESS',
  READY_FOR_PICKUP: 'IN_PROGRESS',
  MULTIPLE_SHIPMENTS: 'PARTIALLY_FULFILLED',
  THERE_WAS_A_PROBLEM: 'ON_HOLD',
  ON_ITS_WAY: 'FULFILLED',
  IN_TRANSIT: 'FULFILLED',
  OUT_FOR_DELIVERY: 'FULFILLED',
  ATTEMPTED_TO_DELIVER: 'FULFILLED',
  DELIVERED: 'FULFILLED',
  PICKED_UP: 'FULFILLED',
};

const fulfillmentOf = (status: string) => FULFILLMENT[status] ?? status;

type RawSummary = HostedOrdersQuery['customer']['orders']['nodes'][number];
type RawOrder = HostedOrderQuery['customer']['orders']['nodes'][number];
type RawMoney = Parameters<typeof toMoney>[0];

const moneyOr = (money: RawMoney | null | undefined, otherwise: Money): Money =>
  money ? toMoney(money) : otherwise;

const moneyOrNull = (money: RawMoney | null | undefined): Money | null =>
  money ? toMoney(money) : null;

function toSummary(order: RawSummary): OrderSummary {
  return {
    name: order.name,
    orderNumber: String(order.number),
    processedAt: String(order.processedAt),
    canceledAt: order.cancelledAt ? String(order.cancelledAt) : null,
    financialStatus: order.financialStatus ?? null,
    fulfillmentStatus: fulfillmentOf(order.fulfillmentStatus),
    totalPrice: toMoney(order.totalPrice),
    items: order.lineItems.nodes.map(({title, quantity, image}) => ({
      title,
      quantity,
      image: toImage(image, title),
    })),
    hasMoreItems: order.lineItems.pageInfo.hasNextPage,
  };
}

function toLine(line: HostedLineFragment, variants: ReadonlyMap<string, OrderVariant>): OrderLine {
  const discounts = toAllocated(line.discountAllocations);
  const original = moneyOr(line.totalPriceBeforeDiscounts, ZERO);
  return {
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.refundableQuantity,
    originalTotalPrice: original,
    discountedTotalPrice: moneyOr(line.totalPriceWithDiscounts, remainder(original, discounts)),
    discounts,
    variant: variants.get(line.variantId ?? '') ?? null,
  };
}

function toOrder(
  order: RawOrder,
  lines: readonly HostedLineFragment[],
  variants: ReadonlyMap<string, OrderVariant>,
): Order {
  const total = toMoney(order.totalPrice);
  const refunded = toMoney(order.totalRefunded);
  return {
    name: order.name,
    orderNumber: String(order.number),
    statusUrl: String(order.statusPageUrl),
    processedAt: String(order.processedAt),
    canceledAt: order.cancelledAt ? String(order.cancelledAt) : null,
    cancelReason: order.cancelReason ?? null,
    financialStatus: order.financialStatus ?? null,
    fulfillmentStatus: fulfillmentOf(order.fulfillmentStatus),
    subtotalPrice: moneyOrNull(order.subtotal),
    totalPrice: total,
    totalTax: moneyOrNull(order.totalTax),
    totalDuties: moneyOrNull(order.totalDuties),
    totalShippingPrice: moneyOr(order.totalDiscountedShipping, toMoney(order.totalShipping)),
    originalTotalPrice: total,
    // The one amount that this API does not have.
    currentTotalPrice: remainder(total, refunded),
    totalRefunded: refunded,
    discounts: order.discountApplications.nodes.map(toDiscount),
    shippingDiscount: toAllocated(order.shippingDiscountAllocations),
    lines: lines.map((line) => toLine(line, variants)),
    shippingAddress: toOrderAddress(order.shippingAddress),
    billingAddress: toOrderAddress(order.billingAddress),
    shipments: order.fulfillments.nodes.flatMap(({trackingInformation}) =>
      (trackingInformation.length > 0
        ? trackingInformation
        : [{company: null, number: null, url: null}]
      ).map(({company, number, url}) => ({
        company: company ?? null,
        number: number ?? null,
        url: url ? String(url) : null,
      })),
    ),
  };
}

/** What of an order's lines is sold still; asked of the Storefront API, as this one knows no products. */
export type FindVariants = (ids: readonly string[]) => Promise<ReadonlyMap<string, OrderVariant>>;

/** A page of the customer's orders, newest first (coverage: orders-list). */
export function listHostedOrders(
  client: AccountClient,
  token: string,
  after: string | null,
  first: number,
): Promise<CustomerAnswer<OrderPage>> {
  return settleCustomer(async () => {
    const {data, errors} = await client.call(HOSTED_ORDERS_QUERY, token, {first, after});
    if (!data || errors) return {object: null, errors};
    const {nodes, pageInfo} = data.customer.orders;
    return {
      object: {
        orders: nodes.map(toSummary),
        next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
      },
    };
  }, READ_FALLBACK);
}

/** One order of the customer by its number, with every line (coverage: orders-detail). */
export function findHostedOrder(
  client: AccountClient,
  token: string,
  number: string,
  findVariants: FindVariants,
): Promise<CustomerAnswer<{order: Order | null}>> {
  return settleCustomer<{order: Order | null}>(async () => {
    const query = `order_number:${number}`;
    const {data, errors} = await client.call(HOSTED_ORDER_QUERY, token, {query});
    if (!data || errors) return {object: null, errors};
    const raw = data.customer.orders.nodes.find((order) => String(order.number) === number);
    if (!raw) return {object: {order: null}};
    const lines = await readWholeList(raw.lineItems, async (after) => {
      const page = await client.call(HOSTED_ORDER_LINES_QUERY, token, {id: raw.id, after});
      requireNoErrors({errors: page.errors ?? null});
      return {page: page.data?.order?.lineItems};
    });
    const variants = await findVariants(lines.flatMap(({variantId}) => variantId ?? []));
    return {object: {order: toOrder(raw, lines, variants)}};
  }, READ_FALLBACK);
}
