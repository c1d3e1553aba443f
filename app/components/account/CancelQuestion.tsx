import {Link} from '@remix-run/react';

import {SelectField, TextAreaField} from '~/components/ui/Field';
import type {CustomerSubscription} from '~/domain/account/subscriptions';

import {useTyped} from './FormOwner';
import {SubscriptionForm, subscriptionFormId} from './SubscriptionForm';

/** Why somebody stops, where the provider asks. */
function Why({
  id,
  reasons,
  typed,
}: {
  id: string;
  reasons: readonly {code: number; text: string}[];
  typed: Record<string, string> | undefined;
}) {
  return (
    <>
      <SelectField
        id={`reason-${id}`}
        name="reason"
        label="Why do you stop?"
        defaultValue={typed?.['reason']}
        required
        className="w-full max-w-md"
      >
        {reasons.map(({code, text}) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={`comment-${id}`}
        name="comment"
        label="Anything we should know"
        defaultValue={typed?.['comment']}
        optional
        rows={2}
        maxLength={500}
        className="w-full max-w-md"
      />
    </>
  );
}

/** Before a subscription ends: a last offer, why, and the end in one click. */
export function CancelQuestion({
  subscription,
  reasons,
}: {
  subscription: CustomerSubscription;
  reasons: readonly {code: number; text: string}[];
}) {
  const {id, state, title, next} = subscription;
  const typed = useTyped(subscriptionFormId('cancel', id))?.fields;
  return (
    <div
      role="group"
      aria-label={`Cancel ${title}`}
      className="mt-5 grid gap-5 rounded-lg bg-sand p-5"
    >
      {state === 'live' ? (
        <div className="rounded-lg bg-white p-4">
          <p className="font-semibold">Need a break instead?</p>
          <p className="mt-1 text-sm text-slate">
            A paused subscription keeps its price and sends nothing until you resume it.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <SubscriptionForm change="pause" subscription={id} submit="Pause it" />
            {next && !next.isLocked ? (
              <SubscriptionForm
                change="skip"
                subscription={id}
                order={next.id}
                submit="Skip one delivery"
              />
            ) : null}
          </div>
        </div>
      ) : null}
      <SubscriptionForm
        change="cancel"
        subscription={id}
        action={`/account/manage-subscriptions?cancel=${id}`}
        submit="Cancel the subscription"
        color="red500"
        className="grid justify-items-start gap-4"
      >
        {reasons.length === 0 ? (
          <input type="hidden" name="reason" value="0" />
        ) : (
          <Why id={id} reasons={reasons} typed={typed} />
        )}
      </SubscriptionForm>
      <Link
        to="/account/manage-subscriptions"
        preventScrollReset
        className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
      >
        Keep the subscription
      </Link>
    </div>
  );
}
