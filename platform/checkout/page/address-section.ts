import {formatAddress} from '../../customers/address-rules.ts';
import {findCountry} from '../../customers/countries.ts';
import {html, type Markup, type MarkupValue} from '../../pages/markup.ts';

import {fieldError, textField} from './field.ts';
import type {CheckoutView} from './view.ts';

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

function provinceField({form, issues, countryCode}: CheckoutView): Markup {
  const isBad = issues['province'] !== undefined;
  return html`<div class="field">
    <label for="province">${countryCode === 'US' ? 'State' : 'Province'}</label>
    <select
      id="province"
      name="province"
      autocomplete="address-level1"
      required
      data-updates
      ${isBad ? html`aria-invalid="true" aria-describedby="province-error"` : ''}
    >
      <option value="">Choose</option>
      ${(findCountry(countryCode)?.zones ?? []).map(
        (zone) =>
          html`<option value="${zone.code}" ${zone.code === form.province ? html`selected` : ''}>
            ${zone.name}
          </option>`,
      )}
    </select>
    ${fieldError(issues, 'province')}
  </div>`;
}

function saveChoice({form, isSignedIn}: CheckoutView): MarkupValue {
  return isSignedIn
    ? html`<label class="check"
        ><input type="checkbox" name="saveAddress" ${form.saveAddress ? html`checked` : ''} /> Save
        this address to my account</label
      >`
    : '';
}

export function addressSection(view: CheckoutView): Markup {
  const {form, issues, saved, countryCode} = view;
  const country = findCountry(countryCode);
  const isUs = countryCode === 'US';
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
        ${provinceField(view)}
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
      ${saveChoice(view)}
    </div>
  </section>`;
}
