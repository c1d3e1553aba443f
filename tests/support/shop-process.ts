import {build, isBuilt} from '../../scripts/build';
import {toShopEnvironment} from '../../scripts/environment';
import {startPlatformProcess} from '../../scripts/platform-process';
import {freePort} from '../../scripts/ports';
import {serveStorefront} from '../../scripts/storefront';

/**
 * The shop of an end-to-end run as a process of its own, on free ports, with a platform in memory and its test
 * controls. Tells its addresses to the process that forked it, and ends with it.
 */
if (!isBuilt()) build('pipe');
const storefrontPort = await freePort();
const platformPort = await freePort();
const platform = await startPlatformProcess({
  port: platformPort,
  dataFile: ':memory:',
  test: true,
  storefrontOrigin: `http://localhost:${storefrontPort}`,
});
const {worker} = toShopEnvironment({PLATFORM_PORT: String(platformPort)});
const storefront = await serveStorefront({
  port: storefrontPort,
  // Every visitor of a run comes from this machine: none of them is counted by their address.
  worker: {...worker, VISITOR_ADDRESS_HEADER: 'test-visitor-address'},
});
// The first visit of a worker reads the whole catalogue: on a busy machine it misses its deadline, and no test is about that.
for (let visit = 0; visit < 20; visit += 1)
  if ((await fetch(`http://localhost:${storefrontPort}/api/products`)).ok) break;
const stop = async () => {
  await Promise.allSettled([storefront.stop(), platform.stop()]);
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
process.send?.({url: `http://localhost:${storefrontPort}`, platformUrl: platform.url});
