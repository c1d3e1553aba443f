import type {BrowserContext, Page} from 'playwright/test';

import {expect, hydrated, test} from '../support/journeys';
import {
  type CollectedTag,
  hangThirdParties,
  standInForShopifyAnalytics,
  standInForTagManager,
} from '../support/third-parties';
import {
  cookieNames,
  needingConsent,
  recordTraces,
  storedWithConsent,
} from '../support/visitor-traces';

/** A shop as a merchant runs it: a tag manager, and Shopify's own analytics. */
test.use({
  configuration: {
    PUBLIC_GTM_CONTAINER_ID: 'GTM-LOCAL',
    SHOP_ID: '71000000001',
    PUBLIC_STOREFRONT_ID: '1000021',
  },
});

const named = (collected: readonly CollectedTag[]) =>
  collected.flatMap(({entry}) =>
    Array.isArray(entry)
      ? [`${String(entry[0])} ${String(entry[1])}`]
      : entry.event === undefined
        ? []
        : [entry.event],
  );

/** Follows a link of the page by script, so that no overlay is in the way. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
    path,
  );
  await page.waitForURL(`**${path}`);
}

/** Looks at the kinds of pages there are, and puts something into the cart. */
async function lookAround(page: Page): Promise<void> {
  await follow(page, '/products');
  await page.locator('article[data-product="total-daily-care-toothpaste"] a').first().click();
  await page.waitForURL('**/products/total-daily-care-toothpaste');
  const added = page.waitForResponse('**/cart');
  await page
    .locator('[data-product-page]')
    .getByRole('button', {name: 'Add to cart'})
    .first()
    .click();
  await added;
  await page.goto('/learn');
  await page.goto('/');
  await hydrated(page);
}

async function collectors(context: BrowserContext) {
  const tags = await standInForTagManager(context);
  const shopify = await standInForShopifyAnalytics(context);
  return {tags, shopify};
}

test.describe('a visitor who is asked', () => {
  test.use({visitor: 'new'});

  test('leaves no trace that needs a yes before it, leaves those that were allowed, and none after taking it back', async ({
    page,
    context,
    shopUrl,
  }) => {
    const {tags, shopify} = await collectors(context);
    const traces = await recordTraces(context, [shopUrl, process.env['SHOP_PLATFORM_URL'] ?? '']);
    const banner = page.getByRole('dialog', {name: 'You decide what we remember'});

    await page.goto('/?im_ref=c1&utm_source=m');
    await hydrated(page);
    await expect(banner).toBeVisible();
    await lookAround(page);
    await expect(banner).toBeVisible();
    const before = await traces.take();
    expect(needingConsent(before)).toEqual([]);
    expect(await storedWithConsent(context, page)).toEqual([]);
    // The record is one: it holds what the shop may do without asking.
    expect(before.map(({kind, name}) => `${kind} ${name}`)).toEqual(
      expect.arrayContaining(['cookie cart', 'cookie col_exp']),
    );

    await page.goto('/?im_ref=c1');
    await page.getByRole('button', {name: 'Accept all'}).click();
    await expect.poll(() => named(tags.collected)).toContain('virtual_page_view');
    await expect.poll(() => shopify.events.length).toBeGreaterThan(0);
    await expect.poll(() => cookieNames(context)).toContain('cp_impact_attribution');
    expect(await storedWithConsent(context, page)).toEqual([
      'analytics cookie _ga',
      'analytics cookie _shopify_s',
      'analytics cookie _shopify_y',
      'advertising cookie cp_impact_attribution',
    ]);
    const allowed = needingConsent(await traces.take());
    expect(allowed.filter((trace) => trace.startsWith('unknown'))).toEqual([]);
    expect(allowed).toContain('analytics request www.googletagmanager.com/gtm.js');

    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await page.getByRole('button', {name: 'Reject all'}).click();
    await expect.poll(() => storedWithConsent(context, page)).toEqual([]);
    await traces.take();
    const sent = [tags.collected.length, shopify.events.length];
    await hydrated(page);
    await lookAround(page);
    await expect(banner).toBeHidden();
    expect(needingConsent(await traces.take())).toEqual([]);
    expect(await storedWithConsent(context, page)).toEqual([]);
    expect([tags.collected.length, shopify.events.length]).toEqual(sent);
  });

  test('has no tag manager loaded by configuration alone, nor by a yes to preferences', async ({
    page,
    context,
  }) => {
    const {tags, shopify} = await collectors(context);
    await page.goto('/');
    await page.getByRole('button', {name: 'Choose for each purpose'}).click();
    await page.getByRole('checkbox', {name: 'Preferences'}).check();
    await page.getByRole('button', {name: 'Save my choices'}).click();
    await expect(page.getByRole('dialog', {name: 'You decide what we remember'})).toBeHidden();
    await lookAround(page);
    expect([tags.loads, tags.collected, shopify.events]).toEqual([[], [], []]);
  });
});

test.describe('a visitor who said yes', () => {
  test('has the tag manager once, told of the consent first and of every event in its turn', async ({
    page,
    context,
  }) => {
    const {tags} = await collectors(context);
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => named(tags.collected)).toContain('gtm.js');
    await follow(page, '/products');
    await expect
      .poll(() => named(tags.collected).filter((name) => name === 'virtual_page_view'))
      .toHaveLength(2);
    expect(tags.loads).toEqual(['/gtm.js?id=GTM-LOCAL']);
    const names = named(tags.collected);
    expect(names.indexOf('consent default')).toBeLessThan(names.indexOf('gtm.js'));
    const command = tags.collected.find(({entry}) => Array.isArray(entry))?.entry;
    expect(command).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
        functionality_storage: 'granted',
      },
    ]);
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(1);
  });

  test('is counted by Shopify once for each page, and the page does not wait for it', async ({
    page,
    context,
  }) => {
    const {shopify} = await collectors(context);
    const pages = () =>
      shopify.events
        .filter(({schema_id}) => schema_id.startsWith('trekkie_storefront_page_view'))
        .map(({payload}) => [payload['shopId'], payload['path']]);
    await page.goto('/');
    await hydrated(page);
    await expect.poll(pages).toEqual([[71_000_000_001, '/']]);
    await follow(page, '/products');
    await expect.poll(pages).toEqual([
      [71_000_000_001, '/'],
      [71_000_000_001, '/products'],
    ]);
    const {loaded, started} = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const chunk = performance
        .getEntriesByType('resource')
        .find(({name}) => name.includes('shopify-analytics'));
      return {loaded: navigation?.loadEventStart ?? Infinity, started: chunk?.startTime ?? -1};
    });
    expect(started).toBeGreaterThan(loaded);
  });

  test('buys although no script of others ever answers', async ({page}) => {
    const others = await hangThirdParties(page);
    await page.goto('/products/total-daily-care-toothpaste');
    await hydrated(page);
    await expect.poll(others.asked).toContain('www.googletagmanager.com');
    await page
      .locator('[data-product-page]')
      .getByRole('button', {name: 'Add to cart'})
      .first()
      .click();
    await page.getByRole('link', {name: 'Check out', exact: true}).click();
    await expect(page.getByLabel('E-mail', {exact: true})).toBeVisible();
    expect(new URL(page.url()).origin).toBe(process.env['SHOP_PLATFORM_URL']);
  });
});
