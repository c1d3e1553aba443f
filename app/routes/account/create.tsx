import {Link, type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CreateAccountForm} from '~/components/account/CreateAccountForm';
import {GuestPage} from '~/components/account/GuestPage';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadGuestPage} from '~/edge/account/entry.server';
import {submitCreateAccount} from '~/edge/account/registration.server';

export const handle: RouteHandle<PageLayout> = {
  guards: ['passwords', 'anonymous'],
  layout: AccountGuestLayout,
};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadGuestPage(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitCreateAccount(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Create an account',
    description: 'Create an account to keep addresses, follow orders and manage subscriptions.',
    path: '/account/create-account',
    noIndex: true,
  });

const LINK = 'font-semibold underline underline-offset-4';

export default function AccountCreate() {
  const {returnTo, hasStudentPage} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <GuestPage
      heading="Create an account"
      text={
        <>
          Have one already?{' '}
          <Link to="/account/login" className={LINK}>
            Sign in
          </Link>
        </>
      }
    >
      <CreateAccountForm returnTo={returnTo} reply={reply} />
      {hasStudentPage ? (
        <p className="mt-8 border-t border-gray200 pt-6 text-slate">
          At a school with a .edu address?{' '}
          <Link to="/account/create-account/student" className={LINK}>
            Get the student price
          </Link>
        </p>
      ) : null}
    </GuestPage>
  );
}
