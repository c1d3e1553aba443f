import type {FormHTMLAttributes, ReactNode} from 'react';

import type {CartChange} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';

/**
 * A form that changes the cart: `change` as it stands before the shopper fills anything in. It is a plain post, so it works
 * without JavaScript; with it, the page's cart takes the submission over (browser/cart).
 */
export function ChangeForm({
  change,
  children,
  ...rest
}: {change: CartChange; children: ReactNode} & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'action' | 'method'
>) {
  return (
    <form {...rest} method="post" action="/cart">
      {Object.entries(toCartFields(change)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
