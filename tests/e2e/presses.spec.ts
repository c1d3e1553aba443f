import {config} from '../../hydrogen.config';
import {expect, hydrated, test} from '../support/journeys';
import {
  countRequests,
  holdPageData,
  holdScripts,
  LATE_SCRIPTS,
  openEarly,
} from '../support/late-scripts';
import {events} from '../support/visitor-traces';

const PASTE = '/products/total-daily-care-toothpaste';
const LISTING = `/products/${config.brand.slug}-toothpaste`;

for (const [moment, which] of Object.entries(LATE_SCRIPTS)) {
  test.describe(`pressed ${moment}`, () => {
    test('a double press on add puts one unit into the cart, reported once and before the cart is viewed', async ({
      page,
    }) => {
      const counted = countRequests(page);
      const release = await holdScripts(page, which);
      await openEarly(page, PASTE);
      const add = page.locator('[data-product-page]').getByRole('button', {name: 'Add to cart'});
      await add.first().dblclick();
      await release();
      const drawer = page.getByRole('dialog', {name: /Your cart/});
      await expect(drawer.getByRole('heading', {name: 'Your cart (1)'})).toBeVisible();
      await expect.poll(() => events(page, 'view_cart')).toHaveLength(1);
      expect(await events(page, 'add_to_cart')).toHaveLength(1);
      const order = await page.evaluate(() =>
        (window.dataLayer as {event?: string}[]).flatMap(({event}) => event ?? []),
      );
      expect(order.indexOf('add_to_cart')).toBeLessThan(order.indexOf('view_cart'));
      expect(counted.posts).toEqual(['/cart']);
      expect(counted.documents).toEqual([PASTE]);
    });

    test('the way to the checkout is taken once, and reported once', async ({page}) => {
      await page.goto(PASTE);
      const add = page.locator('[data-product-page]').getByRole('button', {name: 'Add to cart'});
      await add.first().click();
      // Shown at once; with the way on, the cart has answered.
      await expect(page.getByRole('dialog').getByRole('link', {name: 'Check out'})).toBeVisible();
      // An answer without a page: the one that reports stays, and its data layer with it.
      await page.route('**/cart', (route) =>
        route.request().method() === 'POST' ? route.fulfill({status: 204}) : route.fallback(),
      );
      const counted = countRequests(page);
      const release = await holdScripts(page, which);
      await openEarly(page, '/cart');
      await page.getByRole('button', {name: 'Check out', exact: true}).click();
      await release();
      await expect.poll(() => events(page, 'begin_checkout')).toHaveLength(1);
      await expect.poll(() => counted.posts).toEqual(['/cart']);
      expect(await events(page, 'begin_checkout')).toMatchObject([
        {ecommerce: {items: [{item_id: PASTE.replace('/products/', ''), quantity: 1}]}},
      ]);
    });

    test('a card’s link leads on once', async ({page}) => {
      const counted = countRequests(page);
      const release = await holdScripts(page, which);
      await openEarly(page, LISTING);
      const card = page.locator('main article[data-product]').first();
      const product = (await card.getAttribute('data-product')) ?? '';
      await card.getByRole('link').first().click();
      await release();
      await page.waitForURL(`**/products/${product}`);
      await expect.poll(() => events(page, 'view_item')).toHaveLength(1);
      expect(counted.documents).toEqual([LISTING, `/products/${product}`]);
    });

    test('a filter is on', async ({page}) => {
      const release = await holdScripts(page, which);
      await openEarly(page, '/products');
      await page.locator('[data-filter="benefit"]').first().click();
      await release();
      await page.waitForURL(/benefit=/);
      await expect(page.locator('[data-filter="benefit"][aria-current="true"]')).toHaveCount(1);
    });

    test('an order of the list is chosen once and reported once', async ({page}) => {
      const release = await holdScripts(page, which);
      await openEarly(page, LISTING);
      await page.locator('main select[name="sort"]').selectOption('price-low');
      await release();
      await page.waitForURL(/sort=price-low/);
      await expect.poll(() => events(page, 'filter')).toHaveLength(1);
    });

    test('the cart and the search open in place', async ({page}) => {
      const counted = countRequests(page);
      for (const [link, dialog] of [
        ['Cart', /Your cart/],
        ['Search', 'Search'],
      ] as const) {
        const release = await holdScripts(page, which);
        await openEarly(page, LISTING);
        await page.getByRole('banner').getByRole('link', {name: link}).click();
        await release();
        await expect(page.getByRole('dialog', {name: dialog})).toBeVisible();
        await page.unrouteAll({behavior: 'ignoreErrors'});
      }
      expect(counted.documents).toEqual([LISTING, LISTING]);
    });

    test('the privacy choices open', async ({page}) => {
      const release = await holdScripts(page, which);
      await openEarly(page, '/learn');
      await page.getByRole('button', {name: 'Privacy choices'}).click();
      await release();
      await expect(page.getByRole('dialog', {name: 'You decide what we remember'})).toBeVisible();
    });

    test('a heart is turned once, a quantity that was typed is kept, and a menu stays open', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      const release = await holdScripts(page, which);
      await openEarly(page, PASTE);
      const heart = page.getByRole('button', {name: /^Save .* for later$/}).first();
      await heart.click();
      await page.getByRole('spinbutton', {name: 'Quantity'}).fill('3');
      await page.getByRole('banner').locator('summary').click();
      await release();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('spinbutton', {name: 'Quantity'})).toHaveValue('3');
      await expect(
        page.locator('[data-product-page]').getByRole('button', {name: /Add to cart.*\$16\.47/}),
      ).toBeVisible();
      await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open', '');
      expect(await events(page, 'add_to_wishlist')).toHaveLength(1);
    });

    test('a plan that was chosen stays chosen, and is what goes into the cart', async ({page}) => {
      const release = await holdScripts(page, which);
      await openEarly(page, PASTE);
      await page.getByText('every 2 months', {exact: true}).click();
      await release();
      await expect(page.getByRole('button', {name: /^Subscribe/}).first()).toBeVisible();
      await expect(page.getByRole('radio', {name: /every 2 months/i})).toBeChecked();
    });

    test('a variant is chosen, and a search is sent, once each', async ({page}) => {
      let release = await holdScripts(page, which);
      await openEarly(page, '/products/kids-pulse-battery-toothbrush');
      await page.locator('[data-product-page] a[href*="variant="]').first().click();
      await release();
      await page.waitForURL(/variant=/);
      await page.unrouteAll({behavior: 'ignoreErrors'});
      release = await holdScripts(page, which);
      await openEarly(page, '/search?q=mint');
      await page.getByRole('searchbox').fill('brush');
      await page.getByRole('searchbox').press('Enter');
      await release();
      await page.waitForURL(/q=brush/);
      await expect
        .poll(async () => (await events(page, 'search')).map(({search_term}) => search_term))
        .toContain('brush');
    });
  });
}

