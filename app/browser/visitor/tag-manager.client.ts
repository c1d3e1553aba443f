import {removeStored, storedKeys} from '~/browser/request/browser-storage.client';
import {loadNextPageAnew} from '~/browser/request/build-refresh.client';
import {type ConsentState, isAllowed} from '~/domain/visitor/consent';
import {toGoogleConsent} from '~/domain/visitor/google-consent';
import type {VisitorSettings} from '~/domain/visitor/settings';
import {TAG_ITEMS} from '~/domain/visitor/vendor-items';

import {detachTagManager} from './data-layer.client';
import {cookieNames, removeVendorCookie} from './vendor-cookies.client';

let loaded = false;

/** Google tells a command from an event by its being an `arguments` object, which only a plain function has. */
const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer?.push(arguments);
};

/**
 * Loads the tag manager by configuration and consent alone, and undoes it: what its tags stored is removed, the queue
 * is cut off, and the next page is loaded anew so that no script of theirs keeps running.
 */
export function followConsentWithTags(state: ConsentState, settings: VisitorSettings): void {
  const id = settings.tagManagerId;
  const wanted = isAllowed(state, 'analytics') || isAllowed(state, 'advertising');
  if (state.status === 'settled' && !isAllowed(state, 'analytics')) removeVendorTraces();
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
  } else if (loaded) {
    loaded = false;
    gtag('consent', 'update', toGoogleConsent(state));
    detachTagManager();
    removeVendorTraces();
    loadNextPageAnew();
  }
}

const isOfTags = (name: string) => TAG_ITEMS.some(({pattern}) => pattern.test(name));

/** Removes the cookies and keys that tags of these vendors are known to leave. */
function removeVendorTraces(): void {
  for (const name of cookieNames()) if (isOfTags(name)) removeVendorCookie(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const key of storedKeys(kind)) if (isOfTags(key)) removeStored(kind, key);
  }
}
