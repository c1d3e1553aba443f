import {loadsAnew, mayRecover, type ReloadGuard} from '~/domain/request/build-refresh';

import {readStored, removeStored, writeStored} from './browser-storage.client';

/** A tab without storage remembers in its name that it was reloaded by us. */
const NAME_MARK = 'shop:reloaded';

/** How long a press on a link explains a reload. */
const PRESS_COUNTS_MS = 5_000;

/** Where the shopper was going when a reload came between, for browsers that cannot redirect it. */
export const DESTINATION_KEY = 'shop:going-to';

const RELOAD_GUARD_KEY = 'shop:reloaded-at';
const PROBE_KEY = 'shop:probe';

let latestBuildId = '';
let mustLoadAnew = false;
let destination: string | null = null;
/** The link pressed last: a script can fail before the router has said where it is going. It explains one load. */
let pressed: {address: string; at: number; isUsed: boolean} | null = null;

function readGuard(): ReloadGuard {
  if (writeStored('sessionStorage', PROBE_KEY, '1')) {
    removeStored('sessionStorage', PROBE_KEY);
    const value = readStored('sessionStorage', RELOAD_GUARD_KEY);
    const reloadedAt = value === null ? Number.NaN : Number(value);
    return {
      storage: 'available',
      reloadedAt: Number.isFinite(reloadedAt) ? reloadedAt : null,
    };
  }
  return {storage: 'blocked', reloadedBefore: window.name.includes(NAME_MARK)};
}

export function markReload(): void {
  if (!writeStored('sessionStorage', RELOAD_GUARD_KEY, String(Date.now()))) {
    window.name = `${window.name} ${NAME_MARK}`.trim();
  }
}

/** Loads an address from the server; one that is shown already is loaded again. */
function load(address: string): void {
  const target = new URL(address, location.href);
  if (target.href === location.href) location.reload();
  else location.assign(target.href);
}

/** What the shop is by now (build-watch.client): the next navigation loads it. */
export function noteLatestBuild(id: string): void {
  latestBuildId = id;
}

/** From now on the next navigation is a full load: the visitor took back what scripts of others may do. */
export function loadNextPageAnew(): void {
  mustLoadAnew = true;
}

/**
 * Decides about a navigation that has begun: true when the address is being loaded from the server instead (on the next
 * navigation once the build id changes; coverage: page-build-refresh).
 */
export function loadedAnew(address: string, pendingCartChanges: number): boolean {
  const samePage = new URL(address, location.href).pathname === location.pathname;
  if (mustLoadAnew && pendingCartChanges === 0) {
    load(address);
    return true;
  }
  const anew = loadsAnew({
    buildId: __BUILD_ID__,
    latestBuildId,
    pendingCartChanges,
    samePage,
    guard: readGuard(),
    now: Date.now(),
  });
  if (!anew) return false;
  markReload();
  load(address);
  return true;
}

/**
 * The same decision before a navigation begins, for a link that was just pressed: a router that went on would show the new
 * address in the old document, and with that call the load off. Forms go on: what they post must not be lost.
 */
export function loadedInstead(address: string, pendingCartChanges: number): boolean {
  if (pressed?.address !== address || Date.now() - pressed.at > PRESS_COUNTS_MS) return false;
  return loadedAnew(address, pendingCartChanges);
}

/** The address a navigation is on its way to; null once it has arrived. */
export function goingTo(address: string | null): void {
  // Before the first navigation nothing has arrived, and a link pressed during hydration still counts.
  if (address === null && destination !== null) pressed = null;
  destination = address;
}

/** Where the shopper wants to go: as the router says, or, before it has said so, by the link just pressed. */
function wantedAddress(): string | null {
  if (destination !== null) return destination;
  return pressed && Date.now() - pressed.at < PRESS_COUNTS_MS ? pressed.address : null;
}

function mayLoad(): boolean {
  const now = Date.now();
  const isFreshPress = pressed !== null && !pressed.isUsed && now - pressed.at < PRESS_COUNTS_MS;
  if (isFreshPress && pressed) pressed.isUsed = true;
  return mayRecover({isFreshPress, guard: readGuard(), now});
}

/** A script of a former build is gone: goes on to where the shopper wanted to go. */
function recover(): boolean {
  if (!mayLoad()) return false;
  markReload();
  load(wantedAddress() ?? location.href);
  return true;
}

interface NavigationLike extends EventTarget {
  readonly currentEntry?: unknown;
}

/**
 * Failed chunk preloads, ours and the framework's. Vite says so with an event; Remix reloads the present address,
 * which is turned into a load of the one that was asked for.
 */
export function watchFailedChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (recover()) event.preventDefault();
  });
  document.addEventListener(
    'click',
    ({target}: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin) return;
      pressed = {
        address: `${link.pathname}${link.search}${link.hash}`,
        at: Date.now(),
        isUsed: false,
      };
    },
    true,
  );
  const {navigation} = window as {navigation?: NavigationLike};
  navigation?.addEventListener('navigate', (event) => {
    const {navigationType, cancelable, userInitiated} = event as Event & {
      navigationType?: string;
      userInitiated?: boolean;
    };
    // The shopper's own reload is theirs.
    if (navigationType !== 'reload' || userInitiated === true || !cancelable) return;
    const wanted = wantedAddress();
    if (wanted === null) return;
    const target = new URL(wanted, location.href);
    if (target.href === location.href) return;
    event.preventDefault();
    if (mayLoad()) {
      markReload();
      location.assign(target.href);
    }
  });
  if (navigation) return;
  window.addEventListener('pagehide', () => {
    const wanted = wantedAddress();
    if (wanted !== null) writeStored('sessionStorage', DESTINATION_KEY, wanted);
  });
}
