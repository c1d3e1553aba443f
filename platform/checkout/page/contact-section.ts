import {html, type Markup} from '../../pages/markup.ts';

import {textField} from './field.ts';
import type {CheckoutView} from './view.ts';

export function contactSection({form, issues, isSignedIn}: CheckoutView): Markup {
  return html`<section class="card">
    <h2>Contact</h2>
    ${textField(issues, {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      value: form.email,
      autocomplete: 'email',
      isUpdating: true,
      hint: isSignedIn
        ? 'The order appears in your account.'
        : 'Your receipt and tracking go to this address.',
    })}
    <label class="check"
      ><input type="checkbox" name="marketing" ${form.marketing ? html`checked` : ''} /> Send me
      news and offers</label
    >
  </section>`;
}
