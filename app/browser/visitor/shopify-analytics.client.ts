import {
  AnalyticsEventName,
  getClientBrowserParameters,
  sendShopifyAnalytics,
  ShopifySalesChannel,
} from '@shopify/hydrogen';

import {readCookie} from '~/browser/request/cookies.client';
import {reportedLocation, reportedPath} from '~/domain/visitor/page-views';
import {maskPersonalData} from '~/domain/visitor/personal-data';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {allows} from './consent.client';
import {onTrack} from './data-layer.client';
import {writeShopCookie} from './shop-cookies.client';

let started = false;

/** Shopify's own two cookies, set only while analytics is allowed. */
function keepShopifyCookies(): void {
  for (const name of ['_shopify_y', '_shopify_s'] as const) {
    writeShopCookie(name, readCookie(name) ?? crypto.randomUUID());
  }
}

/** The page as it may be reported, in place of the raw address, title and referrer that Hydrogen reads from the browser. */
function reportedPage() {
  const url = reportedLocation(new URL(location.href));
  return {
    url,
    path: reportedPath(location.pathname),
    search: new URL(url).search,
    title: maskPersonalData(document.title),
    referrer: URL.canParse(document.referrer) ? reportedLocation(new URL(document.referrer)) : '',
  };
}

/** Feeds page views to Shopify's own analytics: a real store is configured, and the visitor allows it. */
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
          ...reportedPage(),
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
