import {expect, hydrated, test, visitorStarted} from '../support/journeys';
import {events} from '../support/visitor-traces';

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
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await visitorStarted(page);
    const link = page.locator('main a[href^="/products"]:visible').first();
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await link.hover();
    await page.clock.runFor(1_500);
    if (saveData) {
      // Whatever the rest brought about has been asked for before this comes back.
      await page.evaluate(() => fetch('/health').then((answer) => answer.text()));
      expect(asked).toEqual([]);
    } else {
      await expect.poll(() => asked).toContain(`${path}.data`);
    }
  });
}

for (const saveData of [false, true]) {
  test(`before React a rest on a link ${saveData ? 'prepares nothing where data is saved' : 'has the browser prepare its page'}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: value}});
    }, saveData);
    await page.clock.install();
    await page.goto('/');
    await visitorStarted(page);
    const link = page.locator('main a[href^="/products"]:visible').first();
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await link.hover();
    const prepared = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('script[type="speculationrules"]')].map(
          ({textContent}) => textContent ?? '',
        ),
      );
    if (saveData) {
      await page.clock.runFor(1_500);
      await page.evaluate(() => fetch('/health').then((answer) => answer.text()));
      expect(await prepared()).toEqual([]);
    } else {
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return prepared();
        })
        .toEqual([JSON.stringify({prerender: [{urls: [path], eagerness: 'immediate'}]})]);
    }
    expect(await page.evaluate(() => window.earlyPresses?.reactIsHere)).toBe(false);
  });
}

test('a page that the browser prepares is a visit when it is shown, and not before', async ({
  page,
}) => {
  // Tests are not shown prepared pages: the browser's tools keep it from preparing any.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
  });
  await page.goto('/', {waitUntil: 'networkidle'});
  expect(await events(page, 'virtual_page_view')).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', {value: false});
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => events(page, 'virtual_page_view')).toHaveLength(1);
});