test.describe('without a script that ever comes', () => {
  test.use({expectedErrors: [/net::ERR_FAILED|dynamically imported module/]});

  test('what was pressed is served by the form or the link itself', async ({page}) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(PASTE);
    await page
      .locator('[data-product-page]')
      .getByRole('button', {name: 'Add to cart'})
      .first()
      .dblclick();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByLabel(/Quantity of/)).toHaveValue('1');
    await page.goto(LISTING);
    await page.locator('main article[data-product] a').first().click();
    await expect(page.locator('[data-product-page]')).toBeVisible();
    await page.getByRole('banner').getByRole('link', {name: 'Cart'}).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('without React the cart is changed all the same, and its page shown', async ({page}) => {
    await page.route(/\/assets\/(framework|shell)-.*\.js/, (route) => route.abort());
    const counted = countRequests(page);
    await page.goto(PASTE);
    await page
      .locator('[data-product-page]')
      .getByRole('button', {name: 'Add to cart'})
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByLabel(/Quantity of/)).toHaveValue('1');
    expect(counted.posts).toEqual(['/cart']);
  });
});

test('React waits for a sign of intent, and the page before it has its count of the cart', async ({
  page,
}) => {
  await page.goto(PASTE);
  await page
    .locator('[data-product-page]')
    .getByRole('button', {name: 'Add to cart'})
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', {name: 'Check out'})).toBeVisible();
  await page.mouse.move(0, 0);
  await page.goto('/');
  await expect(page.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible();
  // The idle work of the page has come to its end: what is fetched ahead is fetched.
  await page.waitForLoadState('networkidle');
  const state = () => page.evaluate(() => window.earlyPresses?.reactIsHere);
  expect(await state()).toBe(false);
  const ran = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => new URL(name).pathname),
  );
  expect(ran.filter((name) => /\/(framework|shell|entry\.client)-/.test(name))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(state).toBe(true);
});

test.describe('a new visitor', () => {
  test.use({visitor: 'new'});

  test('is asked for consent without React, which the question’s own focus does not call', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('#consent-dialog')).toBeFocused();
    await page.waitForLoadState('networkidle');
    const state = () => page.evaluate(() => window.earlyPresses?.reactIsHere);
    expect(await state()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(state).toBe(true);
  });
});

test('a page that has changed since it came goes on without React, and sells', async ({page}) => {
  const asked: string[] = [];
  await page.route(PASTE, (route) => {
    if (route.request().headers()['x-page-data'] === undefined) return route.fallback();
    asked.push(route.request().url());
    return route.fulfill({status: 204});
  });
  await page.goto(PASTE);
  const add = page.locator('[data-product-page]').getByRole('button', {name: 'Add to cart'});
  await add.first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByLabel(/Quantity of/)).toHaveValue('1');
  expect(asked.length).toBeGreaterThan(0);
});

test('React comes to a product’s page by itself after five seconds, and to a list it does not', async ({
  page,
}) => {
  await page.clock.install();
  const state = () => page.evaluate(() => window.earlyPresses?.reactIsHere);
  for (const [path, comes] of [
    [LISTING, false],
    [PASTE, true],
  ] as const) {
    await page.goto(path, {waitUntil: 'networkidle'});
    expect(await state()).toBe(false);
    await page.clock.runFor(5_500);
    if (comes) await expect.poll(state).toBe(true);
    else {
      await page.waitForLoadState('networkidle');
      expect(await state()).toBe(false);
    }
  }
});

test('what was scrolled stays where it is when React comes, and on the way back', async ({
  page,
}) => {
  await page.goto(LISTING);
  await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => window.earlyPresses?.reactIsHere)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main article[data-product] a')?.click(),
  );
  await expect(page.locator('[data-product-page]')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test.describe('pressed while React waits for the page’s data', () => {
  test.use({visitor: 'new'});

  test('a press is served, and React takes the page over as if nothing had been', async ({
    page,
  }) => {
    const data = await holdPageData(page);
    await page.goto('/');
    const banner = page.getByRole('dialog', {name: 'You decide what we remember'});
    await expect(banner).toBeVisible();
    await page.getByRole('banner').getByRole('link', {name: 'Cart'}).hover();
    await data.awaited();
    await banner.getByRole('button', {name: 'Reject all'}).click();
    await expect(banner).toBeHidden();
    await data.release();
    await hydrated(page);
    await expect(banner).toBeHidden();
  });
});
