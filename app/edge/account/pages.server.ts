import {data} from '@remix-run/server-runtime';

import {studentOffer} from '~/content/promotions.server';
import {buyAgain} from '~/domain/account/buy-again';
import {type Customer, formatName, isStudent} from '~/domain/account/customer';
import {shownOrderLines} from '~/domain/account/order-lines';
import {parseOrderSlug} from '~/domain/account/orders';
import {isConfigured} from '~/edge/catalogue/shop-offer.server';
import {loadPromotions} from '~/edge/catalogue/store-content.server';
import {findGiftProducts} from '~/edge/promotions/offers.server';
import type {ShopContext} from '~/edge/request/context.server';
import {hasSubscriptions} from '~/edge/request/environment.server';
import {notFound, unavailable} from '~/edge/request/refusals.server';

import {askAccount} from './open-account.server';
import {requireCustomer} from './refresh.server';

/** Account pages are for one customer and one moment. */
export const PRIVATE = {headers: {'Cache-Control': 'no-store'}};

const RECENT_ORDERS = 3;
const LONGEST_CURSOR = 500;

/** What pages show of a customer: never ids that hold a secret, never the token. */
function greeting(customer: Customer) {
  return {name: formatName(customer), firstName: customer.firstName};
}

/**
 * /account: who it is, the last orders, the default address, and the student offer for students
 * (coverage: page-account).
 */
export async function loadOverview(request: Request, context: ShopContext) {
  const [{customer}, recent] = await Promise.all([
    requireCustomer(request, context),
    askAccount(request, context, ({token, calls}) => calls.orders(token, null, RECENT_ORDERS)),
  ]);
  return data(
    {
      ...greeting(customer),
      email: customer.email,
      phone: customer.phone,
      address: customer.addresses.find(({number}) => number === customer.defaultAddress) ?? null,
      orders: recent.ok ? recent.value.orders : null,
      studentOffer:
        isConfigured(context.env, 'student-code') && isStudent(customer) ? studentOffer : null,
      hasSubscriptions: hasSubscriptions(context.env),
    },
    PRIVATE,
  );
}

/**
 * Orders, newest first, 75 a page; `?after=` goes on to the older ones (decisions.md: page sizes;
 * coverage: orders-list).
 */
export async function loadOrders(request: Request, context: ShopContext) {
  const after = new URL(request.url).searchParams.get('after');
  const cursor = after !== null && after.length <= LONGEST_CURSOR ? after : null;
  const [, page] = await Promise.all([
    requireCustomer(request, context),
    askAccount(request, context, ({token, calls}) => calls.orders(token, cursor)),
  ]);
  if (!page.ok) {
    // A cursor that the platform does not know leads nowhere; any other failure says nothing of the orders.
    if (page.cause === 'request' && cursor !== null) throw notFound('/account/my-orders');
    throw unavailable();
  }
  return data({...page.value, isFirst: cursor === null}, PRIVATE);
}

/** One order of the customer, and what of it can be bought again. A stranger's order is a page that does not exist. */
export async function loadOrder(request: Request, context: ShopContext, slug: string | undefined) {
  const {token, calls} = await requireCustomer(request, context);
  const number = parseOrderSlug(slug);
  const path = `/account/my-orders/${slug ?? ''}`;
  if (number === null) throw notFound(path);
  const [found, promotions] = await Promise.all([
    calls.order(token, number),
    loadPromotions(context),
    // What the order names besides is asked for once it is known; the rest is read meanwhile.
    findGiftProducts(context),
  ]);
  if (!found.ok) throw unavailable();
  const {order} = found.value;
  if (order === null) throw notFound(path);
  const ordered = order.lines.flatMap(({variant}) => variant?.handle ?? []);
  const products = await findGiftProducts(context, ordered);
  const lines = shownOrderLines(order.lines, products, promotions);
  const again = buyAgain(lines.filter(({isGift}) => !isGift));
  return data({order: {...order, lines}, again}, PRIVATE);
}
