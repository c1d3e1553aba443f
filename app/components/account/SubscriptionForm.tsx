import {Form} from '@remix-run/react';
import type {ReactNode} from 'react';

import {Button, type ButtonColor} from '~/components/ui/Button';

import {FORM_FIELD, useIsPosting} from './AccountForm';

/** One change of one subscription as a form of its own. */
export function SubscriptionForm({
  change,
  subscription,
  order,
  submit,
  color = 'white',
  className = 'flex flex-wrap items-end gap-3',
  children,
}: {
  change: string;
  subscription: string;
  order?: string;
  submit: string;
  color?: ButtonColor;
  className?: string;
  children?: ReactNode;
}) {
  const id = `${change}-${subscription}`;
  const isPosting = useIsPosting(id);
  return (
    <Form
      method="post"
      action="/account/manage-subscriptions"
      className={className}
      preventScrollReset
    >
      <input type="hidden" name={FORM_FIELD} value={id} />
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
