import {type Connection, mayPrefetch} from '~/domain/request/connection';
import {matchesPattern} from '~/domain/request/path-patterns';
import {
  navigated,
  PREFETCH_IDLE,
  type PrefetchState,
  prefetchTarget,
  settled,
  unwanted,
  wanted,
} from '~/domain/request/prefetch';

import {onPrefetch, onPrefetchCancelled, setPrefetchedPaths} from './prefetched-paths.client';

/** How long a pointer rests on a link before it counts as intent. */
const REST_MS = 65;
/** A prefetch that does not end is given up, so that it does not keep its place. */
const GIVE_UP_MS = 4_000;

let state: PrefetchState = PREFETCH_IDLE;
const timers = new Map<string, number>();

function become(next: PrefetchState): void {
  if (next === state) return;
  for (const path of next.active) {
    if (!state.active.includes(path)) {
      timers.set(
        path,
        window.setTimeout(() => prefetchEnded(path), GIVE_UP_MS),
      );
    }
  }
  state = next;
  setPrefetchedPaths(state.active);
}

function prefetchEnded(path: string): void {
  window.clearTimeout(timers.get(path));
  timers.delete(path);
  become(settled(state, path));
}

/** The shopper went somewhere: guesses still running are dropped. */
function dropGuesses(): void {
  for (const timer of timers.values()) window.clearTimeout(timer);
  timers.clear();
  become(navigated(state));
}

function connection(): Connection {
  return (navigator as {connection?: Connection}).connection ?? {};
}

/** The page that a link leads to, when it is one of the public ones; null for anything else, and for the page that is shown. */
function pageOf(target: EventTarget | null, publicPages: readonly string[]): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return null;
  const {origin, pathname, search, target: opensIn} = link;
  const isDownload = link.hasAttribute('download');
  return prefetchTarget({origin, pathname, search, target: opensIn, isDownload}, location, (path) =>
    matchesPattern(publicPages, path),
  );
}

/**
 * Watches for intent: a pointer that rests on a link to a public page, a finger that touches it, the keyboard's focus.
 * `publicPages` are the patterns of their paths.
 */
export function watchIntent(publicPages: readonly string[]): void {
  onPrefetchCancelled(dropGuesses);
  let rest: number | undefined;
  let resting: string | null = null;
  const want = (path: string) => {
    if (mayPrefetch(connection())) become(wanted(state, path));
  };
  document.addEventListener('pointerover', (event: PointerEvent) => {
    const path = pageOf(event.target, publicPages);
    if (path === resting) return;
    window.clearTimeout(rest);
    if (resting !== null) become(unwanted(state, resting));
    resting = path;
    if (path !== null && event.pointerType === 'mouse') {
      rest = window.setTimeout(() => want(path), REST_MS);
    }
  });
  // This module comes with the first sign of intent, which may have been a rest on a link.
  const hovered = [...document.querySelectorAll('a[href]:hover')].at(-1) ?? null;
  resting = pageOf(hovered, publicPages);
  if (resting !== null) {
    const path = resting;
    rest = window.setTimeout(() => want(path), REST_MS);
  }
  document.addEventListener(
    'touchstart',
    (event) => {
      const path = pageOf(event.target, publicPages);
      if (path !== null) want(path);
    },
    {passive: true},
  );
  document.addEventListener('focusin', (event: FocusEvent) => {
    const path = pageOf(event.target, publicPages);
    if (path !== null) want(path);
  });
}

/** The page whose document or data a prefetch link fetches; null for other links. */
function pageOfHint(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'prefetch') return null;
  const {pathname} = new URL(target.href);
  if (!pathname.endsWith('.data')) return pathname;
  const page = pathname.slice(0, -'.data'.length);
  return page === '/_root' ? '/' : page;
}

/** Hears when hints have arrived or failed; `load` does not bubble, but it is captured. */
export function watchHints(): void {
  const ended = (event: Event) => {
    const page = pageOfHint(event.target);
    const path = state.active.find((active) => active.split('?', 1)[0] === page);
    if (path !== undefined) prefetchEnded(path);
  };
  document.addEventListener('load', ended, true);
  document.addEventListener('error', ended, true);
}

/** The nonce of this page's own scripts; the attribute itself is hidden from them. */
const nonce = () => document.querySelector('script')?.nonce ?? '';

/** Has the browser prepare a page whole, where it can, or fetch its document, for as long as the element stands. */
function hint(path: string): HTMLElement {
  if ((HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules')) {
    const rules = {prerender: [{urls: [path], eagerness: 'immediate'}]};
    return Object.assign(document.createElement('script'), {
      type: 'speculationrules',
      nonce: nonce(),
      textContent: JSON.stringify(rules),
    });
  }
  return Object.assign(document.createElement('link'), {rel: 'prefetch', href: path});
}

/** So many pages are prepared at once; another one takes the place of the first. */
const MOST_HINTS = 4;

/** Where React is not, or not yet: the next document is there before the press (coverage: page-prefetch). */
export function prefetchDocuments(): void {
  const hints = new Map<string, HTMLElement>();
  onPrefetch(() => {
    if (window.earlyPresses?.reactIsHere) return;
    for (const path of state.active) {
      if (hints.has(path)) continue;
      const [[first, element] = []] = hints;
      if (first !== undefined && hints.size >= MOST_HINTS) {
        element?.remove();
        hints.delete(first);
      }
      const added = hint(path);
      hints.set(path, added);
      document.head.append(added);
    }
  });
}
