import {spawn} from 'node:child_process';

import {PROJECT_ROOT} from '../environment';
import {freePort} from '../ports';
import {parseSitemap} from '../smoke/shop-pages';
import {waitUntilAnswers} from '../wait-until-answers';

import {runtimeMemory} from './memory';
import {problemsOf, type SoakResult} from './report';
import {newTally, runTraffic} from './traffic';

const SAMPLES = 10;

/** The first words of a line of the log, without what differs each time. */
const kindOf = (line: string) =>
  line
    .replaceAll(/\[[\w-]{8,}\]|0x[\da-f]+|\d{3,}/gi, '…')
    .trim()
    .slice(0, 120);

/** Says nothing of trouble: addresses, and that the shop is there. */
const ORDINARY = /^(The build|Building|Platform|Storefront|Ctrl-C|\s*$)/;

/** Starts the built shop as `npm start` does and leads mixed traffic through it. */
export async function soak(options: {
  minutes: number;
  connections: number;
  say: (line: string) => void;
}): Promise<SoakResult> {
  const port = await freePort();
  const platformPort = await freePort();
  const log = new Map<string, number>();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      PLATFORM_DATA: ':memory:',
      VISITOR_ADDRESS_HEADER: 'soak-visitor-address',
    },
  });
  const read = (chunk: Buffer) => {
    for (const line of chunk.toString('utf8').split('\n')) {
      if (!ORDINARY.test(line.trim())) log.set(kindOf(line), (log.get(kindOf(line)) ?? 0) + 1);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const origin = `http://localhost:${port}`;
  try {
    await waitUntilAnswers(`${origin}/health`, {seconds: 180, what: 'The shop'});
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const paths = parseSitemap(sitemap).pages.map((address) => new URL(address).pathname);
    const tally = newTally();
    const memory: number[] = [];
    const end = Date.now() + options.minutes * 60_000;
    const sample = () => {
      const used = child.pid === undefined ? null : runtimeMemory(child.pid);
      if (used !== null) memory.push(used);
      options.say(`${tally.requests} requests, ${used ?? '?'} MiB`);
    };
    const timer = setInterval(sample, (options.minutes * 60_000) / SAMPLES);
    await runTraffic(origin, {
      connections: options.connections,
      paths,
      isOver: () => Date.now() > end,
      tally,
    });
    clearInterval(timer);
    const result = {tally, memory, log};
    return {...result, problems: problemsOf(result)};
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}
