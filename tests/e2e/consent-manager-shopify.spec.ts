import type {Page} from 'playwright/test';

import {expect, test} from '../support/journeys';
import {standInForCustomerPrivacy, standInForTagManager} from '../support/third-parties';
import {cookieNames} from '../support/visitor-traces';

test.use({
  visitor: 'new',
  configuration: {
    PUBLIC_CONSENT_MANAGER: 'shopify',
    PUBLIC_GTM_CONTAINER_ID: 'GTM-LOCAL',
    SHOP_ID: '71000000001',
    PUBLIC_STOREFRONT_ID: '1000021',
  },
});

const ours = (page: Page) => page.getByRole('dialog', {name: 'You decide what we remember'});

test.describe('Shopify’s customer privacy', () => {
  test('is asked through our banner, told the answer with the shop it is for, and remembers it', async ({
    page,
    context,
  }) => {
    const attributed = async () => (await cookieNames(context)).includes('cp_impact_attribution');
    await standInForCustomerPrivacy(context);
    const {loads} = await standInForTagManager(context);
    await page.route(/\/\.well-known\/shopify\//, (route) => route.fulfill({status: 200}));
    await page.goto('/?im_ref=c1');
    await expect(ours(page)).toBeVisible();
    expect([loads, await attributed()]).toEqual([[], false]);
    await page.getByRole('button', {name: 'Accept all'}).click();
    await expect.poll(() => attributed()).toBe(true);
    await expect.poll(() => loads).toHaveLength(1);
    const calls = await page.evaluate(
      () => (window as {consentCalls?: Record<string, unknown>[]}).consentCalls,
    );
    expect(calls).toEqual([
      {
        preferences: true,
        analytics: true,
        marketing: true,
        sale_of_data: true,
        headlessStorefront: true,
        storefrontRootDomain: 'localhost',
        checkoutRootDomain: new URL(process.env['SHOP_PLATFORM_URL'] ?? '').host,
        storefrontAccessToken: 'b7100000000000000000000000000001',
      },
    ]);

    await page.reload();
    await expect.poll(() => loads).toHaveLength(2);
    await expect(ours(page)).toBeHidden();

    // The visitor takes it back where Shopify asks, in the checkout's own banner for example.
    await page.evaluate(() => {
      interface Shopify {
        customerPrivacy: {setTrackingConsent: (consent: object, done: () => void) => void};
      }
      (window as unknown as {Shopify: Shopify}).Shopify.customerPrivacy.setTrackingConsent(
        {marketing: false, analytics: false, preferences: false},
        () => undefined,
      );
    });
    await expect.poll(() => attributed()).toBe(false);
    await expect.poll(() => cookieNames(context)).not.toContain('_ga');
  });
});
