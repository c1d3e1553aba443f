import {afterAll, beforeAll, expect, it} from 'vitest';

import {type FuzzedShop, startFuzzedShop} from '../../scripts/fuzz/fuzzed-shop';
import {describeFinding, fuzz} from '../../scripts/fuzz/run';

const MEBIBYTE = 1024 * 1024;

/** The same requests in every run; `npm run fuzz` takes a seed of its own. */
const SEED = 12;
const REQUESTS = 800;
const LONGEST_MS = 25_000;

let shop: FuzzedShop;
beforeAll(async () => {
  shop = await startFuzzedShop();
});
afterAll(() => shop.stop());

it('whatever a stranger sends is answered: no fault, no megabyte, no way off the site, nothing of others', async () => {
  const end = Date.now() + LONGEST_MS;
  const before = shop.workerMemory();
  const run = await fuzz({
    ...shop,
    seed: SEED,
    goesOn: (number) => number < REQUESTS && Date.now() < end,
    most: 5,
  });
  expect(run.findings.map(describeFinding)).toEqual([]);
  expect(run.requests).toBeGreaterThan(100);
  expect(Object.keys(run.statuses)).toEqual(expect.arrayContaining(['200', '302', '400', '404']));
  expect(shop.workerMemory() - before).toBeLessThan(400 * MEBIBYTE);
}, 60_000);
