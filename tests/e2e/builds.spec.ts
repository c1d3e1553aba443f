import {expect, hydrated, test} from '../support/journeys';

test.describe('when a script of the former build is gone', () => {
  test.use({
    expectedErrors: [/404 \(Not Found\)|Error loading route module|dynamically imported module/],
  });

  test('a link to its page leads to that page, not back', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.route(/\/assets\/category-[^/]+\.js/, (route) => route.fulfill({status: 404}));
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/products"]')?.click());
    await page.waitForURL('**/products');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/products/i);
  });

  test('a link that is pressed again within ten seconds leads there again', async ({page}) => {
    await page.route(/\/assets\/category-[^/]+\.js/, (route) => route.fulfill({status: 404}));
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/');
      await hydrated(page);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/products"]')?.click(),
      );
      await page.waitForURL('**/products');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/products/i);
    }
  });

  test('a link leads there too in a browser without the Navigation API', async ({page}) => {
    await page.addInitScript(() => {
      delete (window as {navigation?: unknown}).navigation;
      delete (Window.prototype as {navigation?: unknown}).navigation;
    });
    await page.goto('/');
    await hydrated(page);
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    let broken = true;
    await page.route(/\/assets\/category-[^/]+\.js/, (route) =>
      broken ? route.fulfill({status: 404}) : route.continue(),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/products"]')?.click());
    await page.waitForURL('**/products');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/products/i);
    // At most the reload that Remix makes on its own, and the load of the page that was asked for.
    expect(documents.length).toBeLessThanOrEqual(2);
    expect(documents.at(-1)).toBe('/products');
    broken = false;
    // Not led astray again by what it noted.
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/products/i);
    expect(new URL(page.url()).pathname).toBe('/products');
  });
});

test('a new build is loaded with the next navigation, at the address that was asked for', async ({
  page,
}) => {
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({json: {id: 'another-build'}}),
  );
  // Ten minutes pass each time that the shopper comes back to the tab, whenever the watch began.
  await page.addInitScript(() => {
    const clock = Date.now.bind(Date);
    let later = 0;
    Date.now = () => clock() + later;
    window.addEventListener('test:later', () => (later += 600_000));
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
    // From here on the old document may neither fetch the next page's data nor show its address: whoever does, goes on in it.
    const {history} = window;
    const fetch = window.fetch.bind(window);
    const note = (what: string) => console.info(`in the old document: ${what}`);
    const push = history.pushState.bind(history);
    history.pushState = (...call) => {
      note(`address ${String(call[2])}`);
      push(...call);
    };
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.includes('.data')) note(`data ${address}`);
      return fetch(input, init);
    };
  });
  const inTheOldDocument: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('in the old document')) inTheOldDocument.push(message.text());
  });
  // The new document is held until the old one has had its turn, so that a router that went on would be there first.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const turnOver = page.waitForEvent('console', (message) => message.text() === 'turn over');
  await page.route('**/products', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/products"]')?.click();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => console.info('turn over'))),
    );
  });
  await turnOver;
  release();
  await page.waitForURL('**/products');
  await expect
    .poll(() =>
      page
        .evaluate(() => (window as {sameDocument?: boolean}).sameDocument ?? false)
        // The document is just being replaced.
        .catch(() => true),
    )
    .toBe(false);
  expect(inTheOldDocument).toEqual([]);
});
