import {removeStored, storedKeys} from '~/browser/request/browser-storage.client';
import {loadNextPageAnew} from '~/browser/request/build-refresh.client';
import {type ConsentState, isAllowed} from '~/domain/visitor/consent';
import {toGoogleConsent} from '~/domain/visitor/google-consent';
import type {VisitorSettings} from '~/domain/visitor/settings';
import {TAG_ITEMS, VENDOR_PURPOSES, type VendorPurpose} from '~/domain/visitor/vendor-items';

import {detachTagManager} from './data-layer.client';
import {cookieNames, removeVendorCookie} from './vendor-cookies.client';

let loaded = false;
/** What the tags that run here were allowed to do. */
let granted: readonly VendorPurpose[] = [];

/** Google tells a command from an event by its being an `arguments` object, which only a plain function has. */
const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer?.push(arguments);
};

/**
 * Loads the tag manager by configuration and consent alone, and undoes it: what its tags stored is removed, the queue
 * is cut off, and the next page is loaded anew so that no script of theirs keeps running. A yes to one purpose alone keeps the
 * tags that serve it.
 */
export function followConsentWithTags(state: ConsentState, settings: VisitorSettings): void {
  const id = settings.tagManagerId;
  const allowed = VENDOR_PURPOSES.filter((purpose) => isAllowed(state, purpose));
  const wanted = allowed.length > 0;
  const isWithdrawn = granted.some((purpose) => !allowed.includes(purpose));
  granted = allowed;
  // Each purpose for itself: a yes to one keeps what serves it, and a no removes the rest whatever else was allowed.
  const isDecided = state.status === 'settled' || state.status === 'no-manager';
  if (isDecided) removeVendorTraces((purpose) => !isAllowed(state, purpose));
  if (id === null) return;
  if (wanted && !loaded) {
    loaded = true;
    window.dataLayer ??= [];
    gtag('consent', 'default', toGoogleConsent(state));
    window.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  } else if (wanted) {
    gtag('consent', 'update', toGoogleConsent(state));
    if (isWithdrawn) loadNextPageAnew();
  } else if (loaded) {
    loaded = false;
    gtag('consent', 'update', toGoogleConsent(state));
    detachTagManager();
    loadNextPageAnew();
  }
}

/** Removes the cookies and keys that tags of these vendors are known to leave for a purpose that is denied. */
function removeVendorTraces(isDenied: (purpose: VendorPurpose) => boolean): void {
  const isOfTags = (name: string) =>
    TAG_ITEMS.some(({pattern, purpose}) => isDenied(purpose) && pattern.test(name));
  for (const name of cookieNames()) if (isOfTags(name)) removeVendorCookie(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const key of storedKeys(kind)) if (isOfTags(key)) removeStored(kind, key);
  }
}
