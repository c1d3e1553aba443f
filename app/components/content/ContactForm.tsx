import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {track} from '~/browser/visitor/data-layer.client';
import {Button} from '~/components/ui/Button';
import {FormAlert, SelectField, TextAreaField, TextField} from '~/components/ui/Field';
import {useKeptForm} from '~/components/ui/use-kept-form';
import {
  CONTACT_EMAIL_MAX_LENGTH,
  CONTACT_HONEYPOT,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_ORDER_MAX_LENGTH,
  type ContactDraft,
} from '~/domain/content/contact';

const FORM_NAME = 'contact-us-email';
const SENT_PATH = '/contact-us-email-success';

/** Reports the form's beginning and a refusal of it, which also takes the focus to the first field to mend. */
function useContactForm(draft: ContactDraft | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const started = useRef(false);
  useEffect(() => {
    if (!draft) return;
    track({event: 'form_submit', form_name: FORM_NAME, status: 'failure'});
    // Not away from where the shopper is already, when React comes late.
    if (!form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [draft]);
  const onFocus = () => {
    if (started.current) return;
    started.current = true;
    track({event: 'form_start', form_name: FORM_NAME});
  };
  return {form, onFocus};
}

/** Who writes, and about what. */
function SubjectFields({
  topics,
  values,
  errors,
}: {
  topics: readonly string[];
  values: Partial<ContactDraft['values']> | null;
  errors: ContactDraft['errors'];
}) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        required
        maxLength={CONTACT_NAME_MAX_LENGTH}
        defaultValue={values?.name}
        error={errors.name}
      />
      <TextField
        name="email"
        type="email"
        label="E-mail address"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={CONTACT_EMAIL_MAX_LENGTH}
        defaultValue={values?.email}
        error={errors.email}
      />
      <SelectField
        name="topic"
        label="What is it about?"
        required
        defaultValue={values?.topic ?? ''}
        error={errors.topic}
      >
        <option value="" disabled>
          Choose a topic
        </option>
        {topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </SelectField>
      <TextField
        name="orderNumber"
        label="Order number"
        optional
        autoComplete="off"
        maxLength={CONTACT_ORDER_MAX_LENGTH}
        defaultValue={values?.orderNumber}
        error={errors.orderNumber}
      />
    </div>
  );
}

/** The mail form of the contact area; works as a plain post, and keeps every text after a refusal. */
export function ContactForm({
  topics,
  draft,
  alert,
}: {
  topics: readonly string[];
  draft?: ContactDraft;
  alert?: string | null;
}) {
  const navigation = useNavigation();
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const {form, onFocus} = useContactForm(draft);
  const kept = useKeptForm(FORM_NAME);
  const values = draft?.values ?? (kept.texts as Partial<ContactDraft['values']> | null);
  const errors = draft?.errors ?? {};
  const isSent = sending && navigation.location?.pathname === SENT_PATH;
  const {forget} = kept;
  useEffect(() => {
    if (isSent) forget();
  });

  return (
    <Form
      ref={form}
      method="post"
      action="/contact-us-email"
      noValidate
      className="grid gap-6"
      onFocus={onFocus}
      onInput={kept.onInput}
    >
      {alert ? <FormAlert telling={draft}>{alert}</FormAlert> : null}
      <SubjectFields topics={topics} values={values} errors={errors} />
      <TextAreaField
        name="message"
        label="Message"
        rows={7}
        required
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        defaultValue={values?.message}
        error={errors.message}
      />
      <div aria-hidden="true" className="absolute left-[-200vw] w-px overflow-hidden">
        <label htmlFor={CONTACT_HONEYPOT}>Leave this field empty</label>
        <input id={CONTACT_HONEYPOT} name={CONTACT_HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <Button loading={sending} className="justify-self-start max-sm:w-full">
        Send message
      </Button>
    </Form>
  );
}
