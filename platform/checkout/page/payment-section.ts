import {html, type Markup} from '../../pages/markup.ts';

import {textField} from './field.ts';
import type {CheckoutView} from './view.ts';

export function paymentSection({form, issues, totals}: CheckoutView): Markup {
  if (totals.due === 0 && totals.tax !== null) {
    return html`<section class="card" id="payment">
      <h2>Payment</h2>
      <p>There is nothing to pay.</p>
    </section>`;
  }
  return html`<section class="card" id="payment">
    <h2>Payment</h2>
    <p class="quiet small">
      A test shop: no money moves. <strong>4242 4242 4242 4242</strong> is approved,
      <strong>4000 0000 0000 0002</strong> is declined, with any future date and any three digits.
    </p>
    ${textField(issues, {
      name: 'cardNumber',
      label: 'Card number',
      value: form.card.number,
      autocomplete: 'cc-number',
      inputmode: 'numeric',
    })}
    ${textField(issues, {
      name: 'cardName',
      label: 'Name on card',
      value: form.card.name,
      autocomplete: 'cc-name',
    })}
    <div class="pair">
      ${textField(issues, {
        name: 'cardExpiry',
        label: 'Expiration date (MM/YY)',
        value: form.card.expiry,
        autocomplete: 'cc-exp',
      })}
      ${textField(issues, {
        name: 'cardCode',
        label: 'Security code',
        value: form.card.code,
        autocomplete: 'cc-csc',
        inputmode: 'numeric',
      })}
    </div>
    <p class="quiet small">The billing address is the shipping address.</p>
  </section>`;
}
