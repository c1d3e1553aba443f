import {html, type Markup} from '../pages/markup.ts';
import {pageResponse} from '../pages/page.ts';
import type {ShopRecord} from '../seed/seed.ts';

import type {SignInAttempt} from './records.ts';
import {AUTHENTICATION} from './shop.ts';

interface FormPage {
  shop: ShopRecord;
  attempt: SignInAttempt;
  heading: string;
  text: Markup | string;
  field: Markup;
  action: string;
  submit: string;
  error: string | null;
  /** Below the form: another way. */
  aside: Markup | '';
}

/** Where giving up leads: back to the shop, which is told. */
const cancelPath = (attempt: SignInAttempt) => `${AUTHENTICATION}/login/${attempt.id}/cancel`;

/** What is read out with the field, which has the focus from the beginning: what it is for, and what is wrong with it. */
const describedBy = (error: string | null) =>
  error === null
    ? html`aria-describedby="about"`
    : html`aria-invalid="true" aria-describedby="problem about"`;

function formPage(page: FormPage): Response {
  return pageResponse(
    page.shop,
    {
      // Who cannot see the page hears its title first, and in it that something is to be mended.
      title: page.error === null ? page.heading : `Not yet: ${page.heading.toLowerCase()}`,
      kind: 'accounts',
      header: ({logo}) => logo,
      main: html`<section class="card" style="max-width:480px;margin:clamp(16px,6vw,72px) auto">
        <h1 style="font-size:1.75rem;margin-bottom:10px">${page.heading}</h1>
        <p class="quiet" id="about">${page.text}</p>
        <form method="post" action="${page.action}">
          ${page.field}
          ${
            page.error === null
              ? ''
              : html`<p class="error" id="problem" role="alert">${page.error}</p>`
          }
          <button class="button wide" style="margin-top:12px">${page.submit}</button>
        </form>
        <p class="ways">${page.aside}<a href="${cancelPath(page.attempt)}">Back to the shop</a></p>
      </section>`,
    },
    page.error === null ? 200 : 422,
  );
}

/** The first page: who is it? An account that is not there yet is made when the code comes back. */
export function emailPage(
  shop: ShopRecord,
  attempt: SignInAttempt,
  typed: string,
  error: string | null,
): Response {
  return formPage({
    shop,
    attempt,
    heading: 'Sign in',
    text: 'Enter your e-mail address. We send a code to it, and there is no password to remember.',
    field: html`<div class="field" style="margin-top:16px">
      <label for="email">E-mail address</label>
      <input
        id="email"
        name="email"
        type="email"
        value="${typed}"
        autocomplete="email"
        required
        autofocus
        ${describedBy(error)}
      />
    </div>`,
    action: `${AUTHENTICATION}/login/${attempt.id}`,
    submit: 'Continue',
    error,
    aside: '',
  });
}

/** The second page: the code from the mail. */
export function codePage(shop: ShopRecord, attempt: SignInAttempt, error: string | null): Response {
  return formPage({
    shop,
    attempt,
    heading: 'Enter the code',
    text: html`We sent a code of six digits to <strong>${attempt.email ?? ''}</strong>.`,
    field: html`<div class="field" style="margin-top:16px">
      <label for="code">Code</label>
      <input
        id="code"
        name="code"
        inputmode="numeric"
        pattern="[0-9 ]*"
        maxlength="12"
        autocomplete="one-time-code"
        required
        autofocus
        ${describedBy(error)}
      />
    </div>`,
    action: `${AUTHENTICATION}/login/${attempt.id}/code`,
    submit: 'Sign in',
    error,
    aside: html`<a href="${AUTHENTICATION}/login/${attempt.id}">Another address, or a new code</a>`,
  });
}
