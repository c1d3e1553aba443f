import type {APIRequestContext, APIResponse, BrowserContext} from 'playwright';

import type {SmokeOptions} from './options';
import type {PageKind} from './shop-pages';
import type {WatchedPage} from './watched-page';

/** What every check of a run is given. */
export interface SmokeShop {
  options: SmokeOptions;
  context: BrowserContext;
  /** Asks without a browser, with the cookies that the browser has. */
  ask: (address: string, init?: {redirect?: 'manual'}) => Promise<APIResponse>;
  /** A path of each kind that the shop has pages of; found before the checks that need them. */
  paths: Partial<Record<PageKind, string>>;
  /** Every path of the sitemap. */
  sitemap: string[];
  /** Name of the product at `paths.product`. */
  productTitle: string;
}

/** What a check found; `page` is photographed where something is wrong. */
export interface Finding {
  path: string;
  problems: string[];
  facts?: string;
  skipped?: boolean;
}

export interface Check {
  name: string;
  run: (shop: SmokeShop, open: () => Promise<WatchedPage>) => Promise<Finding>;
}

/** Asks for addresses of the shop; the token of a closed deployment goes to the shop and nowhere else. */
export function asker(
  request: APIRequestContext,
  {origin, bypassToken}: SmokeOptions,
): SmokeShop['ask'] {
  return (address, {redirect} = {}) => {
    const url = new URL(address, origin);
    const isOwn = url.origin === origin;
    return request.get(url.href, {
      timeout: 20_000,
      failOnStatusCode: false,
      ...(redirect === 'manual' ? {maxRedirects: 0} : {}),
      headers:
        isOwn && bypassToken !== null ? {'oxygen-auth-bypass-token': bypassToken} : undefined,
    });
  };
}
