import {
  CONSENT_POLL_INTERVAL_MS,
  CONSENT_START,
  type ConsentChoice,
  type ConsentPurpose,
  type ConsentReading,
  type ConsentState,
  isAllowed,
  keepsPolling,
  nextConsent,
  NOTHING_ALLOWED,
  withPrivacyControl,
} from '~/domain/visitor/consent';
import type {VisitorSettings} from '~/domain/visitor/settings';

import type {ConsentManager, CookieWriter} from './consent-manager';
import {consentManager} from './consent-managers.client';

type Listener = (state: ConsentState) => void;

let state: ConsentState = CONSENT_START;
let manager: ConsentManager | null = null;
const listeners = new Set<Listener>();

/** Global Privacy Control: the browser says no on the visitor's behalf (a denial). */
export function hasPrivacyControl(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}

function read(): ConsentReading {
  const reading = manager?.read() ?? {manager: 'absent'};
  if (!hasPrivacyControl()) return reading;
  // Nobody has to be asked who has said no already; an answer given all the same is kept but for advertising.
  return {
    manager: 'answered',
    choice: withPrivacyControl(
      reading.manager === 'answered' ? reading.choice : NOTHING_ALLOWED,
      true,
    ),
  };
}

function become(next: ConsentState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener(state);
}

export function consentState(): ConsentState {
  return state;
}

export function allows(purpose: ConsentPurpose): boolean {
  return isAllowed(state, purpose);
}

/** Hears the present state at once and every later one. */
export function onConsent(listener: Listener): () => void {
  listeners.add(listener);
  listener(state);
  return () => listeners.delete(listener);
}

function reread(): void {
  become(nextConsent(state, {type: 'submitted', reading: read()}));
}

function poll(): void {
  become(nextConsent(state, {type: 'polled', reading: read()}));
  if (keepsPolling(state)) window.setTimeout(poll, CONSENT_POLL_INTERVAL_MS);
}

/**
 * Looks for the consent manager (at most 100 polls, 250 ms apart; coverage: visitor-consent-polls) and follows its
 * answers.
 */
export async function startConsent(settings: VisitorSettings): Promise<void> {
  if (manager) return;
  manager = await consentManager(settings);
  manager.onSubmitted(reread);
  // A page that comes back as it was left missed the answer that was given on another one meanwhile.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) reread();
  });
  poll();
}

/** Stores the answer given in our own banner and acts on it at once. */
export function submitConsent(choice: ConsentChoice, write: CookieWriter): void {
  manager?.submit(choice, write);
  const reading: ConsentReading = {
    manager: 'answered',
    choice: withPrivacyControl(choice, hasPrivacyControl()),
  };
  become(nextConsent(state, {type: 'submitted', reading}));
}

/** True when our own banner asks and shows the preferences; otherwise the manager opens its own. */
export function usesOurBanner(): boolean {
  return manager?.asksWithOurBanner ?? true;
}

export function openManagersPreferences(): void {
  manager?.openPreferences();
}
