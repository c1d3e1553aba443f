import {
  readOneTrustConsent,
  readShopifyConsent,
  toShopifyConsent,
} from '~/domain/visitor/consent-answers';
import type {VisitorSettings} from '~/domain/visitor/settings';

import type {ConsentManager} from './consent-manager';

// Loaded where one of them is configured.

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

/** The manager that the shop is configured with, where that is not our own banner. */
export function foreignManager(settings: VisitorSettings): ConsentManager {
  return settings.consentManager === 'shopify' ? shopifyManager(settings) : windowManager(settings);
}
