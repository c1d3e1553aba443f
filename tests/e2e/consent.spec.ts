import type {Page} from 'playwright/test';

import {expect, expectAccessible, hydrated, test, visitorStarted} from '../support/journeys';
import {cookieNames} from '../support/visitor-traces';

const banner = (page: Page) => page.getByRole('dialog', {name: 'You decide what we remember'});

function isScrollable(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      getComputedStyle(document.documentElement).overflowY !== 'hidden' &&
      getComputedStyle(document.body).overflowY !== 'hidden',
  );
}

test.describe('consent', () => {
  test.use({visitor: 'new'});

  test('stores nothing that needs a yes before it is given, and nothing after a no', async ({
    page,
    context,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const {hostname} = new URL(request.url());
      if (!['localhost', '127.0.0.1'].includes(hostname)) foreign.push(request.url());
    });
    await page.goto('/?im_ref=c1&utm_source=m');
    await expect(banner(page)).toBeVisible();
    expect(await cookieNames(context)).toEqual(['col_exp']);
    await page.getByRole('button', {name: 'Reject all'}).click();
    await expect(banner(page)).toBeHidden();
    expect(await cookieNames(context)).toEqual(['col_exp', 'consent']);
    expect(
      await page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
          (key) => !/^(shop:|positions)/.test(key),
        ),
      ),
    ).toEqual([]);
    await page.reload();
    await visitorStarted(page);
    await expect(banner(page)).toBeHidden();
    expect(await cookieNames(context)).toEqual(['col_exp', 'consent']);
    expect(foreign).toEqual([]);
  });

  test('given some pages later still counts the click that began the visit, and taken back removes it', async ({
    page,
    context,
  }) => {
    await page.goto('/?im_ref=c1');
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/products"]')?.click());
    await page.waitForURL('**/products');
    expect(await cookieNames(context)).not.toContain('cp_impact_attribution');
    await page.getByRole('button', {name: 'Accept all'}).click();
    await expect
      .poll(async () => {
        const cookie = (await context.cookies()).find(({name}) => name === 'cp_impact_attribution');
        return (
          cookie && {
            click: (JSON.parse(decodeURIComponent(cookie.value)) as {clickId: string}).clickId,
            secure: cookie.secure,
            days: Math.round((cookie.expires - Date.now() / 1000) / 86_400),
          }
        );
      })
      .toEqual({click: 'c1', secure: true, days: 45});

    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('checkbox', {name: 'Advertising'}).uncheck();
    await page.getByRole('button', {name: 'Save my choices'}).click();
    await expect.poll(() => cookieNames(context)).not.toContain('cp_impact_attribution');
  });

  test('taken back removes the click from the cart too, and leaves what else the cart says', async ({
    page,
    context,
    api,
  }) => {
    await page.goto('/products/total-daily-care-toothpaste?im_ref=c7');
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', {name: 'Accept all'}).click();
    await page
      .locator('[data-product-page]')
      .getByRole('button', {name: 'Add to cart'})
      .first()
      .click();
    await expect(page.getByLabel(/^Quantity of Total Daily Care/)).toHaveValue('1');
    const attributes = async () => {
      const cookie = (await context.cookies()).find(({name}) => name === 'cart');
      const id = `gid://shopify/Cart/${decodeURIComponent(cookie?.value ?? '')}`;
      const answer = await api.query(
        'query ($id: ID!) { cart(id: $id) { attributes { key value } } }',
        {id},
      );
      return JSON.stringify(answer);
    };
    await expect.poll(attributes).toContain('c7');
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await page.getByRole('checkbox', {name: 'Advertising'}).uncheck();
    await page.getByRole('button', {name: 'Save my choices'}).click();
    await expect.poll(attributes).toBe('{"cart":{"attributes":[]}}');
    await page.goto('/cart');
    await expect(page.getByLabel(/^Quantity of Total Daily Care/)).toHaveValue('1');
  });

  test('locks scrolling while the banner is there and releases it in every way of closing', async ({
    page,
    context,
  }) => {
    const ways: Record<string, () => Promise<void>> = {
      accept: () => page.getByRole('button', {name: 'Accept all'}).click(),
      reject: () => page.getByRole('button', {name: 'Reject all'}).click(),
      escape: () => page.keyboard.press('Escape'),
      removal: () => page.evaluate(() => document.querySelector('#consent')?.remove()),
      hiding: () =>
        page.evaluate(() => {
          const element = document.querySelector<HTMLElement>('#consent');
          if (element) element.style.display = 'none';
        }),
    };
    for (const close of Object.values(ways)) {
      await context.clearCookies();
      await page.goto('/app-privacy');
      await expect(banner(page)).toBeVisible();
      expect(await isScrollable(page)).toBe(false);
      await close();
      await expect.poll(() => isScrollable(page)).toBe(true);
    }
  });

  test('can be answered by the keyboard alone, and is accessible closed and open', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    await expect(banner(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Reject all'})).toBeFocused();
    await page.getByRole('button', {name: 'Choose for each purpose'}).press('Enter');
    await expect(page.getByRole('checkbox', {name: 'Preferences'})).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button', {name: 'Save my choices'}).press('Enter');
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await expect(page.getByRole('checkbox', {name: 'Preferences'})).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeFocused();
  });

  test('is denied for advertising by Global Privacy Control without asking', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
    });
    await page.goto('/?im_ref=c1');
    await visitorStarted(page);
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await expect(page.getByRole('checkbox', {name: 'Advertising'})).toBeDisabled();
    await page.getByRole('button', {name: 'Accept all'}).click();
    await expect(banner(page)).toBeHidden();
    expect(await cookieNames(context)).not.toContain('cp_impact_attribution');
  });
});

test('the privacy receipt shows what is stored and clears it', async ({page, context}) => {
  await page.goto('/privacy-receipt');
  await hydrated(page);
  await expect(page.getByText('Your answer to the privacy question')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Clear everything'}).click();
  await page.waitForURL('**/privacy-receipt?cleared=1');
  expect(await cookieNames(context)).not.toContain('consent');
});
