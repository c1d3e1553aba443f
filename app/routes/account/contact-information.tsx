import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {FormNotice} from '~/components/account/AccountForm';
import {AccountHeading} from '~/components/account/AccountHeading';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import type {RouteHandle} from '~/domain/request/route-handle';
import {formatPhone} from '~/domain/values/phone';
import {loadContactInformation} from '~/edge/account/profile.server';

export const handle: RouteHandle<PageLayout> = {guards: ['authenticated'], layout: AccountLayout};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadContactInformation(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Contact information',
    description: 'How we reach you, and how you sign in.',
    path: '/account/contact-information',
    noIndex: true,
  });

function Fact({label, value}: {label: string; value: string}) {
  return (
    <div className="py-4">
      <dt className="text-sm text-slate">{label}</dt>
      <dd className="figures text-lg break-words">{value}</dd>
    </div>
  );
}

export default function AccountContact() {
  const {firstName, lastName, email, phone, isStudent, abilities, notice} =
    useLoaderData<typeof loader>();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <div className="grid max-w-2xl gap-8">
      <AccountHeading heading="Contact information" />
      {notice ? <FormNotice>{notice}</FormNotice> : null}
      <dl className="divide-y divide-gray200 border-y border-gray200">
        <Fact label="Name" value={name === '' ? 'Not given' : name} />
        <Fact label="E-mail address" value={email} />
        <Fact label="Phone" value={phone === '' ? 'Not given' : formatPhone(phone)} />
        {isStudent ? <Fact label="Account" value="Student account" /> : null}
      </dl>
      {abilities.changesContact ? null : (
        <p className="text-slate">
          You sign in with your e-mail address. To change it, or your phone number,{' '}
          <Link to="/contact-us" className="font-semibold underline underline-offset-4">
            write to us
          </Link>
          .
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/account/contact-information/profile" className="max-sm:w-full">
          {abilities.changesContact ? 'Change contact information' : 'Change your name'}
        </ButtonLink>
        {abilities.hasPassword ? (
          <ButtonLink
            to="/account/contact-information/password"
            color="white"
            className="max-sm:w-full"
          >
            Change the password
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
