import type {BrowserContext, Page} from 'playwright/test';

import {expect, test} from '../support/journeys';
import {standInForTagManager} from '../support/third-parties';
import {cookieNames} from '../support/visitor-traces';

const ours = (page: Page) => page.getByRole('dialog', {name: 'You decide what we remember'});
const theirs = (page: Page) => page.getByRole('dialog', {name: 'Cookie preferences'});

async function attributed(context: BrowserContext): Promise<boolean> {
  return (await cookieNames(context)).includes('cp_impact_attribution');
}

/** A click of an earlier visit that was allowed then. */
async function arriveAttributed(context: BrowserContext, shopUrl: string): Promise<void> {
  const record = {
    clickId: 'c0',
    loadTime: new Date().toISOString(),
    expiryTime: new Date(Date.now() + 86_400_000).toUTCString(),
  };
  await context.addCookies([
    {
      name: 'cp_impact_attribution',
      value: encodeURIComponent(JSON.stringify(record)),
      url: shopUrl,
    },
  ]);
}

test.use({
  visitor: 'new',
  configuration: {
    PUBLIC_CONSENT_MANAGER: 'window',
    // A stub without methods at once, the manager itself after twenty seconds.
    PUBLIC_CONSENT_SCRIPT_URL: '{platform}/consent/manager.js?late=20000&stub',
    PUBLIC_GTM_CONTAINER_ID: 'GTM-LOCAL',
  },
});
test.describe('a consent manager of the merchant’s choice', () => {
  /** Runs the page's clock until its idle work has begun: the manager's script is asked for. */
  async function begin(page: Page, path: string): Promise<void> {
    const asked = page.waitForRequest('**/consent/manager.js*');
    await page.goto(path);
    let isAsked = false;
    void asked.then(() => (isAsked = true));
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return isAsked;
      })
      .toBe(true);
  }

  test('is waited for although it is late, and asks and answers in our banner’s place', async ({
    page,
    context,
  }) => {
    const {loads} = await standInForTagManager(context);
    await page.clock.install();
    await begin(page, '/?im_ref=c1');
    await page.waitForFunction(() => 'OneTrust' in window);
    await page.clock.runFor(15_000);
    await expect(ours(page)).toBeHidden();
    await expect(theirs(page)).toBeHidden();
    expect([loads, await attributed(context)]).toEqual([[], false]);

    await page.clock.runFor(7_000);
    await expect(theirs(page)).toBeVisible();
    await expect(ours(page)).toBeHidden();
    await page.getByRole('button', {name: 'Accept all'}).click();
    await expect.poll(() => attributed(context)).toBe(true);
    await expect.poll(() => loads).toEqual(['/gtm.js?id=GTM-LOCAL']);

    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await theirs(page).getByRole('button', {name: 'Reject all'}).click();
    await expect.poll(() => attributed(context)).toBe(false);
    await expect.poll(() => cookieNames(context)).not.toContain('_ga');
  });

  test('that never comes leaves everything optional off and what an earlier visit stored removed, and nobody is asked', async ({
    page,
    context,
    shopUrl,
  }) => {
    const {loads} = await standInForTagManager(context);
    await arriveAttributed(context, shopUrl);
    await page.route('**/consent/manager.js*', (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'window.OneTrust = {};'}),
    );
    await page.clock.install();
    await begin(page, '/?im_ref=c1');
    await page.clock.runFor(20_000);
    // Some of the hundred polls are left.
    expect(await attributed(context)).toBe(true);
    await page.clock.runFor(8_000);
    await expect.poll(() => attributed(context)).toBe(false);
    await expect(ours(page)).toBeHidden();
    expect(loads).toEqual([]);
  });

  test('that comes when nobody polls any more is still heard when the visitor answers it', async ({
    page,
    context,
    shopUrl,
  }) => {
    const {loads} = await standInForTagManager(context);
    await arriveAttributed(context, shopUrl);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/consent/manager.js*', async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await begin(page, '/');
    await page.clock.runFor(28_000);
    await expect.poll(() => attributed(context)).toBe(false);
    release();
    await page.waitForFunction(() => 'OneTrust' in window);
    await page.clock.runFor(21_000);
    await theirs(page).getByRole('button', {name: 'Accept all'}).click();
    await expect.poll(() => loads).toEqual(['/gtm.js?id=GTM-LOCAL']);
  });
});
