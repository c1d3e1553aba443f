import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from 'playwright/test';

import {expect, hydrated, test as journeys} from '../support/journeys';

/** A browser whose owner blocks all cookies: storage throws on touch, and no answer can set one. */
const test = journeys.extend<{context: BrowserContext}>({
  context: async ({playwright, launchOptions, baseURL, userAgent, locale, timezoneId}, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'blocked-'));
    await mkdir(path.join(profile, 'Default'));
    await writeFile(
      path.join(profile, 'Default', 'Preferences'),
      JSON.stringify({profile: {default_content_setting_values: {cookies: 2}}}),
    );
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL === undefined ? {} : {baseURL}),
      ...(userAgent === undefined ? {} : {userAgent}),
      ...(locale === undefined ? {} : {locale}),
      ...(timezoneId === undefined ? {} : {timezoneId}),
    });
    await use(context);
    await context.close();
    await rm(profile, {recursive: true, force: true});
  },
});

test.describe('where the browser blocks cookies and storage', () => {
  const banner = (page: Page) => page.getByRole('dialog', {name: 'You decide what we remember'});

  test.beforeEach(async ({page}) => {
    await page.goto('/app-privacy');
    const refusal = await page.evaluate(() => {
      try {
        return `holds ${window.localStorage.length}`;
      } catch (fault) {
        return fault instanceof DOMException ? fault.name : 'none';
      }
    });
    expect(refusal, 'the browser does block').toBe('SecurityError');
  });

  test('a shopper fills the cart for the visit and buys', async ({page}) => {
    await page.goto('/products/total-daily-care-toothpaste');
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', {name: 'Reject all'}).click();
    await page
      .locator('[data-product-page]')
      .getByRole('button', {name: 'Add to cart'})
      .first()
      .click();
    await expect(page.getByLabel(/^Quantity of Total Daily Care/)).toHaveValue('1');
    await page.getByRole('link', {name: 'Check out', exact: true}).click();
    await expect(page.getByLabel('E-mail', {exact: true})).toBeVisible();
    await expect(page.getByText('Total Daily Care').first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(process.env['SHOP_PLATFORM_URL']);
  });

  test('a shopper buys at once', async ({page}) => {
    await page.goto('/products/kids-strawberry-toothpaste');
    await hydrated(page);
    await page.getByRole('button', {name: 'Buy it now'}).first().click();
    await expect(page.getByLabel('E-mail', {exact: true})).toBeVisible();
    await expect(page.getByText(/strawberry/i).first()).toBeVisible();
  });

  test('consent is asked and answered for the page, and the chat opens', async ({page}) => {
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', {name: 'Reject all'}).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('link', {name: /Chat/}).click();
    await expect(page.getByRole('dialog', {name: /Chat/})).toBeVisible();
  });
});
