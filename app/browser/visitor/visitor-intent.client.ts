import {watchBuilds} from '~/browser/request/build-watch.client';
import {prefetchDocuments, watchHints, watchIntent} from '~/browser/request/prefetch.client';
import type {VisitorSettings} from '~/domain/visitor/settings';

import * as chat from './chat.client';

let started = false;

/** Starts, once, what is of use to a visitor who has begun to do something. */
export function startForIntent(settings: VisitorSettings): void {
  if (started) return;
  started = true;
  chat.startChat(settings);
  watchIntent(settings.publicPages);
  watchHints();
  prefetchDocuments();
  watchBuilds();
}

export function openChat(settings: VisitorSettings): void {
  startForIntent(settings);
  void chat.openChat();
}
