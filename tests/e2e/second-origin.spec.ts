import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from 'playwright/test';

import {PROJECT_ROOT} from '../../scripts/environment';
import {expect, hydrated, test} from '../support/journeys';
import {SECOND_ORIGIN} from '../support/second-origin';

test.use({buildTarget: SECOND_ORIGIN});

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Answers for the second origin as a CDN does, and notes what was asked of it. */
async function answerFromBuild(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${SECOND_ORIGIN.base}**`, (route) => {
    const name = route.request().url().slice(SECOND_ORIGIN.base.length);
    asked.push(name);
    return route.fulfill({
      body: readFileSync(path.join(PROJECT_ROOT, SECOND_ORIGIN.folder, 'client', name)),
      headers: {
        'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
        'Access-Control-Allow-Origin': '*',
      },
    });
  });
  return asked;
}

test('a shop whose files lie on another origin has its fonts and scripts, and sells', async ({
  page,
  context,
}) => {
  const asked = await answerFromBuild(context);
  const own: string[] = [];
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin !== new URL(SECOND_ORIGIN.base).origin) own.push(pathname);
  });
  await page.goto('/products/total-daily-care-toothpaste');
  await hydrated(page);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family);
  });
  expect(new Set(fonts).size).toBeGreaterThanOrEqual(2);

  await page
    .getByRole('button', {name: /add to cart/i})
    .first()
    .click();
  await expect(page.getByRole('dialog', {name: /cart/i})).toContainText('Daily Care');

  // The visitor's script is loaded by the page script when the page is idle.
  await expect.poll(() => asked.some((name) => /^assets\/visitor\.client-/.test(name))).toBe(true);
  expect(asked.some((name) => /^assets\/page-[^/]+\.js$/.test(name))).toBe(true);
  expect(asked.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2);
  expect(own.filter((name) => /^\/assets\/|favicon/.test(name))).toEqual([]);
});
