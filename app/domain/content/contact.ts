import {
  hasControlCharacter,
  withoutControlCharacters,
  withoutDirections,
} from '~/domain/values/control-characters';

export const CONTACT_NAME_MAX_LENGTH = 100;
export const CONTACT_EMAIL_MAX_LENGTH = 254;
export const CONTACT_ORDER_MAX_LENGTH = 30;
export const CONTACT_MESSAGE_MAX_LENGTH = 4000;

/** The field no person sees; a message that fills it is a robot's. */
export const CONTACT_HONEYPOT = 'company_website';

/** The fields of the form, by name. */
export const CONTACT_FIELDS = [
  'name',
  'email',
  'topic',
  'orderNumber',
  'message',
  CONTACT_HONEYPOT,
] as const;

/** At most this many messages of one visitor address in CONTACT_RATE_WINDOW_SECONDS. */
export const CONTACT_RATE_LIMIT = 5;
export const CONTACT_RATE_WINDOW_SECONDS = 10 * 60;

interface ContactMessage {
  name: string;
  email: string;
  /** One of the topics that the form offers (content). */
  topic: string;
  orderNumber: string;
  message: string;
}

/** A plain-text mail as a mail provider takes it. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

export type ContactField = keyof ContactMessage;

/** What the form shows again after a refusal: the texts as typed, and one sentence per field to mend. */
export interface ContactDraft {
  values: Record<ContactField, string>;
  errors: Partial<Record<ContactField, string>>;
}

const EMAIL =
  /^[^\s@<>(),;:"[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

function lineError(value: string, label: string, max: number, required: boolean): string | null {
  if (value === '') return required ? `Enter ${label}.` : null;
  if (hasControlCharacter(value)) return `Enter ${label} on one line.`;
  return value.length > max ? `Use at most ${max} characters.` : null;
}

/** The texts of a form as typed, trimmed; whatever is not text counts as empty. */
export function contactValues(form: FormData): Record<ContactField, string> {
  const text = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const line = (name: ContactField) => withoutDirections(text(name)).trim();
  return {
    name: line('name'),
    email: line('email'),
    topic: line('topic'),
    orderNumber: line('orderNumber'),
    message: text('message').replaceAll('\r\n', '\n'),
  };
}

/**
 * Reads the contact form: the message, or the draft with a sentence per field to mend. Whatever could become a mail
 * header is one line without control characters, so that no header can be injected.
 */
export function parseContact(
  form: FormData,
  topics: readonly string[],
): {ok: true; value: ContactMessage} | {ok: false; draft: ContactDraft} {
  const values = contactValues(form);
  const found: Record<ContactField, string | null> = {
    name: lineError(values.name, 'your name', CONTACT_NAME_MAX_LENGTH, true),
    email:
      lineError(values.email, 'your e-mail address', CONTACT_EMAIL_MAX_LENGTH, true) ??
      (EMAIL.test(values.email) ? null : 'Enter an e-mail address like name@example.com.'),
    topic: topics.includes(values.topic) ? null : 'Choose what your message is about.',
    orderNumber: lineError(values.orderNumber, 'the order number', CONTACT_ORDER_MAX_LENGTH, false),
    message:
      values.message === ''
        ? 'Write a message.'
        : values.message.length > CONTACT_MESSAGE_MAX_LENGTH
          ? `Use at most ${CONTACT_MESSAGE_MAX_LENGTH} characters.`
          : null,
  };
  const errors: Partial<Record<ContactField, string>> = {};
  for (const [field, message] of Object.entries(found)) {
    if (message !== null) errors[field as ContactField] = message;
  }
  return Object.keys(errors).length === 0
    ? {ok: true, value: values}
    : {ok: false, draft: {values, errors}};
}

/** True when the field no person sees was filled. */
export function isContactRobot(form: FormData): boolean {
  return (form.get(CONTACT_HONEYPOT) ?? '') !== '';
}

/** The mail that goes to the support desk: plain text, reply address apart. */
export function contactMail(
  {name, email, topic, orderNumber, message}: ContactMessage,
  desk: string,
): Mail {
  const about = orderNumber === '' ? '' : ` (order ${orderNumber})`;
  return {
    from: desk,
    to: desk,
    replyTo: email,
    subject: `${topic}${about} from ${name}`,
    text: `${withoutControlCharacters(message)}\n\n${name}\n${email}\n`,
  };
}
