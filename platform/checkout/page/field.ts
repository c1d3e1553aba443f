import {html, type Markup, type MarkupValue} from '../../pages/markup.ts';
import type {FormIssues} from '../checkout-form.ts';

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

export function fieldError(issues: FormIssues, name: string): MarkupValue {
  const issue = issues[name];
  return issue === undefined ? '' : html`<p class="error" id="${name}-error">${issue}</p>`;
}

export function textField(issues: FormIssues, field: FieldOptions): Markup {
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
