import {type ConsentState, isAllowed} from '~/domain/visitor/consent';
import {toGoogleConsent} from '~/domain/visitor/google-consent';
import type {VisitorSettings} from '~/domain/visitor/settings';
import {VENDOR_PURPOSES, type VendorPurpose} from '~/domain/visitor/vendor-purposes';

import {detachTagManager, tellTags} from './data-layer.client';
import {pressesAreHeard} from './unheard-presses.client';

let loaded = false;
/** What the tags that run here were allowed to do. */
let granted: readonly VendorPurpose[] = [];

/** The queue that was cut off took its consent default with it. */
let wasCutOff = false;

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
  if (isDecided && allowed.length < VENDOR_PURPOSES.length) void removeTraces(allowed);
  if (id === null) return;
  if (wanted && !loaded) {
    loaded = true;
    // The default is the first that the queue holds (consent-default.client).
    tellTags('consent', wasCutOff ? 'default' : 'update', toGoogleConsent(state));
    window.dataLayer?.push({'gtm.start': Date.now(), event: 'gtm.js'});
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    script.addEventListener('load', pressesAreHeard);
    document.head.append(script);
  } else if (wanted) {
    tellTags('consent', 'update', toGoogleConsent(state));
    if (isWithdrawn) void loadAnew();
  } else if (loaded) {
    loaded = false;
    tellTags('consent', 'update', toGoogleConsent(state));
    wasCutOff = true;
    detachTagManager();
    void loadAnew();
  }
}

async function loadAnew(): Promise<void> {
  const builds = await import('~/browser/request/build-refresh.client');
  builds.loadNextPageAnew();
}

async function removeTraces(allowed: readonly VendorPurpose[]): Promise<void> {
  const traces = await import('./vendor-traces.client');
  traces.removeVendorTraces((purpose) => !allowed.includes(purpose));
}
