import {gzipSync} from 'node:zlib';
import type {BrowserContext, Page} from 'playwright/test';
import {analyticsEventSchema} from '../../app/domain/analytics-schema';
import {expect, expectAccessible, hydrated, test} from '../support/journeys';

interface DataLayerEvent {
  event: string;
  page_path?: string;
  page_title?: string;
  view_label?: string;
}

const banner = (page: Page) => page.getByRole('dialog', {name: 'You decide what we remember'});

/** Events of the data layer so far, those of the named kind. */
function events(page: Page, kind: string): Promise<DataLayerEvent[]> {
  return page.evaluate(
    (name) =>
      (window as {dataLayer?: DataLayerEvent[]}).dataLayer?.filter(({event}) => event === name) ??
      [],
    kind,
  );
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({name}) => name).sort();
}

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
          (key) => !/^(brightwell|positions)/.test(key),
        ),
      ),
    ).toEqual([]);
    await page.reload();
    await page.waitForTimeout(3_000);
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
    await page.waitForTimeout(3_000);
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await expect(page.getByRole('checkbox', {name: 'Advertising'})).toBeDisabled();
    await page.getByRole('button', {name: 'Accept all'}).click();
    await page.waitForTimeout(500);
    expect(await cookieNames(context)).not.toContain('cp_impact_attribution');
  });
});

