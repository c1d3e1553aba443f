import {Link, type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ChoosePasswordForm} from '~/components/account/ChoosePasswordForm';
import {GuestPage} from '~/components/account/GuestPage';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadActivation, submitActivationByUrl} from '~/edge/account/entry.server';

export const handle: RouteHandle<PageLayout> = {
  guards: ['passwords', 'anonymous'],
  layout: AccountGuestLayout,
};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadActivation(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitActivationByUrl(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Activate your account',
    description: 'Choose a password, and your account is ready.',
    path: '/account/activate',
    noIndex: true,
  });

export default function AccountActivate() {
  const {hasLink} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!hasLink) {
    return (
      <GuestPage
        heading="Activate your account"
        text="Open the link in the mail that we sent you. If it is gone or does not work, ask for a new one."
      >
        <Link to="/account/reset-password" className="font-semibold underline underline-offset-4">
          Send me a new link
        </Link>
      </GuestPage>
    );
  }
  return (
    <GuestPage heading="Activate your account" text="Choose a password, and your account is ready.">
      <ChoosePasswordForm reply={reply} submit="Activate my account" />
    </GuestPage>
  );
}
