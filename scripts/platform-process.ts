import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import path from 'node:path';

import {PROJECT_ROOT, type ShopEnvironment, type Variables} from './environment';
import {waitUntilAnswers} from './wait-until-answers';

interface RunningPlatform {
  url: string;
  /** Settles with the exit code when the process ends, wanted or not. */
  ended: Promise<number>;
  stop: () => Promise<void>;
}

/** Starts the local platform as a process of its own, as a hosted one would be, and waits until it answers. */
export async function startPlatformProcess(options: {
  port: number;
  /** A file, or `:memory:`. */
  dataFile: string;
  /** Where its mails and its checkout link back to. */
  storefrontOrigin: string;
  /** Over those of this process: `toShopEnvironment().platform`. */
  variables?: Variables;
  test?: boolean;
}): Promise<RunningPlatform> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/serve.ts'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...options.variables,
      PLATFORM_PORT: String(options.port),
      PLATFORM_DATA: options.dataFile,
      STOREFRONT_ORIGIN: options.storefrontOrigin,
      ...(options.test ? {PLATFORM_TEST: '1'} : {}),
    },
  });
  // Whatever ends this process ends the platform too: an exit handler may only act at once.
  const killAtExit = () => child.kill('SIGTERM');
  process.once('exit', killAtExit);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      process.removeListener('exit', killAtExit);
      resolve(code ?? 1);
    });
  });
  const url = `http://127.0.0.1:${options.port}`;
  await waitUntilAnswers(url, {
    seconds: 60,
    what: 'The local platform',
    failed: ended.then((code) => `it ended with code ${code}`),
  });
  return {
    url,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Another shop's carts, customers and orders are kept apart from those of the seed's shop. */
function defaultDataFile(products: string | undefined): string {
  if (products === undefined) return '.data/platform.db';
  const mark = createHash('sha256').update(path.resolve(products)).digest('hex').slice(0, 8);
  return `.data/${path.parse(products).name}-${mark}.db`;
}

/** The local platform as `npm start` and `npm run dev` want it; null where the shop has a store of its own. */
export async function startPlatformOf(
  shop: ShopEnvironment,
  variables: Variables,
): Promise<RunningPlatform | null> {
  if (!shop.usesLocalPlatform) return null;
  return startPlatformProcess({
    port: shop.platformPort,
    dataFile: variables['PLATFORM_DATA'] ?? defaultDataFile(variables['PLATFORM_PRODUCTS']),
    storefrontOrigin: `http://localhost:${shop.storefrontPort}`,
    variables: shop.platform,
  });
}
