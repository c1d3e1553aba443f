import {spawn} from 'node:child_process';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {builtShop} from '../../scripts/build';
import {PROJECT_ROOT, type Variables} from '../../scripts/environment';
import {freePort} from '../../scripts/ports';
import {waitUntilAnswers} from '../../scripts/wait-until-answers';

/** The runtime's own configuration: a worker, its variables and the web; no cache, no files, no header of a host. */
function configuration(port: number, variables: Variables): string {
  const bindings = Object.entries(variables)
    .map(([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`)
    .join(', ');
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "shop", worker = .shop),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "shop")],
);
const shop :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "index.js")],
  compatibilityDate = "2025-04-01",
  bindings = [${bindings}],
);
`;
}

/** Serves the built worker on workerd as it comes, which has no Cache API and tells no visitor's address. */
export async function serveOnBareWorkerd(
  variables: Variables,
): Promise<{url: string; log: () => string; stop: () => Promise<void>}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-workerd-'));
  const port = await freePort();
  copyFileSync(
    path.join(PROJECT_ROOT, builtShop().folder, 'server/index.js'),
    path.join(folder, 'index.js'),
  );
  writeFileSync(path.join(folder, 'config.capnp'), configuration(port, variables));
  const child = spawn(
    path.join(PROJECT_ROOT, 'node_modules/workerd/bin/workerd'),
    ['serve', path.join(folder, 'config.capnp')],
    {stdio: ['ignore', 'pipe', 'pipe']},
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (log += part.toString()));
  }
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      rmSync(folder, {recursive: true});
      resolve(code ?? 1);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(`${url}/health`, {
    seconds: 60,
    what: 'workerd',
    failed: ended.then((code) => `it ended with code ${code}: ${log}`),
  });
  return {
    url,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
