import type {FormHTMLAttributes, ReactNode} from 'react';

import {offerPreviews} from '~/browser/cart/cart.client';
import type {LineRequest} from '~/domain/cart/lines';
import type {LinePreview} from '~/domain/cart/preview';

import {ChangeForm} from './ChangeForm';

/**
 * A form that puts products into the cart. What the page knows of them goes along in the browser, so that the drawer shows the
 * new lines at once; it is worked out on submission and is in no markup.
 */
export function AddForm({
  lines,
  previews,
  children,
  ...rest
}: {
  lines: LineRequest[];
  previews: () => LinePreview[];
  children: ReactNode;
} & Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'>) {
  return (
    <ChangeForm
      {...rest}
      change={{kind: 'add', lines}}
      onSubmit={(event) => offerPreviews(event.currentTarget, previews())}
    >
      {children}
    </ChangeForm>
  );
}
