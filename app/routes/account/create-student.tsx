import {type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CreateAccountForm} from '~/components/account/CreateAccountForm';
import {GuestPage} from '~/components/account/GuestPage';
import {HostedSignIn} from '~/components/account/HostedSignIn';
import {AccountGuestLayout} from '~/components/layout/AccountGuestLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadStudentPage, requireStudentPage} from '~/edge/account/entry.server';
import {submitCreateAccount} from '~/edge/account/registration.server';

export const handle: RouteHandle<PageLayout> = {guards: ['anonymous'], layout: AccountGuestLayout};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadStudentPage(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  requireStudentPage(request, context);
  return submitCreateAccount(request, context, {student: true});
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Create a student account',
    description: 'Students with a .edu address get the student price on the whole shop.',
    path: '/account/create-account/student',
    noIndex: true,
  });

export default function AccountCreateStudent() {
  const {kind, heading, text, returnTo, steps} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <GuestPage heading={heading} text={text}>
      <ol className="mb-8 grid gap-3">
        {steps.map(({title, text: step}, position) => (
          <li key={title} className="flex gap-3">
            <span className="figures grid size-7 shrink-0 place-items-center rounded-full bg-lemon text-sm font-bold">
              {position + 1}
            </span>
            <span>
              <strong>{title}.</strong> <span className="text-slate">{step}</span>
            </span>
          </li>
        ))}
      </ol>
      {kind === 'hosted' ? (
        <div className="grid gap-5">
          <p>
            There is nothing to fill in here: sign in with your .edu address. We mail a code to it,
            and your account is a student account from then on.
          </p>
          <HostedSignIn returnTo={returnTo} label="Sign in with my .edu address" />
        </div>
      ) : (
        <CreateAccountForm student returnTo={returnTo} reply={reply} />
      )}
    </GuestPage>
  );
}
