import {type MetaFunction, useActionData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

import {ChoosePasswordForm} from '~/components/account/ChoosePasswordForm';
import {GuestPage} from '~/components/account/GuestPage';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {submitMailLink} from '~/edge/account/entry.server';

/** Open to anybody where there are passwords: whoever holds the mail's link may use it, also where somebody is signed in. */
export const handle: RouteHandle<PageLayout> = {
  guards: ['passwords'],
  layout: AccountGuestLayout,
};

/** Nothing to load; with it the guard is asked for data requests too. */
export function loader() {
  return null;
}

export function action({request, context, params}: ActionFunctionArgs) {
  return submitMailLink(request, context, {
    kind: 'reset',
    customer: params['id'],
    token: params['token'],
  });
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Set a new password',
    description: 'Choose a new password for your account.',
    path: '/account/reset-password',
    noIndex: true,
  });

export default function AccountResetLink() {
  const reply = useActionData<typeof action>();
  return (
    <GuestPage
      heading="Set a new password"
      text="You are signed in right after. Other devices are signed out."
    >
      <ChoosePasswordForm reply={reply} submit="Set the password" />
    </GuestPage>
  );
}
