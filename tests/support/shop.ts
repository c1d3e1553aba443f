import {afterAll, beforeAll} from 'vitest';

import {type RunningPlatform, startPlatform} from '../../platform/server.ts';
import {toShopEnvironment, type Variables} from '../../scripts/environment';
import {type RunningStorefront, serveStorefront} from '../../scripts/storefront';

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

async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const platform = await startPlatform({test: true, data: ':memory:'});
  let storefront: RunningStorefront;
  try {
    const {worker} = toShopEnvironment({PLATFORM_PORT: new URL(platform.url).port});
    storefront = await serveStorefront({
      port: 0,
      // The names that tests come by (own-host.ts).
      worker: {...worker, PUBLIC_SITE_HOSTS: '*.example', ...options.environment},
      folder: options.folder,
      compatibilityDate: options.compatibilityDate,
    });
  } catch (error) {
    await platform.stop();
    throw error;
  }
  return {
    url: storefront.url,
    platform,
    api: platformApi(platform.url),
    fetch: (path, init) => {
      const headers = new Headers(init?.headers);
      if (!headers.has('User-Agent')) headers.set('User-Agent', BROWSER_AGENT);
      return fetch(`${storefront.url}${path}`, {redirect: 'manual', ...init, headers});
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
