import {formatAddress} from '../customers/address-rules.ts';
import {findCountry} from '../customers/countries.ts';
import type {AddressRecord} from '../customers/records.ts';
import {linePicture} from '../orders/order-page.ts';
import {visibleAttributes} from '../orders/order-summary.ts';
import {countOf, formatPrice} from '../pages/format.ts';
import {html, type Markup, type MarkupValue} from '../pages/markup.ts';
import {LOGO, type PageOptions} from '../pages/page.ts';
import type {PlatformServices} from '../services.ts';

import type {CheckoutForm, FormIssues} from './checkout-form.ts';
import type {CheckoutTotals} from './checkout-totals.ts';

export interface CheckoutView {
  /** Address of this page, with the cart's key. */
  action: string;
  storefront: string;
  form: CheckoutForm;
  totals: CheckoutTotals;
  saved: readonly AddressRecord[];
  countryCode: string;
  /** A customer is linked to the cart. */
  isSignedIn: boolean;
  issues: FormIssues;
  /** Said above the form: what changed, or why there is no order. */
  notice: {kind: 'bad' | 'info'; text: string} | null;
  discountMessage: string | null;
}

interface FieldOptions {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  type?: string;
  inputmode?: string;
  isOptional?: boolean;
  hint?: string;
  /** The totals depend on it. */
  isUpdating?: boolean;
}

function fieldError(issues: FormIssues, name: string): MarkupValue {
  const issue = issues[name];
  return issue === undefined ? '' : html`<p class="error" id="${name}-error">${issue}</p>`;
}

function textField(issues: FormIssues, field: FieldOptions): Markup {
  const isBad = issues[field.name] !== undefined;
  const described = [
    field.hint === undefined ? null : `${field.name}-hint`,
    isBad ? `${field.name}-error` : null,
  ].filter((id) => id !== null);
  return html`<div class="field">
    <label for="${field.name}"
      >${field.label}${
        field.isOptional === true ? html` <span class="optional">(optional)</span>` : ''
      }</label
    >
    <input
      id="${field.name}"
      name="${field.name}"
      type="${field.type ?? 'text'}"
      value="${field.value}"
      autocomplete="${field.autocomplete}"
      ${field.inputmode === undefined ? '' : html`inputmode="${field.inputmode}"`}
      ${field.isOptional === true ? '' : html`required`}
      ${field.isUpdating === true ? html`data-updates` : ''}
      ${isBad ? html`aria-invalid="true"` : ''}
      ${described.length === 0 ? '' : html`aria-describedby="${described.join(' ')}"`}
    />
    ${
      field.hint === undefined
        ? ''
        : html`<p class="quiet small" id="${field.name}-hint" style="margin:5px 0 0">
            ${field.hint}
          </p>`
    }
    ${fieldError(issues, field.name)}
  </div>`;
}

