import {Link, type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {AccountForm, type FieldState} from '~/components/account/AccountForm';
import {AccountHeading} from '~/components/account/AccountHeading';
import {FormOwner} from '~/components/account/FormOwner';
import {NameFields, PhoneField} from '~/components/account/PersonFields';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {TextField} from '~/components/ui/Field';
import {namesSchema, profileSchema} from '~/domain/account/forms';
import type {RouteHandle} from '~/domain/request/route-handle';
import {formatPhone} from '~/domain/values/phone';
import {loadContactInformation, submitProfile} from '~/edge/account/profile.server';

export const handle: RouteHandle<PageLayout> = {guards: ['authenticated'], layout: AccountLayout};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadContactInformation(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitProfile(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Change contact information',
    description: 'Name, e-mail address and phone number.',
    path: '/account/contact-information/profile',
    noIndex: true,
  });

function ContactFields({field}: {field: (name: string) => FieldState}) {
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        label="E-mail address"
        hint="You sign in with it."
        autoComplete="email"
        inputMode="email"
        required
      />
      <TextField
        {...field('current')}
        defaultValue={undefined}
        type="password"
        label="Present password"
        hint="Needed only to change the e-mail address."
        autoComplete="current-password"
      />
      <PhoneField field={field} />
    </>
  );
}

export default function AccountProfile() {
  const {firstName, lastName, email, phone, abilities, whose, draft} =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <FormOwner whose={whose} reply={reply} draft={draft}>
      <div className="grid max-w-2xl gap-8">
        <AccountHeading
          heading={abilities.changesContact ? 'Change contact information' : 'Change your name'}
        />
        <AccountForm
          id="profile"
          schema={abilities.changesContact ? profileSchema : namesSchema}
          reply={reply}
          defaults={
            abilities.changesContact
              ? {firstName, lastName, email, phone: formatPhone(phone)}
              : {firstName, lastName}
          }
          submit="Save"
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
              <NameFields field={field} />
              {abilities.changesContact ? <ContactFields field={field} /> : null}
            </>
          )}
        </AccountForm>
      </div>
    </FormOwner>
  );
}
