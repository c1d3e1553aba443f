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