function contactSection({form, issues, isSignedIn}: CheckoutView): Markup {
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

function savedChoices({form, saved}: CheckoutView): Markup {
  return html`<fieldset class="choices">
    <legend class="visually-hidden">Saved addresses</legend>
    ${saved.map(
      (address) =>
        html`<label class="choice">
          <input
            type="radio"
            name="addressChoice"
            value="${address.id}"
            data-updates
            ${form.addressChoice === String(address.id) ? html`checked` : ''}
          />
          <span class="grow"
            >${formatAddress(address, {withName: true, withCompany: true}).join(', ')}</span
          >
        </label>`,
    )}
    <label class="choice">
      <input
        type="radio"
        name="addressChoice"
        value="new"
        id="address-new"
        data-updates
        ${form.addressChoice === 'new' ? html`checked` : ''}
      />
      <span class="grow">Another address</span>
    </label>
  </fieldset>`;
}

function addressSection(view: CheckoutView): Markup {
  const {form, issues, saved, countryCode, isSignedIn} = view;
  const country = findCountry(countryCode);
  const isUs = countryCode === 'US';
  const isBad = issues['province'] !== undefined;
  return html`<section class="card">
    <h2>Ship to</h2>
    ${
      saved.length === 0
        ? html`<input type="hidden" name="addressChoice" value="new" />`
        : savedChoices(view)
    }
    <div class="${saved.length === 0 ? '' : 'new-address'}">
      <p class="quiet small">${country?.name ?? countryCode} only, for now.</p>
      <div class="pair">
        ${textField(issues, {
          name: 'firstName',
          label: 'First name',
          value: form.firstName,
          autocomplete: 'given-name',
        })}
        ${textField(issues, {
          name: 'lastName',
          label: 'Last name',
          value: form.lastName,
          autocomplete: 'family-name',
        })}
      </div>
      ${textField(issues, {
        name: 'company',
        label: 'Company',
        value: form.company,
        autocomplete: 'organization',
        isOptional: true,
      })}
      ${textField(issues, {
        name: 'address1',
        label: 'Address',
        value: form.address1,
        autocomplete: 'address-line1',
      })}
      ${textField(issues, {
        name: 'address2',
        label: 'Apartment, suite, floor',
        value: form.address2,
        autocomplete: 'address-line2',
        isOptional: true,
      })}
      <div class="triple">
        ${textField(issues, {
          name: 'city',
          label: 'City',
          value: form.city,
          autocomplete: 'address-level2',
        })}
        <div class="field">
          <label for="province">${isUs ? 'State' : 'Province'}</label>
          <select
            id="province"
            name="province"
            autocomplete="address-level1"
            required
            data-updates
            ${isBad ? html`aria-invalid="true" aria-describedby="province-error"` : ''}
          >
            <option value="">Choose</option>
            ${(country?.zones ?? []).map(
              (zone) =>
                html`<option
                  value="${zone.code}"
                  ${zone.code === form.province ? html`selected` : ''}
                >
                  ${zone.name}
                </option>`,
            )}
          </select>
          ${fieldError(issues, 'province')}
        </div>
        ${textField(issues, {
          name: 'zip',
          label: isUs ? 'ZIP code' : 'Postal code',
          value: form.zip,
          autocomplete: 'postal-code',
          ...(isUs ? {inputmode: 'numeric'} : {}),
        })}
      </div>
      ${textField(issues, {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        value: form.phone,
        autocomplete: 'tel',
        isOptional: true,
        hint: 'Only for questions about the delivery.',
      })}
      ${
        isSignedIn
          ? html`<label class="check"
              ><input type="checkbox" name="saveAddress" ${form.saveAddress ? html`checked` : ''} />
              Save this address to my account</label
            >`
          : ''
      }
    </div>
  </section>`;
}

function deliverySection({totals}: CheckoutView): Markup {
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

function paymentSection({form, issues, totals}: CheckoutView): Markup {
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

function summaryLines(services: PlatformServices, {totals: {priced}}: CheckoutView): Markup {
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
            <div class="name">${line.product.title}</div>
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

function discountBox({form, totals, discountMessage}: CheckoutView): Markup {
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

function totalsBlock({totals}: CheckoutView): Markup {
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

function noticeBlock({notice, issues}: CheckoutView): MarkupValue {
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

function submitBlock(view: CheckoutView): Markup {
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

export function checkoutPage(services: PlatformServices, view: CheckoutView): PageOptions {
  return {
    title: 'Checkout',
    kind: 'checkout',
    script: '/assets/checkout.js',
    header: html`<a class="home" href="${view.storefront}">${LOGO}</a
      ><span class="where">Checkout</span>
      <nav><a href="${view.storefront}/cart">Back to cart</a></nav>`,
    main: html`<h1 class="visually-hidden">Checkout</h1>
      <form method="post" action="${view.action}" class="columns" novalidate id="checkout">
        <div>
          ${noticeBlock(view)} ${contactSection(view)} ${addressSection(view)}
          ${deliverySection(view)} ${paymentSection(view)}
          <div style="margin-top:24px">${submitBlock(view)}</div>
        </div>
        <aside class="summary" aria-label="Order summary" id="summary">
          <h2>Your order</h2>
          ${summaryLines(services, view)} ${discountBox(view)} ${totalsBlock(view)}
        </aside>
      </form>`,
  };
}
