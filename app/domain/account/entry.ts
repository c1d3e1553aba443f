import type {AnalyticsEvent} from '~/domain/visitor/analytics';

/** The ways of signing in, each with the form that it began in; `hosted` began on the platform's own page. */
const LOGINS = {
  password: 'sign-in',
  hosted: 'sign-in',
  activation: 'choose-password',
  reset: 'choose-password',
} as const;

/** The ways of signing up, and whether they are a student's. */
const SIGN_UPS = {'sign-up': false, 'student-sign-up': true} as const;

/** A way into an account, as the cookie names it for the page that reports it. */
export type AccountEntry = keyof typeof LOGINS | keyof typeof SIGN_UPS;

const isOneOf = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name);

/**
 * The events of an entry (login, sign_up; coverage: visitor-form-events): the form's success, then login or sign_up; none for
 * another text.
 */
export function entryEvents(name: string): AnalyticsEvent[] {
  const submitted = (form: string): AnalyticsEvent => ({
    event: 'form_submit',
    form_name: form,
    status: 'success',
  });
  if (isOneOf(LOGINS, name)) return [submitted(LOGINS[name]), {event: 'login', method: name}];
  return isOneOf(SIGN_UPS, name)
    ? [submitted('create-account'), {event: 'sign_up', method: 'password', student: SIGN_UPS[name]}]
    : [];
}

/**
 * Reads what is remembered of somebody who is creating an account: which kind, and the page they wanted. Null for anything else;
 * the page is checked where it is gone to.
 */
export function parseRegistration(text: string): {entry: AccountEntry; wanted: string} | null {
  const [, entry, wanted = ''] = /^((?:student-)?sign-up)\|(.*)$/s.exec(text) ?? [];
  return entry === undefined ? null : {entry: entry as AccountEntry, wanted};
}
