import {type MetaFunction, useActionData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

import {ChoosePasswordForm} from '~/components/account/ChoosePasswordForm';
import {GuestPage} from '~/components/account/GuestPage';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {submitMailLink} from '~/edge/account/entry.server';

/** No guard: whoever holds the mail's link may use it, also where somebody else is signed in. */
export const handle: RouteHandle<PageLayout> = {layout: AccountGuestLayout};

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
