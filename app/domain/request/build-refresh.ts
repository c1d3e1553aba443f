/** decisions.md: how often the build manifest is asked while the tab is visible. */
export const BUILD_POLL_INTERVAL_MS = 5 * 60 * 1000;

/** The reload guard in session storage expires after this (coverage: page-reload-guard). */
const RELOAD_GUARD_MS = 10_000;

/**
 * How long to wait before asking the manifest again; null while the tab is hidden. Zero when the tab becomes
 * visible after a whole interval.
 */
export function nextBuildPollMs(at: {
  now: number;
  lastPolledAt: number;
  visible: boolean;
}): number | null {
  if (!at.visible) return null;
  return Math.max(0, at.lastPolledAt + BUILD_POLL_INTERVAL_MS - at.now);
}

/** The guard as it was found: no mark, a mark with its time, or storage that cannot be read. */
export type ReloadGuard =
  | {storage: 'available'; reloadedAt: number | null}
  /** Without storage the tab only knows whether it was reloaded by us before. */
  | {storage: 'blocked'; reloadedBefore: boolean};

/** True when a recovery may load the page anew: at most once per guard, once at all without storage. */
export function mayReload(guard: ReloadGuard, now: number): boolean {
  if (guard.storage === 'blocked') return !guard.reloadedBefore;
  if (guard.reloadedAt === null) return true;
  const age = now - guard.reloadedAt;
  // A mark from the future is a clock that was set back.
  return age < 0 || age >= RELOAD_GUARD_MS;
}

/**
 * True when a script that is gone may be answered by loading a page: for a press of the shopper, which leads on whatever was
 * loaded anew before it, once for each press; otherwise at most once per guard, so that no page loads itself in a circle.
 */
export function mayRecover(at: {isFreshPress: boolean; guard: ReloadGuard; now: number}): boolean {
  return at.isFreshPress || mayReload(at.guard, at.now);
}

/** What a navigation has to know to decide between staying in the app and loading anew. */
export interface NavigationDecision {
  buildId: string;
  latestBuildId: string;
  /** Requests of the cart queue that have not been answered. */
  pendingCartChanges: number;
  samePage: boolean;
  guard: ReloadGuard;
  now: number;
}

/**
 * True when the next navigation loads its address from the server (coverage: page-build-refresh): the build id changed,
 * no cart change is on its way, it goes to another page, and the guard allows it.
 */
export function loadsAnew(decision: NavigationDecision): boolean {
  return (
    decision.latestBuildId !== '' &&
    decision.buildId !== decision.latestBuildId &&
    decision.pendingCartChanges === 0 &&
    !decision.samePage &&
    mayReload(decision.guard, decision.now)
  );
}

const BUILD_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Reads the manifest `{id}`; null for anything else, such as an error page. */
export function parseBuildManifest(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const {id} = value;
  return typeof id === 'string' && BUILD_ID.test(id) ? id : null;
}
