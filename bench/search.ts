import {createMiniOxygen} from '@shopify/mini-oxygen';
import {build as bundle} from 'esbuild';

import type {SearchDocument} from '../app/domain/search/search';
import {loadSeed} from '../platform/seed/load.ts';
import {startPlatform} from '../platform/server.ts';
import {build, isBuilt} from '../scripts/build';
import {PROJECT_ROOT, toShopEnvironment} from '../scripts/environment';
import {serveStorefront} from '../scripts/storefront';
import {withProducts} from '../tests/support/larger-seed';

import {startCountingProxy} from './counting-proxy';
import {BROWSER_AGENT, UNCACHED} from './pages';
import {percentile} from './percentile';
import {kilobytes, printTable} from './table';

const SIZES = [75, 1_000, 10_000];
const QUERIES = [
  'whitening',
  'toothpast',
  'mint gel',
  'kids',
  'hum brush',
  'sensitve',
  'zzzz',
  'b',
];
const ROUNDS = 40;
const VISITS = 120;

/** A worker that holds nothing but the index: builds it from what is posted, and searches it. */
const WORKER = `
import {buildSearchIndex, searchIndex} from './app/domain/search/search';
let index;
export default {
  async fetch(request) {
    const asked = await request.json();
    if (asked.documents) {
      index = buildSearchIndex(asked.documents);
      return new Response('built');
    }
    if (asked.bytes) return new Response(String(JSON.stringify(index).length));
    let hits = 0;
    for (let round = 0; round < asked.rounds; round += 1)
      hits += searchIndex(index, asked.query, {kinds: ['product', 'article'], limit: 24}).length;
    return new Response(String(hits));
  },
};`;

/** Titles as a larger shop would have them: the shop's own words, each copy with some of its own. */
function documentsOf(count: number): SearchDocument[] {
  const {products} = withProducts(loadSeed(), count);
  return products.map(({handle, title, tags}, index) => ({
    key: handle,
    kind: 'product',
    title: index < 75 ? title : `${title} ${SERIES[index % SERIES.length] ?? ''} ${index}`,
    keywords: tags.join(' '),
    summary: `${title} for every day, number ${index}`,
    body: handle.replaceAll('-', ' '),
  }));
}

const SERIES = ['Alpine', 'Breeze', 'Coast', 'Dawn', 'Ember', 'Fern', 'Grove', 'Harbor', 'Iris'];

async function measureIndex(): Promise<void> {
  const {outputFiles} = await bundle({
    stdin: {contents: WORKER, resolveDir: PROJECT_ROOT, loader: 'ts'},
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
  });
  const oxygen = createMiniOxygen({
    host: '127.0.0.1',
    port: 0,
    requestHook: null,
    workers: [
      {
        name: 'search',
        stripCfConnectingIp: true,
        compatibilityDate: '2025-04-01',
        routes: ['*/*'],
        modules: true,
        script: outputFiles[0]?.text ?? '',
      },
    ],
  });
  try {
    const {workerUrl} = await oxygen.ready;
    const ask = async (body: object) => {
      const payload = JSON.stringify(body);
      const start = performance.now();
      const text = await (await fetch(workerUrl, {method: 'POST', body: payload})).text();
      return {text, milliseconds: performance.now() - start};
    };
    const rows = [];
    for (const size of SIZES) {
      const documents = documentsOf(size);
      // What it takes to hand the documents over is not what it takes to build.
      await ask({documents: documents.slice(0, 1)});
      const handed = await ask({documents: [], padding: documents});
      const built = await ask({documents});
      const bytes = Number((await ask({bytes: true})).text);
      for (const query of QUERIES) await ask({query, rounds: 5});
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const query of QUERIES) {
          const empty = await ask({query, rounds: 0});
          const searched = await ask({query, rounds: 10});
          times.push(Math.max(0, searched.milliseconds - empty.milliseconds) / 10);
        }
      }
      times.sort((a, b) => a - b);
      rows.push({
        products: size,
        'search p50 ms': percentile(times, 0.5).toFixed(2),
        'search p99 ms': percentile(times, 0.99).toFixed(2),
        'index kB (JSON)': kilobytes(bytes),
        'building ms': (built.milliseconds - handed.milliseconds).toFixed(0),
      });
    }
    printTable('Search index in the worker', rows);
  } finally {
    await oxygen.dispose();
  }
}

