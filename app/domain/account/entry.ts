import type {AnalyticsEvent} from '~/domain/visitor/analytics';

/**
 * The way into an account, as it is reported (login, sign_up; coverage: visitor-form-events), with the form that it
 * began in.
 */
const ENTRIES = {
  password: {form: 'sign-in', event: {event: 'login', method: 'password'}},
  activation: {form: 'choose-password', event: {event: 'login', method: 'activation'}},
  reset: {form: 'choose-password', event: {event: 'login', method: 'reset'}},
  'sign-up': {
    form: 'create-account',
    event: {event: 'sign_up', method: 'password', student: false},
  },
  'student-sign-up': {
    form: 'create-account',
    event: {event: 'sign_up', method: 'password', student: true},
  },
} as const satisfies Record<string, {form: string; event: AnalyticsEvent}>;

export type AccountEntry = keyof typeof ENTRIES;

/** The events of an entry as the cookie names it: the form's success, then login or sign_up; none for another text. */
export function entryEvents(name: string): AnalyticsEvent[] {
  if (!Object.hasOwn(ENTRIES, name)) return [];
  const {form, event} = ENTRIES[name as AccountEntry];
  return [{event: 'form_submit', form_name: form, status: 'success'}, event];
}

/**
 * Reads what is remembered of somebody who is creating an account: which kind, and the page they wanted. Null for anything else;
 * the page is checked where it is gone to.
 */
export function parseRegistration(text: string): {entry: AccountEntry; wanted: string} | null {
  const [, entry, wanted = ''] = /^((?:student-)?sign-up)\|(.*)$/s.exec(text) ?? [];
  return entry === undefined ? null : {entry: entry as AccountEntry, wanted};
}
