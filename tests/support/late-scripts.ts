import type {Page, Route} from 'playwright/test';

/** Which scripts come late: every script of the page, or only what comes after the page script. */
export const LATE_SCRIPTS = {
  'before any script': /\/assets\/.*\.js/,
  'before the cart’s script and React':
    /\/assets\/(?!page-|start-|account-page|search-report).*\.js/,
  'before React': /\/assets\/(framework|shell|entry\.client)-.*\.js/,
} as const;

/** Holds scripts back until they are let go. */
export async function holdScripts(page: Page, which: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(which, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** How many documents were asked for, and how many changes of the cart. */
export function countRequests(page: Page): {documents: string[]; posts: string[]} {
  const counted = {documents: [] as string[], posts: [] as string[]};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.method() === 'POST') counted.posts.push(pathname);
    else if (request.isNavigationRequest()) counted.documents.push(pathname);
  });
  return counted;
}

/** Opens a page without waiting for its scripts. */
export const openEarly = (page: Page, path: string) => page.goto(path, {waitUntil: 'commit'});

/**
 * Keeps from React the data of the page, once it has begun, until they are let go. Written as text: a compiler would have named
 * functions call what the page does not have.
 */
export async function holdPageData(page: Page): Promise<{
  /** React has begun, and waits for the data. */
  awaited: () => Promise<unknown>;
  release: () => Promise<unknown>;
}> {
  await page.addInitScript(`
    const held = new Promise((resolve) => { window.releasePageData = resolve; });
    const {pipeThrough} = ReadableStream.prototype;
    ReadableStream.prototype.pipeThrough = function (transform, options) {
      const wait = async (chunk, controller) => { await held; controller.enqueue(chunk); };
      const late = pipeThrough.call(this, new TransformStream({transform: wait}));
      return pipeThrough.call(late, transform, options);
    };
  `);
  return {
    // The framework takes the stream out of its context when it begins to read.
    awaited: () =>
      page.waitForFunction(
        () =>
          '__remixContext' in window &&
          (window.__remixContext as {stream?: unknown}).stream === undefined &&
          'earlyPresses' in window,
      ),
    release: () => page.evaluate('releasePageData()'),
  };
}
