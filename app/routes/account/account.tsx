import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';

import {AccountHeading} from '~/components/account/AccountHeading';
import {AddressLines} from '~/components/account/AddressLines';
import {OrderList} from '~/components/account/OrderList';
import {StudentOffer} from '~/components/account/StudentOffer';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import type {RouteHandle} from '~/domain/request/route-handle';
import {formatPhone} from '~/domain/values/phone';
import {loadOverview} from '~/edge/account/pages.server';

export const handle: RouteHandle<PageLayout> = {
  guards: ['authenticated'],
  layout: AccountLayout,
  view: 'My Account',
};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadOverview(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'My Account',
    description: 'Your orders, addresses and subscriptions.',
    path: '/account',
    noIndex: true,
  });

const LINK = 'font-semibold underline underline-offset-4';

function Card({
  heading,
  link,
  label,
  children,
}: {
  heading: string;
  link: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col rounded-lg bg-white p-6 ring-1 ring-ink/10 md:last:col-span-2">
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-3 mb-5 grow text-slate">{children}</div>
      <Link to={link} className={`${LINK} inline-flex min-h-11 items-center self-start text-sm`}>
        {label}
      </Link>
    </section>
  );
}

export default function Account() {
  const {firstName, name, email, phone, address, orders, studentOffer, hasSubscriptions} =
    useLoaderData<typeof loader>();
  return (
    <div className="grid gap-10">
      <AccountHeading heading={firstName === '' ? 'Hello' : `Hello ${firstName}`} text={email} />
      {studentOffer ? <StudentOffer offer={studentOffer} /> : null}
      <section aria-labelledby="recent">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="recent" className="text-xl">
            Recent orders
          </h2>
          <Link to="/account/my-orders" className={`${LINK} text-sm`}>
            All orders
          </Link>
        </div>
        {orders === null ? (
          <p className="rounded-lg bg-sand p-6">
            Your orders are not answering right now. Please reload the page in a minute.
          </p>
        ) : orders.length === 0 ? (
          <div className="rounded-lg bg-sand p-6">
            <p>You have not ordered anything with this account yet.</p>
            <ButtonLink to="/products" color="white" className="mt-4">
              See all products
            </ButtonLink>
          </div>
        ) : (
          <OrderList orders={orders} heading="h3" />
        )}
      </section>
      <div className="grid gap-4 md:grid-cols-2">
        <Card
          heading="Contact information"
          link="/account/contact-information"
          label="View and change"
        >
          <p className="wrap-anywhere">{name}</p>
          <p className="wrap-anywhere">{email}</p>
          {phone === '' ? null : <p className="figures">{formatPhone(phone)}</p>}
        </Card>
        <Card heading="Default address" link="/account/address-book" label="Open the address book">
          {address ? <AddressLines address={address} /> : <p>No address saved yet.</p>}
        </Card>
        {hasSubscriptions ? (
          <Card
            heading="Subscriptions"
            link="/account/manage-subscriptions"
            label="Manage subscriptions"
          >
            <p>Change a date, skip a delivery, pause or stop. It takes effect at once.</p>
          </Card>
        ) : null}
      </div>
    </div>
  );
}
