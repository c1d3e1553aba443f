import type {
  OrderLineFieldsFragment,
  OrderQuery,
  OrderSummaryFieldsFragment,
} from 'storefrontapi.generated';

import {toImage, toMoney} from '~/commerce/catalogue/product-mapping.server';
import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import type {Storefront} from '~/commerce/platform-client/storefront.server';
import {readWholeList, requireNoErrors} from '~/commerce/platform-client/whole-list.server';
import {findIdNumber} from '~/domain/account/customer';
import {
  type Order,
  type OrderAddress,
  type OrderDiscount,
  type OrderLine,
  type OrderPage,
  ORDERS_PAGE_SIZE,
  type OrderSummary,
} from '~/domain/account/orders';
import {knownStock} from '~/domain/catalogue/product';
import {sum} from '~/domain/values/money';

import {type CustomerAnswer, settleCustomer} from './customer-call.server';
import {
  ORDER_IDS_QUERY,
  ORDER_LINES_QUERY,
  ORDER_QUERY,
  ORDERS_QUERY,
} from './orders-documents.server';

const FALLBACK = 'Error fetching account: no customer found';

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
  // Null where it was deleted since; a variant without its product is no better (coverage: orders-detail).
  const variant = (line.variant?.product as unknown) ? line.variant : null;
  return {
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.currentQuantity,
    originalTotalPrice: toMoney(line.originalTotalPrice),
    discountedTotalPrice: toMoney(line.discountedTotalPrice),
    discounts: sum(line.discountAllocations.map(({allocatedAmount}) => toMoney(allocatedAmount))),
    variant: variant
      ? {
          id: variant.id,
          title: variant.title,
          handle: variant.product.handle,
          image: toImage(variant.image, line.title),
          price: toMoney(variant.price),
          compareAtPrice: variant.compareAtPrice ? toMoney(variant.compareAtPrice) : null,
          availableForSale: variant.availableForSale,
          quantityAvailable: knownStock(variant),
          requiresSellingPlan: variant.product.requiresSellingPlan,
        }
      : null,
  };
}

type RawOrder = Extract<NonNullable<OrderQuery['node']>, {__typename: 'Order'}>;

function toDiscount(application: RawOrder['discountApplications']['nodes'][number]): OrderDiscount {
  const {value} = application;
  return {
    label:
      application.__typename === 'DiscountCodeApplication' ? application.code : application.title,
    isCode: application.__typename === 'DiscountCodeApplication',
    allocationMethod: application.allocationMethod,
    targetType: application.targetType,
    targetSelection: application.targetSelection,
    value:
      value.__typename === 'PricingPercentageValue'
        ? {kind: 'percentage', percentage: value.percentage}
        : {kind: 'amount', amount: toMoney(value)},
  };
}

function toOrderAddress(address: RawOrder['shippingAddress']): OrderAddress | null {
  if (!address) return null;
  return {
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? (address.firstName ? '' : (address.name ?? '')),
    company: address.company ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    province: address.province ?? '',
    provinceCode: address.provinceCode ?? '',
    country: address.country ?? '',
    zip: address.zip ?? '',
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
    shippingDiscount: sum(
      order.shippingDiscountAllocations.map(({allocatedAmount}) => toMoney(allocatedAmount)),
    ),
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
      }, FALLBACK),
    find: (token, number) =>
      settleCustomer<{order: Order | null}>(async () => {
        const id = await findId(token, number);
        if (id === null) return {object: {order: null}};
        const {node, errors} = await storefront.query(ORDER_QUERY, {variables: {id}, ...fresh});
        if (node?.__typename !== 'Order') return {object: {order: null}, errors};
        return {object: {order: toOrder(node, await withAllLines(node))}, errors};
      }, FALLBACK),
  };
}
