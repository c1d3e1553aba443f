import {variantNode} from '../catalogue/nodes.ts';
import type {CustomerNode} from '../customers/customer-node.ts';
import {snapshotAddressNode} from '../customers/customer-node.ts';
import type {PostalAddress} from '../customers/records.ts';
import {connection, type PageArguments} from '../graphql/connection.ts';
import type {RequestContext} from '../graphql/context.ts';
import {formatDecimal, type MoneyNode} from '../graphql/money.ts';
import type {Resolvers} from '../graphql/resolvers.ts';
import {formatInstant} from '../store/clock.ts';

import {parseOrderQuery} from './order-query.ts';
import {countOrdersOf, currentAmounts, ordersOf, statusUrl, totalRefunded} from './orders.ts';
import type {
  AppliedDiscount,
  DiscountShare,
  Fulfillment,
  OrderLine,
  OrderRecord,
} from './records.ts';

/** Source of the API's `Order`. */
interface OrderNode {
  __typename: 'Order';
  record: OrderRecord;
}

/** Source of `OrderLineItem`: a line alone does not know its order's currency and discounts. */
interface LineNode {
  order: OrderRecord;
  line: OrderLine;
}

interface FulfillmentNode {
  order: OrderRecord;
  fulfillment: Fulfillment;
}

type SortKey = 'ID' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE';

export const orderNode = (record: OrderRecord): OrderNode => ({__typename: 'Order', record});

/** Cents of an order in its currency. */
export const amount = (order: OrderRecord, cents: number): MoneyNode => ({
  __typename: 'MoneyV2',
  amount: formatDecimal(cents),
  currencyCode: order.currency,
});

const instant = (text: string) => formatInstant(new Date(text));

/** A discount as it was applied; the classic and the customer's API name its types alike. */
export function applicationNode(order: OrderRecord, discount: AppliedDiscount) {
  const value =
    discount.value.type === 'percentage'
      ? {__typename: 'PricingPercentageValue', percentage: discount.value.percentage}
      : amount(order, discount.value.cents);
  const common = {
    allocationMethod: discount.allocationMethod,
    targetSelection: discount.targetSelection,
    targetType: discount.targetType,
    value,
  };
  return discount.code === null
    ? {__typename: 'AutomaticDiscountApplication', title: discount.title, ...common}
    : {
        __typename: 'DiscountCodeApplication',
        code: discount.code,
        applicable: true,
        ...common,
      };
}

/** What discounts took off a line or shipping. */
export function shareNodes(order: OrderRecord, shares: readonly DiscountShare[]) {
  return shares.flatMap((share) => {
    const discount = order.discounts[share.discount];
    if (discount === undefined) return [];
    return [
      {
        allocatedAmount: amount(order, share.cents),
        discountApplication: applicationNode(order, discount),
      },
    ];
  });
}

export const ORDER_SORTS: Record<SortKey, (one: OrderRecord, other: OrderRecord) => number> = {
  ID: (one, other) => one.id - other.id,
  RELEVANCE: (one, other) => one.id - other.id,
  PROCESSED_AT: (one, other) =>
    Date.parse(one.processedAt) - Date.parse(other.processedAt) || one.id - other.id,
  TOTAL_PRICE: (one, other) => one.total - other.total || one.id - other.id,
};

function customerOrders(
  {record}: CustomerNode,
  args: PageArguments & {sortKey: SortKey; query?: string | null},
  context: RequestContext,
) {
  const isMeant = parseOrderQuery(args.query);
  const orders = ordersOf(context.services.store, record.id)
    .filter(isMeant)
    .sort(ORDER_SORTS[args.sortKey]);
  return {
    ...connection(orders, args, context, ({id}) => id, orderNode, args.sortKey),
    totalCount: String(orders.length),
  };
}

const current = (order: OrderRecord, part: 'subtotal' | 'shipping' | 'tax' | 'total') =>
  amount(order, currentAmounts(order)[part]);

function address(order: OrderRecord, which: 0 | 1, postal: PostalAddress | null) {
  return postal === null ? null : snapshotAddressNode(order.id * 2 + which, postal);
}

