import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';

import {prove} from '../../app/edge/request/crypto.server';
import {PROJECT_ROOT} from '../../scripts/environment';
import {postControl} from '../platform/support/api-client';
import {type Shop, useShop} from '../support/shop';

const KEY = 'only-who-has-this-may-purge';
const HANDLE = 'everyday-manual-toothbrush-4-pack';
const PAGE = `/products/${HANDLE}`;

/** Pages are kept for an hour: nothing but a purge brings the new price in the time of a test. */
const shop = useShop({environment: {PURGE_KEY: KEY, CACHE_SECONDS: '3600'}});
const without = useShop();

async function setPrice(to: Shop, price: string): Promise<void> {
  const id = (await to.api.variantId(HANDLE)).replace(/.*\//, '');
  await to.api.administer(`/admin/variants/${id}`, {price, compareAtPrice: '', stock: '50'});
}

async function seen(price: string): Promise<{state: string | null; shows: boolean}> {
  const answer = await shop().fetch(PAGE);
  const text = await answer.text();
  return {state: answer.headers.get('X-Page-Cache'), shows: text.includes(price)};
}

const post = (authorization: string | null) =>
  shop().fetch('/api/purge', {
    method: 'POST',
    headers: authorization === null ? {} : {Authorization: authorization},
  });

const signed = async (moment: number, key = KEY) =>
  `Purge ${moment}.${await prove(key, 'purge', String(moment))}`;

it('a page shows a corrected price with the first request after a purge, and not before', async () => {
  await setPrice(shop(), '9.99');
  await seen('$9.99');
  await setPrice(shop(), '8.49');
  expect(await seen('$9.99')).toEqual({state: 'hit', shows: true});
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/purge.ts', shop().url],
    {cwd: PROJECT_ROOT, env: {...process.env, PURGE_KEY: KEY}},
  );
  expect(stdout).toContain('"status":"purged"');
  expect(await seen('$8.49')).toEqual({state: 'miss', shows: true});
  expect(await seen('$8.49')).toEqual({state: 'hit', shows: true});
});

it('a purge that is asked for once more changes nothing', async () => {
  const once = await signed(Date.now());
  expect(await (await post(once)).json()).toMatchObject({status: 'purged'});
  await seen('');
  expect(await (await post(once)).json()).toMatchObject({status: 'known already'});
  expect((await seen('')).state).toBe('hit');
});

it('nobody else purges: without a proof, with another key, of another moment, or an old one', async () => {
  await seen('');
  const now = Date.now();
  const foreign = (await signed(now)).replace(/Purge \d+/, `Purge ${now + 1}`);
  for (const authorization of [
    null,
    'Purge',
    `Bearer ${KEY}`,
    await signed(now, 'another-key-of-sixteen'),
    foreign,
    await signed(now - 61_000),
    await signed(now + 61_000),
  ]) {
    expect((await post(authorization)).status).toBe(403);
  }
  expect((await seen('')).state).toBe('hit');
});

it('while the platform does not answer, what is kept is not thrown away', async () => {
  await seen('');
  await postControl(shop().platform, 'faults', {
    rules: [{operation: '*', kind: 'server-error'}],
  });
  expect((await post(await signed(Date.now()))).status).toBe(503);
  expect((await seen('')).state).toBe('hit');
  await postControl(shop().platform, 'faults', {rules: []});
});

it('a shop without a key has no such address', async () => {
  const answer = await without().fetch('/api/purge', {
    method: 'POST',
    headers: {Authorization: await signed(Date.now())},
  });
  expect(answer.status).toBe(405);
});
