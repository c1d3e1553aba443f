import {Form} from '@remix-run/react';
import type {ReactNode} from 'react';

import {Button, type ButtonColor} from '~/components/ui/Button';
import {FORM_FIELD} from '~/domain/account/form-reply';

import {useIsPosting} from './AccountForm';
import {OwnerField} from './FormOwner';

/** Which form of the page it is. */
export const subscriptionFormId = (change: string, subscription: string) =>
  `${change}-${subscription}`;

/** One change of one subscription as a form of its own. */
export function SubscriptionForm({
  change,
  subscription,
  order,
  submit,
  color = 'white',
  action = '/account/manage-subscriptions',
  className = 'flex flex-wrap items-end gap-3',
  children,
}: {
  change: string;
  subscription: string;
  order?: string;
  submit: string;
  color?: ButtonColor;
  /** The page that it posts to, where that has a query. */
  action?: string;
  className?: string;
  children?: ReactNode;
}) {
  const id = subscriptionFormId(change, subscription);
  const isPosting = useIsPosting(id);
  return (
    <Form method="post" action={action} className={className} preventScrollReset>
      <input type="hidden" name={FORM_FIELD} value={id} />
      <OwnerField />
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="subscription" value={subscription} />
      {order === undefined ? null : <input type="hidden" name="order" value={order} />}
      {children}
      <Button size="small" color={color} loading={isPosting} className="wrap-anywhere">
        {submit}
      </Button>
    </Form>
  );
}
