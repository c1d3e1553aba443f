import type {OrderLineFieldsFragment, OrderSummaryFieldsFragment} from 'storefrontapi.generated';

import {toImage, toMoney} from '~/commerce/catalogue/product-mapping.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {readWholeList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import {findIdNumber} from '~/domain/account/customer';
import {
  type Order,
  type OrderLine,
  type OrderPage,
  ORDERS_PAGE_SIZE,
  type OrderSummary,
} from '~/domain/account/orders';

import {toOrderAddress} from './address-mapping.server';
import {type CustomerAnswer, READ_FALLBACK, settleCustomer} from './customer-call.server';
import {type RawOrder, toAllocated, toDiscount} from './order-mapping.server';
import {toOrderVariant} from './order-variant.server';
import {
  ORDER_IDS_QUERY,
  ORDER_LINES_QUERY,
  ORDER_QUERY,
  ORDERS_QUERY,
} from './orders-documents.server';

function toSummary(order: OrderSummaryFieldsFragment): OrderSummary {
  return {
    name: order.name,
    orderNumber: String(order.orderNumber),
    processedAt: String(order.processedAt),
    canceledAt: order.canceledAt ? String(order.canceledAt) : null,
    financialStatus: order.financialStatus ?? null,
    fulfillmentStatus: order.fulfillmentStatus,
    totalPrice: toMoney(order.totalPrice),
    items: order.lineItems.nodes.map(({title, quantity, variant}) => ({
      title,
      quantity,
      image: toImage(variant?.image, title),
    })),
    hasMoreItems: order.lineItems.pageInfo.hasNextPage,
  };
}

function toLine(line: OrderLineFieldsFragment): OrderLine {
  return {
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.currentQuantity,
    originalTotalPrice: toMoney(line.originalTotalPrice),
    discountedTotalPrice: toMoney(line.discountedTotalPrice),
    discounts: toAllocated(line.discountAllocations),
    variant: toOrderVariant(line.variant),
  };
}

function toOrder(order: RawOrder, lines: readonly OrderLineFieldsFragment[]): Order {
  return {
    name: order.name,
    orderNumber: String(order.orderNumber),
    statusUrl: String(order.statusUrl),
    processedAt: String(order.processedAt),
    canceledAt: order.canceledAt ? String(order.canceledAt) : null,
    cancelReason: order.cancelReason ?? null,
    financialStatus: order.financialStatus ?? null,
    fulfillmentStatus: order.fulfillmentStatus,
    subtotalPrice: order.subtotalPrice ? toMoney(order.subtotalPrice) : null,
    totalPrice: toMoney(order.totalPrice),
    totalTax: order.totalTax ? toMoney(order.totalTax) : null,
    totalDuties: order.originalTotalDuties ? toMoney(order.originalTotalDuties) : null,
    totalShippingPrice: toMoney(order.totalShippingPrice),
    originalTotalPrice: toMoney(order.originalTotalPrice),
    currentTotalPrice: toMoney(order.currentTotalPrice),
    totalRefunded: toMoney(order.totalRefunded),
    discounts: order.discountApplications.nodes.map(toDiscount),
    shippingDiscount: toAllocated(order.shippingDiscountAllocations),
    lines: lines.map(toLine),
    shippingAddress: toOrderAddress(order.shippingAddress),
    billingAddress: toOrderAddress(order.billingAddress),
    shipments: (order.successfulFulfillments ?? []).flatMap(({trackingCompany, trackingInfo}) =>
      (trackingInfo.length > 0 ? trackingInfo : [{number: null, url: null}]).map(
        ({number, url}) => ({
          company: trackingCompany ?? null,
          number: number ?? null,
          url: url ? String(url) : null,
        }),
      ),
    ),
  };
}

/** The orders of the customer behind a token (GetAccountQuery; coverage: orders-list). */
interface OrderCalls {
  /** Newest first; `after` is the `next` of the page before. */
  list: (token: string, after: string | null, first?: number) => Promise<CustomerAnswer<OrderPage>>;
  /** One order by its number, among the customer's own only: a stranger's is null as one that never was. */
  find: (token: string, number: string) => Promise<CustomerAnswer<{order: Order | null}>>;
}

export function createOrderCalls(storefront: Storefront): OrderCalls {
  const fresh = {cache: storefront.CacheNone()};

  async function findId(token: string, number: string): Promise<string | null> {
    let after: string | null = null;
    for (;;) {
      const page: Awaited<ReturnType<typeof readIds>> = await readIds(token, after);
      const {nodes, pageInfo} = page;
      const found =
        nodes.find(({orderNumber}) => String(orderNumber) === number) ??
        nodes.find(({id}) => findIdNumber(id) === number);
      if (found) return found.id;
      if (!pageInfo.hasNextPage) return null;
      if (!pageInfo.endCursor) throw new PlatformUnavailable('a page of a list leads nowhere');
      after = pageInfo.endCursor;
    }
  }

  async function readIds(token: string, after: string | null) {
    const answer = await storefront.query(ORDER_IDS_QUERY, {
      variables: {customerAccessToken: token, after},
      ...fresh,
    });
    requireNoErrors(answer);
    // The page has just read its customer: an answer without them says nothing of their orders.
    if (!answer.customer) throw new PlatformUnavailable('no customer in the answer');
    return answer.customer.orders;
  }

  function withAllLines(raw: RawOrder): Promise<OrderLineFieldsFragment[]> {
    return readWholeList(raw.lineItems, async (after) => {
      const {node, errors} = await storefront.query(ORDER_LINES_QUERY, {
        variables: {id: raw.id, after},
        ...fresh,
      });
      return {page: node?.__typename === 'Order' ? node.lineItems : null, errors};
    });
  }

  return {
    list: (token, after, first = ORDERS_PAGE_SIZE) =>
      settleCustomer(async () => {
        const {customer, errors} = await storefront.query(ORDERS_QUERY, {
          variables: {customerAccessToken: token, first, after},
          ...fresh,
        });
        const {nodes = [], pageInfo} = customer?.orders ?? {};
        return {
          object: customer && {
            orders: nodes.map(toSummary),
            next: pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null,
          },
          errors,
        };
      }, READ_FALLBACK),
    find: (token, number) =>
      settleCustomer<{order: Order | null}>(async () => {
        const id = await findId(token, number);
        if (id === null) return {object: {order: null}};
        const {node, errors} = await storefront.query(ORDER_QUERY, {variables: {id}, ...fresh});
        if (node?.__typename !== 'Order') return {object: {order: null}, errors};
        return {object: {order: toOrder(node, await withAllLines(node))}, errors};
      }, READ_FALLBACK),
  };
}
