import type {FormHTMLAttributes, ReactNode} from 'react';

import {CART_FORM_FIELD} from '~/domain/cart/form';

/**
 * A form that changes the cart (Hydrogen's `CartForm` contract). It is a plain post, so it works without JavaScript; with it,
 * the page's cart takes the submission over (browser/cart.client).
 */
export function ChangeForm({
  input,
  children,
  ...rest
}: {input: string; children: ReactNode} & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'action' | 'method'
>) {
  return (
    <form {...rest} method="post" action="/cart">
      <input type="hidden" name={CART_FORM_FIELD} value={input} />
      {children}
    </form>
  );
}
