import fc from 'fast-check';
import {vi} from 'vitest';

import type {SnapshotMemory} from '~/commerce/catalogue/snapshot-memory.server';
import {submitSignIn} from '~/edge/account/entry.server';
import {signOut} from '~/edge/account/refresh.server';
import {changeCart} from '~/edge/cart/change.server';
import {loadCart} from '~/edge/cart/present.server';
import {createShopContext, type ShopContext} from '~/edge/request/context.server';

import {cookieHeader, keepCookies, type Send} from './browser-tabs';
import {SECRETS} from './cart-shopper';
import type {Command} from './cart-wishes';
import {quiet} from './quiet';

/** What a random shopper does, and the chance that everything beside it is drawn from. */
export interface Tour {
  commands: readonly Command[];
  seed: number;
  /** Tabs hear of each other's carts. */
  tells: boolean;
}

/** A small generator of its own, so that a failing run is repeated exactly. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ANSWERS: Readonly<
  Record<string, (request: Request, context: ShopContext) => Promise<unknown>>
> = {
  '/cart': changeCart,
  '/api/shopper': loadCart,
  '/account/login': submitSignIn,
  '/account/logout': signOut,
};

/** The edge's own code behind the browser's requests, each of which is on its way for as long as `travel` takes. */
export function edgeInProcess(
  snapshots: SnapshotMemory,
  travel: () => Promise<void> = () => Promise.resolve(),
): Send {
  return async (path, init, cookies) => {
    await travel();
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookieHeader(cookies));
    const request = new Request(`https://shop.example${path}`, {...init, headers, signal: null});
    const context = createShopContext(request, {
      env: {
        PUBLIC_STORE_DOMAIN: 'https://platform.example',
        PUBLIC_STOREFRONT_API_TOKEN: 'b7100000000000000000000000000001',
        PUBLIC_STOREFRONT_API_VERSION: '2025-04',
        CACHE_SECONDS: 60,
        SNAPSHOT_PRODUCTS: 1_000,
        ...SECRETS,
      } as ShopContext['env'],
      snapshots,
      waitUntil: () => undefined,
    });
    const answer = await ANSWERS[path]?.(request, context);
    keepCookies(cookies, context.responseHeaders.getSetCookie());
    return answer instanceof Response ? answer : Response.json(answer);
  };
}

/** As long as the edge waits for a call. */
const DEADLINE_MS = 3_000;
/** Every wait takes this part of its time where faults are met, deadlines included. */
const SPED_UP = 10;
/** When a call is given up, where `assertTours` speeds the waits up. */
export const LATE_AFTER_MS = DEADLINE_MS / SPED_UP;

/**
 * Runs as many tours, with every wait sped up where faults are met. A failure is told as it was found, with its seed: to shrink it
 * takes longer than a test has.
 */
export async function assertTours<T>(
  tours: fc.Arbitrary<T>,
  run: (tour: T) => Promise<void>,
  {numRuns, speedsUp}: {numRuns: number; speedsUp: boolean},
): Promise<void> {
  quiet();
  const {setTimeout: wait} = globalThis;
  if (speedsUp) vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / SPED_UP));
  await fc.assert(fc.asyncProperty(tours, run), {numRuns, endOnFailure: true});
}
