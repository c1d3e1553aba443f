/** Route preload is capped at this many at once (coverage: page-prefetch). */
export const PREFETCH_LIMIT = 4;

/** What is being prefetched and what waits, newest wish last. */
export interface PrefetchState {
  active: readonly string[];
  waiting: readonly string[];
  done: readonly string[];
}

export const PREFETCH_IDLE: PrefetchState = {active: [], waiting: [], done: []};

function fill(state: PrefetchState): PrefetchState {
  const room = Math.max(0, PREFETCH_LIMIT - state.active.length);
  // The newest wish is the likeliest one.
  const started = state.waiting.slice(Math.max(0, state.waiting.length - room)).slice(0, room);
  if (started.length === 0) return state;
  return {
    ...state,
    active: [...state.active, ...started],
    waiting: state.waiting.filter((path) => !started.includes(path)),
  };
}

/** The visitor means to open `path`: starts it, or lets it wait while PREFETCH_LIMIT others run. */
export function wanted(state: PrefetchState, path: string): PrefetchState {
  if (state.active.includes(path) || state.done.includes(path)) return state;
  return fill({...state, waiting: [...state.waiting.filter((other) => other !== path), path]});
}

/** `path` has arrived or failed; the next one starts. */
export function settled(state: PrefetchState, path: string): PrefetchState {
  if (!state.active.includes(path)) return state;
  return fill({
    ...state,
    active: state.active.filter((other) => other !== path),
    done: [...state.done, path],
  });
}

/** The visitor looked elsewhere before `path` had started: it is no longer wanted. */
export function unwanted(state: PrefetchState, path: string): PrefetchState {
  if (!state.waiting.includes(path)) return state;
  return {...state, waiting: state.waiting.filter((other) => other !== path)};
}

/** The visitor went somewhere: every guess still running or waiting is dropped and the line is free. */
export function navigated(state: PrefetchState): PrefetchState {
  return state.active.length === 0 && state.waiting.length === 0
    ? state
    : {...PREFETCH_IDLE, done: state.done};
}

/** A link, and the page that it stands on, as far as they decide whether it is worth a guess. */
interface PrefetchLink {
  origin: string;
  pathname: string;
  search: string;
  target: string;
  isDownload: boolean;
}

/**
 * The page that a link leads to, with its query; null for what is not prefetched: other sites, new tabs, downloads, the page that is
 * shown, and pages that are rendered for one visitor.
 */
export function prefetchTarget(
  link: PrefetchLink,
  here: {origin: string; pathname: string},
  isPublic: (pathname: string) => boolean,
): string | null {
  if (link.origin !== here.origin || link.target === '_blank' || link.isDownload) return null;
  if (link.pathname === here.pathname || !isPublic(link.pathname)) return null;
  return `${link.pathname}${link.search}`;
}
