import {type MetaFunction, useActionData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

import {ChoosePasswordForm} from '~/components/account/ChoosePasswordForm';
import {GuestPage} from '~/components/account/GuestPage';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {submitMailLink} from '~/edge/account/entry.server';

/** Open to anybody where there are passwords: whoever holds the mail's link may use it, also where somebody else is signed in. */
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
    kind: 'activate',
    customer: params['id'],
    token: params['token'],
  });
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Activate your account',
    description: 'Choose a password, and your account is ready.',
    path: '/account/activate',
    noIndex: true,
  });

export default function AccountActivateLink() {
  const reply = useActionData<typeof action>();
  return (
    <GuestPage heading="Activate your account" text="Choose a password, and your account is ready.">
      <ChoosePasswordForm reply={reply} submit="Activate my account" />
    </GuestPage>
  );
}
