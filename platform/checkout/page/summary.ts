import {linePicture} from '../../orders/order-page.ts';
import {visibleAttributes} from '../../orders/order-summary.ts';
import {countOf, formatPrice} from '../../pages/format.ts';
import {html, type Markup} from '../../pages/markup.ts';
import type {PlatformServices} from '../../services.ts';

import type {CheckoutView} from './view.ts';

export function summaryLines(services: PlatformServices, {totals: {priced}}: CheckoutView): Markup {
  const price = (cents: number) => formatPrice(cents, priced.market.currency);
  return html`<ul class="lines">
    ${priced.lines
      .filter(({quantity}) => quantity > 0)
      .map((line) => {
        const image = line.variant.image ?? line.product.images[0];
        const variantTitle = line.variant.title === 'Default Title' ? null : line.variant.title;
        const details = [variantTitle, line.plan?.name ?? null].filter((text) => text !== null);
        return html`<li>
          ${linePicture(image?.name ?? null, line.quantity)}
          <div>
            <div class="name" dir="auto">${line.product.title}</div>
            ${[...details, ...visibleAttributes(line.base.attributes)].map(
              (detail) => html`<div class="detail">${detail}</div>`,
            )}
            <div class="visually-hidden">Quantity ${line.quantity}</div>
            ${line.allocations
              .filter(({amount}) => amount > 0)
              .map(
                ({typedCode, discount, amount}) =>
                  html`<div class="tag">${typedCode ?? discount.title} (−${price(amount)})</div>`,
              )}
          </div>
          <div class="amount">
            ${line.total < line.subtotal ? html`<s>${price(line.subtotal)}</s><br />` : ''}${
              line.total === 0 ? 'Free' : price(line.total)
            }
          </div>
          ${
            line.variant.components.length === 0
              ? ''
              : html`<ul class="parts">
                  ${line.variant.components.flatMap(({variantId, quantity}) => {
                    const part = services.catalogue.variant(variantId);
                    if (part === undefined) return [];
                    return [
                      html`<li>${quantity} × ${services.catalogue.productOf(part).title}</li>`,
                    ];
                  })}
                </ul>`
          }
        </li>`;
      })}
  </ul>`;
}

export function discountBox({form, totals, discountMessage}: CheckoutView): Markup {
  return html`<div class="field" style="margin-top:16px">
      <label for="discountCode">Discount code or gift card</label>
      <div class="inline">
        <input
          id="discountCode"
          name="discountCode"
          value="${form.discountCode}"
          autocomplete="off"
          autocapitalize="characters"
          ${
            discountMessage === null
              ? ''
              : html`aria-invalid="true" aria-describedby="discountCode-error"`
          }
        />
        <button class="button white" name="do" value="apply-code" formnovalidate>Apply</button>
      </div>
      ${
        discountMessage === null
          ? ''
          : html`<p class="error" id="discountCode-error" role="alert">${discountMessage}</p>`
      }
    </div>
    ${
      totals.priced.codes.length + totals.giftCards.length === 0
        ? ''
        : html`<p>
            ${totals.priced.codes.map(
              ({code, applicable}) =>
                html`<button
                  class="chip ${applicable ? 'good' : ''}"
                  name="do"
                  value="remove-code:${code}"
                  formnovalidate
                >
                  ${code}${applicable ? '' : ' (not applied)'}
                  <span aria-hidden="true">×</span><span class="visually-hidden"> remove</span>
                </button> `,
            )}
            ${totals.giftCards.map(
              ({code}) =>
                html`<button
                  class="chip good"
                  name="do"
                  value="remove-gift-card:${code}"
                  formnovalidate
                >
                  Gift card ${code.slice(-4).toUpperCase()} <span aria-hidden="true">×</span
                  ><span class="visually-hidden"> remove</span>
                </button> `,
            )}
          </p>`
    }`;
}

export function totalsBlock({totals}: CheckoutView): Markup {
  const {priced, tax} = totals;
  const price = (cents: number) => formatPrice(cents, priced.market.currency);
  const units = priced.lines.reduce((sum, {quantity}) => sum + quantity, 0);
  const orderNames = [
    ...new Set(
      priced.cartAllocations
        .filter(({targetType}) => targetType === 'LINE_ITEM')
        .map(({typedCode, discount}) => typedCode ?? discount.title),
    ),
  ];
  const full = priced.delivery?.selected.cost ?? 0;
  return html`<dl class="totals">
    <div>
      <dt>Subtotal, ${countOf(units, 'item')}</dt>
      <dd class="figures">${price(priced.subtotal)}</dd>
    </div>
    ${
      priced.orderDiscount === 0
        ? ''
        : html`<div class="saving">
            <dt>Discount (${orderNames.join(', ')})</dt>
            <dd class="figures">−${price(priced.orderDiscount)}</dd>
          </div>`
    }
    <div>
      <dt>Shipping</dt>
      <dd class="figures">
        ${priced.shipping < full ? html`<s>${price(full)}</s> ` : ''}${
          priced.shipping === 0 ? 'Free' : price(priced.shipping)
        }
      </dd>
    </div>
    <div>
      <dt>${tax?.title ?? 'Tax'}</dt>
      <dd class="figures">${tax === null ? 'Once we know the state' : price(tax.cents)}</dd>
    </div>
    ${totals.giftCards
      .filter(({used}) => used > 0)
      .map(
        ({code, used}) =>
          html`<div class="saving">
            <dt>Gift card ${code.slice(-4).toUpperCase()}</dt>
            <dd class="figures">−${price(used)}</dd>
          </div>`,
      )}
    <div class="total">
      <dt>${tax === null ? 'Total before tax' : 'Total'}</dt>
      <dd class="figures">${price(totals.due)}</dd>
    </div>
  </dl>`;
}
