import {gzipSync} from 'node:zlib';
import {chromium} from 'playwright';
import {requireChromium} from '../scripts/chromium';
import {BROWSER_AGENT} from './pages';

export interface PageWeight {
  /** Gzip bytes of the scripts that the browser has fetched when the page is idle. */
  scripts: number;
  files: number;
  /** Gzip bytes of the document, its inlined styles included. */
  html: number;
}

/**
 * Opens each page in a fresh browser context and weighs what it fetches: every script until the network has been
 * idle for half a second, compressed with gzip as a CDN would.
 */
export async function weighPages(origin: string, paths: string[]): Promise<PageWeight[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const weights: PageWeight[] = [];
    for (const path of paths) {
      const context = await browser.newContext({userAgent: BROWSER_AGENT});
      const page = await context.newPage();
      const bodies: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') bodies.push(response.body());
      });
      const document = await page.goto(`${origin}${path}`, {waitUntil: 'networkidle'});
      const scripts = await Promise.all(bodies);
      weights.push({
        scripts: scripts.reduce((sum, body) => sum + gzipSync(body, {level: 9}).length, 0),
        files: scripts.length,
        html: gzipSync((await document?.body()) ?? '', {level: 9}).length,
      });
      await context.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}
