import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import routes from '../../app/routes';
import {adopt} from '../../scripts/adopt/adopt';
import {parseOptions} from '../../scripts/adopt/options';
import {build, type BuildTarget, isBuilt} from '../../scripts/build';
import type {AskStore} from '../../scripts/doctor/store';
import {PROJECT_ROOT, toShopEnvironment} from '../../scripts/environment';

import {BROWSER_AGENT} from './shop';

/** A clone in which a store is adopted, as far as the command looks at one. */
const CLONE = '.cache/adopted';

/** The shop that comes of it, under the settings of the demo. */
const ADOPTED: BuildTarget = {
  folder: 'dist/adopted',
  base: '/',
  shop: `${CLONE}/content`,
};

/** Adopts a store in a clean clone and builds the shop, where it is not built already. */
export async function buildAdopted(ask: AskStore): Promise<void> {
  const root = path.join(PROJECT_ROOT, CLONE);
  await rm(root, {recursive: true, force: true});
  await mkdir(root, {recursive: true});
  for (const name of ['demo', 'hydrogen.config.ts'])
    await cp(path.join(PROJECT_ROOT, name), path.join(root, name), {recursive: true});
  await adopt({
    root,
    ask,
    routes,
    options: parseOptions(['--yes', '--email', 'hello@fernhill.example']),
    settled: null,
    desk: {say: () => undefined, ask: null, confirm: () => Promise.resolve(false)},
  });
  if (!isBuilt(ADOPTED)) build('pipe', ADOPTED);
}

interface Worker {
  fetch: (
    request: Request,
    variables: Record<string, unknown>,
    host: {waitUntil: (work: Promise<unknown>) => void},
  ) => Promise<Response>;
}

const ORIGIN = 'https://adopted.example';

/** Asks the shop that was built, in this process, as a visitor of a store that confirms nothing and has no services. */
export async function openAdopted(): Promise<(address: string) => Promise<Response>> {
  const file = path.join(PROJECT_ROOT, ADOPTED.folder, 'server/index.js');
  const {default: worker} = (await import(pathToFileURL(file).href)) as {default: Worker};
  const settings = toShopEnvironment({PLATFORM_PRODUCTS: 'products.csv'}).worker;
  const variables = {...settings, PUBLIC_STORE_DOMAIN: 'https://adopted-store.example'};
  return (address) =>
    worker.fetch(
      new Request(`${ORIGIN}${address}`, {headers: {'User-Agent': BROWSER_AGENT}}),
      variables,
      {waitUntil: (work) => void work.catch(() => undefined)},
    );
}
