import {Link, type MetaFunction, useActionData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {AccountForm} from '~/components/account/AccountForm';
import {GuestPage} from '~/components/account/GuestPage';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {TextField} from '~/components/ui/Field';
import {recoverSchema} from '~/domain/account/forms';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadGuestPage, submitRecover} from '~/edge/account/entry.server';

export const handle: RouteHandle<PageLayout> = {
  guards: ['passwords', 'anonymous'],
  layout: AccountGuestLayout,
};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadGuestPage(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitRecover(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Forgot your password?',
    description: 'We send you a link to set a new password.',
    path: '/account/reset-password',
    noIndex: true,
  });

export default function AccountResetPassword() {
  const reply = useActionData<typeof action>();
  return (
    <GuestPage
      heading="Forgot your password?"
      text="Tell us your e-mail address, and we send you a link to set a new one."
    >
      <AccountForm
        id="recover"
        schema={recoverSchema}
        reply={reply}
        submit="Send me the link"
        aside={
          <Link
            to="/account/login"
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            Back to sign in
          </Link>
        }
      >
        {(field) => (
          <TextField
            {...field('email')}
            type="email"
            label="E-mail address"
            autoComplete="username"
            inputMode="email"
            required
          />
        )}
      </AccountForm>
    </GuestPage>
  );
}
