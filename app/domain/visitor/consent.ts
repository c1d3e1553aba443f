/** What a visitor can allow. `necessary` needs no permission: the cart, the session, this answer itself. */
export const CONSENT_PURPOSES = ['preferences', 'analytics', 'advertising'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The visitor's answer, one decision per purpose. */
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

export const NOTHING_ALLOWED: ConsentChoice = {
  preferences: false,
  analytics: false,
  advertising: false,
};
export const EVERYTHING_ALLOWED: ConsentChoice = {
  preferences: true,
  analytics: true,
  advertising: true,
};

/** How often and how long a consent manager is waited for (coverage: visitor-consent-polls). */
export const CONSENT_POLL_INTERVAL_MS = 250;
const CONSENT_MAX_POLLS = 100;

/**
 * What one look at the consent manager gave: not there (or a stub without its methods), there without an answer yet, or
 * the answer.
 */
export type ConsentReading =
  {manager: 'absent'} | {manager: 'undecided'} | {manager: 'answered'; choice: ConsentChoice};

/** Consent for marketing attribution and everything else that asks (coverage: visitor-consent-answers). */
export type ConsentState =
  | {status: 'unknown'; polls: number}
  /** The manager is there; the visitor has not answered. Nothing is stored and nothing is purged. */
  | {status: 'asking'}
  | {status: 'settled'; choice: ConsentChoice}
  /** No manager after CONSENT_MAX_POLLS: nothing may be stored, and what an earlier visit stored is purged. */
  | {status: 'no-manager'};

type ConsentEvent =
  | {type: 'polled'; reading: ConsentReading}
  /** The visitor submitted preferences, in whatever manager, at whatever time. */
  | {type: 'submitted'; reading: ConsentReading};

export const CONSENT_START: ConsentState = {status: 'unknown', polls: 0};

/** Global Privacy Control is a denial of everything that needs permission to share, whatever was clicked. */
export function withPrivacyControl(
  choice: ConsentChoice,
  globalPrivacyControl: boolean,
): ConsentChoice {
  return globalPrivacyControl ? {...choice, advertising: false} : choice;
}

/**
 * The next state (coverage: visitor-consent-answers). A late manager still counts when the visitor submits preferences.
 * Polls stop once the state is no longer `unknown`.
 */
export function nextConsent(state: ConsentState, event: ConsentEvent): ConsentState {
  const {reading} = event;
  if (event.type === 'polled' && state.status !== 'unknown') return state;
  if (reading.manager === 'answered') return {status: 'settled', choice: reading.choice};
  if (reading.manager === 'undecided') return {status: 'asking'};
  if (event.type === 'submitted' || state.status !== 'unknown') return state;
  const polls = state.polls + 1;
  return polls >= CONSENT_MAX_POLLS ? {status: 'no-manager'} : {status: 'unknown', polls};
}

/** True while the manager has to be looked for again in CONSENT_POLL_INTERVAL_MS. */
export function keepsPolling(state: ConsentState): boolean {
  return state.status === 'unknown';
}

/** True when this purpose is approved; undecided is not approved. */
export function isAllowed(state: ConsentState, purpose: ConsentPurpose): boolean {
  return state.status === 'settled' && state.choice[purpose];
}

/**
 * What to do with the attribution data (coverage: visitor-attribution): keep and update it, remove it, or touch nothing
 * yet.
 */
export function attributionDuty(state: ConsentState): 'initialise' | 'purge' | 'wait' {
  if (state.status === 'settled') return state.choice.advertising ? 'initialise' : 'purge';
  return state.status === 'no-manager' ? 'purge' : 'wait';
}

const COOKIE_VALUE = /^1:([01])([01])([01])$/;

/** The value of our own cookie: version, then one digit per purpose. Holds nothing that identifies a visitor. */
export function formatConsent(choice: ConsentChoice): string {
  return `1:${CONSENT_PURPOSES.map((purpose) => (choice[purpose] ? '1' : '0')).join('')}`;
}

/** Reads our own cookie; null when there is no answer in it. */
export function parseConsent(value: string): ConsentChoice | null {
  const match = COOKIE_VALUE.exec(value);
  if (!match) return null;
  const [, preferences, analytics, advertising] = match;
  return {
    preferences: preferences === '1',
    analytics: analytics === '1',
    advertising: advertising === '1',
  };
}
