import {isBuilt} from './build';
import {readVariables, toShopEnvironment} from './environment';
import {serveStorefront} from './storefront';
import {waitUntilAnswers} from './wait-until-answers';

/**
 * `npm run serve`: the built shop for visitors, on a machine of one's own behind a proxy that ends TLS (docs/deploy.md). Nothing is built
 * and no local platform started: what is missing of the store's variables makes it refuse.
 */
async function serve(): Promise<void> {
  const variables = readVariables();
  const shop = toShopEnvironment(variables);
  if (shop.usesLocalPlatform && variables['PUBLIC_STORE_DOMAIN'] === undefined) {
    throw new Error(
      'PUBLIC_STORE_DOMAIN is not set: this command serves a store. See docs/deploy.md.',
    );
  }
  if (!isBuilt())
    console.warn('The build in dist/ is not of these sources, or was made elsewhere.');
  const storefront = await serveStorefront({
    port: shop.storefrontPort,
    host: variables['HOST'],
    behindProxy: ['1', 'true'].includes(variables['TRUST_FORWARDED'] ?? ''),
    worker: shop.worker,
  });
  await waitUntilAnswers(`http://127.0.0.1:${shop.storefrontPort}/health`, {
    seconds: 30,
    what: 'The storefront',
  });
  console.log(`The shop listens on port ${shop.storefrontPort}.`);
  const stop = () => void storefront.stop().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
