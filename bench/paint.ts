import {gzipSync} from 'node:zlib';
import type {Browser} from 'playwright';

import {withBrowser} from './browser';
import {PAGES} from './pages';
import {median} from './percentile';
import {type MeasuredShop, withShops} from './shops';
import {printTable} from './table';

const ROUNDS = 3;
/** A phone of the middle, as Lighthouse takes it: processor a quarter as fast, 1.6 Mbit/s, 150 ms there and back. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 11; Pixel 5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
/** A page is watched this long: without a press nothing of the framework may run in it. */
const WATCHED_MS = 5_000;

/** Runs in the page, as text: a compiler would have named functions call a helper that the page does not have. */
const WATCH = `
  window.seen = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({type, buffered: true});
  watch('paint', ({name, startTime}) => { if (name === 'first-contentful-paint') seen.fcp = startTime; });
  watch('largest-contentful-paint', ({startTime}) => { seen.lcp = startTime; });
  watch('layout-shift', ({value}) => { seen.cls += value; });
  watch('longtask', ({startTime, duration}) => { seen.tasks.push([startTime, duration]); });
`;

interface Painted {
  fcp: number;
  lcp: number;
  /** Milliseconds of tasks beyond 50 ms each, from the first paint until the watching ends. */
  blocking: number;
  cls: number;
  /** Gzip bytes of the scripts that ran: files whose code the browser executed before anything was pressed. */
  scripts: number;
  html: number;
  rawHtml: number;
}

async function open(browser: Browser, url: string): Promise<Painted> {
  const context = await browser.newContext({
    userAgent: PHONE_AGENT,
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', {callCount: false, detailed: false});
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        bodies.set(response.url(), response.body());
    });
    const document = await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(WATCHED_MS);
    const {result} = await session.send('Profiler.takePreciseCoverage');
    const ran = new Set(
      result
        .filter(({functions}) => functions.some(({ranges}) => (ranges[0]?.count ?? 0) > 0))
        .map((script) => script.url),
    );
    let scripts = 0;
    for (const [address, body] of bodies)
      if (ran.has(address)) scripts += gzipSync(await body, {level: 9}).length;
    const seen = await page.evaluate(
      () =>
        (
          window as unknown as {
            seen: {fcp: number; lcp: number; cls: number; tasks: [number, number][]};
          }
        ).seen,
    );
    const html = (await document?.body()) ?? Buffer.alloc(0);
    return {
      ...seen,
      blocking: seen.tasks.reduce(
        (sum, [start, length]) => sum + (start + length > seen.fcp ? Math.max(0, length - 50) : 0),
        0,
      ),
      scripts,
      html: gzipSync(html, {level: 9}).length,
      rawHtml: html.length,
    };
  } finally {
    await context.close();
  }
}

function rowOf(name: string, shop: MeasuredShop, runs: readonly Painted[]) {
  const of = (key: keyof Painted) => median(runs.map((run) => run[key]));
  return {
    page: name,
    shop: shop.name,
    'FCP, s': (of('fcp') / 1000).toFixed(2),
    'LCP, s': (of('lcp') / 1000).toFixed(2),
    'blocked, ms': of('blocking').toFixed(0),
    CLS: of('cls').toFixed(3),
    'script that ran, kB gzip': (of('scripts') / 1000).toFixed(1),
    'HTML, kB gzip / raw': `${(of('html') / 1000).toFixed(1)} / ${(of('rawHtml') / 1000).toFixed(0)}`,
  };
}

/** First visits on a slow phone, nothing pressed: when a page is to be seen, what blocks it, and what it runs. */
await withShops({}, async (shops) => {
  const rows: ReturnType<typeof rowOf>[] = [];
  await withBrowser(async (browser) => {
    for (const {name, path} of PAGES) {
      const runs = new Map<MeasuredShop, Painted[]>(shops.map((shop) => [shop, []]));
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [shop, painted] of runs) {
          const answer = await fetch(shop.running.url + shop.address(path));
          if (!answer.ok) continue;
          const seen = await open(browser, shop.running.url + shop.address(path));
          // The first of each only fills the caches.
          if (round > 0) painted.push(seen);
        }
      for (const [shop, painted] of runs)
        if (painted.length > 0) rows.push(rowOf(name, shop, painted));
    }
  });
  printTable(
    `A first visit on a phone (processor ÷ ${SLOWDOWN}, 150 ms, 1.6 Mbit/s; median of ${ROUNDS})`,
    rows,
  );
});
