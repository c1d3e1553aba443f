import {readStored} from '~/browser/request/browser-storage.client';
import {readCookie} from '~/browser/request/cookies.client';
import {onIntent} from '~/browser/request/intent.client';
import {CLICK_QUERY_PARAMETER} from '~/domain/visitor/click-parameter';
import {VISITOR_ELEMENT_ID, type VisitorSettings} from '~/domain/visitor/settings';

import {onConsent, startConsent} from './consent.client';
import {placeOverlays} from './overlays.client';
import {followConsentWithTags} from './tag-manager.client';
import {pressesAreHeard} from './unheard-presses.client';

/** How long a visit lasts before it is interrupted by an offer. */
const OFFER_PATIENCE_MS = 12_000;

let started = false;

/** Rejects where the banner cannot be had: then nobody is asked on this page, and nothing is stored without a yes. */
async function startBanner(opensPreferences?: boolean): Promise<void> {
  const placed = placeOverlays();
  const banner = await import('./consent-banner.client');
  await placed;
  banner.startConsentBanner();
  if (opensPreferences) banner.openPreferences();
}

/** The visit's click is counted, or what is left of an earlier one is cleared away. */
async function followAttribution(landing: string): Promise<void> {
  const query = new URLSearchParams(landing);
  if (!query.has(CLICK_QUERY_PARAMETER) && readCookie('cp_impact_attribution') === null) return;
  const visit = await import('./attribution.client');
  const cart = await import('~/browser/cart/attribution.client');
  visit.rememberClick(query);
  onConsent((state) => visit.followConsent(state, cart.writeCartAttribution));
}

function feedShopify({shopify}: VisitorSettings): void {
  if (!shopify) return;
  onConsent((state) => {
    if (state.status !== 'settled' || !state.choice.analytics) return;
    void import('./shopify-analytics.client').then((script) =>
      script.startShopifyAnalytics(shopify),
    );
  });
}

function offerFirstOrder({firstOrderOffer}: VisitorSettings): void {
  if (!firstOrderOffer || readStored('localStorage', 'shop:first-order-offer') !== null) return;
  setTimeout(
    () =>
      void import('./first-order-popup.client').then((popup) =>
        popup.offerFirstOrder(firstOrderOffer.code),
      ),
    OFFER_PATIENCE_MS,
  );
}

/** Starts, once, what may wait until the page is painted and the browser idle. `landing` is the first page's query. */
export function start(settings: VisitorSettings, landing: string): void {
  if (started) return;
  started = true;
  void followAttribution(landing);
  onConsent((state) => followConsentWithTags(state, settings));
  feedShopify(settings);
  onConsent((state) => {
    // It follows every later state itself.
    if (state.status === 'asking') void startBanner().catch(() => undefined);
  });
  void startConsent(settings);
  offerFirstOrder(settings);
  // Without a tag manager the data layer is where events end.
  if (settings.tagManagerId === null) pressesAreHeard();
  const startForIntent = () =>
    void import('./visitor-intent.client').then((intent) => intent.startForIntent(settings));
  // The hours are text of the page there.
  if (document.querySelector('main [data-chat-status]')) startForIntent();
  else onIntent(startForIntent, 'any');
  document.getElementById(VISITOR_ELEMENT_ID)?.setAttribute('data-started', '');
}

export const openPreferences = () => startBanner(true);
