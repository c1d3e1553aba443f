import {Form, Link} from '@remix-run/react';

import {Button} from '~/components/ui/Button';
import type {Address} from '~/domain/account/address';
import {FORM_FIELD} from '~/domain/account/form-reply';
import {formatPhone} from '~/domain/values/phone';

import {useIsPosting} from './AccountForm';
import {AddressLines} from './AddressLines';
import {OwnerField} from './FormOwner';

const LINK = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';

function Post({
  form,
  number,
  label,
  proof,
  danger = false,
}: {
  form: string;
  number: string;
  label: string;
  /** Lets a second press find the address gone without harm. */
  proof?: string;
  danger?: boolean;
}) {
  const isPosting = useIsPosting(form);
  return (
    <Form method="post" action="/account/address-book" preventScrollReset>
      <input type="hidden" name={FORM_FIELD} value={form} />
      <OwnerField />
      <input type="hidden" name="number" value={number} />
      {proof === undefined ? null : <input type="hidden" name="proof" value={proof} />}
      {danger ? (
        <Button size="small" loading={isPosting}>
          {label}
        </Button>
      ) : (
        <button type="submit" aria-disabled={isPosting} className={`${LINK} cursor-pointer`}>
          {label}
        </button>
      )}
    </Form>
  );
}

/** One address of the book. Deleting asks twice: the first press only opens the question. */
export function AddressCard({
  address,
  isDefault,
  deletionProof,
}: {
  address: Address;
  isDefault: boolean;
  /** Null while nobody asked to delete this address. */
  deletionProof: string | null;
}) {
  const {number, address1} = address;
  return (
    <li className="flex flex-col rounded-lg bg-white p-6 ring-1 ring-ink/10">
      {isDefault ? (
        <p className="mb-2 self-start rounded-full bg-mint px-3 py-0.5 text-sm font-semibold">
          Default address
        </p>
      ) : null}
      <div className="grow">
        <AddressLines address={address} />
        {address.phone === '' ? null : (
          <p className="figures mt-1 text-slate">{formatPhone(address.phone)}</p>
        )}
      </div>
      {deletionProof !== null ? (
        <div
          role="group"
          aria-label={`Delete ${address1}`}
          className="mt-5 rounded-lg bg-red50 p-4"
        >
          <p className="font-semibold">Delete this address for good?</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Post
              form="delete-address"
              number={number}
              label="Delete it"
              proof={deletionProof}
              danger
            />
            <Link to="/account/address-book" className={LINK} preventScrollReset>
              Keep it
            </Link>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-x-5">
          <Link to={`/account/address-book?edit=${number}`} className={LINK}>
            Edit<span className="sr-only"> {address1}</span>
          </Link>
          <Link to={`/account/address-book?delete=${number}`} className={LINK} preventScrollReset>
            Delete<span className="sr-only"> {address1}</span>
          </Link>
          {isDefault ? null : <Post form="default-address" number={number} label="Make default" />}
        </div>
      )}
    </li>
  );
}
