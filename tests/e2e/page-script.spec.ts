import {expect, test} from '../support/journeys';

test('an article loads no React, not when it is idle either', async ({page}) => {
  const visitor = page.waitForResponse(/\/visitor\.client-/);
  await page.goto('/learn');
  await (await visitor).finished();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((name) => /\/(framework|entry\.client|root)-/.test(name))).toEqual([]);
});
