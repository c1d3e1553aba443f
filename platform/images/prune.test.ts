import {mkdtemp, readdir, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {pruneImageCache} from './prune.ts';

const DAY_SECONDS = 24 * 60 * 60;
let cacheDir = '';
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'brightwell-images-'));
});
afterEach(() => rm(cacheDir, {recursive: true, force: true}));

/** A file of 100 bytes that was last used some days ago. */
async function keep(name: string, daysAgo: number): Promise<void> {
  const path = join(cacheDir, name);
  await writeFile(path, Buffer.alloc(100));
  const at = Date.now() / 1000 - daysAgo * DAY_SECONDS;
  await utimes(path, at, at);
}

const left = async () => (await readdir(cacheDir)).sort();

it('removes pictures that nobody used for longer than the limit', async () => {
  await keep('new.webp', 1);
  await keep('old.webp', 31);
  expect(await pruneImageCache(cacheDir, {bytes: 1_000, days: 30})).toBe(1);
  expect(await left()).toEqual(['new.webp']);
});

it('removes the longest unused pictures when all of them take more room than the limit', async () => {
  await keep('a.png', 3);
  await keep('b.png', 1);
  await keep('c.png', 2);
  await pruneImageCache(cacheDir, {bytes: 200, days: 30});
  expect(await left()).toEqual(['b.png', 'c.png']);
});

it('removes the drafts that a killed process left, and no fresh one', async () => {
  await keep('left.part', 1);
  await keep('fresh.part', 0);
  await pruneImageCache(cacheDir, {bytes: 1_000, days: 30});
  expect(await left()).toEqual(['fresh.part']);
});

it('does nothing where there is no cache yet', async () => {
  expect(await pruneImageCache(join(cacheDir, 'missing'))).toBe(0);
});
