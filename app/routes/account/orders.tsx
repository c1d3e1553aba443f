import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {AccountHeading} from '~/components/account/AccountHeading';
import {OrderList} from '~/components/account/OrderList';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadOrders} from '~/edge/account/pages.server';

export const handle: RouteHandle<PageLayout> = {guards: ['authenticated'], layout: AccountLayout};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadOrders(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'My orders',
    description: 'Every order of your account, the newest first.',
    path: '/account/my-orders',
    noIndex: true,
  });

export default function AccountOrders() {
  const {orders, next, isFirst} = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <AccountHeading heading="My orders" />
      {orders.length === 0 ? (
        <div className="rounded-lg bg-sand p-6 sm:p-8">
          <p className="text-lg">
            {isFirst ? 'No orders yet. When there is one, you can follow it here.' : 'That is all.'}
          </p>
          <ButtonLink to="/products" className="mt-5">
            See all products
          </ButtonLink>
        </div>
      ) : (
        <OrderList orders={orders} heading="h2" />
      )}
      {isFirst && next === null ? null : (
        <nav aria-label="Pages of orders" className="flex flex-wrap justify-between gap-4">
          {isFirst ? null : (
            <Link to="/account/my-orders" className="font-semibold underline underline-offset-4">
              Newest orders
            </Link>
          )}
          {next === null ? null : (
            <ButtonLink
              to={`/account/my-orders?${new URLSearchParams({after: next}).toString()}`}
              color="white"
            >
              Older orders
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
