import {Link, type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {AccountForm, FormNotice} from '~/components/account/AccountForm';
import {GuestPage} from '~/components/account/GuestPage';
import {HostedSignIn} from '~/components/account/HostedSignIn';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import {FormAlert, TextField} from '~/components/ui/Field';
import {signInSchema} from '~/domain/account/forms';
import {ACCOUNT_HOME, RETURN_TO} from '~/domain/request/return-to';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadSignIn, submitEntry} from '~/edge/account/entry-hosted.server';

export const handle: RouteHandle<PageLayout> = {guards: ['anonymous'], layout: AccountGuestLayout};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadSignIn(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitEntry(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Sign in',
    description: 'Sign in to see your orders, addresses and subscriptions.',
    path: '/account/login',
    noIndex: true,
  });

export default function AccountLogin() {
  const {kind, returnTo, notice} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const Notice = notice?.isProblem ? FormAlert : FormNotice;
  const search =
    returnTo === ACCOUNT_HOME ? '' : `?${new URLSearchParams({[RETURN_TO]: returnTo}).toString()}`;
  if (kind === 'hosted') {
    return (
      <GuestPage
        heading="Sign in"
        text="Orders, addresses and subscriptions in one place. We mail you a code; there is no password to remember."
      >
        <div className="grid gap-5">
          <Notice>{notice.text}</Notice>
          <HostedSignIn returnTo={returnTo} />
        </div>
      </GuestPage>
    );
  }
  return (
    <GuestPage heading="Sign in" text="Orders, addresses and subscriptions in one place.">
      <div className="grid gap-5">
        {notice && !reply ? <Notice>{notice.text}</Notice> : null}
        <AccountForm
          id="sign-in"
          schema={signInSchema}
          reply={reply}
          hidden={{[RETURN_TO]: returnTo}}
          submit="Sign in"
          aside={
            <Link
              to="/account/reset-password"
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              Forgot your password?
            </Link>
          }
        >
          {(field) => (
            <>
              <TextField
                {...field('email')}
                type="email"
                label="E-mail address"
                autoComplete="username"
                inputMode="email"
                required
              />
              <TextField
                {...field('password')}
                defaultValue={undefined}
                type="password"
                label="Password"
                autoComplete="current-password"
                required
              />
            </>
          )}
        </AccountForm>
      </div>
      <div className="mt-10 border-t border-gray200 pt-8">
        <h2 className="text-xl">New here?</h2>
        <p className="mt-2 text-slate">
          An account keeps your addresses, shows where your orders are, and lets you change a
          subscription whenever you like.
        </p>
        <ButtonLink
          to={`/account/create-account${search}`}
          color="white"
          className="mt-5 max-sm:w-full"
        >
          Create an account
        </ButtonLink>
      </div>
    </GuestPage>
  );
}
