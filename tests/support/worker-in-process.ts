import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {builtShop} from '../../scripts/build';
import {PROJECT_ROOT, toShopEnvironment} from '../../scripts/environment';

import {cookieHeader, keepCookies} from './browser-tabs';
import {BROWSER_AGENT} from './shop';

/** What a built worker exports. */
export interface BuiltWorker {
  fetch: (
    request: Request,
    variables: Record<string, unknown>,
    host: {waitUntil: (work: Promise<unknown>) => void},
  ) => Promise<Response>;
}

/** The built worker in the process of the test, which stubs what it finds in a runtime (`stubWorkerGlobals`, `fetch`). */
export interface OwnWorker {
  /** Where the shop stands. */
  origin: string;
  /** The visitor's, sent with every request and kept from every answer. */
  cookies: Map<string, string>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Waits for what the worker does behind its answers. */
  settle: () => Promise<void>;
}

async function loadWorker(): Promise<BuiltWorker> {
  const file = path.join(PROJECT_ROOT, builtShop().folder, 'server/index.js');
  const {default: worker} = (await import(pathToFileURL(file).href)) as {default: BuiltWorker};
  return worker;
}

let stores = 0;

/**
 * A cold worker: it comes to the shop by a host, and to the platform by a domain, that nobody has used before, so that its isolate
 * remembers nothing of either. Runs the build, which the edge project has made.
 */
export async function coldWorker(
  variables: Record<string, string> = {},
  /** What the variables are laid over. */
  settings: Record<string, string> = toShopEnvironment({}).worker,
): Promise<OwnWorker> {
  const worker = await loadWorker();
  stores += 1;
  const origin = `https://shop-${stores}.example`;
  const environment = {
    ...settings,
    PUBLIC_STORE_DOMAIN: `https://platform-${stores}.example`,
    ...variables,
  };
  const cookies = new Map<string, string>();
  const behind: Promise<unknown>[] = [];
  return {
    origin,
    cookies,
    async fetch(address, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('User-Agent')) headers.set('User-Agent', BROWSER_AGENT);
      if (init.method === 'POST' && !headers.has('Origin')) headers.set('Origin', origin);
      if (cookies.size > 0) headers.set('Cookie', cookieHeader(cookies));
      const request = new Request(`${origin}${address}`, {...init, headers});
      const response = await worker.fetch(request, environment, {
        waitUntil: (work) => behind.push(work),
      });
      keepCookies(cookies, response.headers.getSetCookie());
      return response;
    },
    settle: async () => {
      while (behind.length > 0) await Promise.allSettled(behind.splice(0));
    },
  };
}

/** The address at which the app asks for the data of a page. */
export function dataOf(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`;
}
