import {afterAll, beforeAll} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {toShopEnvironment, type Variables} from '../../scripts/environment';
import {freePort} from '../../scripts/ports';
import {type RunningStorefront, serveStorefront} from '../../scripts/storefront';
import {serveOnWrangler} from '../../scripts/wrangler';

import {type PlatformApi, platformApi} from './platform-api';

interface ShopOptions {
  /** Variables of the worker that differ from the local shop's. */
  environment?: Variables;
  /** The folder of another build than the shop's own. */
  folder?: string;
  /** The runtime's behaviour of this day instead of the build's. */
  compatibilityDate?: string;
}

/** A whole shop of a test's own: the platform in memory, and the built worker on workerd, on free ports. */
export interface Shop {
  /** Origin of the storefront. */
  url: string;
  platform: RunningPlatform;
  api: PlatformApi;
  /** Asks the storefront as a browser; redirects are answers and not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Back to the seed. The worker keeps what it has cached. */
  reset: () => void;
  stop: () => Promise<void>;
}

/** Crawlers get another error page and no experiment; fetch names itself like one. */
export const BROWSER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** Serves the built worker on the host whose turn it is: as on Oxygen, or, in the step `wrangler`, as on Cloudflare. */
async function serve(options: ShopOptions, worker: Variables): Promise<RunningStorefront> {
  const {folder, compatibilityDate} = options;
  if (process.env['EDGE_HOST'] !== 'wrangler') {
    return serveStorefront({port: 0, worker, folder, compatibilityDate});
  }
  return serveOnWrangler({
    port: await freePort(),
    worker,
    compatibilityDate,
    withoutSecrets: true,
  });
}

async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const platform = await startPlatform({test: true, data: ':memory:'});
  let storefront: RunningStorefront;
  try {
    const {worker} = toShopEnvironment({PLATFORM_PORT: new URL(platform.url).port});
    // The names that tests come by (own-host.ts).
    const variables = {...worker, PUBLIC_SITE_HOSTS: '*.example', ...options.environment};
    storefront = await serve(options, variables);
  } catch (error) {
    await platform.stop();
    throw error;
  }
  return {
    url: storefront.url,
    platform,
    api: platformApi(platform.url),
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers);
      if (!headers.has('User-Agent')) headers.set('User-Agent', BROWSER_AGENT);
      const ask = () => fetch(`${storefront.url}${path}`, {redirect: 'manual', ...init, headers});
      const answer = await ask();
      // Wrangler's own proxy lost its connection to the worker and wants a post to be sent again; no answer of the shop is so.
      const isLost = answer.status === 503 && answer.headers.get('Retry-After') === '0';
      return isLost ? ask() : answer;
    },
    reset: () => {
      platform.reset();
    },
    stop: async () => {
      await storefront.stop();
      await platform.stop();
    },
  };
}

/** A shop for the tests of one file: started before the first and stopped after the last. */
export function useShop(options: ShopOptions = {}): () => Shop {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await startShop(options);
  });
  afterAll(() => shop?.stop());
  return () => {
    if (shop === undefined) throw new Error('The shop runs only while tests do.');
    return shop;
  };
}
