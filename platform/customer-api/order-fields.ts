import type {PostalAddress} from '../customers/records.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {findGidNumber, gid} from '../graphql/gid.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {amount, applicationNode, ORDER_SORTS, shareNodes} from '../orders/order-fields.ts';
import {parseAccountOrderQuery} from '../orders/order-query.ts';
import {currentAmounts, findOrder, ordersOf, statusUrl, totalRefunded} from '../orders/orders.ts';
import type {Fulfillment, OrderLine, OrderRecord, Refund} from '../orders/records.ts';
import {formatInstant} from '../store/clock.ts';

import {callerOf} from './caller.ts';
import {type AccountNode, accountNode, type AddressNode} from './customer-fields.ts';

interface OrderNode {
  __typename: 'Order';
  record: OrderRecord;
}

interface LineNode {
  order: OrderRecord;
  line: OrderLine;
  place: number;
}

interface FulfillmentNode {
  order: OrderRecord;
  fulfillment: Fulfillment;
  place: number;
}

const orderNode = (record: OrderRecord): OrderNode => ({__typename: 'Order', record});
const instant = (text: string) => formatInstant(new Date(text));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** An address that was copied onto an order is nobody's to change: its id is none of the book's. */
function snapshot(
  order: OrderRecord,
  which: 0 | 1,
  address: PostalAddress | null,
): AddressNode | null {
  const id = gid('CustomerAddress', order.id * 2 + which);
  return address === null ? null : {__typename: 'CustomerAddress', gid: id, address};
}

/** This API tells of parcels where the classic one tells of packing. */
function parcelStatus(order: OrderRecord): string {
  if (order.fulfillmentStatus === 'FULFILLED') {
    return order.fulfillments.length > 1 ? 'MULTIPLE_SHIPMENTS' : 'ON_ITS_WAY';
  }
  if (order.fulfillmentStatus === 'PARTIALLY_FULFILLED') return 'MULTIPLE_SHIPMENTS';
  if (order.fulfillmentStatus === 'IN_PROGRESS') return 'PREPARING_FOR_SHIPPING';
  return 'CONFIRMED';
}

const lineNodes = (order: OrderRecord): LineNode[] =>
  order.lines.map((line, place) => ({order, line, place}));

const lineOff = ({line}: LineNode) => sum(line.shares.map(({cents}) => cents));

const allOff = (order: OrderRecord) =>
  sum([...order.lines.flatMap(({shares}) => shares), ...order.shippingShares].map((s) => s.cents));

type OrderSort = keyof typeof ORDER_SORTS | 'CREATED_AT' | 'ORDER_NUMBER' | 'UPDATED_AT';

function customerOrders(
  {record}: AccountNode,
  args: PageArguments & {sortKey: OrderSort; query?: string | null},
  context: RequestContext,
) {
  const {sortKey} = args;
  const isDated = sortKey === 'CREATED_AT' || sortKey === 'UPDATED_AT';
  const sort = isDated ? 'PROCESSED_AT' : sortKey === 'ORDER_NUMBER' ? 'ID' : sortKey;
  const orders = ordersOf(context.services.store, record.id)
    .filter(parseAccountOrderQuery(args.query))
    .sort(ORDER_SORTS[sort]);
  return connection(orders, args, context, ({id}) => id, orderNode, sortKey);
}

/** An order of the caller; anybody else's is as unknown as one that never was. */
function findOwnOrder(id: string, context: RequestContext): OrderNode | null {
  const number = findGidNumber(id, 'Order');
  const order = number === null ? null : findOrder(context.services.store, number);
  return order !== null && order.customerId === callerOf(context).id ? orderNode(order) : null;
}

function imageNode({line}: LineNode, _: unknown, {origin}: RequestContext) {
  if (line.image === null) return null;
  const url = `${origin}/images/${line.image}.png`;
  return {
    id: null,
    altText: line.productTitle,
    width: 1200,
    height: 1200,
    url: ({transform}: {transform?: {maxWidth?: number | null} | null}) =>
      typeof transform?.maxWidth === 'number' ? `${url}?width=${transform.maxWidth}` : url,
    src: url,
    originalSrc: url,
    transformedSrc: url,
  };
}

