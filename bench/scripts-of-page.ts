import {gzipSync} from 'node:zlib';
import {chromium} from 'playwright';

import {requireChromium} from '../scripts/chromium';

import {BROWSER_AGENT} from './pages';

export interface PageWeight {
  /** Gzip bytes of the scripts that the browser fetches before the page is idle. */
  first: number;
  /** The same with what comes on idle: consent, analytics, chat and the like. */
  scripts: number;
  files: number;
  /** Gzip bytes of the document, its inlined styles included. */
  html: number;
}

const weigh = (bodies: Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, {level: 9}).length, 0);

/**
 * Opens each page in fresh browser contexts and weighs what it fetches until the network has been idle for half a second,
 * compressed with gzip as a CDN would: once as it is, once in a browser that is never idle.
 */
export async function weighPages(origin: string, paths: string[]): Promise<PageWeight[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const open = async (path: string, isIdle: boolean) => {
    const context = await browser.newContext({userAgent: BROWSER_AGENT});
    if (!isIdle)
      await context.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    const page = await context.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    const document = await page.goto(`${origin}${path}`, {waitUntil: 'networkidle'});
    const scripts = await Promise.all(bodies);
    const html = (await document?.body()) ?? Buffer.alloc(0);
    await context.close();
    return {scripts, html};
  };
  try {
    const weights: PageWeight[] = [];
    for (const path of paths) {
      const first = await open(path, false);
      const {scripts, html} = await open(path, true);
      weights.push({
        first: weigh(first.scripts),
        scripts: weigh(scripts),
        files: scripts.length,
        html: weigh([html]),
      });
    }
    return weights;
  } finally {
    await browser.close();
  }
}
