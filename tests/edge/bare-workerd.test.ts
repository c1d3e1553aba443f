import {afterAll, beforeAll, expect, it} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {toShopEnvironment} from '../../scripts/environment';
import {serveOnBareWorkerd} from '../support/bare-workerd';
import {BROWSER_AGENT} from '../support/shop';

let platform: RunningPlatform;
let host: Awaited<ReturnType<typeof serveOnBareWorkerd>>;

beforeAll(async () => {
  platform = await startPlatform({test: true, data: ':memory:'});
  const {worker} = toShopEnvironment({PLATFORM_PORT: new URL(platform.url).port});
  host = await serveOnBareWorkerd({...worker, LOG_LEVEL: 'info'});
});
afterAll(async () => {
  await host.stop();
  await platform.stop();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${host.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {'User-Agent': BROWSER_AGENT, ...init.headers},
  });

it('on a host without a cache pages come from the isolate’s memory', async () => {
  const first = await ask('/products/total-daily-care-toothpaste');
  expect([first.status, first.headers.get('X-Page-Cache')]).toEqual([200, 'miss']);
  await first.arrayBuffer();
  const second = await ask('/products/total-daily-care-toothpaste');
  expect([second.status, second.headers.get('X-Page-Cache')]).toEqual([200, 'hit']);
});

it('on a host without a cache a line is added, a search is answered and a sign-in is taken', async () => {
  const page = await (await ask('/products/total-daily-care-toothpaste')).text();
  const [, field = ''] = /name="cartFormInput" value="([^"]*)"/.exec(page) ?? [];
  const added = await ask('/cart', {
    method: 'POST',
    headers: {Origin: host.url},
    body: new URLSearchParams({cartFormInput: field.replaceAll('&quot;', '"')}),
  });
  expect(added.status).toBeLessThan(400);
  expect(added.headers.getSetCookie().some((cookie) => cookie.startsWith('cart='))).toBe(true);
  expect((await ask('/search?q=toothpaste')).status).toBe(200);
  const refused = await ask('/account/login', {
    method: 'POST',
    headers: {Origin: host.url},
    body: new URLSearchParams({email: 'nobody@example.com', password: 'wrong-password'}),
  });
  expect(refused.status).toBe(401);
});

it('where the host tells no address tries are counted for each account', async () => {
  const post = () =>
    ask('/account/login', {
      method: 'POST',
      headers: {Origin: host.url},
      body: new URLSearchParams({email: 'tried@example.com', password: 'wrong-password'}),
    });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await post()).status);
  expect(statuses.slice(0, -1)).toEqual(Array.from({length: 20}, () => 401));
  expect(statuses.at(-1)).toBe(429);
});

it('the log says once that there is no cache, and nothing of it at each request', () => {
  const said = host.log().split("The host's cache is not used").length - 1;
  expect(said).toBeGreaterThanOrEqual(1);
  expect(said).toBeLessThanOrEqual(3);
  expect(host.log()).not.toMatch(/page cache|rate limit|Uncaught/);
});
