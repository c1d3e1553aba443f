import {type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {FormNotice} from '~/components/account/AccountForm';
import {AccountHeading} from '~/components/account/AccountHeading';
import {AddressCard} from '~/components/account/AddressCard';
import {AddressForm} from '~/components/account/AddressForm';
import {FormOwner} from '~/components/account/FormOwner';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import {FormAlert} from '~/components/ui/Field';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadAddressBook, submitAddressBook} from '~/edge/account/addresses.server';

export const handle: RouteHandle<PageLayout> = {guards: ['authenticated'], layout: AccountLayout};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadAddressBook(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitAddressBook(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Address book',
    description: 'The addresses that your orders can go to.',
    path: '/account/address-book',
    noIndex: true,
  });

export default function AccountAddressBook() {
  const {
    addresses,
    defaultAddress,
    edited,
    deleted,
    isForm,
    countries,
    owner,
    whose,
    draft,
    notice,
  } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (isForm) {
    const isEdit = (reply?.kept['number'] ?? edited?.number ?? '') !== '';
    return (
      <FormOwner whose={whose} reply={reply} draft={draft}>
        <div className="grid max-w-2xl gap-8">
          <AccountHeading heading={isEdit ? 'Edit address' : 'New address'} />
          <AddressForm
            key={edited?.number ?? 'new'}
            address={edited}
            isDefault={edited !== null && edited.number === defaultAddress}
            owner={owner}
            countries={countries}
            reply={reply}
          />
        </div>
      </FormOwner>
    );
  }
  return (
    <FormOwner whose={whose} reply={reply} draft={draft}>
      <div className="grid gap-8">
        <AccountHeading heading="Address book">
          <ButtonLink to="/account/address-book?add" className="max-sm:w-full">
            Add an address
          </ButtonLink>
        </AccountHeading>
        {reply?.alert ? <FormAlert telling={reply}>{reply.alert}</FormAlert> : null}
        {notice && !reply ? <FormNotice>{notice}</FormNotice> : null}
        {addresses.length === 0 ? (
          <p className="rounded-lg bg-sand p-6 text-lg">
            No address yet. Save one, and checkout fills itself in.
          </p>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address.number}
                address={address}
                isDefault={address.number === defaultAddress}
                deletionProof={address.number === deleted?.number ? deleted.proof : null}
              />
            ))}
          </ul>
        )}
      </div>
    </FormOwner>
  );
}
