import {analyticsEventSchema} from '../../app/domain/visitor/analytics-schema';
import {expect, hydrated, test, visitorStarted} from '../support/journeys';
import {events} from '../support/visitor-traces';

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
  // The address changes before the page does.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/All Products/i);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.waitForURL(/#main$/);
  await page.goBack();
  // The way back reads the page anew; the framework logs what is cut off.
  await page.waitForLoadState('networkidle');
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
    () => (window as {dataLayer?: {event?: string}[]}).dataLayer?.filter(({event}) => event) ?? [],
  );
  for (const event of all) {
    expect(analyticsEventSchema.safeParse(event), JSON.stringify(event)).toMatchObject({
      success: true,
    });
  }
});

test('what is pressed beside the cart is reported: a call, a filter, an order, a search, buying at once', async ({
  page,
}) => {
  /** Opens a page and waits for what listens there. */
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    await visitorStarted(page);
    await expect.poll(() => events(page, 'virtual_page_view')).toHaveLength(1);
  };
  const reported = async (kind: string) => {
    await expect.poll(() => events(page, kind)).not.toHaveLength(0);
    const found = await events(page, kind);
    for (const event of found) {
      expect(analyticsEventSchema.safeParse(event), JSON.stringify(event)).toMatchObject({
        success: true,
      });
    }
    return found;
  };

  await open('/');
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[data-cta]')?.click());
  expect(await reported('cta')).toMatchObject([{cta_location: '/'}]);

  await open('/products');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-filter="benefit"]')?.click(),
  );
  await page.waitForURL(/benefit=/);
  expect(await reported('filter')).toMatchObject([{filter_name: 'benefit', selected: true}]);
  await page.locator('main select[name="sort"]').selectOption('price-low');
  await expect.poll(() => events(page, 'filter')).toHaveLength(2);
  expect((await reported('filter'))[1]).toMatchObject({
    filter_name: 'sort',
    filter_value: 'price-low',
  });

  await open('/search?q=mint');
  const [search] = await reported('search');
  expect(search).toMatchObject({search_term: 'mint'});

  await open('/products/total-daily-care-toothpaste');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[name="buyNow"]');
    // The way to the checkout would end the page, and its data layer with it.
    button?.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    button?.click();
  });
  expect(await reported('buy_now')).toMatchObject([
    {ecommerce: {items: [{item_id: 'total-daily-care-toothpaste', quantity: 1}]}},
  ]);
});

test('the way to the checkout is reported once, from the drawer and from the cart’s page', async ({
  page,
}) => {
  // An answer without a page: the one that reports stays, and its data layer with it.
  await page.route('**/cart/checkout', (route) => route.fulfill({status: 204}));
  const open = async (path: string) => {
    const visitor = page.waitForResponse(/\/visitor\.client-/);
    await page.goto(path);
    await hydrated(page);
    await visitor;
  };
  const expectReport = async () => {
    await expect.poll(() => events(page, 'begin_checkout')).toHaveLength(1);
    const [event] = await events(page, 'begin_checkout');
    expect(analyticsEventSchema.safeParse(event)).toMatchObject({success: true});
    expect(event).toMatchObject({
      ecommerce: {items: [{item_id: 'total-daily-care-toothpaste', quantity: 1}]},
    });
  };
  await open('/products/total-daily-care-toothpaste');
  await page
    .locator('[data-product-page]')
    .getByRole('button', {name: 'Add to cart'})
    .first()
    .click();
  await page.getByRole('link', {name: 'Check out', exact: true}).click();
  await expectReport();

  await open('/cart');
  await expect.poll(() => events(page, 'view_cart')).toHaveLength(1);
  await page.getByRole('button', {name: 'Check out', exact: true}).click();
  await expectReport();
});

