import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';

import {builtShop} from './build';
import {filesFolder} from './cloudflare-files';
import {PROJECT_ROOT, type Variables} from './environment';
import type {RunningStorefront} from './storefront';
import {waitUntilAnswers} from './wait-until-answers';

const SECRETS = path.join(PROJECT_ROOT, '.dev.vars');
const STATE = path.join(PROJECT_ROOT, '.wrangler');

interface WranglerOptions {
  port: number;
  /** What the worker is told over `vars` of wrangler.jsonc; `.dev.vars` goes before it. */
  worker: Variables;
  /** The runtime's behaviour of another day than the configuration's. */
  compatibilityDate?: string;
  /** Says what wrangler says. */
  verbose?: boolean;
  /** Leaves `.dev.vars` alone: a test has no secrets of this machine. */
  withoutSecrets?: boolean;
}

/** What an environment file can hold, in a line each. */
const toLines = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');

/** Serves the build as on Cloudflare, on wrangler's workerd, with what wrangler.jsonc says. Nothing leaves this machine. */
export async function serveOnWrangler(options: WranglerOptions): Promise<RunningStorefront> {
  mkdirSync(STATE, {recursive: true});
  // A cache of its own: what another run has kept is of another platform.
  const state = mkdtempSync(path.join(STATE, 'run-'));
  const secrets =
    !options.withoutSecrets && existsSync(SECRETS) ? parseEnv(readFileSync(SECRETS, 'utf8')) : {};
  const variables = path.join(state, 'worker.env');
  writeFileSync(variables, toLines({...options.worker, ...secrets} as Variables), {mode: 0o600});
  const child = spawn(
    process.execPath,
    [
      path.join(PROJECT_ROOT, 'node_modules/wrangler/bin/wrangler.js'),
      'dev',
      path.join(PROJECT_ROOT, builtShop().folder, 'server/index.js'),
      ...['--assets', filesFolder()],
      ...['--ip', '127.0.0.1', '--port', String(options.port), '--inspector-port', '0'],
      ...['--env-file', variables, '--persist-to', state],
      ...['--show-interactive-dev-session', 'false', '--live-reload', 'false'],
      ...(options.compatibilityDate ? ['--compatibility-date', options.compatibilityDate] : []),
      ...['--log-level', options.verbose ? 'log' : 'error'],
    ],
    {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_UPDATE_NOTIFIER: '1'},
    },
  );
  const killAtExit = () => child.kill('SIGTERM');
  process.once('exit', killAtExit);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      process.removeListener('exit', killAtExit);
      rmSync(state, {recursive: true, force: true});
      resolve(code ?? 1);
    });
  });
  const url = `http://127.0.0.1:${options.port}`;
  await waitUntilAnswers(`${url}/health`, {
    seconds: 90,
    what: 'wrangler',
    failed: ended.then((code) => `it ended with code ${code}`),
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
