import {build, isBuilt} from './build';
import {readVariables, toShopEnvironment} from './environment';
import {startPlatformOf} from './platform-process';
import {requireFreePort} from './ports';
import {serveStorefront} from './storefront';
import {waitUntilAnswers} from './wait-until-answers';

/** `npm start`: builds if needed, starts the local platform and serves the production build on workerd. */
async function start(): Promise<void> {
  const variables = readVariables();
  const shop = toShopEnvironment(variables);
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
    logRequests: process.argv.includes('--log'),
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