const lineFields: Resolvers[string] = {
  id: ({order, place}: LineNode) => gid('LineItem', order.id * 1000 + place),
  name: ({line}: LineNode) => [line.productTitle, line.variantTitle].filter(Boolean).join(' - '),
  title: ({line}: LineNode) => line.productTitle,
  variantTitle: ({line}: LineNode) => line.variantTitle,
  variantId: ({line}: LineNode) => gid('ProductVariant', line.variantId),
  productId: ({line}: LineNode) => gid('Product', line.productId),
  sku: ({line}: LineNode) => line.sku,
  quantity: ({line}: LineNode) => line.quantity,
  refundableQuantity: ({line}: LineNode) => line.currentQuantity,
  requiresShipping: () => true,
  image: imageNode,
  customAttributes: ({line}: LineNode) => line.attributes,
  price: ({order, line}: LineNode) => amount(order, line.unitPrice),
  totalPrice: ({order, line}: LineNode) => amount(order, line.originalTotal),
  totalPriceBeforeDiscounts: ({order, line}: LineNode) => amount(order, line.originalTotal),
  totalPriceWithDiscounts: ({order, line}: LineNode) => amount(order, line.discountedTotal),
  totalDiscount: (node: LineNode) => amount(node.order, lineOff(node)),
  currentTotalPrice: ({order, line}: LineNode) =>
    amount(order, Math.round((line.discountedTotal * line.currentQuantity) / line.quantity)),
  discountAllocations: ({order, line}: LineNode) => shareNodes(order, line.shares),
  sellingPlan: ({line}: LineNode) =>
    line.plan === null
      ? null
      : {name: line.plan.name, sellingPlanId: gid('SellingPlan', line.plan.id)},
};

const fulfillmentFields: Resolvers[string] = {
  id: ({order, place}: FulfillmentNode) => gid('Fulfillment', order.id * 100 + place),
  createdAt: ({fulfillment}: FulfillmentNode) => instant(fulfillment.at),
  updatedAt: ({fulfillment}: FulfillmentNode) => instant(fulfillment.at),
  status: () => 'SUCCESS',
  requiresShipping: () => true,
  latestShipmentStatus: () => 'IN_TRANSIT',
  trackingInformation: ({fulfillment}: FulfillmentNode) =>
    fulfillment.trackingNumber === null && fulfillment.trackingUrl === null
      ? []
      : [
          {
            company: fulfillment.trackingCompany,
            number: fulfillment.trackingNumber,
            url: fulfillment.trackingUrl,
          },
        ],
  fulfillmentLineItems: (
    {order, fulfillment, place: parcel}: FulfillmentNode,
    args: PageArguments,
    context: RequestContext,
  ) =>
    connection(
      fulfillment.lines.flatMap(({line: place, quantity}) => {
        const line = order.lines[place];
        return line === undefined ? [] : [{place, quantity, line}];
      }),
      args,
      context,
      ({place}) => place,
      ({place, line, quantity}) => ({
        id: gid('FulfillmentLineItem', order.id * 100_000 + parcel * 1000 + place),
        lineItem: {order, line, place} satisfies LineNode,
        quantity,
      }),
    ),
};

const refundNode = (order: OrderRecord, refund: Refund, place: number) => ({
  id: gid('Refund', order.id * 100 + place),
  createdAt: instant(refund.at),
  updatedAt: instant(refund.at),
  totalRefunded: amount(order, refund.subtotal + refund.shipping + refund.tax),
});

