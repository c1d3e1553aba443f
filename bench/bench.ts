import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {build, isBuilt} from '../scripts/build';
import {PROJECT_ROOT, toShopEnvironment} from '../scripts/environment';
import {startPlatformProcess} from '../scripts/platform-process';
import {freePort} from '../scripts/ports';
import {serveStorefront} from '../scripts/storefront';

import {startCountingProxy} from './counting-proxy';
import {BROWSER_AGENT, PAGES, UNCACHED} from './pages';
import {weighPages} from './scripts-of-page';
import {kilobytes, printTable} from './table';
import {requestsPerSecond, staticRequestsPerSecond} from './throughput';

/** Benchmarks of parts, each a program of its own; one that is not there is not run. */
const PARTS = [
  'alternation',
  'paint',
  'navigation',
  'platform',
  'cart',
  'search',
  'around',
  'interaction',
];
const PART_MINUTES = 6;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const visit = async (url: string) => {
  const response = await fetch(url, {headers: {'User-Agent': BROWSER_AGENT}, redirect: 'manual'});
  return {status: response.status, text: await response.text()};
};

/** Pages of the list that this build has, with the length of their HTML. */
async function existingPages(origin: string) {
  const pages = await Promise.all(
    PAGES.map(async (page) => ({...page, ...(await visit(`${origin}${page.path}`))})),
  );
  return pages.filter(({name, status}) => {
    if (status !== 200) console.log(`${name} answers ${status} and is left out.`);
    return status === 200;
  });
}

async function measure(): Promise<void> {
  if (!isBuilt()) build('pipe');
  const platformPort = await freePort();
  const platform = await startPlatformProcess({
    port: platformPort,
    dataFile: ':memory:',
    storefrontOrigin: 'http://localhost:3000',
  });
  const proxy = await startCountingProxy(platform.url);
  const {worker} = toShopEnvironment({PLATFORM_PORT: String(platformPort)});
  // Nothing expires while it is measured.
  const variables = {...worker, PUBLIC_STORE_DOMAIN: proxy.url, CACHE_SECONDS: '3600'};
  try {
    const shop = await serveStorefront({port: 0, worker: variables});
    const pages = await existingPages(shop.url);
    const weights = await weighPages(
      shop.url,
      pages.map((page) => page.path),
    );
    await shop.stop();
    printTable(
      'Weight of a first visit (gzip, kB)',
      pages.map(({name}, index) => ({
        page: name,
        'JavaScript before intent': kilobytes(weights[index]?.before ?? 0),
        'once interactive': kilobytes(weights[index]?.interactive ?? 0),
        HTML: kilobytes(weights[index]?.html ?? 0),
      })),
    );
    const workerCode = readFileSync(path.join(PROJECT_ROOT, 'dist/server/index.js'));
    console.log(`\nWorker: ${kilobytes(gzipSync(workerCode, {level: 9}).length)} kB gzip`);

    const calls = [];
    for (const {name, path: address} of pages) {
      // A worker of its own for each: the first request of an isolate finds nothing cached.
      const fresh = await serveStorefront({port: 0, worker: variables});
      proxy.takeCalls();
      await visit(`${fresh.url}${address}`);
      await pause(300);
      const cold = proxy.takeCalls();
      await visit(`${fresh.url}${address}`);
      await pause(300);
      calls.push({page: name, cold, warm: proxy.takeCalls()});
      await fresh.stop();
    }
    printTable('Calls of the platform per page view', calls);

    const measured = pages.filter(({name}) => ['home', 'category', 'product'].includes(name));
    const bare = await serveStorefront({port: 0, worker: variables, bare: true});
    const limit = await staticRequestsPerSecond(measured[0]?.text.length ?? 20_000);
    const rows = [];
    for (const {name, path: address} of measured) {
      const cached = await requestsPerSecond(`${bare.url}${address}`);
      const rendered = await requestsPerSecond(`${bare.url}${address}?${UNCACHED}`);
      rows.push({
        page: name,
        'cached /s': Math.round(cached),
        'rendered /s': Math.round(rendered),
        'cached ÷ rendered': (cached / rendered).toFixed(1),
        'cached ÷ static': (cached / limit).toFixed(2),
      });
    }
    await bare.stop();
    printTable(
      `Requests per second (32 connections; static answer: ${Math.round(limit)} /s)`,
      rows,
    );
  } finally {
    await proxy.stop();
    await platform.stop();
  }
}

function runParts(): void {
  for (const part of PARTS) {
    const file = path.join(PROJECT_ROOT, 'bench', `${part}.ts`);
    if (!existsSync(file)) continue;
    console.log(`\n## ${part}`);
    const {status, signal} = spawnSync(process.execPath, ['--import', 'tsx', file], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: PART_MINUTES * 60_000,
    });
    if (status !== 0) {
      console.error(`bench/${part}.ts ended with ${signal ?? `code ${status ?? 'none'}`}.`);
      process.exitCode = 1;
    }
  }
}

const wanted = process.argv.slice(2);
console.log('## storefront');
if (wanted.length === 0 || wanted.includes('storefront')) await measure();
if (wanted.length === 0 || wanted.includes('parts')) runParts();
