import {watchBuilds} from '~/browser/request/build-watch.client';
import {prefetchDocuments, watchHints, watchIntent} from '~/browser/request/prefetch.client';
import {PUBLIC_PAGES_META, type VisitorSettings} from '~/domain/visitor/settings';

import * as chat from './chat.client';
import {overlays} from './overlays.client';

let started = false;

/** Patterns of the paths whose pages may be fetched ahead; none where they cannot be had. */
async function publicPages(): Promise<readonly string[]> {
  const page = await overlays().catch(() => null);
  const meta = page?.querySelector<HTMLMetaElement>(`meta[name=${PUBLIC_PAGES_META}]`);
  return meta?.content.split(' ') ?? [];
}

/** Starts, once, what is of use to a visitor who has begun to do something. */
export function startForIntent(settings: VisitorSettings): void {
  if (started) return;
  started = true;
  chat.startChat(settings);
  void publicPages().then(watchIntent);
  watchHints();
  prefetchDocuments();
  watchBuilds();
}

export function openChat(settings: VisitorSettings): void {
  startForIntent(settings);
  void chat.openChat();
}
