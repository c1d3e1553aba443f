import {readCookie} from '~/browser/request/cookies.client';
import {
  type ConsentChoice,
  type ConsentReading,
  formatConsent,
  parseConsent,
} from '~/domain/visitor/consent';
import {
  readOneTrustConsent,
  readShopifyConsent,
  toShopifyConsent,
} from '~/domain/visitor/consent-answers';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {writeShopCookie} from './shop-cookies.client';

/** One way to ask a visitor: our own banner, or a manager that somebody else's script brings. */
export interface ConsentManager {
  /** True when our own banner asks, false when the manager has one. */
  asksWithOurBanner: boolean;
  read: () => ConsentReading;
  /** Calls back on every submission of preferences, also late and repeated ones (coverage: visitor-consent-answers). */
  onSubmitted: (listener: () => void) => void;
  /** Stores the answer of our own banner. */
  submit: (choice: ConsentChoice) => void;
  /** Opens the manager's own preferences; ours are opened by the caller. */
  openPreferences: () => void;
}

function embeddedManager(): ConsentManager {
  return {
    asksWithOurBanner: true,
    read() {
      const choice = parseConsent(readCookie('consent', parseConsent) ?? '');
      return choice ? {manager: 'answered', choice} : {manager: 'undecided'};
    },
    onSubmitted(listener) {
      // Answered in another tab: that answer holds here too.
      window.addEventListener('focus', () => {
        if (readCookie('consent', parseConsent) !== null) listener();
      });
    },
    submit(choice) {
      writeShopCookie('consent', formatConsent(choice));
    },
    openPreferences: () => undefined,
  };
}

/** The part of Shopify's customer privacy API that is used here (its documented names). */
interface CustomerPrivacy {
  currentVisitorConsent: () => Parameters<typeof readShopifyConsent>[0];
  setTrackingConsent: (consent: Record<string, unknown>, done: () => void) => void;
}

interface ManagerGlobals {
  Shopify?: {customerPrivacy?: Partial<CustomerPrivacy>};
  OneTrust?: Partial<OneTrust>;
  OnetrustActiveGroups?: string;
}

function globals(): ManagerGlobals {
  return window;
}

const SHOPIFY_SCRIPT =
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/v0.1/consent-tracking-api.js';

function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** Shopify's customer privacy: our banner asks, Shopify keeps the answer for its checkout and analytics. */
function shopifyManager(settings: VisitorSettings): ConsentManager {
  loadScript(SHOPIFY_SCRIPT);
  const ready = (): CustomerPrivacy | null => {
    const privacy = globals().Shopify?.customerPrivacy;
    // The global is first a stub without its methods.
    return typeof privacy?.currentVisitorConsent === 'function' &&
      typeof privacy.setTrackingConsent === 'function'
      ? (privacy as CustomerPrivacy)
      : null;
  };
  return {
    asksWithOurBanner: true,
    read() {
      const privacy = ready();
      if (!privacy) return {manager: 'absent'};
      return readShopifyConsent(privacy.currentVisitorConsent());
    },
    onSubmitted(listener) {
      document.addEventListener('visitorConsentCollected', listener);
    },
    submit(choice) {
      ready()?.setTrackingConsent(
        {
          ...toShopifyConsent(choice),
          headlessStorefront: true,
          storefrontRootDomain: location.hostname,
          ...(settings.shopify
            ? {
                checkoutRootDomain: settings.shopify.checkoutDomain,
                storefrontAccessToken: settings.shopify.token,
              }
            : {}),
        },
        () => undefined,
      );
    },
    openPreferences: () => undefined,
  };
}

/** The part of OneTrust's API that is used here (its documented names). */
interface OneTrust {
  IsAlertBoxClosed: () => boolean;
  OnConsentChanged: (listener: () => void) => void;
  ToggleInfoDisplay: () => void;
}

/** A manager on `window` with a banner of its own, brought by a script of the merchant's choice. */
function windowManager(settings: VisitorSettings): ConsentManager {
  if (settings.consentScriptUrl !== null) loadScript(settings.consentScriptUrl);
  const ready = (): OneTrust | null => {
    const manager = globals().OneTrust;
    return typeof manager?.IsAlertBoxClosed === 'function' &&
      typeof manager.OnConsentChanged === 'function' &&
      typeof globals().OnetrustActiveGroups === 'string'
      ? (manager as OneTrust)
      : null;
  };
  let heard: OneTrust | null = null;
  const listeners: (() => void)[] = [];
  const hear = (manager: OneTrust) => {
    if (heard === manager) return;
    heard = manager;
    manager.OnConsentChanged(() => listeners.forEach((listener) => listener()));
  };
  // A manager that comes too late for the polls announces itself when preferences are submitted.
  window.addEventListener('OneTrustGroupsUpdated', () => {
    if (ready()) listeners.forEach((listener) => listener());
  });
  return {
    asksWithOurBanner: false,
    read() {
      const manager = ready();
      if (!manager) return {manager: 'absent'};
      hear(manager);
      return readOneTrustConsent(manager.IsAlertBoxClosed(), globals().OnetrustActiveGroups ?? '');
    },
    onSubmitted(listener) {
      listeners.push(listener);
    },
    submit: () => undefined,
    openPreferences() {
      ready()?.ToggleInfoDisplay();
    },
  };
}

export function consentManager(settings: VisitorSettings): ConsentManager {
  switch (settings.consentManager) {
    case 'shopify':
      return shopifyManager(settings);
    case 'window':
      return windowManager(settings);
    case 'embedded':
      return embeddedManager();
  }
}
