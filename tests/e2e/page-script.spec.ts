import {gzipSync} from 'node:zlib';
import {expect, test} from '../support/journeys';

test('an article loads no React, and at most 3 kB of script before it is idle', async ({page}) => {
  await page.goto('/learn');
  const entries = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src),
  );
  const files = new Map<string, number>();
  const follow = async (address: string): Promise<void> => {
    if (files.has(address)) return;
    files.set(address, 0);
    const code = await page.evaluate(async (url) => (await fetch(url)).text(), address);
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
