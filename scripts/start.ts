import {parseArgs} from 'node:util';

import {build, isBuilt} from './build';
import {readVariables, toShopEnvironment} from './environment';
import {startPlatformOf} from './platform-process';
import {requireFreePort} from './ports';
import {serveStorefront} from './storefront';
import {waitUntilAnswers} from './wait-until-answers';

function readOptions() {
  const {values} = parseArgs({
    options: {
      /** Prints the requests. */
      log: {type: 'boolean', default: false},
      /** Another shop's goods: Shopify's product export; and a file of what else it has (platform/README.md). */
      products: {type: 'string'},
      shop: {type: 'string'},
    },
  });
  if (values.shop !== undefined && values.products === undefined)
    throw new Error('--shop goes with --products: the goods of the same shop.');
  return values;
}

/** `npm start`: builds if needed, starts the local platform and serves the production build on workerd. */
async function start(): Promise<void> {
  const {log, products, shop: shopFile} = readOptions();
  const variables = {
    ...readVariables(),
    ...(products === undefined ? {} : {PLATFORM_PRODUCTS: products}),
    ...(shopFile === undefined ? {} : {PLATFORM_SHOP: shopFile}),
  };
  const shop = toShopEnvironment(variables);
  if (products !== undefined && !shop.usesLocalPlatform)
    throw new Error('--products is for the local platform: take PUBLIC_STORE_DOMAIN out of .env.');
  await requireFreePort(shop.storefrontPort, 'PORT');
  if (shop.usesLocalPlatform) await requireFreePort(shop.platformPort, 'PLATFORM_PORT');

  if (isBuilt()) console.log('The build is up to date.');
  else {
    console.log('Building for production …');
    build('pipe');
  }

  const platform = await startPlatformOf(shop, variables);
  const storefront = await serveStorefront({
    port: shop.storefrontPort,
    worker: shop.worker,
    logRequests: log,
  });
  await waitUntilAnswers(storefront.url, {seconds: 10, what: 'The storefront'});

  console.log(`\n  Storefront  http://localhost:${shop.storefrontPort}`);
  console.log(`  Platform    ${platform?.url ?? shop.worker['PUBLIC_STORE_DOMAIN'] ?? ''}`);
  console.log('\n  Ctrl-C stops them.\n');

  const stop = async (exitCode: number) => {
    await Promise.allSettled([storefront.stop(), platform?.stop()]);
    process.exit(exitCode);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  void platform?.ended.then((code) => {
    console.error(`The local platform ended with code ${code}; the shop stops with it.`);
    void stop(1);
  });
  // Started by a program that is gone (a killed npm or terminal): nobody is left who could stop the shop.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(0);
  }, 1000).unref();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