/** `Order`, its lines, fulfilments and refunds. */
export const accountOrderFields: Resolvers = {
  QueryRoot: {
    order: (_: unknown, {id}: {id: string}, context: RequestContext) => findOwnOrder(id, context),
  },
  Customer: {orders: customerOrders},
  Order: {
    id: ({record}: OrderNode) => gid('Order', record.id),
    name: ({record}: OrderNode) => record.name,
    number: ({record}: OrderNode) => record.number,
    confirmationNumber: ({record}: OrderNode) => record.token.slice(0, 9).toUpperCase(),
    email: ({record}: OrderNode) => record.email,
    hasEmail: () => true,
    phone: ({record}: OrderNode) => record.phone,
    note: ({record}: OrderNode) => record.note || null,
    customer: (_: OrderNode, _args: unknown, context: RequestContext) =>
      accountNode(callerOf(context)),
    createdAt: ({record}: OrderNode) => instant(record.processedAt),
    processedAt: ({record}: OrderNode) => instant(record.processedAt),
    updatedAt: ({record}: OrderNode) => instant(record.refunds.at(-1)?.at ?? record.processedAt),
    cancelledAt: ({record}: OrderNode) =>
      record.canceledAt === null ? null : instant(record.canceledAt),
    cancelReason: ({record}: OrderNode) => record.cancelReason,
    currencyCode: ({record}: OrderNode) => record.currency,
    customAttributes: ({record}: OrderNode) => record.attributes,
    customerLocale: () => 'en-US',
    financialStatus: ({record}: OrderNode) => record.financialStatus,
    fulfillmentStatus: ({record}: OrderNode) => parcelStatus(record),
    hasMultipleFulfillments: ({record}: OrderNode) => record.fulfillments.length > 1,
    statusPageUrl: ({record}: OrderNode, _: unknown, {origin}: RequestContext) =>
      statusUrl(record, origin),
    requiresShipping: () => true,
    market: () => ({id: gid('Market', 1), handle: 'us'}),
    subtotal: ({record}: OrderNode) => amount(record, record.subtotal),
    subtotalBeforeDiscounts: ({record}: OrderNode) =>
      amount(record, sum(record.lines.map(({originalTotal}) => originalTotal))),
    totalPrice: ({record}: OrderNode) => amount(record, record.total),
    totalRefunded: ({record}: OrderNode) => amount(record, totalRefunded(record)),
    totalShipping: ({record}: OrderNode) =>
      amount(record, record.shipping + sum(record.shippingShares.map(({cents}) => cents))),
    totalDiscountedShipping: ({record}: OrderNode) => amount(record, record.shipping),
    totalTax: ({record}: OrderNode) => amount(record, record.tax),
    shippingTitle: ({record}: OrderNode) => record.shippingTitle,
    shippingLine: ({record}: OrderNode) => ({
      handle: null,
      title: record.shippingTitle,
      originalPrice: amount(
        record,
        record.shipping + sum(record.shippingShares.map(({cents}) => cents)),
      ),
    }),
    shippingAddress: ({record}: OrderNode) => snapshot(record, 0, record.shippingAddress),
    billingAddress: ({record}: OrderNode) => snapshot(record, 1, record.billingAddress),
    shippingDiscountAllocations: ({record}: OrderNode) => shareNodes(record, record.shippingShares),
    discountInformation: ({record}: OrderNode) => ({
      totalDiscounts: amount(record, allOff(record)),
      totalOrderLevelAppliedDiscounts: amount(record, 0),
    }),
    soldInformation: ({record}: OrderNode) => ({
      quantity: sum(record.lines.map(({quantity}) => quantity)),
      refundedQuantity: sum(record.lines.map((l) => l.quantity - l.currentQuantity)),
      subtotal: amount(record, record.subtotal),
      total: amount(record, record.total),
    }),
    lineItemsSummary: ({record}: OrderNode) => ({
      lineItemCount: record.lines.length,
      totalQuantityOfLineItems: sum(record.lines.map(({quantity}) => quantity)),
    }),
    paymentInformation: ({record}: OrderNode) => ({
      paymentStatus: record.financialStatus,
      totalPaidAmount: amount(record, currentAmounts(record).total),
      totalOutstandingAmount: amount(record, 0),
    }),
    discountApplications: ({record}: OrderNode, args: PageArguments, context: RequestContext) =>
      connection(
        record.discounts.map((discount, place) => ({discount, place})),
        args,
        context,
        ({place}) => place,
        ({discount}) => applicationNode(record, discount),
      ),
    lineItems: ({record}: OrderNode, args: PageArguments, context: RequestContext) =>
      connection(
        lineNodes(record),
        args,
        context,
        ({place}) => place,
        (node) => node,
      ),
    fulfillments: ({record}: OrderNode, args: PageArguments, context: RequestContext) =>
      connection(
        record.fulfillments.map((fulfillment, place): FulfillmentNode => ({
          order: record,
          fulfillment,
          place,
        })),
        args,
        context,
        ({place}) => place,
        (node) => node,
      ),
    refunds: ({record}: OrderNode) =>
      record.refunds.map((refund, place) => refundNode(record, refund, place)),
  },
  LineItem: lineFields,
  Fulfillment: fulfillmentFields,
};
