import {type FormDraft, parseDraft, writeDraft} from '~/domain/account/form-draft';
import {FORM_FIELD, OWNER_FIELD} from '~/domain/account/form-reply';
import {COOKIES} from '~/domain/visitor/cookies';
import type {ShopContext} from '~/edge/request/context.server';
import {clearEveryCookie, findCookie, findCookies, setCookie} from '~/edge/request/cookies.server';
import {seal, unseal} from '~/edge/request/crypto.server';

import {isOwner} from './form-owner.server';
import {SECRET_FIELDS} from './forms.server';
import {pageAddress} from './page-address.server';

const PURPOSE = 'form-draft';
const COOKIE = 'form_draft';

type Visit = Pick<ShopContext, 'env' | 'responseHeaders' | 'isSecure'>;

/** Whether something that was typed waits for its customer to sign in again. */
export function hasDraft(request: Request): boolean {
  return findCookie(request, COOKIE) !== null;
}

/**
 * Keeps what was typed into a form behind the sign-in that had run out (coverage: account-form-draft): sealed, in a cookie out of
 * reach of scripts, for a few minutes. Passwords are never kept, nor is a form that does not prove whose it is.
 */
export async function keepDraft(request: Request, context: Visit, posted: FormData): Promise<void> {
  const texts = [...posted].filter(
    (entry): entry is [string, string] => !(entry[1] instanceof Blob),
  );
  const {[FORM_FIELD]: form, [OWNER_FIELD]: whose, ...fields} = Object.fromEntries(texts);
  if (form === undefined || whose === undefined) return;
  const text = writeDraft({page: pageAddress(request), form, whose, fields}, SECRET_FIELDS);
  if (text === null) return;
  const sealed = await seal(
    context.env.SESSION_SECRET,
    PURPOSE,
    `${String(Date.now() + COOKIES[COOKIE].lifetime * 1000)}|${text}`,
  );
  setCookie(context, COOKIE, sealed);
}

/** The same of a request whose form nobody has read yet; one that cannot be read holds nothing to keep. */
export async function keepPostedDraft(request: Request, context: Visit): Promise<void> {
  const posted = await request.formData().catch(() => null);
  if (posted !== null) await keepDraft(request, context, posted);
}

export function clearDraft(request: Request, context: Visit): void {
  if (hasDraft(request)) clearEveryCookie(request, context, COOKIE);
}

/** What this customer had typed into a form of this page; null without anything. What another one typed is thrown away. */
export async function findDraft(
  request: Request,
  context: Visit,
  customer: string,
): Promise<Pick<FormDraft, 'form' | 'fields'> | null> {
  const seals = findCookies(request, COOKIE);
  if (seals.length === 0) return null;
  const texts = await Promise.all(
    seals.map((sealed) => unseal(context.env.SESSION_SECRET, PURPOSE, sealed)),
  );
  const text = texts.find((opened) => opened !== null);
  const [, end = '0', json = ''] = /^(\d+)\|(.*)$/s.exec(text ?? '') ?? [];
  const draft = Number(end) > Date.now() ? parseDraft(json) : null;
  if (draft === null || !(await isOwner(context, customer, draft.whose))) {
    clearDraft(request, context);
    return null;
  }
  return draft.page === pageAddress(request) ? {form: draft.form, fields: draft.fields} : null;
}
