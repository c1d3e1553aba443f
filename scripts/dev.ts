import {spawn} from 'node:child_process';
import path from 'node:path';

import {PROJECT_ROOT, readVariables, toShopEnvironment} from './environment';
import {startPlatformOf} from './platform-process';
import {requireFreePort} from './ports';
import {waitUntilAnswers} from './wait-until-answers';

/** `npm run dev`: the same shop from its sources with hot reload, on workerd, with the local platform beside it. */
async function dev(): Promise<void> {
  const variables = readVariables();
  const shop = toShopEnvironment(variables);
  await requireFreePort(shop.storefrontPort, 'PORT');
  if (shop.usesLocalPlatform) await requireFreePort(shop.platformPort, 'PLATFORM_PORT');
  const platform = await startPlatformOf(shop, variables);
  // vite.config.ts hands this environment to the worker.
  const vite = spawn(
    process.execPath,
    [
      path.join(PROJECT_ROOT, 'node_modules/@remix-run/dev/dist/cli.js'),
      'vite:dev',
      '--host=127.0.0.1',
      `--port=${shop.storefrontPort}`,
      '--strictPort',
    ],
    {
      cwd: PROJECT_ROOT,
      stdio: 'inherit',
      env: {
        PREVIEW: 'true',
        // A stored page would hide an edit of its source or its content for a minute.
        CACHE_SECONDS: '0',
        ...process.env,
        ...shop.worker,
        NODE_ENV: 'development',
      },
    },
  );
  const viteEnded = new Promise<number>((resolve) =>
    vite.once('exit', (code) => resolve(code ?? 0)),
  );
  process.once('exit', () => vite.kill('SIGTERM'));
  await waitUntilAnswers(`http://127.0.0.1:${shop.storefrontPort}`, {
    seconds: 90,
    what: 'The storefront',
    failed: viteEnded.then((code) => `vite ended with code ${code}`),
  });
  console.log(`\n  Storefront  http://localhost:${shop.storefrontPort}  (hot reload)`);
  console.log(`  Platform    ${platform?.url ?? shop.worker['PUBLIC_STORE_DOMAIN'] ?? ''}\n`);

  const stop = async (exitCode: number) => {
    vite.kill('SIGTERM');
    await Promise.allSettled([viteEnded, platform?.stop()]);
    process.exit(exitCode);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  void viteEnded.then((code) => stop(code));
}

dev().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
