import {writeCartAttribution} from '~/browser/cart/attribution.client';
import {watchBuilds} from '~/browser/request/build-refresh.client';
import {prefetchDocuments, watchHints, watchIntent} from '~/browser/request/prefetch.client';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {followConsent, rememberClick} from './attribution.client';
import {openChat, startChat} from './chat.client';
import {onConsent, startConsent} from './consent.client';
import {openPreferences, startConsentBanner} from './consent-banner.client';
import {offerFirstOrder} from './first-order-popup.client';
import {watchCartEvents, watchShopEvents} from './shop-events.client';
import {followConsentWithTags} from './tag-manager.client';

/** What the page script may ask for once everything here runs. */
interface Visitor {
  openPreferences: () => void;
  openChat: () => void;
}

let started = false;

/** Starts, once, what may wait until the page is painted and the browser idle. `landing` is the first page's query. */
export function start(settings: VisitorSettings, landing: string): Visitor {
  if (!started) {
    started = true;
    rememberClick(new URLSearchParams(landing));
    onConsent((state) => followConsent(state, writeCartAttribution));
    onConsent((state) => followConsentWithTags(state, settings));
    if (settings.shopify) {
      const {shopify} = settings;
      onConsent((state) => {
        if (state.status !== 'settled' || !state.choice.analytics) return;
        void import('./shopify-analytics.client').then(({startShopifyAnalytics}) =>
          startShopifyAnalytics(shopify),
        );
      });
    }
    startConsentBanner();
    startConsent(settings);
    startChat(settings);
    if (settings.firstOrderOffer) offerFirstOrder(settings.firstOrderOffer.code);
    watchIntent(settings.publicPages);
    watchHints();
    // Without React nothing else turns a wish into a prefetch.
    if (!('__remixContext' in window)) prefetchDocuments();
    else void watchCartEvents(settings.brand);
    watchShopEvents(settings.brand);
    watchBuilds();
  }
  return {openPreferences, openChat};
}
