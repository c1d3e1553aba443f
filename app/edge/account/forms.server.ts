import type {SubmissionResult} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import {data} from '@remix-run/server-runtime';
import {z} from 'zod/mini';

import type {CustomerRefusal} from '~/commerce/account/customer-call.server';
import {FORM_FIELD, type FormReply, OWNER_FIELD} from '~/domain/account/form-reply';
import {RETURN_TO} from '~/domain/request/return-to';
import {SCHEMA_TEXTS} from '~/domain/values/schema-texts';
import {requireForm} from '~/edge/request/posted-form.server';

/** Fields that are never sent back to the browser, in no form and no cookie. */
export const SECRET_FIELDS = ['password', 'confirmation', 'current'];

const THROTTLED = 'Too many attempts. Please wait a few minutes and try again.';
const UNREACHABLE = 'We could not reach our shop system, so nothing was changed.';

/** What a refusal says to the shopper (the first message; coverage: calls-first-error), and what to do about it. */
export function refusalText(refusal: CustomerRefusal): string {
  if (refusal.cause === 'throttled') {
    return refusal.message === 'Throttled' ? THROTTLED : refusal.message;
  }
  return refusal.kind === 'unreachable'
    ? `${UNREACHABLE} Please try again in a minute. (${refusal.message})`
    : refusal.message;
}

export function refusalStatus(refusal: CustomerRefusal): number {
  if (refusal.cause === 'throttled') return 429;
  return refusal.kind === 'unreachable' || refusal.kind === 'errors' ? 503 : 422;
}

type Reply = FormReply<SubmissionResult<string[]>>;

/** Shows a form again: conform's result without passwords, and what to say about the form as a whole. */
export function formReply(reply: Partial<Reply>, status = 200) {
  return data<Reply>(
    {result: null, alert: null, notice: null, kept: {}, ...reply},
    {status, headers: {'Cache-Control': 'no-store'}},
  );
}

/** Fields that nobody fills in: which form it is, whose, and of which address. */
const HIDDEN_FIELDS = [FORM_FIELD, OWNER_FIELD, 'number'];

function hiddenFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    HIDDEN_FIELDS.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The names of the fields that a form's schema declares. */
function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(fieldNames);
  if (schema instanceof z.core.$ZodPipe) return fieldNames(schema._zod.def.in);
  throw new TypeError('The schema of a form lists its fields.');
}

/**
 * The posted form of one or several of the account's schemas. Fields that none of them declares are refused (`requireForm`),
 * but for which form it is, whose, and the page to go on to.
 */
export function requireAccountForm(
  request: Request,
  schemas: readonly z.ZodMiniType[],
  others: readonly string[] = [],
): Promise<FormData> {
  return requireForm(request, [
    FORM_FIELD,
    OWNER_FIELD,
    RETURN_TO,
    ...others,
    ...schemas.flatMap(fieldNames),
  ]);
}

/** What conform is shown of a form: nothing but what the schema declares, as it makes objects of any other name. */
function declaredFields(form: FormData, schema: z.ZodMiniType): FormData {
  const declared = new FormData();
  for (const name of fieldNames(schema)) {
    const value = form.get(name);
    if (value !== null) declared.set(name, value);
  }
  return declared;
}

/** What a form is answered with when it is refused. */
export interface Refusals {
  /** Shows the form again with what the platform said, beside the field that it names where that is one of ours. */
  refuse: (refusal: CustomerRefusal, text?: string) => ReturnType<typeof formReply>;
  /** Shows the form again with the fields as typed, and a text that belongs to one of them or to the whole. */
  complain: (
    text: string,
    field?: string,
    status?: number,
    /** Hidden fields that go along otherwise the next time. */
    changed?: Readonly<Record<string, string>>,
  ) => ReturnType<typeof formReply>;
}

export type ParsedForm<T> =
  ({ok: true; value: T} & Refusals) | {ok: false; reply: ReturnType<typeof formReply>};

/** The refusals of a form in which nobody types anything: a button alone. */
export function buttonForm(form: FormData): Refusals {
  const complain: Refusals['complain'] = (text, _field, status = 422) =>
    formReply({kept: hiddenFields(form), alert: text}, status);
  return {
    complain,
    refuse: (refusal, text) =>
      complain(text ?? refusalText(refusal), undefined, refusalStatus(refusal)),
  };
}

/** Reads a form through its schema, the one that the browser checks with too. */
export function parseForm<Schema extends z.ZodMiniType>(
  form: FormData,
  schema: Schema,
): ParsedForm<z.output<Schema>> {
  const submission = parseWithZod(declaredFields(form, schema), {schema, ...SCHEMA_TEXTS});
  const kept = hiddenFields(form);
  if (submission.status !== 'success') {
    return {
      ok: false,
      reply: formReply({kept, result: submission.reply({hideFields: SECRET_FIELDS})}, 422),
    };
  }
  const complain: Refusals['complain'] = (text, field, status = 422, changed = {}) =>
    field !== undefined && form.has(field)
      ? formReply(
          {
            kept: {...kept, ...changed},
            result: submission.reply({hideFields: SECRET_FIELDS, fieldErrors: {[field]: [text]}}),
          },
          status,
        )
      : formReply(
          {
            kept: {...kept, ...changed},
            result: submission.reply({hideFields: SECRET_FIELDS, formErrors: [text]}),
            alert: text,
          },
          status,
        );
  return {
    ok: true,
    value: submission.value,
    complain,
    refuse: (refusal, text) => {
      const field = refusal.userErrors[0]?.field?.at(-1);
      return complain(text ?? refusalText(refusal), field, refusalStatus(refusal));
    },
  };
}