test.describe('with the privacy question answered', () => {
  test('each route change is one page view with the label and title of the new page', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const go = async (path: string) => {
      await page.evaluate(
        (href) =>
          document.querySelector<HTMLElement>(`main a[href="${href}"], a[href="${href}"]`)?.click(),
        path,
      );
      await page.waitForURL(`**${path}`);
    };
    await go('/products');
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await page
      .getByRole('link', {name: /toothpaste/i})
      .first()
      .waitFor();
    await page.goBack();
    await page.goBack();
    await page.waitForURL(/\/$/);
    await expect
      .poll(async () =>
        (await events(page, 'virtual_page_view')).map(({page_path, view_label}) => [
          page_path,
          view_label,
        ]),
      )
      .toEqual([
        ['/', 'default'],
        ['/products', 'PLP'],
        ['/', 'default'],
      ]);
    const titles = (await events(page, 'virtual_page_view')).map(({page_title}) => page_title);
    expect(titles[1]).toContain('All Products');
    expect(titles[2]).toBe(titles[0]);
    expect(await events(page, 'spa_page_view')).toHaveLength(3);
  });

  test('shopping reports each step once, in the agreed shapes and without anything personal', async ({
    page,
  }) => {
    const visitor = page.waitForResponse(/\/visitor\.client-/);
    await page.goto('/products');
    await hydrated(page);
    await visitor;
    await expect.poll(() => events(page, 'view_item_list')).toHaveLength(1);
    await page.locator('article[data-product="total-daily-care-toothpaste"] a').first().click();
    await page.waitForURL('**/products/total-daily-care-toothpaste');
    await expect.poll(() => events(page, 'select_item')).toHaveLength(1);
    await expect.poll(() => events(page, 'view_item')).toHaveLength(1);
    await page
      .getByRole('button', {name: /^Save .* for later$/})
      .first()
      .click();
    await page
      .locator('[data-product-page]')
      .getByRole('button', {name: 'Add to cart'})
      .first()
      .click();
    await expect.poll(() => events(page, 'add_to_cart')).toHaveLength(1);
    await expect.poll(() => events(page, 'view_cart')).toHaveLength(1);
    expect(await events(page, 'add_to_wishlist')).toHaveLength(1);
    const all = await page.evaluate(
      () =>
        (window as {dataLayer?: {event?: string}[]}).dataLayer?.filter(({event}) => event) ?? [],
    );
    for (const event of all) {
      expect(analyticsEventSchema.safeParse(event), JSON.stringify(event)).toMatchObject({
        success: true,
      });
    }
  });

  test('articles and the listing carry their labels, and a path in two encodings is one page', async ({
    page,
  }) => {
    await page.goto('/learn');
    await expect
      .poll(async () => (await events(page, 'virtual_page_view')).map(({view_label}) => view_label))
      .toEqual(['Article listing page']);
    await page.locator('main a[href^="/learn/"]').first().click();
    await page.waitForURL(/\/learn\/.+/);
    await expect
      .poll(async () => (await events(page, 'virtual_page_view')).map(({view_label}) => view_label))
      .toEqual(['Articles']);
  });

  test('an article loads no React, and at most 3 kB of script before it is idle', async ({
    page,
    request,
  }) => {
    await page.goto('/learn');
    const entries = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src),
    );
    const files = new Map<string, number>();
    const follow = async (address: string): Promise<void> => {
      if (files.has(address)) return;
      files.set(address, 0);
      const code = await (await request.get(address)).text();
      files.set(address, gzipSync(code, {level: 9}).length);
      const imports = [...code.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)];
      for (const [, target] of imports) await follow(new URL(target ?? '', address).href);
    };
    for (const entry of entries) await follow(entry);
    expect([...files.keys()].filter((name) => /components|entry\.client|root-/.test(name))).toEqual(
      [],
    );
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(3_072);
  });

  test('the chat opens one panel out of hours with the opening time, takes a message and keeps it', async ({
    page,
  }) => {
    await page.clock.install({time: new Date('2026-01-10T17:00:00Z')});
    await page.goto('/contact-us');
    await page.clock.runFor(5_000);
    await expect(
      page.getByRole('status').filter({hasText: 'Opens Monday 9:00 AM Eastern'}),
    ).toBeVisible();
    await page.getByRole('button', {name: 'Start a chat'}).click();
    const panel = page.getByRole('dialog', {name: 'Chat with a live representative'});
    await expect(panel).toContainText('Sorry, Live Chat is offline. Check back later.');
    await expect(panel).toContainText('Opens Monday 9:00 AM Eastern');
    await panel.getByLabel('Message').fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.goto('/learn');
    await page.clock.runFor(5_000);
    await page.getByRole('link', {name: /Chat/}).click();
    await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
    expect(await page.locator('#chat').count()).toBe(1);
  });

  test('the contact form sends a message, and shows what to mend first', async ({page}) => {
    test.info().annotations.push({type: 'case', description: 'C128'});
    await page.goto('/contact-us-email');
    await hydrated(page);
    await page.getByLabel('Your name').first().fill('Ann Example');
    await page.getByLabel('E-mail address').first().fill('ann@b.example');
    await page.getByLabel('What is it about?').selectOption('A product question');
    await page.getByLabel('Message').first().fill('Which brush head fits?');
    await page.locator('main').getByRole('button', {name: 'Send message'}).dblclick();
    await page.waitForURL('**/contact-us-email-success');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Your message is on its way');
    await expectAccessible(page);
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

  test.describe('when a script of the former build is gone', () => {
    test.use({
      expectedErrors: [/404 \(Not Found\)|Error loading route module|dynamically imported module/],
    });

    test('a link to its page leads to that page, not back', async ({page}) => {
      await page.goto('/');
      await hydrated(page);
      await page.route(/\/assets\/category-[^/]+\.js/, (route) => route.fulfill({status: 404}));
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/products"]')?.click(),
      );
      await page.waitForURL('**/products');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/products/i);
    });
  });

  test('a new build is loaded with the next navigation, at the address that was asked for', async ({
    page,
  }) => {
    await page.route('**/builds/latest.json', (route) =>
      route.fulfill({json: {id: 'another-build'}}),
    );
    // Ten minutes pass, and the shopper comes back to the tab.
    await page.addInitScript(() => {
      const clock = Date.now.bind(Date);
      let later = 0;
      Date.now = () => clock() + later;
      window.addEventListener('test:later', () => (later = 600_000));
    });
    const visitor = page.waitForResponse(/\/visitor\.client-/);
    await page.goto('/');
    await hydrated(page);
    await visitor;
    await expect
      .poll(
        async () => {
          const asked = page.waitForResponse('**/builds/latest.json', {timeout: 3_000});
          await page.evaluate(() => {
            window.dispatchEvent(new Event('test:later'));
            document.dispatchEvent(new Event('visibilitychange'));
          });
          return asked.then(
            async (response) => (await response.finished()) === null,
            () => false,
          );
        },
        {timeout: 30_000},
      )
      .toBe(true);
    await page.evaluate(() => {
      (window as {sameDocument?: boolean}).sameDocument = true;
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/products"]')?.click());
    await page.waitForURL('**/products');
    await expect
      .poll(() =>
        page
          .evaluate(() => (window as {sameDocument?: boolean}).sameDocument ?? false)
          // The document is just being replaced.
          .catch(() => true),
      )
      .toBe(false);
  });

  for (const saveData of [false, true]) {
    test(`a rest on a link ${saveData ? 'prefetches nothing where data is saved' : 'prefetches its page'}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value: {saveData: value}});
      }, saveData);
      const asked: string[] = [];
      page.on('request', (request) => {
        const {pathname} = new URL(request.url());
        if (pathname.endsWith('.data')) asked.push(pathname);
      });
      const visitor = page.waitForResponse(/\/visitor\.client-/);
      await page.goto('/');
      await hydrated(page);
      await visitor;
      await page.waitForTimeout(500);
      const link = page.locator('main a[href^="/products"]:visible').first();
      const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
      await link.hover();
      if (saveData) {
        await page.waitForTimeout(1_500);
        expect(asked).toEqual([]);
      } else {
        await expect.poll(() => asked).toContain(`${path}.data`);
      }
    });
  }
});

test.describe('a browser that blocks storage', () => {
  test.use({visitor: 'new'});

  test('with storage blocked the shop still opens, asks and answers', async ({page}) => {
    await page.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, kind, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/app-privacy');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', {name: 'Reject all'}).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('link', {name: /Chat/}).click();
    await expect(page.getByRole('dialog', {name: /Chat/})).toBeVisible();
  });
});
