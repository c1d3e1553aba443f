import {expect, hydrated, test, visitorStarted} from '../support/journeys';

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
