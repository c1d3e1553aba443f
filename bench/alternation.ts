import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {createMiniOxygen} from '@shopify/mini-oxygen';

import {PROJECT_ROOT} from '../scripts/environment';

import {PAGES, UNCACHED} from './pages';
import {median} from './percentile';
import {templateFolder, withShops} from './shops';
import {kilobytes, printTable} from './table';
import {requestsPerSecond} from './throughput';

const ROUNDS = 2;
const STARTS = 7;
const MEASURED = PAGES.filter(({name}) => ['home', 'category', 'product'].includes(name));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Requests per second of pages rendered for each request and of pages out of the cache, the shops taking turns. */
await withShops({bare: true}, async (shops) => {
  const rows = [];
  for (const {name, path: address} of MEASURED)
    for (const kind of ['rendered', 'out of the cache'] as const) {
      const rates = new Map<string, number[]>(shops.map((shop) => [shop.name, []]));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const shop of shops) {
          // The template stores no page, so that both of its rows are rendered ones.
          const query = kind === 'rendered' ? `?${UNCACHED}` : '';
          rates
            .get(shop.name)
            ?.push(await requestsPerSecond(`${shop.running.url}${shop.address(address)}${query}`));
        }
      const [ours = 0, template] = [...rates.values()].map(mean);
      rows.push({
        page: name,
        answer: kind,
        'ours /s': Math.round(ours),
        'template /s': template === undefined ? '' : Math.round(template),
        ratio: template === undefined ? '' : (ours / template).toFixed(2),
      });
    }
  printTable('Requests per second, in alternation', rows);
});

/** Milliseconds from starting a runtime on this code until it has answered once. */
async function startOf(code: string): Promise<number> {
  const began = performance.now();
  const oxygen = createMiniOxygen({
    host: '127.0.0.1',
    port: 0,
    requestHook: null,
    workers: [
      {
        name: 'started',
        stripCfConnectingIp: true,
        compatibilityDate: '2025-04-01',
        routes: ['*/*'],
        modules: [{type: 'ESModule', path: 'index.js', contents: code}],
      },
    ],
  });
  try {
    const {workerUrl} = await oxygen.ready;
    await (await fetch(workerUrl)).arrayBuffer();
    return performance.now() - began;
  } finally {
    await oxygen.dispose();
  }
}

/** What a worker weighs and what it costs to start, over one that answers a constant, in alternation. */
async function measureStarts(): Promise<void> {
  const template = templateFolder();
  const workers = [
    {name: 'constant', code: "export default {fetch: () => new Response('ok')};"},
    ...[path.join(PROJECT_ROOT, 'dist'), ...(template === null ? [] : [template])].map(
      (folder, index) => ({
        name: index === 0 ? 'ours' : 'template',
        code: readFileSync(path.join(folder, 'server/index.js'), 'utf8'),
      }),
    ),
  ];
  const starts = new Map<string, number[]>(workers.map(({name}) => [name, []]));
  for (let round = 0; round < STARTS; round += 1)
    for (const {name, code} of workers) starts.get(name)?.push(await startOf(code));
  const medianOf = (name: string) => median(starts.get(name) ?? []);
  printTable(
    'The worker',
    workers.slice(1).map(({name, code}) => ({
      shop: name,
      'kB gzip': kilobytes(gzipSync(code, {level: 9}).length),
      'start over a constant one, ms': Math.round(medianOf(name) - medianOf('constant')),
    })),
  );
}

await measureStarts();
