import {Link} from '@remix-run/react';

import {SelectField, TextField} from '~/components/ui/Field';
import {Picture} from '~/components/ui/Picture';
import {
  type CustomerSubscription,
  formatFrequency,
  frequencyKey,
  type SubscriptionChange,
} from '~/domain/account/subscriptions';
import {MAX_QUANTITY_PER_VARIANT} from '~/domain/catalogue/purchase-limit';
import {productPath} from '~/domain/content/navigation';
import {formatCalendarDay} from '~/domain/values/calendar-days';
import {formatMoney} from '~/domain/values/money';

import {CancelQuestion} from './CancelQuestion';
import {useTyped} from './FormOwner';
import {SubscriptionForm, subscriptionFormId} from './SubscriptionForm';

const LINK = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';
const STATE = {live: 'Active', paused: 'Paused', ended: 'Canceled'} as const;
const TINT = {live: 'bg-mint', paused: 'bg-lemon', ended: 'bg-gray200'} as const;

function nextText({state, next}: CustomerSubscription): string {
  if (state === 'paused') return 'Nothing is sent until you resume it.';
  if (state === 'ended') return 'Nothing more is sent or charged.';
  if (next === null) return 'The next delivery is not planned yet.';
  return next.isLocked
    ? `The delivery of ${formatCalendarDay(next.day)} is being placed right now. Changes hold from the one after it.`
    : `Next delivery on ${formatCalendarDay(next.day)}, ${formatMoney(next.total)}.`;
}

/** What the page offers to change. */
type Offered = readonly SubscriptionChange['change'][];

function Changes({
  subscription,
  days,
  changes,
}: {
  subscription: CustomerSubscription;
  days: {first: string; last: string};
  changes: Offered;
}) {
  const {id, next, quantity, frequency, frequencies} = subscription;
  // What was chosen and refused, or chosen before the sign-in had run out, is chosen still.
  const date = useTyped(subscriptionFormId('date', id))?.fields['day'];
  const rhythm = useTyped(subscriptionFormId('frequency', id))?.fields['frequency'];
  const units = useTyped(subscriptionFormId('quantity', id))?.fields['quantity'];
  const isChosen = [date, rhythm, units].some((chosen) => chosen !== undefined);
  return (
    <details className="mt-4" open={isChosen || undefined}>
      <summary className={`${LINK} cursor-pointer`}>Change date, frequency or quantity</summary>
      <div className="mt-3 grid gap-5 rounded-lg bg-sand p-5">
        {next && !next.isLocked && changes.includes('date') ? (
          <SubscriptionForm change="date" subscription={id} order={next.id} submit="Move it">
            <TextField
              id={`day-${id}`}
              name="day"
              type="date"
              label="Next delivery"
              defaultValue={date ?? next.day}
              min={days.first}
              max={days.last}
              required
            />
          </SubscriptionForm>
        ) : null}
        <SubscriptionForm change="frequency" subscription={id} submit="Change the frequency">
          <SelectField
            id={`frequency-${id}`}
            name="frequency"
            label="Delivery"
            defaultValue={rhythm ?? frequencyKey(frequency)}
            className="min-w-[min(12rem,100%)]"
          >
            {frequencies.map((one) => (
              <option key={frequencyKey(one)} value={frequencyKey(one)}>
                {formatFrequency(one)}
              </option>
            ))}
          </SelectField>
        </SubscriptionForm>
        <SubscriptionForm change="quantity" subscription={id} submit="Change the quantity">
          <SelectField
            id={`quantity-${id}`}
            name="quantity"
            label="Quantity"
            defaultValue={units ?? String(quantity)}
            className="min-w-28"
          >
            {Array.from({length: Math.max(MAX_QUANTITY_PER_VARIANT, quantity)}, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </SelectField>
        </SubscriptionForm>
      </div>
    </details>
  );
}

/** What can be done about a subscription that goes on. */
function Actions({
  subscription,
  days,
  changes,
}: {
  subscription: CustomerSubscription;
  days: {first: string; last: string};
  changes: Offered;
}) {
  const {id, state, title, next} = subscription;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {state === 'paused' ? (
          <SubscriptionForm change="resume" subscription={id} submit="Resume" color="red500" />
        ) : (
          <>
            {next && !next.isLocked ? (
              <SubscriptionForm
                change="skip"
                subscription={id}
                order={next.id}
                submit="Skip the next one"
              />
            ) : null}
            <SubscriptionForm change="pause" subscription={id} submit="Pause" />
          </>
        )}
        <Link to={`/account/manage-subscriptions?cancel=${id}`} preventScrollReset className={LINK}>
          Cancel<span className="sr-only"> {title}</span>
        </Link>
      </div>
      {state === 'live' && changes.includes('frequency') ? (
        <Changes subscription={subscription} days={days} changes={changes} />
      ) : null}
    </>
  );
}

/** One subscription with everything that can be done about it in its state. */
export function SubscriptionCard({
  subscription,
  days,
  cancels,
  reasons,
  changes,
}: {
  subscription: CustomerSubscription;
  days: {first: string; last: string};
  /** True while the question before cancelling is open. */
  cancels: boolean;
  reasons: readonly {code: number; text: string}[];
  changes: Offered;
}) {
  const {state, title, variantTitle, handle, image, quantity, unitPrice, frequency} = subscription;
  return (
    <li className="rounded-lg bg-white p-5 ring-1 ring-ink/10 sm:p-6">
      <div className="flex flex-wrap gap-4">
        <span className="size-20 shrink-0 overflow-hidden rounded-md bg-sand">
          {image ? <Picture image={image} preset="thumbnail" fixedWidth={80} alt="" /> : null}
        </span>
        <div className="min-w-0 grow basis-36">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h2 className="min-w-0 text-lg font-bold">
              {handle === null ? (
                title
              ) : (
                <Link
                  to={productPath(handle)}
                  prefetch="none"
                  className="underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              )}
            </h2>
            <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${TINT[state]}`}>
              {STATE[state]}
            </span>
          </div>
          <p className="figures text-sm text-slate">
            {variantTitle === '' ? '' : `${variantTitle} · `}
            {quantity} × {formatMoney(unitPrice)}, {formatFrequency(frequency)}
          </p>
          <p className="mt-1">{nextText(subscription)}</p>
        </div>
      </div>
      {state === 'ended' ? null : cancels ? (
        <CancelQuestion subscription={subscription} reasons={reasons} />
      ) : (
        <Actions subscription={subscription} days={days} changes={changes} />
      )}
    </li>
  );
}