/** `Order` and what hangs on it (§9). */
export const orderFields: Resolvers = {
  Customer: {
    orders: customerOrders,
    numberOfOrders: ({record}: CustomerNode, _: unknown, {services}: RequestContext) =>
      String(countOrdersOf(services.store, record.id)),
  },
  Order: {
    id: ({record}: OrderNode) => `gid://shopify/Order/${record.id}?key=${record.secret}`,
    name: ({record}: OrderNode) => record.name,
    orderNumber: ({record}: OrderNode) => record.number,
    email: ({record}: OrderNode) => record.email,
    phone: ({record}: OrderNode) => record.phone,
    processedAt: ({record}: OrderNode) => instant(record.processedAt),
    canceledAt: ({record}: OrderNode) =>
      record.canceledAt === null ? null : instant(record.canceledAt),
    cancelReason: ({record}: OrderNode) => record.cancelReason,
    financialStatus: ({record}: OrderNode) => record.financialStatus,
    fulfillmentStatus: ({record}: OrderNode) => record.fulfillmentStatus,
    currencyCode: ({record}: OrderNode) => record.currency,
    customAttributes: ({record}: OrderNode) => record.attributes,
    customerLocale: () => 'en-US',
    customerUrl: () => null,
    statusUrl: ({record}: OrderNode, _: unknown, {origin}: RequestContext) =>
      statusUrl(record, origin),
    edited: () => false,
    subtotalPrice: ({record}: OrderNode) => amount(record, record.subtotal),
    subtotalPriceV2: ({record}: OrderNode) => amount(record, record.subtotal),
    totalPrice: ({record}: OrderNode) => amount(record, record.total),
    totalPriceV2: ({record}: OrderNode) => amount(record, record.total),
    originalTotalPrice: ({record}: OrderNode) => amount(record, record.total),
    totalTax: ({record}: OrderNode) => amount(record, record.tax),
    totalTaxV2: ({record}: OrderNode) => amount(record, record.tax),
    totalShippingPrice: ({record}: OrderNode) => amount(record, record.shipping),
    totalShippingPriceV2: ({record}: OrderNode) => amount(record, record.shipping),
    totalRefunded: ({record}: OrderNode) => amount(record, totalRefunded(record)),
    totalRefundedV2: ({record}: OrderNode) => amount(record, totalRefunded(record)),
    originalTotalDuties: () => null,
    currentTotalDuties: () => null,
    currentSubtotalPrice: ({record}: OrderNode) => current(record, 'subtotal'),
    currentTotalPrice: ({record}: OrderNode) => current(record, 'total'),
    currentTotalShippingPrice: ({record}: OrderNode) => current(record, 'shipping'),
    currentTotalTax: ({record}: OrderNode) => current(record, 'tax'),
    shippingAddress: ({record}: OrderNode) => address(record, 0, record.shippingAddress),
    billingAddress: ({record}: OrderNode) => address(record, 1, record.billingAddress),
    discountApplications: ({record}: OrderNode, args: PageArguments, context: RequestContext) =>
      connection(
        record.discounts.map((discount, place) => ({discount, place})),
        args,
        context,
        ({place}) => place,
        ({discount}) => applicationNode(record, discount),
      ),
    shippingDiscountAllocations: ({record}: OrderNode) => shareNodes(record, record.shippingShares),
    lineItems: ({record}: OrderNode, args: PageArguments, context: RequestContext) =>
      connection(
        record.lines.map((line, place) => ({line, place})),
        args,
        context,
        ({place}) => place,
        ({line}): LineNode => ({order: record, line}),
      ),
    successfulFulfillments: ({record}: OrderNode, {first}: {first?: number | null}) =>
      record.fulfillments.length === 0
        ? null
        : record.fulfillments
            .slice(0, first ?? undefined)
            .map((fulfillment): FulfillmentNode => ({order: record, fulfillment})),
    metafield: () => null,
    metafields: (_: OrderNode, {identifiers}: {identifiers: unknown[]}) =>
      identifiers.map(() => null),
  },
  OrderLineItem: {
    title: ({line}: LineNode) => line.productTitle,
    quantity: ({line}: LineNode) => line.quantity,
    currentQuantity: ({line}: LineNode) => line.currentQuantity,
    customAttributes: ({line}: LineNode) => line.attributes,
    originalTotalPrice: ({order, line}: LineNode) => amount(order, line.originalTotal),
    discountedTotalPrice: ({order, line}: LineNode) => amount(order, line.discountedTotal),
    discountAllocations: ({order, line}: LineNode) => shareNodes(order, line.shares),
    variant: ({line}: LineNode, _: unknown, {services, market}: RequestContext) => {
      const record = services.catalogue.variant(line.variantId);
      return record === undefined ? null : variantNode(record, market);
    },
  },
  Fulfillment: {
    trackingCompany: ({fulfillment}: FulfillmentNode) => fulfillment.trackingCompany,
    trackingInfo: ({fulfillment}: FulfillmentNode) =>
      fulfillment.trackingNumber === null && fulfillment.trackingUrl === null
        ? []
        : [{number: fulfillment.trackingNumber, url: fulfillment.trackingUrl}],
    fulfillmentLineItems: (
      {order, fulfillment}: FulfillmentNode,
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
        ({line, quantity}) => ({lineItem: {order, line}, quantity}),
      ),
  },
};
