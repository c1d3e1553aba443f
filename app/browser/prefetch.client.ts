import {
  PREFETCH_IDLE,
  mayPrefetch,
  navigated,
  settled,
  unwanted,
  wanted,
  type PrefetchState,
} from '~/domain/prefetch';
import {publicPage} from '~/domain/public-pages';

type Listener = () => void;

/** How long a pointer rests on a link before it counts as intent. */
const REST_MS = 65;
/** A prefetch that does not end is given up, so that it does not keep its place. */
const GIVE_UP_MS = 8_000;

let state: PrefetchState = PREFETCH_IDLE;
const listeners = new Set<Listener>();
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
  for (const listener of listeners) listener();
}

/** The paths being prefetched now, for whoever renders their links. */
export function prefetchedPaths(): readonly string[] {
  return state.active;
}

export function onPrefetch(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function prefetchEnded(path: string): void {
  window.clearTimeout(timers.get(path));
  timers.delete(path);
  become(settled(state, path));
}

/** The shopper went somewhere: guesses still running are dropped. */
export function prefetchCancelled(): void {
  for (const timer of timers.values()) window.clearTimeout(timer);
  timers.clear();
  become(navigated(state));
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection {
  return (navigator as {connection?: Connection}).connection ?? {};
}

/** The public page of this shop that a link leads to; null for anything else, and for the page that is shown. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank') return null;
  if (link.hasAttribute('download') || link.pathname === location.pathname) return null;
  return publicPage(link.pathname, new URLSearchParams(link.search)) === null
    ? null
    : `${link.pathname}${link.search}`;
}

/** Watches for intent: a pointer that rests on a link, a finger that touches it, the keyboard's focus. */
export function watchIntent(): void {
  let rest: number | undefined;
  let resting: string | null = null;
  const want = (path: string) => {
    if (mayPrefetch(connection())) become(wanted(state, path));
  };
  document.addEventListener('pointerover', (event) => {
    const path = pageOf(event.target);
    if (path === resting) return;
    window.clearTimeout(rest);
    if (resting !== null) become(unwanted(state, resting));
    resting = path;
    if (path !== null && event.pointerType === 'mouse') {
      rest = window.setTimeout(() => want(path), REST_MS);
    }
  });
  document.addEventListener(
    'touchstart',
    (event) => {
      const path = pageOf(event.target);
      if (path !== null) want(path);
    },
    {passive: true},
  );
  document.addEventListener('focusin', (event) => {
    const path = pageOf(event.target);
    if (path !== null) want(path);
  });
}

/** On pages without React: hints the document itself to the browser. */
export function prefetchDocuments(): void {
  onPrefetch(() => {
    for (const path of state.active) {
      if (document.head.querySelector(`link[rel="prefetch"][href="${CSS.escape(path)}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = path;
      link.addEventListener('load', () => prefetchEnded(path));
      link.addEventListener('error', () => prefetchEnded(path));
      document.head.append(link);
    }
  });
}
