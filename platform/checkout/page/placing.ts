import {countOf, formatPrice} from '../../pages/format.ts';
import {html, type Markup, type MarkupValue} from '../../pages/markup.ts';

import type {CheckoutView} from './view.ts';

/** Plans in words, before the shopper agrees to them. */
function planNote({totals: {priced}}: CheckoutView): MarkupValue {
  const plans = priced.lines.filter(({plan, quantity}) => plan !== null && quantity > 0);
  if (plans.length === 0) return '';
  return html`<div class="notice">
    <p>
      ${countOf(plans.length, 'item')} of this order
      ${plans.length === 1 ? 'is a subscription' : 'are subscriptions'}. We charge this card again
      before each delivery; skip, change or stop in your account whenever you like.
    </p>
  </div>`;
}

export function noticeBlock({notice, issues}: CheckoutView): MarkupValue {
  // What the notice says already is not said twice.
  const listed = Object.entries(issues).filter(([, issue]) => issue !== notice?.text);
  const count = listed.length;
  if (notice === null && count === 0) return '';
  return html`<div
    class="notice ${notice?.kind === 'info' ? '' : 'bad'}"
    role="alert"
    id="notice"
    tabindex="-1"
  >
    ${notice === null ? '' : html`<p>${notice.text}</p>`}
    ${
      count === 0
        ? ''
        : html`<p>${count === 1 ? 'One field needs' : `${count} fields need`} your attention.</p>
            <ul>
              ${listed.map(([name, issue]) => html`<li><a href="#${name}">${issue}</a></li>`)}
            </ul>`
    }
  </div>`;
}

export function submitBlock(view: CheckoutView): Markup {
  const {totals} = view;
  const isKnown = totals.tax !== null;
  const due = formatPrice(totals.due, totals.priced.market.currency);
  return html`<div id="submit">
    ${planNote(view)}
    <input type="hidden" name="shownTotal" value="${isKnown ? totals.due : ''}" />
    <button class="button wide" name="do" value="place">
      ${isKnown ? `Place order · ${due}` : 'Continue'}
    </button>
    <p class="quiet small" style="margin-top:12px">
      ${
        isKnown
          ? 'By placing the order you agree to our terms of service and returns policy.'
          : 'Next you see the total with tax; nothing is ordered yet.'
      }
    </p>
  </div>`;
}