test.describe('what goes wrong', () => {
  test.use({expectedErrors: [/status of 422/]});

  test('forms and errors are reported without what was typed', async ({page}) => {
    const valid = (event: unknown) => analyticsEventSchema.safeParse(event).success;
    const visitor = page.waitForResponse(/\/visitor\.client-/);
    await page.goto('/contact-us-email');
    await hydrated(page);
    await visitor;
    await page.locator('main').getByLabel('Your name').fill('Ann Bell');
    await expect.poll(() => events(page, 'form_start')).toHaveLength(1);
    expect((await events(page, 'form_start')).every(valid)).toBe(true);
    await page.evaluate(() => {
      window.dispatchEvent(
        new ErrorEvent('error', {message: 'No account for ann@b.example, call (555) 123-4567'}),
      );
    });
    await expect.poll(() => events(page, 'custom_error')).toHaveLength(1);
    expect(await events(page, 'custom_error')).toEqual([
      {
        event: 'custom_error',
        error_type: 'script',
        error_message: 'No account for [e-mail], call [number]',
      },
    ]);
    await page.locator('main form').getByRole('button').last().click();
    await expect
      .poll(async () => (await events(page, 'form_submit')).map(({status}) => status))
      .toEqual(['failure']);
    const sent = await events(page, 'form_submit');
    expect(sent.every(valid)).toBe(true);
    expect(JSON.stringify(sent)).not.toContain('Ann');
  });
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

test('a quiz is reported once, with the product it led to, when its last question is answered', async ({
  page,
}) => {
  await page.goto('/whitening-product-quiz');
  await hydrated(page);
  const completed = () => events(page, 'quiz_complete');
  const result = page.getByRole('heading', {name: 'What you said'});
  await expect(async () => {
    if (await result.isVisible()) return;
    await page.locator('main form button').first().click();
    await expect(result).toBeVisible({timeout: 1_000});
  }).toPass();
  await expect.poll(completed).toHaveLength(1);
  const [event] = await completed();
  expect(analyticsEventSchema.safeParse(event).success, JSON.stringify(event)).toBe(true);
  expect(event?.quiz_name).toBe('whitening-product-quiz');
  const product = await page
    .locator('main a[href^="/products/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.pathname.split('/').at(-1));
  expect(event?.result).toBe(product);

  // The same answer again completes nothing new, and neither does a result that is opened directly.
  await page.goBack();
  await expect(result).toBeHidden();
  await page.goForward();
  await expect(result).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => events(page, 'virtual_page_view')).toHaveLength(1);
  expect(await completed()).toEqual([]);
});

test('a refused discount code is reported as a code, and what is none without its words', async ({
  page,
}) => {
  await page.goto('/products/total-daily-care-toothpaste');
  await hydrated(page);
  await page
    .locator('[data-product-page]')
    .getByRole('button', {name: 'Add to cart'})
    .first()
    .click();
  await expect.poll(() => events(page, 'add_to_cart')).toHaveLength(1);
  const drawer = page.getByRole('dialog', {name: /cart/i});
  const enter = async (code: string) => {
    const field = drawer.getByLabel(/discount code/i);
    if (!(await field.isVisible()))
      await drawer
        .getByText(/discount code/i)
        .first()
        .click();
    await field.fill(code);
    await field.press('Enter');
  };
  await enter('nobodys-code');
  await expect.poll(() => events(page, 'coupon')).toHaveLength(1);
  await enter('ann@b.example');
  await expect.poll(() => events(page, 'coupon')).toHaveLength(2);
  const reported = await events(page, 'coupon');
  expect(reported).toEqual([
    {event: 'coupon', coupon: 'NOBODYS-CODE', status: 'invalid'},
    {event: 'coupon', coupon: '(other)', status: 'invalid'},
  ]);
  for (const event of reported) expect(analyticsEventSchema.safeParse(event).success).toBe(true);
});

test('a shop without a tag manager loads none, whatever was allowed', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const {hostname} = new URL(request.url());
    if (!['localhost', '127.0.0.1'].includes(hostname)) foreign.push(request.url());
  });
  const visitor = page.waitForResponse(/\/visitor\.client-/);
  await page.goto('/');
  await visitor;
  await expect.poll(() => events(page, 'view_item_list')).not.toHaveLength(0);
  expect(await page.locator('script[src*="gtm"]').count()).toBe(0);
  expect(foreign).toEqual([]);
});

test.describe('of a visitor who types what names them', () => {
  test.use({expectedErrors: [/status of 404/]});

  test('no e-mail address and no telephone number reaches the data layer, from a search, a title or a lost path', async ({
    page,
  }) => {
    const whole = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
    await page.goto(`/search?q=${encodeURIComponent('ann@b.example (555) 123-4567')}`);
    await hydrated(page);
    await expect.poll(() => events(page, 'search')).toHaveLength(1);
    await expect.poll(() => events(page, 'virtual_page_view')).toHaveLength(1);
    expect((await events(page, 'search'))[0]?.search_term).toBe('[e-mail] [number]');
    expect(await whole()).not.toMatch(/ann(@|%40)b|123-4567/);

    await page.goto('/unsubscribe/ann%40b.example/555-123-4567');
    await expect.poll(() => events(page, 'virtual_page_view')).toHaveLength(1);
    const [view] = await events(page, 'virtual_page_view');
    expect(view?.page_path).toBe('/unsubscribe/[e-mail]/[number]');
    expect(await whole()).not.toMatch(/ann(@|%40)b|123-4567/);
  });
});
