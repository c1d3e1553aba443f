import {expect, hydrated, test} from '../support/journeys';

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
