import {Link, type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {AccountForm} from '~/components/account/AccountForm';
import {AccountHeading} from '~/components/account/AccountHeading';
import {FormOwner} from '~/components/account/FormOwner';
import {PasswordFields} from '~/components/account/PasswordFields';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {TextField} from '~/components/ui/Field';
import {changePasswordSchema} from '~/domain/account/forms';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadContactInformation, submitPassword} from '~/edge/account/profile.server';

export const handle: RouteHandle<PageLayout> = {
  guards: ['authenticated', 'passwords'],
  layout: AccountLayout,
};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadContactInformation(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitPassword(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Change the password',
    description: 'Choose a new password for your account.',
    path: '/account/contact-information/password',
    noIndex: true,
  });

export default function AccountPassword() {
  const {email, whose} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <FormOwner whose={whose} reply={reply} draft={null}>
      <div className="grid max-w-2xl gap-8">
        <AccountHeading
          heading="Change the password"
          text="You stay signed in here. Every other device is signed out."
        />
        <AccountForm
          id="change-password"
          schema={changePasswordSchema}
          reply={reply}
          submit="Change the password"
          aside={
            <Link
              to="/account/contact-information"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Cancel
            </Link>
          }
        >
          {(field) => (
            <>
              {/* Tells a password manager whose password this is. Without a name it is not posted. */}
              <input type="text" autoComplete="username" value={email} readOnly hidden />
              <TextField
                {...field('current')}
                defaultValue={undefined}
                type="password"
                label="Present password"
                autoComplete="current-password"
                required
              />
              <PasswordFields field={field} />
            </>
          )}
        </AccountForm>
      </div>
    </FormOwner>
  );
}
