import {parseArgs} from 'node:util';

import {build, isBuilt} from './build';
import {startFuzzedShop} from './fuzz/fuzzed-shop';
import {describeFinding, fuzz, type FuzzRun} from './fuzz/run';

const SLOW_MS = 2_000;
const MEBIBYTE = 1024 * 1024;

/**
 * The worker may have grown by so much since half time. Before that it fills its memory of pages; and the runtime collects late: an
 * hour's worker of 535 MiB held 17 MiB of objects once it was made to collect.
 */
const MOST_GROWTH = 128 * MEBIBYTE;

interface Wanted {
  minutes: number;
  seed: number;
  from: number;
}

function readArguments(): Wanted {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {seed: {type: 'string'}, from: {type: 'string'}},
  });
  const minutes = Number(positionals[0] ?? '10');
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const from = Number(values.from ?? '0');
  if (!(minutes > 0) || !Number.isInteger(seed) || !Number.isInteger(from)) {
    throw new Error('npm run fuzz -- MINUTES [--seed NUMBER] [--from NUMBER]');
  }
  return {minutes, seed, from};
}

function report(run: FuzzRun, memory: {half: number; most: number; last: number}): void {
  const mebibytes = (bytes: number) => `${Math.round(bytes / MEBIBYTE)} MiB`;
  console.log(
    [
      `${run.requests} requests; by status ${JSON.stringify(run.statuses)}`,
      `largest answer ${run.largest} bytes, slowest ${Math.round(run.slowest)} ms`,
      `worker ${mebibytes(memory.half)} at half time, at most ${mebibytes(memory.most)}, ${mebibytes(memory.last)} at the end`,
      `${run.findings.length} findings`,
    ].join('\n'),
  );
}

/** `npm run fuzz -- MINUTES`: hostile requests over every route for so long. `--seed` and `--from` send the same again. */
async function main(): Promise<boolean> {
  const {minutes, seed, from} = readArguments();
  if (!isBuilt()) build('pipe');
  const shop = await startFuzzedShop();
  const end = Date.now() + minutes * 60_000;
  const half = Date.now() + minutes * 30_000;
  const memory = {half: 0, most: 0, last: 0};
  console.log(`seed ${seed}, ${shop.vocabulary.routes.length} routes, ${minutes} minutes`);
  try {
    const run = await fuzz({
      ...shop,
      seed,
      from,
      slowMs: SLOW_MS,
      goesOn(number) {
        if (number % 100 === 0) {
          memory.last = shop.workerMemory();
          if (Date.now() < half) memory.half = memory.last;
          memory.most = Math.max(memory.most, memory.last);
        }
        if (number % 5_000 === 0) {
          console.log(`${number} sent, worker ${Math.round(memory.last / MEBIBYTE)} MiB`);
        }
        return Date.now() < end;
      },
      found: (finding) => console.log(describeFinding(finding)),
      most: 50,
    });
    report(run, memory);
    const grown = memory.last - memory.half;
    if (grown > MOST_GROWTH) {
      console.log(`The worker has grown by ${Math.round(grown / MEBIBYTE)} MiB since half time.`);
    }
    return run.findings.length === 0 && grown <= MOST_GROWTH;
  } finally {
    await shop.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
process.exit();
