import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {toShopEnvironment} from '../../scripts/environment';
import {freePort} from '../../scripts/ports';
import {reportText} from '../../scripts/smoke/report';
import {runSmoke} from '../../scripts/smoke/run';
import type {RunningStorefront} from '../../scripts/storefront';
import {serveOnWrangler} from '../../scripts/wrangler';
import {BROWSER_AGENT} from '../support/shop';

/** The newest day that this wrangler's runtime knows: a host that names no day takes today's. */
const NEWEST_DATE = '2026-04-26';

let platform: RunningPlatform;
let storefront: RunningStorefront;

beforeAll(async () => {
  platform = await startPlatform({test: true, data: ':memory:'});
  // Its address header comes from wrangler.jsonc, as on the real host.
  const {worker} = toShopEnvironment({PLATFORM_PORT: new URL(platform.url).port});
  storefront = await serveOnWrangler({
    port: await freePort(),
    // The other version of the Storefront API than the edge suite's.
    worker: {...worker, PUBLIC_STOREFRONT_API_VERSION: '2026-04'},
    compatibilityDate: NEWEST_DATE,
    withoutSecrets: true,
  });
}, 120_000);

afterAll(async () => {
  await storefront?.stop();
  await platform?.stop();
});

const ask = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('User-Agent', BROWSER_AGENT);
  return fetch(`${storefront.url}${path}`, {redirect: 'manual', ...init, headers});
};

describe('the shop on Cloudflare’s runtime, at its newest day', () => {
  it.each(['/', '/products', '/learn', '/cart', '/search?q=mint', '/account/login', '/robots.txt'])(
    '%s is a page, twice',
    async (path) => {
      for (const visit of ['first', 'second']) {
        const answer = await ask(path);
        expect(`${visit} ${answer.status}`).toBe(`${visit} 200`);
        await answer.text();
      }
    },
  );

  it('keeps what is named after its content for ever, and asks for the build anew', async () => {
    const html = await (await ask('/')).text();
    const [, script = ''] = /src="(\/assets\/page-[^"]+\.js)"/.exec(html) ?? [];
    const file = await ask(script);
    expect(file.status).toBe(200);
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const build = await ask('/builds/latest.json');
    expect(build.headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each(['/oxygen.json', '/_headers', '/.assetsignore', '/.vite/manifest.json'])(
    'tells nobody %s, which is for hosts',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('leaves cookies one by one', async () => {
    const link = await ask('/products?discount=SMILE10');
    expect(link.status).toBe(302);
    expect(link.headers.getSetCookie().join()).toContain('discount_link=SMILE10');
  });

  it('counts visitors by the address that the host passes on, and by no header that they can write', async () => {
    const send = (headers: Record<string, string>) =>
      ask('/contact-us-email', {
        method: 'POST',
        headers: {Origin: storefront.url, ...headers},
        body: new URLSearchParams({
          name: 'Ada',
          email: 'ada@example.com',
          topic: 'Something else',
          message: 'Hello there',
        }),
      });
    const visitor = {'CF-Connecting-IP': '203.0.113.7'};
    for (let message = 0; message < 5; message += 1)
      expect((await send(visitor)).headers.get('Location')).toBe('/contact-us-email-success');
    expect((await send(visitor)).status).toBe(429);
    for (const header of ['Oxygen-Buyer-IP', 'X-Forwarded-For', 'X-Real-IP', 'True-Client-IP'])
      expect((await send({...visitor, [header]: '198.51.100.9'})).status).toBe(429);
    expect((await send({'CF-Connecting-IP': '198.51.100.9'})).status).toBe(303);
  });

  it('passes the smoke suite in a browser, up to the checkout', async () => {
    const outcomes = await runSmoke({
      origin: storefront.url.replace('127.0.0.1', 'localhost'),
      buy: true,
      password: null,
      bypassToken: null,
      allowedHosts: [],
      pictures: 'test-results/wrangler',
    });
    expect(
      outcomes.filter(({result}) => result !== 'passed'),
      reportText(outcomes),
    ).toEqual([]);
  }, 60_000);
});
