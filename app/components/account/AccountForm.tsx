import {type SubmissionResult, useForm} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import {Form, useLocation, useNavigation} from '@remix-run/react';
import {type ReactNode, useEffect, useRef} from 'react';
import type {z} from 'zod/mini';

import {track} from '~/browser/visitor/data-layer.client';
import {Button, type ButtonColor} from '~/components/ui/Button';
import {FormAlert} from '~/components/ui/Field';
import {Icon} from '~/components/ui/Icon';
import {Told} from '~/components/ui/Told';
import {useKeptForm} from '~/components/ui/use-kept-form';
import {FORM_FIELD, type FormReply} from '~/domain/account/form-reply';

import {OwnerField, useTyped} from './FormOwner';

/** What the edge answers to one of the account's forms. */
export type AccountFormReply = FormReply<SubmissionResult<string[]>>;

export interface FieldState {
  id: string;
  name: string;
  error?: string;
  defaultValue?: string;
}

/** Good news about a form, announced politely, and again with each answer that brings the same. */
export function FormNotice({telling, children}: {telling?: unknown; children: ReactNode}) {
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-lg bg-mint px-4 py-3.5 text-sm font-medium text-ink"
    >
      <Icon name="check" className="mt-px size-5" />
      <Told telling={telling}>{children}</Told>
    </p>
  );
}

/** Said over a form that holds what was typed before the sign-in had run out. */
export const DRAFT_NOTICE =
  'You were signed out in between. What you had typed is here again: look it over and save it.';

/** True while this form's post is on its way. */
export function useIsPosting(id: string): boolean {
  const {state, formData} = useNavigation();
  return state !== 'idle' && formData?.get(FORM_FIELD) === id;
}

/**
 * Reports the beginning and the outcome of a form; an accepted one leads on to another address or says so. The forms that
 * lead into the account end in a new document, which reports them itself (`account-entry`).
 */
function useFormEvents(
  id: string,
  reply: AccountFormReply | null | undefined,
  onAccepted: () => void,
): () => void {
  const navigation = useNavigation();
  const {pathname, search} = useLocation();
  const started = useRef(false);
  const accepted = useRef(onAccepted);
  const ledOn =
    navigation.state === 'loading' &&
    navigation.formData?.get(FORM_FIELD) === id &&
    `${navigation.location.pathname}${navigation.location.search}` !== `${pathname}${search}`;
  useEffect(() => {
    if (!ledOn) return;
    track({event: 'form_submit', form_name: id, status: 'success'});
    accepted.current();
  }, [ledOn, id]);
  useEffect(() => {
    if (!reply) return;
    const refused = reply.alert !== null || reply.result?.status === 'error';
    track({event: 'form_submit', form_name: id, status: refused ? 'failure' : 'success'});
    if (!refused) accepted.current();
  }, [reply, id]);
  return () => {
    if (started.current) return;
    started.current = true;
    track({event: 'form_start', form_name: id});
  };
}

/**
 * One of the account's forms, on the schema that the edge reads it with: errors beside their fields after sending, gone
 * while they are mended, focus on the first, texts kept (passwords never), over a detour and a sign-in that had run out too, a busy button that
 * ignores a second press, and a plain post without JavaScript.
 */
export function AccountForm({
  id,
  schema,
  reply,
  defaults,
  action,
  hidden = {},
  submit,
  color,
  aside,
  children,
}: {
  id: string;
  schema: z.ZodMiniType;
  reply?: AccountFormReply | null;
  defaults?: Record<string, string>;
  /** Where the form posts to; the page itself when absent. */
  action?: string;
  hidden?: Record<string, string>;
  submit: string;
  color?: ButtonColor;
  /** Stands beside the button. */
  aside?: ReactNode;
  children: (field: (name: string) => FieldState) => ReactNode;
}) {
  const isPosting = useIsPosting(id);
  const kept = useKeptForm(id);
  const onFirstFocus = useFormEvents(id, reply, kept.forget);
  const typed = useTyped(id);
  const draft = typed?.isDraft ? typed.fields : null;
  const [form, fields] = useForm<Record<string, string>, unknown>({
    id,
    lastResult: reply?.result ?? null,
    defaultValue: {...defaults, ...draft, ...kept.texts},
    // Not on blur: an error that appears while the button is being pressed would move the button away from under the press.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({formData}) =>
      parseWithZod(formData, {schema: schema as z.ZodMiniType<unknown, Record<string, string>>}),
  });
  const field = (name: string): FieldState => {
    const meta = fields[name];
    return {
      id: `${id}-${name}`,
      name,
      error: meta?.errors?.[0],
      defaultValue: meta?.initialValue,
    };
  };
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      onFocus={onFirstFocus}
      onInput={kept.onInput}
      noValidate={form.noValidate}
      className="grid gap-5"
    >
      {reply?.alert ? <FormAlert telling={reply}>{reply.alert}</FormAlert> : null}
      {reply?.notice ? <FormNotice telling={reply}>{reply.notice}</FormNotice> : null}
      {draft ? <FormNotice>{DRAFT_NOTICE}</FormNotice> : null}
      <input type="hidden" name={FORM_FIELD} value={id} />
      <OwnerField />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(field)}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button loading={isPosting} color={color} className="max-sm:w-full">
          {submit}
        </Button>
        {aside}
      </div>
    </Form>
  );
}
