import type {BrowserContext, Page, Response} from 'playwright';

import type {SmokeOptions} from './options';

declare global {
  interface Window {
    /** What the browser measured of the page; filled by the observers that `watchPage` puts in. */
    measured?: {paint: number; shift: number};
  }
}

/** A page and what went wrong on it. */
export interface WatchedPage {
  page: Page;
  problems: string[];
}

/** Runs in the browser, before the page. */
function observe(): void {
  const measured = {paint: 0, shift: 0};
  window.measured = measured;
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) measured.paint = startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {value, hadRecentInput} = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) measured.shift += value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

const shorten = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 200);

/** Opens a page of which every error in the console, failed request and unsafe request is noted. */
export async function watchPage(
  context: BrowserContext,
  {origin, allowedHosts}: Pick<SmokeOptions, 'origin' | 'allowedHosts'>,
): Promise<WatchedPage> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const problems: string[] = [];
  const isAllowed = (address: string) =>
    URL.canParse(address) && allowedHosts.includes(new URL(address).hostname);
  const isSecure = origin.startsWith('https:');
  page.on('console', (message) => {
    // What a request's failure writes there is noted with the request.
    if (message.type() !== 'error' || /^Failed to load resource/.test(message.text())) return;
    if (!isAllowed(message.location().url))
      problems.push(`console error: ${shorten(message.text())}`);
  });
  page.on('pageerror', (error) => problems.push(`script error: ${shorten(error.message)}`));
  page.on('request', (request) => {
    const isUnsafe = isSecure && request.url().startsWith('http:');
    if (isUnsafe) problems.push(`mixed content: ${shorten(request.url())}`);
  });
  page.on('requestfailed', (request) => {
    // Given up by the page itself, as when it is left.
    const reason = request.failure()?.errorText ?? '';
    if (reason === 'net::ERR_ABORTED' || isAllowed(request.url())) return;
    problems.push(`request failed: ${shorten(request.url())} (${reason})`);
  });
  page.on('response', (response) => {
    const isDocument =
      response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (response.status() < 400 || isDocument || isAllowed(response.url())) return;
    problems.push(`request answered ${response.status()}: ${shorten(response.url())}`);
  });
  return {page, problems};
}

/** Goes to an address and waits until the page has come to rest, or for some seconds where it never does. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, {waitUntil: 'load', timeout: 30_000});
  await page.waitForLoadState('networkidle', {timeout: 4_000}).catch(() => undefined);
  return answer;
}

/** How fast and how still the page came, as text. */
export async function measuresOf(page: Page): Promise<string> {
  const {paint, shift} = await page.evaluate(() => window.measured ?? {paint: 0, shift: 0});
  return `LCP ${Math.round(paint)} ms, CLS ${shift.toFixed(3)}`;
}
