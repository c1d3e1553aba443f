import {lockScroll} from '~/browser/request/scroll-lock.client';
import {
  CONSENT_PURPOSES,
  type ConsentChoice,
  EVERYTHING_ALLOWED,
  NOTHING_ALLOWED,
} from '~/domain/visitor/consent';

import {
  consentState,
  hasPrivacyControl,
  onConsent,
  openManagersPreferences,
  submitConsent,
  usesOurBanner,
} from './consent.client';

type Mode = 'ask' | 'preferences';

let release: (() => void) | null = null;
/** Tells the cart's drawer how much room the banner takes from it. */
let measure: ResizeObserver | null = null;
let mode: Mode | null = null;
let returnFocus: HTMLElement | null = null;

function find<T extends HTMLElement>(selector: string): T | null {
  return document.querySelector<T>(selector);
}

function isTyping(): boolean {
  const active = document.activeElement;
  return (
    active instanceof HTMLInputElement ||
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLSelectElement ||
    (active instanceof HTMLElement && active.isContentEditable)
  );
}

/** What lies behind the preferences cannot be reached while they are open. */
function setBackgroundInert(inert: boolean): void {
  const host = find('#visitor');
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && element !== host) element.inert = inert;
  }
  const chat = find('#chat');
  if (chat) chat.inert = inert;
}

/** Releases whatever the banner held. Every way of closing ends here, and so does its removal by somebody else. */
function letGo(): void {
  release?.();
  release = null;
  measure?.disconnect();
  measure = null;
  document.documentElement.style.removeProperty('--consent-room');
  if (mode === 'preferences') setBackgroundInert(false);
  mode = null;
}

function close(): void {
  if (mode === null) return;
  const root = find('#consent');
  const hadFocus = root?.contains(document.activeElement) ?? false;
  letGo();
  if (root) root.hidden = true;
  if (hadFocus) {
    const overlay = find('[data-dialog][data-open]');
    if (overlay && !overlay.contains(returnFocus)) overlay.focus();
    else if (returnFocus?.isConnected) returnFocus.focus();
    else find('#main')?.focus({preventScroll: true});
  }
  returnFocus = null;
}

function box(purpose: string): HTMLInputElement | null {
  return find<HTMLInputElement>(`#consent-${purpose}`);
}

function fillForm(): void {
  const state = consentState();
  const choice = state.status === 'settled' ? state.choice : NOTHING_ALLOWED;
  for (const purpose of CONSENT_PURPOSES) {
    const input = box(purpose);
    if (input) input.checked = choice[purpose];
  }
  const denied = hasPrivacyControl();
  const advertising = box('advertising');
  if (advertising) advertising.disabled = denied;
  const note = find('[data-consent-gpc]');
  if (note) note.hidden = !denied;
}

function readForm(): ConsentChoice {
  const checked = (purpose: string) => box(purpose)?.checked ?? false;
  return {
    preferences: checked('preferences'),
    analytics: checked('analytics'),
    advertising: checked('advertising'),
  };
}

function openForm(root: HTMLElement): void {
  root.dataset.choices = 'open';
}

function open(asked: Mode): void {
  const root = find('#consent');
  const dialog = find('#consent-dialog');
  if (!root || !dialog || mode === asked) return;
  letGo();
  mode = asked;
  fillForm();
  root.dataset.mode = asked;
  if (asked === 'preferences') {
    openForm(root);
    dialog.setAttribute('aria-modal', 'true');
    setBackgroundInert(true);
  } else {
    delete root.dataset.choices;
    dialog.removeAttribute('aria-modal');
  }
  root.hidden = false;
  // While the banner is visible the page does not scroll (coverage: visitor-consent-scroll).
  release = lockScroll();
  measure = new ResizeObserver(() => {
    const room = innerHeight - dialog.getBoundingClientRect().top + 12;
    document.documentElement.style.setProperty('--consent-room', `${room}px`);
  });
  measure.observe(dialog);
  returnFocus = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  // A visitor who is typing is not interrupted; the banner is the last thing on the page and reached by the keyboard.
  if (asked === 'preferences' || !isTyping()) dialog.focus({preventScroll: true});
}

/** How long an answer is kept is in a table that nobody needs before it. */
async function answer(choice: ConsentChoice): Promise<void> {
  const cookies = await import('./shop-cookies.client');
  submitConsent(choice, cookies.writeShopCookie);
  close();
}

function act(action: string | undefined): void {
  switch (action) {
    case 'accept':
      void answer(EVERYTHING_ALLOWED);
      break;
    case 'reject':
      void answer(NOTHING_ALLOWED);
      break;
    case 'choose': {
      const root = find('#consent');
      if (root) openForm(root);
      box('preferences')?.focus();
      break;
    }
    case 'close':
      close();
      break;
    default:
      // A press beside the buttons.
      break;
  }
}

/** The footer's link and the privacy receipt: opens the preferences of whoever asks here. */
export function openPreferences(): void {
  if (usesOurBanner()) open('preferences');
  else openManagersPreferences();
}

let started = false;

/** Wires the banner's markup, which is in the page by now, to the consent state, once. */
export function startConsentBanner(): void {
  if (started) return;
  started = true;
  const root = find('#consent');
  const dialog = find('#consent-dialog');
  if (!root || !dialog) return;
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-consent-backdrop]')) close();
    act(target?.closest<HTMLElement>('[data-consent]')?.dataset.consent);
  });
  find<HTMLFormElement>('#consent-form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer(readForm());
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // Leaving without a choice is no consent; in the preferences it changes nothing.
    if (mode === 'ask') void answer(NOTHING_ALLOWED);
    else close();
  });
  // Taken away by something else (a script, an extension): nobody is left to release the page.
  new ResizeObserver(() => {
    if (mode === null || root.hidden) return;
    const {width, height} = dialog.getBoundingClientRect();
    if (width === 0 && height === 0) letGo();
  }).observe(dialog);
  onConsent((state) => {
    if (state.status === 'asking' && usesOurBanner()) open('ask');
    else if (mode === 'ask') close();
  });
}
