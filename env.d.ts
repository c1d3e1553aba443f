/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />

import type {HydrogenEnv} from '@shopify/hydrogen';

import type {ShopContext} from '~/edge/request/context.server';

declare global {
  /**
   * What the host gives the worker: Shopify's own variables and those of `.env.example`, all of which are parsed once, in
   * `app/edge/request/environment.server.ts`. Nobody else reads them here.
   */
  interface Env extends Partial<HydrogenEnv>, Record<string, unknown> {}

  /** The build's identity, put in by `scripts/build-identity.ts`. */
  const __BUILD_ID__: string;
  /** The branch that was built, or nothing, likewise. */
  const __BUILD_BRANCH__: string;
  /** Address of the script that runs on every page, put in by `scripts/page-script.ts`. */
  const __PAGE_SCRIPT__: string;
  /** The document's own script, put in by `scripts/page-script.ts`. */
  const __EARLY_PRESSES__: string;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends ShopContext {}

  interface Future {
    v3_singleFetch: true;
  }
}

export {};
