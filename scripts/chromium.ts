import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';

import {PROJECT_ROOT} from './environment';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_FILES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '');
  const candidates = SYSTEM_NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...candidates, ...SYSTEM_FILES].find(isExecutable);
}

/** A browser on this machine: CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own. */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH=${named} is not a program.`);
    return named;
  }
  const ofPlaywright = chromium.executablePath();
  return onPath() ?? (existsSync(ofPlaywright) ? ofPlaywright : undefined);
}

/** Finds a browser, or installs one: Playwright's download, else Debian's package. Says what to do when it cannot. */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const attempts: [string, string[]][] = [
    [
      process.execPath,
      [
        path.join(PROJECT_ROOT, 'node_modules/playwright/cli.js'),
        'install',
        'chromium',
        '--only-shell',
      ],
    ],
    ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']],
  ];
  for (const [command, args] of attempts) {
    console.log(`No browser found; trying: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: 240_000,
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No browser for the end-to-end tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
