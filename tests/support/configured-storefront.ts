import {toShopEnvironment} from '../../scripts/environment';
import {serveStorefront} from '../../scripts/storefront';

/**
 * A second storefront for journeys through a shop that is configured differently: the same build and the platform of
 * the run, with the variables of CONFIGURED_VARIABLES (JSON). A process of its own; ends with the one that forked it.
 */
const platformUrl = process.env['SHOP_PLATFORM_URL'] ?? '';
const variables = JSON.parse(process.env['CONFIGURED_VARIABLES'] ?? '{}') as Record<string, string>;
const {worker} = toShopEnvironment({PLATFORM_PORT: new URL(platformUrl).port});
const storefront = await serveStorefront({
  port: 0,
  folder: process.env['CONFIGURED_FOLDER'],
  worker: {...worker, VISITOR_ADDRESS_HEADER: 'test-visitor-address', ...variables},
});
const stop = async () => {
  await storefront.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
process.send?.({url: `http://localhost:${new URL(storefront.url).port}`});
