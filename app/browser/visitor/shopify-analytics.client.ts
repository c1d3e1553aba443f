import {
  AnalyticsEventName,
  getClientBrowserParameters,
  sendShopifyAnalytics,
  ShopifySalesChannel,
} from '@shopify/hydrogen';

import {readCookie, writeCookie} from '~/browser/request/browser-storage.client';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {allows} from './consent.client';
import {onTrack} from './data-layer.client';

const YEAR_SECONDS = 31_536_000;
const VISIT_SECONDS = 1_800;

let started = false;

/** Shopify's own two cookies, set only while analytics is allowed. */
function keepShopifyCookies(): void {
  const set = (name: string, maxAge: number) => {
    const value = readCookie(name) ?? crypto.randomUUID();
    writeCookie(`${name}=${value}; Path=/; Max-Age=${maxAge}; Secure; SameSite=Lax`);
  };
  set('_shopify_y', YEAR_SECONDS);
  set('_shopify_s', VISIT_SECONDS);
}

/** Feeds page views to Shopify's own analytics (issue 7): a real store is configured, and the visitor allows it. */
export function startShopifyAnalytics(shop: NonNullable<VisitorSettings['shopify']>): void {
  if (started) return;
  started = true;
  const report = () => {
    keepShopifyCookies();
    void sendShopifyAnalytics(
      {
        eventName: AnalyticsEventName.PAGE_VIEW,
        payload: {
          ...getClientBrowserParameters(),
          shopId: `gid://shopify/Shop/${shop.shopId}`,
          storefrontId: shop.storefrontId,
          shopifySalesChannel: ShopifySalesChannel.hydrogen,
          currency: 'USD',
          acceptedLanguage: 'EN',
          hasUserConsent: true,
          analyticsAllowed: true,
          marketingAllowed: allows('advertising'),
          saleOfDataAllowed: allows('advertising'),
          canonicalUrl: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        },
      },
      shop.checkoutDomain,
    ).catch((fault: unknown) => console.warn('analytics', fault));
  };
  // The page that is shown was reported to the data layer before the answer was known.
  report();
  onTrack(({event}) => {
    if (event === 'virtual_page_view' && allows('analytics')) report();
  });
}
