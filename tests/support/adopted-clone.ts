import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {PROJECT_ROOT} from '../../scripts/environment';

import {BROWSER_AGENT} from './shop';
import type {BuiltWorker} from './worker-in-process';

const CLONE = path.join(PROJECT_ROOT, '.cache/clone');

/** What of this folder is not in a clone, by its name at the top. A build of the same sources is kept. */
const NOT_CLONED =
  /^(node_modules|dist|build|coverage|test-results|playwright-report|\..+|content)$/;

/** The store that a merchant has, as their `.env` names it. */
interface OwnStore {
  url: string;
  tokens: {public: string; private: string};
}

interface Ran {
  code: number;
  output: string;
}

const ORIGIN = 'https://adopted.example';

/** A clone of the project as it stands in this folder, with a merchant's `.env`, in which commands run as at a merchant's. */
export class AdoptedClone {
  readonly root = CLONE;
  readonly variables: Record<string, string>;

  constructor({url, tokens}: OwnStore) {
    this.variables = {
      PUBLIC_STORE_DOMAIN: url,
      PUBLIC_STOREFRONT_API_TOKEN: tokens.public,
      PRIVATE_STOREFRONT_API_TOKEN: tokens.private,
      PUBLIC_CHECKOUT_DOMAIN: new URL(url).host,
      SESSION_SECRET: 'a-secret-of-the-merchant',
      LOG_LEVEL: 'none',
    };
  }

  /** Makes the clone anew; what was built in it stays until its sources are others. */
  async make(): Promise<void> {
    await mkdir(CLONE, {recursive: true});
    for (const name of await readdir(CLONE))
      if (name !== 'dist') await rm(path.join(CLONE, name), {recursive: true, force: true});
    for (const name of await readdir(PROJECT_ROOT))
      if (!NOT_CLONED.test(name))
        await cp(path.join(PROJECT_ROOT, name), path.join(CLONE, name), {recursive: true});
    await mkdir(path.join(CLONE, 'content'));
    await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(CLONE, 'node_modules'));
    const lines = Object.entries(this.variables).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(path.join(CLONE, '.env'), lines.join(''));
  }

  /** Runs `tsx scripts/NAME.ts` in the clone, as `npm run` does there. */
  async run(script: string, ...args: string[]): Promise<Ran> {
    const ofTests = ['BUILD_SHOP', 'NODE_ENV', 'VITEST', ...Object.keys(this.variables)];
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !ofTests.includes(name)),
    );
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(CLONE, 'scripts', `${script}.ts`), ...args],
      {cwd: CLONE, env, stdio: ['ignore', 'pipe', 'pipe']},
    );
    let output = '';
    const hear = (piece: Buffer) => {
      output += piece.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const code = await new Promise<number>((resolve) => {
      child.once('close', (ended) => {
        resolve(ended ?? 1);
      });
    });
    return {code, output};
  }

  /** Runs a script that has to succeed; what it says. */
  async expect(script: string, ...args: string[]): Promise<string> {
    const {code, output} = await this.run(script, ...args);
    if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${output}`);
    return output;
  }

  /** Loads what was built there; asks it in this process, as a visitor of a shop that confirms nothing and has no services. */
  async open(): Promise<(address: string) => Promise<Response>> {
    const file = path.join(CLONE, 'dist/server/index.js');
    if (!existsSync(file)) throw new Error('nothing is built in the clone');
    const {default: worker} = (await import(pathToFileURL(file).href)) as {default: BuiltWorker};
    return (address) =>
      worker.fetch(
        new Request(`${ORIGIN}${address}`, {headers: {'User-Agent': BROWSER_AGENT}}),
        this.variables,
        {waitUntil: (work) => void work.catch(() => undefined)},
      );
  }
}
