import type {BrowserContext, Page, Route} from 'playwright/test';

export interface CollectedTag {
  id: string;
  page: string;
  /** A pushed event, or a command of Google's consent mode as a list. */
  entry: {event?: string} | unknown[];
}

function platformAddress(): string {
  return process.env['SHOP_PLATFORM_URL'] ?? '';
}

/**
 * Google's tag manager, played by the platform's stand-in under Google's own address, so that the content security
 * policy in force is the one that is tested. Answers what the tags have sent home.
 */
export async function standInForTagManager(
  context: BrowserContext,
): Promise<{loads: string[]; collected: CollectedTag[]}> {
  const loads: string[] = [];
  const collected: CollectedTag[] = [];
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    const request = route.request();
    const address = new URL(request.url());
    if (address.pathname === '/tags/collect') {
      collected.push(JSON.parse(request.postData() ?? '{}') as CollectedTag);
      await route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}});
      return;
    }
    loads.push(`${address.pathname}${address.search}`);
    const script = await fetch(`${platformAddress()}/tags/gtm.js${address.search}`);
    await route.fulfill({contentType: 'text/javascript', body: await script.text()});
  });
  return {loads, collected};
}

interface ShopifyEvent {
  schema_id: string;
  payload: Record<string, unknown>;
}

/** The endpoint of Shopify's analytics on the checkout's host. */
export async function standInForShopifyAnalytics(
  context: BrowserContext,
): Promise<{events: ShopifyEvent[]}> {
  const events: ShopifyEvent[] = [];
  await context.route(/\/\.well-known\/shopify\/monorail\//, async (route) => {
    const batch = JSON.parse(route.request().postData() ?? '{"events":[]}') as {
      events: ShopifyEvent[];
    };
    events.push(...batch.events);
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {result: batch.events.map(() => ({status: 200}))},
    });
  });
  return {events};
}

/** Scripts of others that were asked for and never answer, for as long as the test runs. */
export async function hangThirdParties(page: Page): Promise<{asked: () => string[]}> {
  const held: string[] = [];
  const hold = (route: Route) => {
    held.push(new URL(route.request().url()).hostname);
  };
  await page.route('https://www.googletagmanager.com/**', hold);
  await page.route(/\/\.well-known\/shopify\//, hold);
  await page.route('**/chat/bootstrap.js*', hold);
  return {asked: () => held};
}

/**
 * Shopify's customer privacy API as its consent script brings it (documented names): first a stub without methods, then
 * the API, which keeps the answer in its own cookie and announces it.
 */
export async function standInForCustomerPrivacy(context: BrowserContext): Promise<void> {
  await context.route('https://cdn.shopify.com/shopifycloud/consent-tracking-api/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: CUSTOMER_PRIVACY}),
  );
}

const CUSTOMER_PRIVACY = `
(() => {
  window.Shopify = {customerPrivacy: {}};
  window.consentCalls = [];
  const read = () => {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith('_tracking_consent='));
    return pair ? JSON.parse(decodeURIComponent(pair.slice('_tracking_consent='.length))) : null;
  };
  const word = (value) => (value === undefined || value === null ? '' : value ? 'yes' : 'no');
  setTimeout(() => {
    window.Shopify.customerPrivacy = {
      currentVisitorConsent() {
        const stored = read();
        return {
          marketing: word(stored?.marketing),
          analytics: word(stored?.analytics),
          preferences: word(stored?.preferences),
        };
      },
      setTrackingConsent(consent, done) {
        window.consentCalls.push(consent);
        const {marketing, analytics, preferences} = consent;
        document.cookie = '_tracking_consent=' + encodeURIComponent(JSON.stringify({marketing, analytics, preferences})) + '; Path=/; Max-Age=31536000; SameSite=Lax';
        document.dispatchEvent(new CustomEvent('visitorConsentCollected', {detail: consent}));
        done();
      },
    };
  }, 600);
})();
`;
