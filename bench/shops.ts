import path from 'node:path';

import {build, isBuilt} from '../scripts/build';
import {toShopEnvironment} from '../scripts/environment';
import {startPlatformProcess} from '../scripts/platform-process';
import {freePort} from '../scripts/ports';
import {type RunningStorefront, serveStorefront} from '../scripts/storefront';

/** A shop that is measured: ours, and beside it Shopify's template where there is a built copy. */
export interface MeasuredShop {
  name: 'ours' | 'template';
  running: RunningStorefront;
  /** The template has its category at another address; everything else is named alike. */
  address: (path: string) => string;
}

/** The folder of `dist/client` and `dist/server` of a built copy of Shopify's template, from the variable `TEMPLATE`. */
export const templateFolder = (): string | null =>
  process.env['TEMPLATE'] === undefined ? null : path.resolve(process.env['TEMPLATE'], 'dist');

const templateAddress = (address: string) =>
  address.replace(/^\/products\/(?=[^/]*-toothpaste$)/, '/collections/');

interface ShopsOptions {
  /** Without the build's files and compression, for counting requests. */
  bare?: boolean;
  /** False leaves the template out, also where there is one. */
  template?: boolean;
}

/**
 * Starts the build, and the template with it, in front of one local platform, and stops everything when the measuring ends.
 * What they serve expires an hour later at the earliest.
 */
export async function withShops(
  {bare = false, template: isWithTemplate = true}: ShopsOptions,
  measure: (shops: readonly MeasuredShop[]) => Promise<void>,
): Promise<void> {
  if (!isBuilt()) build('pipe');
  const platformPort = await freePort();
  const platform = await startPlatformProcess({
    port: platformPort,
    dataFile: ':memory:',
    storefrontOrigin: 'http://localhost:3000',
  });
  const {worker} = toShopEnvironment({PLATFORM_PORT: String(platformPort)});
  const variables = {...worker, CACHE_SECONDS: '3600'};
  const template = isWithTemplate ? templateFolder() : null;
  const shops: MeasuredShop[] = [
    {
      name: 'ours',
      running: await serveStorefront({port: 0, worker: variables, bare}),
      address: (address) => address,
    },
  ];
  if (template !== null)
    shops.push({
      name: 'template',
      running: await serveStorefront({port: 0, worker: variables, bare, folder: template}),
      address: templateAddress,
    });
  try {
    await measure(shops);
  } finally {
    for (const {running} of shops) await running.stop();
    await platform.stop();
  }
}
