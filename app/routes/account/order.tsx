import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {AccountHeading} from '~/components/account/AccountHeading';
import {AddressLines} from '~/components/account/AddressLines';
import {BuyAgain} from '~/components/account/BuyAgain';
import {OrderLines} from '~/components/account/OrderLines';
import {OrderProgress} from '~/components/account/OrderProgress';
import {OrderTotals} from '~/components/account/OrderTotals';
import {PrintButton} from '~/components/account/PrintButton';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {formatOrderDate} from '~/domain/account/orders';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadOrder} from '~/edge/account/pages.server';

export const handle: RouteHandle<PageLayout> = {guards: ['authenticated'], layout: AccountLayout};

export function loader({request, context, params}: LoaderFunctionArgs) {
  return loadOrder(request, context, params['slug']);
}

export const meta: MetaFunction<typeof loader> = ({matches, data}) =>
  data
    ? pageMeta(matches, {
        title: `Order ${data.order.name}`,
        description: 'What was in your order, where it goes and what it cost.',
        path: `/account/my-orders/${data.order.orderNumber}`,
        noIndex: true,
      })
    : [];

export default function AccountOrder() {
  const {order, again} = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <div>
        <Link
          to="/account/my-orders"
          className="mb-4 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 print:hidden"
        >
          All orders
        </Link>
        <AccountHeading
          heading={`Order ${order.name}`}
          text={`Placed on ${formatOrderDate(order.processedAt)}`}
        >
          <PrintButton />
        </AccountHeading>
      </div>
      <OrderProgress order={order} />
      <section aria-labelledby="lines">
        <h2 id="lines" className="mb-3 text-xl">
          What was in it
        </h2>
        <OrderLines lines={order.lines} />
      </section>
      <div className="grid gap-8 md:grid-cols-2">
        <section aria-labelledby="totals">
          <h2 id="totals" className="mb-3 text-xl">
            What it cost
          </h2>
          <OrderTotals order={order} />
        </section>
        <div className="grid content-start gap-6">
          {order.shippingAddress ? (
            <section aria-labelledby="shipped-to">
              <h2 id="shipped-to" className="mb-3 text-xl">
                Where it goes
              </h2>
              <AddressLines address={order.shippingAddress} />
            </section>
          ) : null}
          {order.billingAddress ? (
            <section aria-labelledby="billed-to">
              <h2 id="billed-to" className="mb-3 text-xl">
                Billing address
              </h2>
              <AddressLines address={order.billingAddress} />
            </section>
          ) : null}
        </div>
      </div>
      <BuyAgain again={again} />
    </div>
  );
}