const BENEFITS = ['whitening', 'sensitivity', 'plaque_removal', 'freshening'];
const FORMS = ['toothpaste', 'mouthwash', 'floss', 'bundle', 'whitening-kit'];
const SORTS = ['featured', 'price-low', 'price-high', 'newest', 'name'];
const WORDS = [
  'mint',
  'kids',
  'gel',
  'white',
  'soft',
  'total',
  'charcoal',
  'brush',
  'floss',
  'pen',
];

/** Addresses of each kind, which the smallest shop answers with something as well. */
const ADDRESSES = {
  listing: SORTS.flatMap((sort) => [1, 2, 3].map((page) => `/products?sort=${sort}&page=${page}`)),
  filters: BENEFITS.flatMap((benefit) => [
    `/products?benefit=${benefit}`,
    ...FORMS.map((form) => `/products?benefit=${benefit}&form=${form}`),
  ]),
  search: WORDS.flatMap((word) => [
    `/search?q=${word}`,
    `/search?q=${word}+toothpaste`,
    `/search?q=tooth+${word}`,
  ]),
};

/** Milliseconds, p50 / p99. */
const spread = (times: number[]): string => {
  const sorted = times.sort((a, b) => a - b);
  return [0.5, 0.99].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');
};

type Visit = (address: string, round: number) => Promise<number>;

/** Each address for the first time, then again: rendered for each request, by a worker that has asked the platform before. */
async function measureKinds(visit: Visit, takeCalls: () => number) {
  const row: Record<string, string> = {};
  for (const [kind, addresses] of Object.entries(ADDRESSES)) {
    const [first, again]: [number[], number[]] = [[], []];
    takeCalls();
    for (const address of addresses) first.push(await visit(address, 0));
    const calls = takeCalls() / addresses.length;
    for (let round = 1; again.length < VISITS; round += 1)
      for (const address of addresses) again.push(await visit(address, round));
    row[`${kind}, first time`] = spread(first);
    row[`${kind}, again`] = spread(again);
    row[`${kind}, calls`] = `${calls.toFixed(1)} / ${(takeCalls() / again.length).toFixed(1)}`;
  }
  return row;
}

/** The pages that list and search, in front of a platform that holds so many products. */
async function measurePages(): Promise<void> {
  if (!isBuilt()) build('pipe');
  const rows = [];
  for (const size of SIZES) {
    const platform = await startPlatform({seed: withProducts(loadSeed(), size)});
    const proxy = await startCountingProxy(platform.url);
    const {worker} = toShopEnvironment({});
    const shop = await serveStorefront({
      port: 0,
      worker: {...worker, PUBLIC_STORE_DOMAIN: proxy.url, CACHE_SECONDS: '3600'},
      bare: true,
    });
    try {
      const visit: Visit = async (address, round) => {
        const start = performance.now();
        const separator = address.includes('?') ? '&' : '?';
        const response = await fetch(`${shop.url}${address}${separator}${UNCACHED}${round}`, {
          headers: {'User-Agent': BROWSER_AGENT},
        });
        await response.text();
        if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
        return performance.now() - start;
      };
      const cold = await visit('/products', 0);
      const coldCalls = proxy.takeCalls();
      // Renderer and platform are warm; what is measured next has not been asked for.
      for (let round = 1; round < 30; round += 1) await visit('/products', round);
      await visit('/search?q=whitening', 0);
      rows.push({
        products: size,
        'cold ms': cold.toFixed(0),
        'cold calls': coldCalls,
        ...(await measureKinds(visit, proxy.takeCalls)),
      });
    } finally {
      await shop.stop();
      await proxy.stop();
      await platform.stop();
    }
  }
  printTable('Listing, filters and search, rendered for each request', rows);
}

// `npx tsx bench/search.ts pages` leaves the index out.
if (process.argv[2] !== 'pages') await measureIndex();
await measurePages();
