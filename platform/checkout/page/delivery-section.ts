import {formatPrice} from '../../pages/format.ts';
import {html, type Markup} from '../../pages/markup.ts';

import type {CheckoutView} from './view.ts';

export function deliverySection({totals}: CheckoutView): Markup {
  const {priced} = totals;
  const selected = priced.delivery?.selected.code;
  return html`<section class="card" id="delivery">
    <h2>Shipping</h2>
    <fieldset class="choices">
      <legend class="visually-hidden">Shipping method</legend>
      ${(priced.delivery?.options ?? []).map((option) => {
        const isSelected = option.code === selected;
        const cost = isSelected ? priced.shipping : option.cost;
        return html`<label class="choice">
          <input
            type="radio"
            name="delivery"
            value="${option.code}"
            data-updates
            ${isSelected ? html`checked` : ''}
          />
          <span class="grow"
            ><strong>${option.title}</strong
            ><span class="quiet small">${option.description}</span></span
          >
          <span class="figures"
            >${cost < option.cost ? html`<s>${formatPrice(option.cost, priced.market.currency)}</s> ` : ''}${
              cost === 0 ? 'Free' : formatPrice(cost, priced.market.currency)
            }</span
          >
        </label>`;
      })}
    </fieldset>
  </section>`;
}
