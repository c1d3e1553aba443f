import {nextBuildPollMs, parseBuildManifest} from '~/domain/request/build-refresh';

import {readStored, removeStored} from './browser-storage.client';
import {DESTINATION_KEY, markReload, noteLatestBuild} from './build-refresh.client';

let lastPolledAt = 0;
let timer: number | undefined;
let polling = false;

/** A reload came between the shopper and where they were going: goes on there, once. */
export function goOn(): void {
  const left = readStored('sessionStorage', DESTINATION_KEY);
  removeStored('sessionStorage', DESTINATION_KEY);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (left === null || entry?.type !== 'reload' || !left.startsWith('/')) return;
  markReload();
  location.replace(left);
}

async function ask(): Promise<void> {
  if (polling) return;
  polling = true;
  lastPolledAt = Date.now();
  try {
    const answer = await fetch('/builds/latest.json', {cache: 'no-store'});
    const id = answer.ok ? parseBuildManifest(await answer.json()) : null;
    if (id !== null) noteLatestBuild(id);
  } catch {
    // Offline, or an error page: asked again in five minutes.
  }
  polling = false;
  schedule();
}

function schedule(): void {
  window.clearTimeout(timer);
  const wait = nextBuildPollMs({
    now: Date.now(),
    lastPolledAt,
    visible: document.visibilityState === 'visible',
  });
  if (wait !== null) timer = window.setTimeout(() => void ask(), wait);
}

/** Asks the build manifest every five minutes while the tab is visible (decisions.md). */
export function watchBuilds(): void {
  lastPolledAt = Date.now();
  schedule();
  document.addEventListener('visibilitychange', schedule);
}
