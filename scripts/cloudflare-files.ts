import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {build, builtShop, isBuilt} from './build';
import {PROJECT_ROOT} from './environment';
import {cacheControlOf} from './storefront';

/** Where they are laid out, beside the build that they are of. */
export const filesFolder = () => path.join(PROJECT_ROOT, builtShop().folder, 'cloudflare');

/** A path of each kind of file, as Cloudflare's rules write it. */
const PLACES = ['/assets/*', '/builds/*', '/favicon.svg'];

/** The caching of the build's files, in the form that Cloudflare reads: without it every file is asked for again each time. */
export function headerRules(): string {
  const everywhere = [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Access-Control-Allow-Origin: *',
  ];
  return [
    ...everywhere,
    ...PLACES.flatMap((place) => [place, `  Cache-Control: ${cacheControlOf(place)}`]),
    '',
  ].join('\n');
}

/** Lays out what Cloudflare serves without the worker: the build's files, but not what it says to other hosts. */
function layOut(): void {
  const folder = filesFolder();
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(PROJECT_ROOT, builtShop().folder, 'client'), folder, {recursive: true});
  writeFileSync(path.join(folder, '.assetsignore'), 'oxygen.json\n.vite\n_headers\n');
  writeFileSync(path.join(folder, '_headers'), headerRules());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!isBuilt()) build();
  layOut();
}
