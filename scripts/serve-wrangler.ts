import {readVariables, toShopEnvironment} from './environment';
import {startPlatformOf} from './platform-process';
import {requireFreePort} from './ports';
import {serveOnWrangler} from './wrangler';

/** `npm run serve:wrangler`: the shop as on Cloudflare, with the local platform or with the store that is configured. */
async function serve(): Promise<void> {
  const variables = readVariables();
  const shop = toShopEnvironment(variables);
  await requireFreePort(shop.storefrontPort, 'PORT');
  if (shop.usesLocalPlatform) await requireFreePort(shop.platformPort, 'PLATFORM_PORT');
  const platform = await startPlatformOf(shop, variables);
  const storefront = await serveOnWrangler({
    port: shop.storefrontPort,
    worker: shop.worker,
    verbose: true,
  });
  console.log(`\n  Storefront  http://localhost:${shop.storefrontPort}, as on Cloudflare`);
  console.log(`  Platform    ${platform?.url ?? shop.worker['PUBLIC_STORE_DOMAIN'] ?? ''}`);
  console.log('\n  Ctrl-C stops them.\n');
  const stop = async () => {
    await Promise.allSettled([storefront.stop(), platform?.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
