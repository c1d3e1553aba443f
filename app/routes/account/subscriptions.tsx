import {type MetaFunction, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {DRAFT_NOTICE, FormNotice} from '~/components/account/AccountForm';
import {AccountHeading} from '~/components/account/AccountHeading';
import {FormOwner} from '~/components/account/FormOwner';
import {SubscriptionCard} from '~/components/account/SubscriptionCard';
import {AccountLayout} from '~/components/layout/AccountLayout';
import type {PageLayout} from '~/components/layout/page-layout';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import {FormAlert, TextAreaField} from '~/components/ui/Field';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadSubscriptions, submitSubscriptionChange} from '~/edge/account/subscriptions.server';

export const handle: RouteHandle<PageLayout> = {guards: ['authenticated'], layout: AccountLayout};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadSubscriptions(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return submitSubscriptionChange(request, context);
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(matches, {
    title: 'Manage subscriptions',
    description: 'Change, skip, pause or stop what we send you regularly.',
    path: '/account/manage-subscriptions',
    noIndex: true,
  });

/** What a refused change says: about the whole, or about its one field. */
function findProblem(
  reply:
    | {alert: string | null; result: {error?: Record<string, string[] | null> | null} | null}
    | undefined,
) {
  if (!reply) return null;
  const messages = Object.values(reply.result?.error ?? {}).flatMap((texts) => texts ?? []);
  return reply.alert ?? messages[0] ?? null;
}

/** What was written about a subscription that is not on this page, so that it can be taken along. */
function LostComment({comment}: {comment: unknown}) {
  if (typeof comment !== 'string' || comment === '') return null;
  return (
    <TextAreaField
      name="written"
      label="What you wrote"
      defaultValue={comment}
      readOnly
      rows={2}
      className="max-w-md"
    />
  );
}

export default function AccountSubscriptions() {
  const {state, subscriptions, cancels, reasons, changes, days, whose, draft, notice, invitation} =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const problem = findProblem(reply);
  return (
    <FormOwner whose={whose} reply={reply} draft={draft}>
      <div className="grid gap-8">
        <AccountHeading
          heading="Manage subscriptions"
          text="Every change takes effect at once. Stop whenever you like."
        />
        {problem ? <FormAlert telling={reply}>{problem}</FormAlert> : null}
        {notice && !problem ? <FormNotice>{notice}</FormNotice> : null}
        {draft && !reply ? <FormNotice>{DRAFT_NOTICE}</FormNotice> : null}
        {reply && cancels === null ? (
          <LostComment comment={reply.result?.initialValue?.['comment']} />
        ) : null}
        {state === 'none' ? (
          <div className="rounded-lg bg-sand p-6 sm:p-8">
            <p className="text-lg font-semibold">Subscriptions cannot be managed here.</p>
            <p className="mt-2">
              Whatever we send you regularly goes on as it is. Write to us to change or to stop it.
            </p>
            <ButtonLink to="/contact-us" color="white" className="mt-5">
              Contact us
            </ButtonLink>
          </div>
        ) : state === 'down' ? (
          <div className="rounded-lg bg-sand p-6 sm:p-8">
            <p className="text-lg font-semibold">Your subscriptions are not answering right now.</p>
            <p className="mt-2">
              They go on as they are. Please reload the page in a few minutes, or contact us if a
              change cannot wait.
            </p>
            <ButtonLink to="/contact-us" color="white" className="mt-5">
              Contact us
            </ButtonLink>
          </div>
        ) : subscriptions.length === 0 ? (
          <div className="rounded-lg bg-sand p-6 sm:p-8">
            <p className="text-lg">You have no subscriptions.</p>
            <p className="mt-2 text-slate">{invitation}</p>
            <ButtonLink to="/products" className="mt-5">
              See all products
            </ButtonLink>
          </div>
        ) : (
          <ul className="grid gap-4">
            {subscriptions.map((subscription) => (
              <SubscriptionCard
                key={subscription.id}
                subscription={subscription}
                days={days}
                cancels={cancels === subscription.id}
                reasons={reasons}
                changes={changes}
              />
            ))}
          </ul>
        )}
      </div>
    </FormOwner>
  );
}
