import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {isDeepStrictEqual} from 'node:util';

import {contentFolder} from '../app/content/content-folder';
import {demo} from '../demo/settings';
import {own} from '../hydrogen.config';

import {PROJECT_ROOT} from './environment';

/** What a build is made of. Tests stand beside the code but are not in it. */
export const BUILD_INPUTS = [
  'app',
  'content',
  'demo',
  'platform/art',
  'platform/images/prune.ts',
  'platform/seed/format.ts',
  'public',
  'scripts/content',
  'scripts/build-identity.ts',
  'scripts/class-names.ts',
  'scripts/compact-documents.ts',
  'scripts/compact-manifest.ts',
  'scripts/environment.ts',
  'scripts/fonts.ts',
  'scripts/framework-cuts.ts',
  'scripts/framework-parts.ts',
  'scripts/never-run-in-worker.ts',
  'scripts/page-chunks.ts',
  'scripts/page-script.ts',
  'scripts/server-rendering.ts',
  'scripts/unread-properties.ts',
  'scripts/zod-mini.ts',
  'server.ts',
  'hydrogen.config.ts',
  'vite.config.ts',
  'tailwind.config.js',
  'brand-shades.js',
  'package-lock.json',
];

/** A build of the shop. */
export interface BuildTarget {
  /** Folder within the project. */
  folder: string;
  /** Where the files of the build will be served from: the shop itself (`/`), or another origin as on Oxygen. */
  base: string;
  /** The merchant's own shop (`own`), the demo, which every test runs (`demo`), or the demo with the content of a folder. */
  shop: string;
}

/** The shop's own. The Shopify CLI says in the variable where Oxygen will serve the files from. */
const OWN: BuildTarget = {
  folder: 'dist',
  base: process.env['HYDROGEN_ASSET_BASE_URL'] ?? '/',
  shop: 'own',
};

/** Nobody has changed the demo's settings and content: its build is the shop's own. */
function isDemo(): boolean {
  return (
    contentFolder(PROJECT_ROOT, 'own') === contentFolder(PROJECT_ROOT, 'demo') &&
    isDeepStrictEqual(own, demo)
  );
}

/** The build of the demo, beside that of a shop which has become a merchant's own. */
function demoTarget(): BuildTarget {
  return isDemo() ? OWN : {folder: 'dist/demo', base: OWN.base, shop: 'demo'};
}

/** The build that this process serves: the shop's own, in tests the demo's. */
export function builtShop(): BuildTarget {
  return process.env['BUILD_SHOP'] === 'demo' ? demoTarget() : OWN;
}

const stampOf = ({folder}: BuildTarget) => path.join(PROJECT_ROOT, folder, 'inputs.sha1');

function filesOf(input: string): string[] {
  const absolute = path.join(PROJECT_ROOT, input);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [input];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(input, name))
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .filter((name) => statSync(path.join(PROJECT_ROOT, name)).isFile())
    .sort();
}

function hashInputs({base, shop}: BuildTarget): string {
  const hash = createHash('sha1').update(base);
  // What a merchant writes is no part of the demo.
  const others = BUILD_INPUTS.filter((name) => name !== 'content');
  const inputs = [...others, ...(shop === 'demo' ? [] : [shop === 'own' ? 'content' : shop])];
  for (const name of inputs.flatMap(filesOf)) {
    hash.update(`${name}\0`).update(readFileSync(path.join(PROJECT_ROOT, name)));
  }
  return hash.digest('hex');
}

/** Whether the folder (`dist/`) holds a build of exactly these sources. */
export function isBuilt(target: BuildTarget = builtShop()): boolean {
  const stamp = stampOf(target);
  return (
    existsSync(stamp) &&
    existsSync(path.join(PROJECT_ROOT, target.folder, 'server/index.js')) &&
    readFileSync(stamp, 'utf8') === hashInputs(target)
  );
}

/** Builds for production into the folder (`dist/`). Throws with the build's own output when it fails. */
export function build(
  output: 'inherit' | 'pipe' = 'inherit',
  target: BuildTarget = builtShop(),
): void {
  const inputs = hashInputs(target);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(PROJECT_ROOT, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'],
    {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', output, output],
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BUILD_FOLDER: target.folder,
        BUILD_SHOP: target.shop,
        HYDROGEN_ASSET_BASE_URL: target.base,
      },
    },
  );
  if (status !== 0) throw new Error(`The build failed.\n${stdout ?? ''}${stderr ?? ''}`);
  writeFileSync(stampOf(target), inputs);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const targets = process.argv.includes('--for-tests') ? [OWN, demoTarget()] : [builtShop()];
    const isWanted = (target: BuildTarget) =>
      !process.argv.includes('--if-needed') || !isBuilt(target);
    for (const target of new Set(targets)) {
      if (isWanted(target)) build('inherit', target);
      else console.log('The build is up to date.');
    }
  } catch {
    process.exitCode = 1;
  }
}
